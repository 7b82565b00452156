/* Generated from src/chaudron/games/potion_academy by `python3 go.py wire`. */
export interface components {
    schemas: {
        /**
         * Aim
         * @description Combine the effect of one placed card with the target of another, against a player's hand.
         */
        Aim: {
            by: components["schemas"]["Card"];
            on: number;
            through: components["schemas"]["Card"];
            /** @enum {unknown} */
            type: "aim";
        };
        /** AimedTold */
        AimedTold: {
            facts: {
                by: components["schemas"]["CardWord"];
                on: components["schemas"]["SeatWord"];
                seat: components["schemas"]["SeatWord"];
                through: components["schemas"]["CardWord"];
            };
            /** @constant */
            key: "event-aimed";
        };
        /** BeganTold */
        BeganTold: {
            facts: {
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-began";
        };
        /** BuriedCardTold */
        BuriedCardTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-buried-card";
        };
        /** BuriedTold */
        BuriedTold: {
            facts: {
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-buried";
        };
        /**
         * Bury
         * @description Put a card from your hand under the draw pile (ACA-16).
         */
        Bury: {
            card: components["schemas"]["Card"];
            /** @enum {unknown} */
            type: "bury";
        };
        /**
         * Card
         * @description A card, identified by what is printed on it: a potion or none, a target and an effect. No two cards are the same.
         */
        Card: {
            effect: components["schemas"]["Effect"];
            potion: components["schemas"]["Potion"];
            target: components["schemas"]["Target"];
        };
        /**
         * CardFacts
         * @description Facts of a card.
         */
        CardFacts: {
            /** @enum {string} */
            effect: "effect-pickpocket" | "effect-bury" | "effect-smash" | "effect-snatch" | "effect-salvage" | "effect-forage";
            /** @enum {string} */
            potion: "potion-amber" | "potion-azure" | "potion-crimson" | "potion-emerald" | "potion-violet" | "potion-ivory" | "potion-none";
            /** @enum {string} */
            target: "target-neighbours" | "target-left" | "target-right" | "target-two-placed" | "target-hand-2-3" | "target-hand-3" | "target-anyone";
        };
        /**
         * CardShown
         * @description Facts of a card on a rules page.
         */
        CardShown: {
            /** @enum {string} */
            effect: "effect-pickpocket" | "effect-bury" | "effect-smash" | "effect-snatch" | "effect-salvage" | "effect-forage";
            /** @enum {string} */
            potion: "potion-amber" | "potion-azure" | "potion-crimson" | "potion-emerald" | "potion-violet" | "potion-ivory" | "potion-none";
            /** @enum {string} */
            target: "target-neighbours" | "target-left" | "target-right" | "target-two-placed" | "target-hand-2-3" | "target-hand-3" | "target-anyone";
            /** @enum {unknown} */
            used?: "effect" | "target";
        };
        CardWord: {
            facts: {
                effect: components["schemas"]["EffectWord"];
                potion: components["schemas"]["PotionWord"];
                target: components["schemas"]["TargetWord"];
            };
            /** @constant */
            text: "card";
        };
        /**
         * ChooseBuried
         * @description Put a card from your hand under the draw pile, because of your own or somebody else's action (ACA-16).
         */
        ChooseBuried: {
            actor: number;
            must: boolean;
            /** @enum {unknown} */
            type: "choose-buried";
        };
        /**
         * ChooseSalvage
         * @description Take a card from the discard pile (ACA-19).
         */
        ChooseSalvage: {
            must: boolean;
            /** @enum {unknown} */
            type: "choose-salvage";
        };
        /** ClearedTold */
        ClearedTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-cleared";
        };
        /**
         * ClearOne
         * @description Discard one of the placed cards, because there are more than three (ACA-11).
         */
        ClearOne: {
            must: boolean;
            /** @enum {unknown} */
            type: "clear-one";
        };
        /**
         * Colour
         * @description The four colours of the game for two, clockwise (ACA-26).
         * @enum {unknown}
         */
        Colour: "blue" | "green" | "orange" | "red";
        ColourWord: {
            /** @enum {unknown} */
            text: "colour-red" | "colour-blue" | "colour-orange" | "colour-green";
        };
        /**
         * Combination
         * @description A combination of potions that scores (ACA-22).
         * @enum {unknown}
         */
        Combination: "four-different" | "three-alike" | "three-different";
        CombinationWord: {
            /** @enum {unknown} */
            text: "combination-three-different" | "combination-four-different" | "combination-three-alike";
        };
        /** DealtTold */
        DealtTold: {
            facts: {
                cards: components["schemas"]["CardWord"][];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-dealt";
        };
        /**
         * Discard
         * @description Discard a card from your hand, or a placed card when there are too many.
         */
        Discard: {
            card: components["schemas"]["Card"];
            /** @enum {unknown} */
            type: "discard";
        };
        /** DiscardedTold */
        DiscardedTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-discarded";
        };
        /**
         * DiscardFirst
         * @description Choose the card to discard before the first turn; all seats choose at the same time (ACA-4).
         */
        DiscardFirst: {
            must: boolean;
            /** @enum {unknown} */
            type: "discard-first";
        };
        /**
         * DiscardOne
         * @description Discard a card from the hand, after a refill or because there are more than three (ACA-5, ACA-11).
         */
        DiscardOne: {
            must: boolean;
            /** @enum {unknown} */
            type: "discard-one";
        };
        /**
         * Done
         * @description Do nothing more: no action, no scoring.
         */
        Done: {
            /** @enum {unknown} */
            type: "done";
        };
        /** DrewOneTold */
        DrewOneTold: {
            facts: {
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-drew-one";
        };
        /** DrewTold */
        DrewTold: {
            facts: {
                cards: components["schemas"]["CardWord"][];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-drew";
        };
        /** DroppedTold */
        DroppedTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-dropped";
        };
        /**
         * Effect
         * @description What an action does (ACA-15 to ACA-20).
         * @enum {unknown}
         */
        Effect: "bury" | "forage" | "pickpocket" | "salvage" | "smash" | "snatch";
        /**
         * EffectFacts
         * @description Facts of the effect of a placed card.
         */
        EffectFacts: {
            /** @enum {string} */
            name: "effect-pickpocket" | "effect-bury" | "effect-smash" | "effect-snatch" | "effect-salvage" | "effect-forage";
            /** @enum {unknown} */
            used: "no" | "yes";
        };
        EffectWord: {
            /** @enum {unknown} */
            text: "effect-pickpocket" | "effect-bury" | "effect-smash" | "effect-snatch" | "effect-salvage" | "effect-forage";
        };
        /** EndedTold */
        EndedTold: {
            facts: {
                /** @enum {unknown} */
                cut: "yes" | "no";
                /** @enum {unknown} */
                tied: "yes" | "no";
                winners: components["schemas"]["SeatWord"][];
            };
            /** @constant */
            key: "event-ended";
        };
        /** FirstDiscardTold */
        FirstDiscardTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-first-discard";
        };
        /** FizzledTold */
        FizzledTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-fizzled";
        };
        /**
         * FollowUp
         * @description After placing a card: trigger an action that uses it, score a combination, or do neither (ACA-6).
         */
        FollowUp: {
            card: components["schemas"]["Card"];
            must: boolean;
            /** @enum {unknown} */
            type: "follow-up";
        };
        /** ForagedTold */
        ForagedTold: {
            facts: {
                count: number;
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-foraged";
        };
        /**
         * Hit
         * @description Combine the effect of one placed card with the target of another, against a card that a player has placed.
         */
        Hit: {
            by: components["schemas"]["Card"];
            card: components["schemas"]["Card"];
            on: number;
            through: components["schemas"]["Card"];
            /** @enum {unknown} */
            type: "hit";
        };
        /**
         * KeepOne
         * @description Keep one of the two cards drawn (ACA-20).
         */
        KeepOne: {
            must: boolean;
            /** @enum {unknown} */
            type: "keep-one";
        };
        /** KeptTold */
        KeptTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-kept";
        };
        /** LookedTold */
        LookedTold: {
            facts: {
                cards: components["schemas"]["CardWord"][];
                on: components["schemas"]["SeatWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-looked";
        };
        /**
         * MayScore
         * @description At the end of the turn: score a combination or not (ACA-10).
         */
        MayScore: {
            must: boolean;
            /** @enum {unknown} */
            type: "may-score";
        };
        /**
         * Near
         * @description How near the placed cards of a colour are to a combination that scores for it (ACA-22, ACA-36).
         */
        Near: {
            colour: number;
            combination: components["schemas"]["Combination"];
            of: number;
            potions: components["schemas"]["Potion"][];
        };
        /**
         * NoFacts
         * @description The empty set of facts.
         */
        NoFacts: Record<string, never>;
        /** OpenedTold */
        OpenedTold: {
            facts: {
                cards: components["schemas"]["CardWord"][];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-opened";
        };
        /**
         * PickCard
         * @description Take a card from the hand you are looking at (ACA-15).
         */
        PickCard: {
            must: boolean;
            on: number;
            /** @enum {unknown} */
            type: "pick-card";
        };
        /** PickedCardTold */
        PickedCardTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                on: components["schemas"]["SeatWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-picked-card";
        };
        /** PickedTold */
        PickedTold: {
            facts: {
                on: components["schemas"]["SeatWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-picked";
        };
        /**
         * Place
         * @description Place a card from your hand (ACA-6).
         */
        Place: {
            card: components["schemas"]["Card"];
            /** @enum {unknown} */
            type: "place";
        };
        /**
         * PlacedFacts
         * @description Facts of the placed cards of a colour.
         */
        PlacedFacts: {
            alike: number;
            alike_of: number;
            /** @enum {string} */
            colour: "colour-red" | "colour-blue" | "colour-orange" | "colour-green" | "none";
            different: number;
            different_of: number;
            goal: number;
            points: number;
            /** @enum {string} */
            potion: "potion-amber" | "potion-azure" | "potion-crimson" | "potion-emerald" | "potion-violet" | "potion-ivory" | "potion-none";
        };
        /** PlacedTold */
        PlacedTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-placed";
        };
        /**
         * Potion
         * @description The potion on a card; some cards have none.
         * @enum {unknown}
         */
        Potion: "amber" | "azure" | "crimson" | "emerald" | "ivory" | "none" | "violet";
        PotionWord: {
            /** @enum {unknown} */
            text: "potion-amber" | "potion-azure" | "potion-crimson" | "potion-emerald" | "potion-violet" | "potion-ivory" | "potion-none";
        };
        /**
         * Refill
         * @description Draw until you hold four cards, then discard one (ACA-5).
         */
        Refill: {
            /** @enum {unknown} */
            type: "refill";
        };
        /** RefilledTold */
        RefilledTold: {
            facts: {
                count: number;
                /** @enum {unknown} */
                forced: "yes" | "no";
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-refilled";
        };
        /** RejectedTold */
        RejectedTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-rejected";
        };
        /** ReplacedTold */
        ReplacedTold: {
            facts: {
                by: components["schemas"]["CardWord"];
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-replaced";
        };
        /** ReshuffledTold */
        ReshuffledTold: {
            facts: {
                count: number;
            };
            /** @constant */
            key: "event-reshuffled";
        };
        Said: {
            asks: components["schemas"]["DiscardFirst"] | components["schemas"]["TakeTurn"] | components["schemas"]["FollowUp"] | components["schemas"]["MayScore"] | components["schemas"]["DiscardOne"] | components["schemas"]["ClearOne"] | components["schemas"]["PickCard"] | components["schemas"]["ChooseBuried"] | components["schemas"]["ChooseSalvage"] | components["schemas"]["KeepOne"];
            events: components["schemas"]["BeganTold"] | components["schemas"]["DealtTold"] | components["schemas"]["SetAsideTold"] | components["schemas"]["SetCardAsideTold"] | components["schemas"]["FirstDiscardTold"] | components["schemas"]["TurnBeganTold"] | components["schemas"]["RefilledTold"] | components["schemas"]["DrewTold"] | components["schemas"]["ReshuffledTold"] | components["schemas"]["DiscardedTold"] | components["schemas"]["ClearedTold"] | components["schemas"]["PlacedTold"] | components["schemas"]["UsedTold"] | components["schemas"]["AimedTold"] | components["schemas"]["LookedTold"] | components["schemas"]["PickedTold"] | components["schemas"]["PickedCardTold"] | components["schemas"]["BuriedTold"] | components["schemas"]["BuriedCardTold"] | components["schemas"]["DrewOneTold"] | components["schemas"]["SmashedTold"] | components["schemas"]["SnatchedTold"] | components["schemas"]["SalvagedTold"] | components["schemas"]["ForagedTold"] | components["schemas"]["KeptTold"] | components["schemas"]["RejectedTold"] | components["schemas"]["ScoredTold"] | components["schemas"]["OpenedTold"] | components["schemas"]["ReplacedTold"] | components["schemas"]["TurnedTold"] | components["schemas"]["TurnedBlankTold"] | components["schemas"]["TurnedNewTold"] | components["schemas"]["TriggeredTold"] | components["schemas"]["FizzledTold"] | components["schemas"]["DroppedTold"] | components["schemas"]["EndedTold"];
            faces: {
                card: components["schemas"]["CardFacts"];
                "say-done": components["schemas"]["NoFacts"];
                "say-refill": components["schemas"]["NoFacts"];
                "say-score-four-different": components["schemas"]["NoFacts"];
                "say-score-three-alike": components["schemas"]["NoFacts"];
                "say-score-three-different": components["schemas"]["NoFacts"];
                "symbol-effect": components["schemas"]["EffectFacts"];
                "symbol-target": components["schemas"]["TargetFacts"];
            };
            facts: components["schemas"]["TableFacts"];
            moves: components["schemas"]["Discard"] | components["schemas"]["Refill"] | components["schemas"]["Place"] | components["schemas"]["Use"] | components["schemas"]["Aim"] | components["schemas"]["Hit"] | components["schemas"]["Score"] | components["schemas"]["Take"] | components["schemas"]["Bury"] | components["schemas"]["Done"];
            options: {
                "alike-four": boolean;
                cards: string | null;
                cut: number;
                easier: boolean;
                "to-six": boolean;
            };
            things: {
                card: components["schemas"]["CardShown"];
                "effect-bury": components["schemas"]["NoFacts"];
                "effect-forage": components["schemas"]["NoFacts"];
                "effect-pickpocket": components["schemas"]["NoFacts"];
                "effect-salvage": components["schemas"]["NoFacts"];
                "effect-smash": components["schemas"]["NoFacts"];
                "effect-snatch": components["schemas"]["NoFacts"];
                "potion-amber": components["schemas"]["NoFacts"];
                "potion-azure": components["schemas"]["NoFacts"];
                "potion-crimson": components["schemas"]["NoFacts"];
                "potion-emerald": components["schemas"]["NoFacts"];
                "potion-ivory": components["schemas"]["NoFacts"];
                "potion-violet": components["schemas"]["NoFacts"];
                "say-done": components["schemas"]["NoFacts"];
                "say-refill": components["schemas"]["NoFacts"];
                "say-score-four-different": components["schemas"]["NoFacts"];
                "say-score-three-alike": components["schemas"]["NoFacts"];
                "say-score-three-different": components["schemas"]["NoFacts"];
                "symbol-effect": components["schemas"]["EffectFacts"];
                "symbol-target": components["schemas"]["TargetFacts"];
                "target-anyone": components["schemas"]["NoFacts"];
                "target-hand-2-3": components["schemas"]["NoFacts"];
                "target-hand-3": components["schemas"]["NoFacts"];
                "target-left": components["schemas"]["NoFacts"];
                "target-neighbours": components["schemas"]["NoFacts"];
                "target-right": components["schemas"]["NoFacts"];
                "target-two-placed": components["schemas"]["NoFacts"];
            };
            zones: {
                aside: components["schemas"]["NoFacts"];
                discard: components["schemas"]["NoFacts"];
                drawn: components["schemas"]["NoFacts"];
                hand: components["schemas"]["NoFacts"];
                pile: components["schemas"]["NoFacts"];
                placed: components["schemas"]["PlacedFacts"];
                sayings: components["schemas"]["NoFacts"];
                seen: components["schemas"]["NoFacts"];
                symbols: components["schemas"]["NoFacts"];
                tokens: components["schemas"]["NoFacts"];
            };
        };
        /** SalvagedTold */
        SalvagedTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-salvaged";
        };
        /**
         * Score
         * @description Score a combination and take one of its cards back (ACA-10, ACA-23).
         */
        Score: {
            combination: components["schemas"]["Combination"];
            keep: components["schemas"]["Card"];
            /** @enum {unknown} */
            type: "score";
        };
        /** ScoredTold */
        ScoredTold: {
            facts: {
                combination: components["schemas"]["CombinationWord"];
                discarded: components["schemas"]["CardWord"][];
                kept: components["schemas"]["CardWord"][];
                points: number;
                seat: components["schemas"]["SeatWord"];
                total: number;
            };
            /** @constant */
            key: "event-scored";
        };
        /**
         * Scoring
         * @description A combination and what it scores (ACA-22, ACA-25).
         */
        Scoring: {
            alike: boolean;
            combination: components["schemas"]["Combination"];
            points: number;
            potions: number;
        };
        SeatWord: {
            seat: number;
        };
        /** SetAsideTold */
        SetAsideTold: {
            facts: {
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-set-aside";
        };
        /** SetCardAsideTold */
        SetCardAsideTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-set-card-aside";
        };
        /** SmashedTold */
        SmashedTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                on: components["schemas"]["SeatWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-smashed";
        };
        /** SnatchedTold */
        SnatchedTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                on: components["schemas"]["SeatWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-snatched";
        };
        /**
         * TableFacts
         * @description Facts of the whole table.
         */
        TableFacts: {
            colour: number;
            goal: number;
            near: components["schemas"]["Near"][];
            /** @enum {unknown} */
            phase: "bury" | "clear" | "discard" | "first" | "keep" | "over" | "pick" | "placed" | "refilled" | "salvage" | "score" | "turn";
            places: number;
            scoring: components["schemas"]["Scoring"][];
            turns: number;
        };
        /**
         * Take
         * @description Take a card into your hand: from the hand you are looking at, from the discard pile, or from the cards drawn.
         */
        Take: {
            card: components["schemas"]["Card"];
            /** @enum {unknown} */
            type: "take";
        };
        /**
         * TakeTurn
         * @description Refill, place a card or trigger an action; or score first. In the game for two, `colour` is the colour to play for.
         */
        TakeTurn: {
            colour: components["schemas"]["Colour"] | null;
            must: boolean;
            /** @enum {unknown} */
            type: "take-turn";
        };
        /**
         * Target
         * @description Whom an action may reach (ACA-13).
         * @enum {unknown}
         */
        Target: "anyone" | "hand-2-3" | "hand-3" | "left" | "neighbours" | "right" | "two-placed";
        /**
         * TargetFacts
         * @description Facts of the target of a placed card.
         */
        TargetFacts: {
            /** @enum {string} */
            name: "target-neighbours" | "target-left" | "target-right" | "target-two-placed" | "target-hand-2-3" | "target-hand-3" | "target-anyone";
            reach: number;
            /** @enum {unknown} */
            used: "no" | "yes";
        };
        TargetWord: {
            /** @enum {unknown} */
            text: "target-neighbours" | "target-left" | "target-right" | "target-two-placed" | "target-hand-2-3" | "target-hand-3" | "target-anyone";
        };
        /** TriggeredTold */
        TriggeredTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-triggered";
        };
        /** TurnBeganTold */
        TurnBeganTold: {
            facts: {
                colour: components["schemas"]["ColourWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-turn-began";
        };
        /** TurnedBlankTold */
        TurnedBlankTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-turned-blank";
        };
        /** TurnedNewTold */
        TurnedNewTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-turned-new";
        };
        /** TurnedTold */
        TurnedTold: {
            facts: {
                card: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-turned";
        };
        /**
         * Use
         * @description Use the effect of a placed card that needs no target (ACA-8).
         */
        Use: {
            by: components["schemas"]["Card"];
            /** @enum {unknown} */
            type: "use";
        };
        /** UsedTold */
        UsedTold: {
            facts: {
                by: components["schemas"]["CardWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-used";
        };
    };
}
export type Aim = components['schemas']['Aim'];
export type AimedTold = components['schemas']['AimedTold'];
export type BeganTold = components['schemas']['BeganTold'];
export type BuriedCardTold = components['schemas']['BuriedCardTold'];
export type BuriedTold = components['schemas']['BuriedTold'];
export type Bury = components['schemas']['Bury'];
export type Card = components['schemas']['Card'];
export type CardFacts = components['schemas']['CardFacts'];
export type CardShown = components['schemas']['CardShown'];
export type CardWord = components['schemas']['CardWord'];
export type ChooseBuried = components['schemas']['ChooseBuried'];
export type ChooseSalvage = components['schemas']['ChooseSalvage'];
export type ClearedTold = components['schemas']['ClearedTold'];
export type ClearOne = components['schemas']['ClearOne'];
export type Colour = components['schemas']['Colour'];
export type ColourWord = components['schemas']['ColourWord'];
export type Combination = components['schemas']['Combination'];
export type CombinationWord = components['schemas']['CombinationWord'];
export type DealtTold = components['schemas']['DealtTold'];
export type Discard = components['schemas']['Discard'];
export type DiscardedTold = components['schemas']['DiscardedTold'];
export type DiscardFirst = components['schemas']['DiscardFirst'];
export type DiscardOne = components['schemas']['DiscardOne'];
export type Done = components['schemas']['Done'];
export type DrewOneTold = components['schemas']['DrewOneTold'];
export type DrewTold = components['schemas']['DrewTold'];
export type DroppedTold = components['schemas']['DroppedTold'];
export type Effect = components['schemas']['Effect'];
export type EffectFacts = components['schemas']['EffectFacts'];
export type EffectWord = components['schemas']['EffectWord'];
export type EndedTold = components['schemas']['EndedTold'];
export type FirstDiscardTold = components['schemas']['FirstDiscardTold'];
export type FizzledTold = components['schemas']['FizzledTold'];
export type FollowUp = components['schemas']['FollowUp'];
export type ForagedTold = components['schemas']['ForagedTold'];
export type Hit = components['schemas']['Hit'];
export type KeepOne = components['schemas']['KeepOne'];
export type KeptTold = components['schemas']['KeptTold'];
export type LookedTold = components['schemas']['LookedTold'];
export type MayScore = components['schemas']['MayScore'];
export type Near = components['schemas']['Near'];
export type NoFacts = components['schemas']['NoFacts'];
export type OpenedTold = components['schemas']['OpenedTold'];
export type PickCard = components['schemas']['PickCard'];
export type PickedCardTold = components['schemas']['PickedCardTold'];
export type PickedTold = components['schemas']['PickedTold'];
export type Place = components['schemas']['Place'];
export type PlacedFacts = components['schemas']['PlacedFacts'];
export type PlacedTold = components['schemas']['PlacedTold'];
export type Potion = components['schemas']['Potion'];
export type PotionWord = components['schemas']['PotionWord'];
export type Refill = components['schemas']['Refill'];
export type RefilledTold = components['schemas']['RefilledTold'];
export type RejectedTold = components['schemas']['RejectedTold'];
export type ReplacedTold = components['schemas']['ReplacedTold'];
export type ReshuffledTold = components['schemas']['ReshuffledTold'];
export type Said = components['schemas']['Said'];
export type SalvagedTold = components['schemas']['SalvagedTold'];
export type Score = components['schemas']['Score'];
export type ScoredTold = components['schemas']['ScoredTold'];
export type Scoring = components['schemas']['Scoring'];
export type SeatWord = components['schemas']['SeatWord'];
export type SetAsideTold = components['schemas']['SetAsideTold'];
export type SetCardAsideTold = components['schemas']['SetCardAsideTold'];
export type SmashedTold = components['schemas']['SmashedTold'];
export type SnatchedTold = components['schemas']['SnatchedTold'];
export type TableFacts = components['schemas']['TableFacts'];
export type Take = components['schemas']['Take'];
export type TakeTurn = components['schemas']['TakeTurn'];
export type Target = components['schemas']['Target'];
export type TargetFacts = components['schemas']['TargetFacts'];
export type TargetWord = components['schemas']['TargetWord'];
export type TriggeredTold = components['schemas']['TriggeredTold'];
export type TurnBeganTold = components['schemas']['TurnBeganTold'];
export type TurnedBlankTold = components['schemas']['TurnedBlankTold'];
export type TurnedNewTold = components['schemas']['TurnedNewTold'];
export type TurnedTold = components['schemas']['TurnedTold'];
export type Use = components['schemas']['Use'];
export type UsedTold = components['schemas']['UsedTold'];
