/* Generated from src/chaudron/games/poison by `python3 go.py wire`. */
export interface components {
    schemas: {
        /** BoiledOverTold */
        BoiledOverTold: {
            facts: {
                cards: components["schemas"]["CardWord"][];
                cauldron: number;
                /** @enum {unknown} */
                listed: "yes" | "no";
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-boiled-over";
        };
        /**
         * Card
         * @description A kind of card; equal cards are equal. `number` is its place in the deck's tables.
         * @enum {unknown}
         */
        Card: "blue-1" | "blue-2" | "blue-4" | "blue-5" | "blue-7" | "poison" | "purple-1" | "purple-2" | "purple-4" | "purple-5" | "purple-7" | "red-1" | "red-2" | "red-4" | "red-5" | "red-7";
        CardWord: {
            /** @enum {unknown} */
            text: "card-red-1" | "card-red-2" | "card-red-4" | "card-red-5" | "card-red-7" | "card-blue-1" | "card-blue-2" | "card-blue-4" | "card-blue-5" | "card-blue-7" | "card-purple-1" | "card-purple-2" | "card-purple-4" | "card-purple-5" | "card-purple-7" | "card-poison";
        };
        /**
         * CauldronFacts
         * @description Facts of a cauldron.
         */
        CauldronFacts: {
            /** @enum {string} */
            colour: "colour-red" | "colour-blue" | "colour-purple" | "colour-none";
            limit: number;
            number: number;
            total: number;
        };
        /**
         * CauldronShown
         * @description Facts of a cauldron on a rules page.
         */
        CauldronShown: {
            cards?: string;
            /** @enum {string} */
            colour: "colour-red" | "colour-blue" | "colour-purple" | "colour-none";
            limit: number;
            number: number;
            poison: number;
            total: number;
        };
        ColourWord: {
            /** @enum {unknown} */
            text: "colour-red" | "colour-blue" | "colour-purple";
        };
        /** DealtTold */
        DealtTold: {
            facts: {
                dealer: components["schemas"]["SeatWord"];
                round: number;
                rounds: number;
                starter: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-dealt";
        };
        /** DrewCardTold */
        DrewCardTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-drew-card";
        };
        /** DrewTold */
        DrewTold: {
            facts: {
                left: number;
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-drew";
        };
        /** GameEndedTold */
        GameEndedTold: {
            facts: {
                total: number;
                winners: components["schemas"]["SeatWord"][];
            };
            /** @constant */
            key: "event-game-ended";
        };
        /**
         * NoFacts
         * @description The empty set of facts.
         */
        NoFacts: Record<string, never>;
        /**
         * Play
         * @description Choose a card and a cauldron.
         */
        Play: {
            must: boolean;
            /** @enum {unknown} */
            type: "play";
        };
        /**
         * PoisonShown
         * @description Facts of a Poison card on a rules page.
         */
        PoisonShown: {
            value: number;
        };
        /**
         * Pour
         * @description Play a card from your hand into a cauldron.
         */
        Pour: {
            card: components["schemas"]["Card"];
            cauldron: number;
            /** @enum {unknown} */
            type: "pour";
        };
        /** PouredTold */
        PouredTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                cauldron: number;
                /** @enum {unknown} */
                forced: "yes" | "no";
                seat: components["schemas"]["SeatWord"];
                total: number;
            };
            /** @constant */
            key: "event-poured";
        };
        /** ReceivedTold */
        ReceivedTold: {
            facts: {
                cards: components["schemas"]["CardWord"][];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-received";
        };
        /** RoundEndedTold */
        RoundEndedTold: {
            facts: {
                round: number;
            };
            /** @constant */
            key: "event-round-ended";
        };
        Said: {
            asks: components["schemas"]["Play"];
            events: components["schemas"]["DealtTold"] | components["schemas"]["ReceivedTold"] | components["schemas"]["PouredTold"] | components["schemas"]["BoiledOverTold"] | components["schemas"]["DrewTold"] | components["schemas"]["DrewCardTold"] | components["schemas"]["RoundEndedTold"] | components["schemas"]["ScoredTold"] | components["schemas"]["GameEndedTold"];
            faces: {
                "card-blue-1": components["schemas"]["NoFacts"];
                "card-blue-2": components["schemas"]["NoFacts"];
                "card-blue-4": components["schemas"]["NoFacts"];
                "card-blue-5": components["schemas"]["NoFacts"];
                "card-blue-7": components["schemas"]["NoFacts"];
                "card-poison": components["schemas"]["NoFacts"];
                "card-purple-1": components["schemas"]["NoFacts"];
                "card-purple-2": components["schemas"]["NoFacts"];
                "card-purple-4": components["schemas"]["NoFacts"];
                "card-purple-5": components["schemas"]["NoFacts"];
                "card-purple-7": components["schemas"]["NoFacts"];
                "card-red-1": components["schemas"]["NoFacts"];
                "card-red-2": components["schemas"]["NoFacts"];
                "card-red-4": components["schemas"]["NoFacts"];
                "card-red-5": components["schemas"]["NoFacts"];
                "card-red-7": components["schemas"]["NoFacts"];
            };
            facts: components["schemas"]["TableFacts"];
            moves: components["schemas"]["Pour"];
            options: {
                "draw-pile": boolean;
                "memory-aid": boolean;
            };
            things: {
                "card-blue-1": components["schemas"]["NoFacts"];
                "card-blue-2": components["schemas"]["NoFacts"];
                "card-blue-4": components["schemas"]["NoFacts"];
                "card-blue-5": components["schemas"]["NoFacts"];
                "card-blue-7": components["schemas"]["NoFacts"];
                "card-poison": components["schemas"]["PoisonShown"];
                "card-purple-1": components["schemas"]["NoFacts"];
                "card-purple-2": components["schemas"]["NoFacts"];
                "card-purple-4": components["schemas"]["NoFacts"];
                "card-purple-5": components["schemas"]["NoFacts"];
                "card-purple-7": components["schemas"]["NoFacts"];
                "card-red-1": components["schemas"]["NoFacts"];
                "card-red-2": components["schemas"]["NoFacts"];
                "card-red-4": components["schemas"]["NoFacts"];
                "card-red-5": components["schemas"]["NoFacts"];
                "card-red-7": components["schemas"]["NoFacts"];
                "colour-blue": components["schemas"]["NoFacts"];
                "colour-purple": components["schemas"]["NoFacts"];
                "colour-red": components["schemas"]["NoFacts"];
                "zone-cauldron": components["schemas"]["CauldronShown"];
            };
            zones: {
                aside: components["schemas"]["NoFacts"];
                cauldron: components["schemas"]["CauldronFacts"];
                hand: components["schemas"]["NoFacts"];
                stock: components["schemas"]["NoFacts"];
                taken: components["schemas"]["NoFacts"];
            };
        };
        /** ScoredTold */
        ScoredTold: {
            facts: {
                blue: number;
                points: number;
                poison: number;
                purple: number;
                red: number;
                seat: components["schemas"]["SeatWord"];
                spared: components["schemas"]["ColourWord"][];
                total: number;
            };
            /** @constant */
            key: "event-scored";
        };
        SeatWord: {
            seat: number;
        };
        /**
         * TableFacts
         * @description Facts of the whole table.
         */
        TableFacts: {
            dealer: number;
            poison: number;
            poison_points: number;
            potion_points: number;
            round: number;
        };
    };
}
export type BoiledOverTold = components['schemas']['BoiledOverTold'];
export type Card = components['schemas']['Card'];
export type CardWord = components['schemas']['CardWord'];
export type CauldronFacts = components['schemas']['CauldronFacts'];
export type CauldronShown = components['schemas']['CauldronShown'];
export type ColourWord = components['schemas']['ColourWord'];
export type DealtTold = components['schemas']['DealtTold'];
export type DrewCardTold = components['schemas']['DrewCardTold'];
export type DrewTold = components['schemas']['DrewTold'];
export type GameEndedTold = components['schemas']['GameEndedTold'];
export type NoFacts = components['schemas']['NoFacts'];
export type Play = components['schemas']['Play'];
export type PoisonShown = components['schemas']['PoisonShown'];
export type Pour = components['schemas']['Pour'];
export type PouredTold = components['schemas']['PouredTold'];
export type ReceivedTold = components['schemas']['ReceivedTold'];
export type RoundEndedTold = components['schemas']['RoundEndedTold'];
export type Said = components['schemas']['Said'];
export type ScoredTold = components['schemas']['ScoredTold'];
export type SeatWord = components['schemas']['SeatWord'];
export type TableFacts = components['schemas']['TableFacts'];
