/* Generated from src/chaudron/games/wie_verhext by `python3 go.py wire`. */
export interface components {
    schemas: {
        /**
         * AnswerCall
         * @description Choose between the action and the favour, holding the role that was called.
         */
        AnswerCall: {
            holder: number;
            must: boolean;
            role: components["schemas"]["Role"];
            /** @enum {unknown} */
            type: "answer-call";
        };
        /**
         * Brew
         * @description Pay for the top card of a pile and take it; `extra` is the drop given for a vial, if any.
         */
        Brew: {
            extra: components["schemas"]["Good"][];
            give: components["schemas"]["Good"][];
            pile: components["schemas"]["Pile"];
            /** @enum {unknown} */
            type: "brew";
        };
        /** BrewedTold */
        BrewedTold: {
            facts: {
                extra: components["schemas"]["GoodWord"][];
                give: components["schemas"]["GoodWord"][];
                pile: components["schemas"]["PileWord"];
                points: number;
                /** @enum {unknown} */
                raven: "yes" | "no";
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-brewed";
        };
        /**
         * Call
         * @description Start a trick: "I am …!".
         */
        Call: {
            role: components["schemas"]["Role"];
            /** @enum {unknown} */
            type: "call";
        };
        /** CalledTold */
        CalledTold: {
            facts: {
                /** @enum {unknown} */
                forced: "yes" | "no";
                role: components["schemas"]["RoleWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-called";
        };
        /**
         * CallRole
         * @description Start a trick.
         */
        CallRole: {
            must: boolean;
            /** @enum {unknown} */
            type: "call-role";
        };
        /**
         * CauldronFacts
         * @description Facts of a cauldron.
         */
        CauldronFacts: {
            /** @enum {string} */
            keeper: "wolf-keeper" | "snake-hunter" | "herb-gatherer" | "alchemist" | "fortune-teller" | "assistant" | "wizard" | "witch" | "druid" | "cutpurse" | "begging-monk" | "warlock";
        };
        /**
         * Choose
         * @description Take these roles into your hand for the round.
         */
        Choose: {
            roles: components["schemas"]["Role"][];
            /** @enum {unknown} */
            type: "choose";
        };
        /**
         * ChooseRoles
         * @description Choose the roles of the round, in secret; all seats choose at the same time.
         */
        ChooseRoles: {
            count: number;
            must: boolean;
            /** @enum {unknown} */
            type: "choose-roles";
        };
        /** ChoseRolesTold */
        ChoseRolesTold: {
            facts: {
                roles: components["schemas"]["RoleWord"][];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-chose-roles";
        };
        /** ChoseTold */
        ChoseTold: {
            facts: {
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-chose";
        };
        /**
         * Claim
         * @description Follow, and take over the action: "No, I am …!".
         */
        Claim: {
            /** @enum {unknown} */
            type: "claim";
        };
        /** ClaimedTold */
        ClaimedTold: {
            facts: {
                loser: components["schemas"]["SeatWord"];
                role: components["schemas"]["RoleWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-claimed";
        };
        /**
         * Collect
         * @description Have everybody else contribute to a shelf.
         */
        Collect: {
            /** @enum {unknown} */
            type: "collect";
        };
        /** CollectedTold */
        CollectedTold: {
            facts: {
                cost: number;
                pile: components["schemas"]["PileWord"];
                seat: components["schemas"]["SeatWord"];
                there: number;
            };
            /** @constant */
            key: "event-collected";
        };
        /** ContributedTold */
        ContributedTold: {
            facts: {
                goods: components["schemas"]["GoodWord"][];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-contributed";
        };
        /**
         * Decline
         * @description Decline: neither give nor receive.
         */
        Decline: {
            /** @enum {unknown} */
            type: "decline";
        };
        /** DeclinedTold */
        DeclinedTold: {
            facts: {
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-declined";
        };
        /**
         * Deed
         * @description What is given and received for an action or a favour, besides the cost of a pile's top card.
         */
        Deed: {
            get: components["schemas"]["Some"][];
            give: components["schemas"]["Some"][];
        };
        /**
         * Deeds
         * @description What a role does (WIE-18 to WIE-30).
         */
        Deeds: {
            action: components["schemas"]["Deed"];
            favour: components["schemas"]["Deed"];
            role: components["schemas"]["Role"];
        };
        /**
         * Favour
         * @description Follow, and settle for the favour: "So be it".
         */
        Favour: {
            /** @enum {unknown} */
            type: "favour";
        };
        /** FavouredTold */
        FavouredTold: {
            facts: {
                role: components["schemas"]["RoleWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-favoured";
        };
        /** GameEndedTold */
        GameEndedTold: {
            facts: {
                /** @enum {unknown} */
                tied: "yes" | "no";
                total: number;
                winners: components["schemas"]["SeatWord"][];
            };
            /** @constant */
            key: "event-game-ended";
        };
        /**
         * Give
         * @description Contribute these drops to the ingredient shelf.
         */
        Give: {
            drops: components["schemas"]["Good"][];
            /** @enum {unknown} */
            type: "give";
        };
        /**
         * GiveDrops
         * @description Choose the drops to contribute.
         */
        GiveDrops: {
            collector: number;
            count: number;
            must: boolean;
            /** @enum {unknown} */
            type: "give-drops";
        };
        /**
         * GoldShelfFacts
         * @description Facts of the gold shelf.
         */
        GoldShelfFacts: {
            /** @enum {string} */
            keeper: "wolf-keeper" | "snake-hunter" | "herb-gatherer" | "alchemist" | "fortune-teller" | "assistant" | "wizard" | "witch" | "druid" | "cutpurse" | "begging-monk" | "warlock";
            there: number;
        };
        /**
         * Good
         * @description What a seat can own: drops of three colours, gold, vials.
         * @enum {unknown}
         */
        Good: "gold" | "green" | "red" | "vial" | "white";
        /**
         * GoodsFacts
         * @description Facts of what a seat owns.
         */
        GoodsFacts: {
            gold: number;
            green: number;
            red: number;
            white: number;
        };
        GoodWord: {
            /** @enum {unknown} */
            text: "good-red" | "good-white" | "good-green" | "good-gold" | "good-vial";
        };
        /**
         * IngredientShelfFacts
         * @description Facts of the ingredient shelf.
         */
        IngredientShelfFacts: {
            green: number;
            /** @enum {string} */
            keeper: "wolf-keeper" | "snake-hunter" | "herb-gatherer" | "alchemist" | "fortune-teller" | "assistant" | "wizard" | "witch" | "druid" | "cutpurse" | "begging-monk" | "warlock";
            red: number;
            there: number;
            white: number;
        };
        /** MissedTold */
        MissedTold: {
            facts: {
                role: components["schemas"]["RoleWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-missed";
        };
        /**
         * NoFacts
         * @description The empty set of facts.
         */
        NoFacts: Record<string, never>;
        ParchmentWord: {
            /** @enum {unknown} */
            text: "parchment-copia" | "parchment-optio" | "parchment-herba" | "parchment-lupus" | "parchment-serpens" | "parchment-magus" | "parchment-sanatio" | "parchment-strix";
        };
        /** PassedTold */
        PassedTold: {
            facts: {
                seats: components["schemas"]["SeatWord"][];
            };
            /** @constant */
            key: "event-passed";
        };
        /**
         * Pile
         * @description The five piles of potions: three cauldrons, two shelves.
         * @enum {unknown}
         */
        Pile: "copper" | "gold-shelf" | "ingredient-shelf" | "iron" | "silver";
        PileWord: {
            /** @enum {unknown} */
            text: "pile-copper" | "pile-iron" | "pile-silver" | "pile-gold-shelf" | "pile-ingredient-shelf";
        };
        /**
         * PotionFacts
         * @description Facts of a potion: everything printed on it.
         */
        PotionFacts: {
            drops: number;
            gold: number;
            green: number;
            points: number;
            /** @enum {unknown} */
            raven: "no" | "yes";
            red: number;
            white: number;
        };
        /**
         * PotionsFacts
         * @description Facts of the potions that a seat has taken.
         */
        PotionsFacts: {
            ravens: number;
            vials: number | "?";
        };
        /**
         * Reckoned
         * @description What a seat's things are worth at the end (WIE-37).
         */
        Reckoned: {
            cards: number;
            goods: number;
            potions: number;
            seat: number;
            total: number;
            vials: number;
        };
        /**
         * Role
         * @description The twelve roles that everyone has.
         * @enum {unknown}
         */
        Role: "alchemist" | "assistant" | "begging-monk" | "cutpurse" | "druid" | "fortune-teller" | "herb-gatherer" | "snake-hunter" | "warlock" | "witch" | "wizard" | "wolf-keeper";
        RoleWord: {
            /** @enum {unknown} */
            text: "role-wolf-keeper" | "role-snake-hunter" | "role-herb-gatherer" | "role-alchemist" | "role-fortune-teller" | "role-assistant" | "role-wizard" | "role-witch" | "role-druid" | "role-cutpurse" | "role-begging-monk" | "role-warlock";
        };
        /** RoundBeganTold */
        RoundBeganTold: {
            facts: {
                banned: components["schemas"]["RoleWord"][];
                parchment: components["schemas"]["ParchmentWord"];
                round: number;
                starter: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-round-began";
        };
        /** RoundEndedTold */
        RoundEndedTold: {
            facts: {
                ravens: number;
                round: number;
            };
            /** @constant */
            key: "event-round-ended";
        };
        Said: {
            asks: components["schemas"]["ChooseRoles"] | components["schemas"]["CallRole"] | components["schemas"]["AnswerCall"] | components["schemas"]["UseAction"] | components["schemas"]["UseFavour"] | components["schemas"]["TakeCard"] | components["schemas"]["GiveDrops"];
            events: components["schemas"]["RoundBeganTold"] | components["schemas"]["ChoseTold"] | components["schemas"]["ChoseRolesTold"] | components["schemas"]["CalledTold"] | components["schemas"]["PassedTold"] | components["schemas"]["ClaimedTold"] | components["schemas"]["FavouredTold"] | components["schemas"]["TradedTold"] | components["schemas"]["BrewedTold"] | components["schemas"]["SparedTold"] | components["schemas"]["ContributedTold"] | components["schemas"]["CollectedTold"] | components["schemas"]["DeclinedTold"] | components["schemas"]["MissedTold"] | components["schemas"]["ShortOfTold"] | components["schemas"]["RoundEndedTold"] | components["schemas"]["ScoredTold"] | components["schemas"]["GameEndedTold"];
            faces: {
                "good-gold": components["schemas"]["NoFacts"];
                "good-green": components["schemas"]["NoFacts"];
                "good-red": components["schemas"]["NoFacts"];
                "good-vial": components["schemas"]["NoFacts"];
                "good-white": components["schemas"]["NoFacts"];
                "parchment-copia": components["schemas"]["NoFacts"];
                "parchment-herba": components["schemas"]["NoFacts"];
                "parchment-lupus": components["schemas"]["NoFacts"];
                "parchment-magus": components["schemas"]["NoFacts"];
                "parchment-optio": components["schemas"]["NoFacts"];
                "parchment-sanatio": components["schemas"]["NoFacts"];
                "parchment-serpens": components["schemas"]["NoFacts"];
                "parchment-strix": components["schemas"]["NoFacts"];
                "potion-copper": components["schemas"]["PotionFacts"];
                "potion-gold-shelf": components["schemas"]["PotionFacts"];
                "potion-ingredient-shelf": components["schemas"]["PotionFacts"];
                "potion-iron": components["schemas"]["PotionFacts"];
                "potion-silver": components["schemas"]["PotionFacts"];
                "role-alchemist": components["schemas"]["NoFacts"];
                "role-assistant": components["schemas"]["NoFacts"];
                "role-begging-monk": components["schemas"]["NoFacts"];
                "role-cutpurse": components["schemas"]["NoFacts"];
                "role-druid": components["schemas"]["NoFacts"];
                "role-fortune-teller": components["schemas"]["NoFacts"];
                "role-herb-gatherer": components["schemas"]["NoFacts"];
                "role-snake-hunter": components["schemas"]["NoFacts"];
                "role-warlock": components["schemas"]["NoFacts"];
                "role-witch": components["schemas"]["NoFacts"];
                "role-wizard": components["schemas"]["NoFacts"];
                "role-wolf-keeper": components["schemas"]["NoFacts"];
                "say-call": components["schemas"]["NoFacts"];
                "say-claim": components["schemas"]["NoFacts"];
                "say-decline": components["schemas"]["NoFacts"];
                "say-do": components["schemas"]["NoFacts"];
                "say-favour": components["schemas"]["NoFacts"];
                "say-ready": components["schemas"]["NoFacts"];
                "say-vial-green": components["schemas"]["NoFacts"];
                "say-vial-red": components["schemas"]["NoFacts"];
                "say-vial-white": components["schemas"]["NoFacts"];
            };
            facts: components["schemas"]["TableFacts"];
            moves: components["schemas"]["Choose"] | components["schemas"]["Call"] | components["schemas"]["Claim"] | components["schemas"]["Favour"] | components["schemas"]["Trade"] | components["schemas"]["Brew"] | components["schemas"]["Collect"] | components["schemas"]["Give"] | components["schemas"]["Decline"];
            options: {
                "banned-roles": boolean;
                cards: string | null;
                cut: number;
                "open-scores": boolean;
            };
            things: {
                "good-gold": components["schemas"]["NoFacts"];
                "good-green": components["schemas"]["NoFacts"];
                "good-red": components["schemas"]["NoFacts"];
                "good-vial": components["schemas"]["NoFacts"];
                "good-white": components["schemas"]["NoFacts"];
                "parchment-copia": components["schemas"]["NoFacts"];
                "parchment-herba": components["schemas"]["NoFacts"];
                "parchment-lupus": components["schemas"]["NoFacts"];
                "parchment-magus": components["schemas"]["NoFacts"];
                "parchment-optio": components["schemas"]["NoFacts"];
                "parchment-sanatio": components["schemas"]["NoFacts"];
                "parchment-serpens": components["schemas"]["NoFacts"];
                "parchment-strix": components["schemas"]["NoFacts"];
                "potion-copper": components["schemas"]["PotionFacts"];
                "potion-gold-shelf": components["schemas"]["PotionFacts"];
                "potion-ingredient-shelf": components["schemas"]["PotionFacts"];
                "potion-iron": components["schemas"]["PotionFacts"];
                "potion-silver": components["schemas"]["PotionFacts"];
                "role-alchemist": components["schemas"]["NoFacts"];
                "role-assistant": components["schemas"]["NoFacts"];
                "role-begging-monk": components["schemas"]["NoFacts"];
                "role-cutpurse": components["schemas"]["NoFacts"];
                "role-druid": components["schemas"]["NoFacts"];
                "role-fortune-teller": components["schemas"]["NoFacts"];
                "role-herb-gatherer": components["schemas"]["NoFacts"];
                "role-snake-hunter": components["schemas"]["NoFacts"];
                "role-warlock": components["schemas"]["NoFacts"];
                "role-witch": components["schemas"]["NoFacts"];
                "role-wizard": components["schemas"]["NoFacts"];
                "role-wolf-keeper": components["schemas"]["NoFacts"];
                "say-call": components["schemas"]["NoFacts"];
                "say-claim": components["schemas"]["NoFacts"];
                "say-decline": components["schemas"]["NoFacts"];
                "say-do": components["schemas"]["NoFacts"];
                "say-favour": components["schemas"]["NoFacts"];
                "say-ready": components["schemas"]["NoFacts"];
                "say-vial-green": components["schemas"]["NoFacts"];
                "say-vial-red": components["schemas"]["NoFacts"];
                "say-vial-white": components["schemas"]["NoFacts"];
            };
            zones: {
                answers: components["schemas"]["NoFacts"];
                aside: components["schemas"]["NoFacts"];
                banned: components["schemas"]["NoFacts"];
                called: components["schemas"]["NoFacts"];
                copper: components["schemas"]["CauldronFacts"];
                "gold-shelf": components["schemas"]["GoldShelfFacts"];
                goods: components["schemas"]["GoodsFacts"];
                hand: components["schemas"]["NoFacts"];
                "ingredient-shelf": components["schemas"]["IngredientShelfFacts"];
                iron: components["schemas"]["CauldronFacts"];
                parchment: components["schemas"]["NoFacts"];
                potions: components["schemas"]["PotionsFacts"];
                silver: components["schemas"]["CauldronFacts"];
                supply: components["schemas"]["NoFacts"];
                trick: components["schemas"]["TrickFacts"];
                turned: components["schemas"]["NoFacts"];
            };
        };
        /** ScoredTold */
        ScoredTold: {
            facts: {
                cards: number;
                goods: number;
                potions: number;
                seat: components["schemas"]["SeatWord"];
                total: number;
                vials: number;
            };
            /** @constant */
            key: "event-scored";
        };
        SeatWord: {
            seat: number;
        };
        /** ShortOfTold */
        ShortOfTold: {
            facts: {
                missing: number;
                pile: components["schemas"]["PileWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-short-of";
        };
        /**
         * Some
         * @description A number of goods of one kind, or of drops of any colour.
         */
        Some: {
            /** @enum {unknown} */
            how: "exactly" | "less" | "more" | "one-in";
            /** @enum {string} */
            kind: "red" | "white" | "green" | "gold" | "vial" | "any";
            number: number;
        };
        /** SparedTold */
        SparedTold: {
            facts: {
                role: components["schemas"]["RoleWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-spared";
        };
        /**
         * TableFacts
         * @description Facts of the whole table.
         */
        TableFacts: {
            caller?: number;
            deeds: components["schemas"]["Deeds"][];
            holder?: number;
            last_raven: number;
            /** @enum {unknown} */
            phase: "action" | "answer" | "call" | "choose" | "favour" | "give" | "over" | "take";
            ravens: number;
            reckoning: components["schemas"]["Reckoned"][];
            /** @enum {string} */
            role?: "wolf-keeper" | "snake-hunter" | "herb-gatherer" | "alchemist" | "fortune-teller" | "assistant" | "wizard" | "witch" | "druid" | "cutpurse" | "begging-monk" | "warlock";
            round: number;
            starter: number;
        };
        /**
         * TakeCard
         * @description After collecting: take the shelf's top card, adding what is missing, or leave it.
         */
        TakeCard: {
            missing: number;
            must: boolean;
            pile: components["schemas"]["Pile"];
            there: number;
            /** @enum {unknown} */
            type: "take-card";
        };
        /**
         * Trade
         * @description Carry out an action or favour that gives goods, possibly in exchange for others.
         */
        Trade: {
            get: components["schemas"]["Good"][];
            give: components["schemas"]["Good"][];
            /** @enum {unknown} */
            type: "trade";
        };
        /** TradedTold */
        TradedTold: {
            facts: {
                get: components["schemas"]["GoodWord"][];
                give: components["schemas"]["GoodWord"][];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-traded";
        };
        /**
         * TrickFacts
         * @description Facts of what a seat does in a trick.
         */
        TrickFacts: {
            /** @enum {unknown} */
            said: "said-claim" | "said-favour" | "said-lost" | "said-nothing" | "said-pass";
        };
        /**
         * UseAction
         * @description Carry out the action, or decline.
         */
        UseAction: {
            must: boolean;
            role: components["schemas"]["Role"];
            /** @enum {unknown} */
            type: "use-action";
        };
        /**
         * UseFavour
         * @description Carry out the favour, or decline.
         */
        UseFavour: {
            must: boolean;
            role: components["schemas"]["Role"];
            /** @enum {unknown} */
            type: "use-favour";
        };
    };
}
export type AnswerCall = components['schemas']['AnswerCall'];
export type Brew = components['schemas']['Brew'];
export type BrewedTold = components['schemas']['BrewedTold'];
export type Call = components['schemas']['Call'];
export type CalledTold = components['schemas']['CalledTold'];
export type CallRole = components['schemas']['CallRole'];
export type CauldronFacts = components['schemas']['CauldronFacts'];
export type Choose = components['schemas']['Choose'];
export type ChooseRoles = components['schemas']['ChooseRoles'];
export type ChoseRolesTold = components['schemas']['ChoseRolesTold'];
export type ChoseTold = components['schemas']['ChoseTold'];
export type Claim = components['schemas']['Claim'];
export type ClaimedTold = components['schemas']['ClaimedTold'];
export type Collect = components['schemas']['Collect'];
export type CollectedTold = components['schemas']['CollectedTold'];
export type ContributedTold = components['schemas']['ContributedTold'];
export type Decline = components['schemas']['Decline'];
export type DeclinedTold = components['schemas']['DeclinedTold'];
export type Deed = components['schemas']['Deed'];
export type Deeds = components['schemas']['Deeds'];
export type Favour = components['schemas']['Favour'];
export type FavouredTold = components['schemas']['FavouredTold'];
export type GameEndedTold = components['schemas']['GameEndedTold'];
export type Give = components['schemas']['Give'];
export type GiveDrops = components['schemas']['GiveDrops'];
export type GoldShelfFacts = components['schemas']['GoldShelfFacts'];
export type Good = components['schemas']['Good'];
export type GoodsFacts = components['schemas']['GoodsFacts'];
export type GoodWord = components['schemas']['GoodWord'];
export type IngredientShelfFacts = components['schemas']['IngredientShelfFacts'];
export type MissedTold = components['schemas']['MissedTold'];
export type NoFacts = components['schemas']['NoFacts'];
export type ParchmentWord = components['schemas']['ParchmentWord'];
export type PassedTold = components['schemas']['PassedTold'];
export type Pile = components['schemas']['Pile'];
export type PileWord = components['schemas']['PileWord'];
export type PotionFacts = components['schemas']['PotionFacts'];
export type PotionsFacts = components['schemas']['PotionsFacts'];
export type Reckoned = components['schemas']['Reckoned'];
export type Role = components['schemas']['Role'];
export type RoleWord = components['schemas']['RoleWord'];
export type RoundBeganTold = components['schemas']['RoundBeganTold'];
export type RoundEndedTold = components['schemas']['RoundEndedTold'];
export type Said = components['schemas']['Said'];
export type ScoredTold = components['schemas']['ScoredTold'];
export type SeatWord = components['schemas']['SeatWord'];
export type ShortOfTold = components['schemas']['ShortOfTold'];
export type Some = components['schemas']['Some'];
export type SparedTold = components['schemas']['SparedTold'];
export type TableFacts = components['schemas']['TableFacts'];
export type TakeCard = components['schemas']['TakeCard'];
export type Trade = components['schemas']['Trade'];
export type TradedTold = components['schemas']['TradedTold'];
export type TrickFacts = components['schemas']['TrickFacts'];
export type UseAction = components['schemas']['UseAction'];
export type UseFavour = components['schemas']['UseFavour'];
