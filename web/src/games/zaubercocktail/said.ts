/* Generated from src/chaudron/games/zaubercocktail by `python3 go.py wire`. */
export interface components {
    schemas: {
        /**
         * Accept
         * @description Accept an offer, an answer or a bid: both sides change hands (ZAU-9, ZAU-10).
         */
        Accept: {
            offer: number;
            /** @enum {unknown} */
            type: "accept";
        };
        /**
         * Answer
         * @description Answer a call: say what you want for the cards called for.
         */
        Answer: {
            call: number;
            /** @enum {unknown} */
            type: "answer";
            want: components["schemas"]["Ingredient"][];
        };
        /** AnsweredTold */
        AnsweredTold: {
            facts: {
                give: components["schemas"]["IngredientWord"][];
                offer: number;
                seat: components["schemas"]["SeatWord"];
                to: components["schemas"]["SeatWord"];
                want: components["schemas"]["IngredientWord"][];
            };
            /** @constant */
            key: "event-answered";
        };
        /** BeganTold */
        BeganTold: {
            facts: {
                dealer: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-began";
        };
        /**
         * Bid
         * @description Answer a display: say what you give for the cards displayed.
         */
        Bid: {
            display: number;
            give: components["schemas"]["Ingredient"][];
            /** @enum {unknown} */
            type: "bid";
        };
        /** BidMadeTold */
        BidMadeTold: {
            facts: {
                give: components["schemas"]["IngredientWord"][];
                offer: number;
                seat: components["schemas"]["SeatWord"];
                to: components["schemas"]["SeatWord"];
                want: components["schemas"]["IngredientWord"][];
            };
            /** @constant */
            key: "event-bid-made";
        };
        /**
         * Call
         * @description Say what you want, and let others name their price (ZAU-8).
         */
        Call: {
            /** @enum {unknown} */
            type: "call";
            want: components["schemas"]["Ingredient"][];
        };
        /** CalledTold */
        CalledTold: {
            facts: {
                offer: number;
                seat: components["schemas"]["SeatWord"];
                want: components["schemas"]["IngredientWord"][];
            };
            /** @constant */
            key: "event-called";
        };
        /**
         * ChooseFirst
         * @description Choose a collection to show, in secret; all seats choose at the same time (ZAU-14).
         */
        ChooseFirst: {
            must: boolean;
            /** @enum {unknown} */
            type: "choose-first";
        };
        /**
         * ChooseSecond
         * @description Choose a second collection, or show only one.
         */
        ChooseSecond: {
            must: boolean;
            /** @enum {unknown} */
            type: "choose-second";
        };
        /** ChoseTold */
        ChoseTold: {
            facts: {
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-chose";
        };
        /** DealtTold */
        DealtTold: {
            facts: {
                cards: components["schemas"]["IngredientWord"][];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-dealt";
        };
        /**
         * Display
         * @description Say what you have to give, and let others say what they give for it (ZAU-8).
         */
        Display: {
            give: components["schemas"]["Ingredient"][];
            /** @enum {unknown} */
            type: "display";
        };
        /** DisplayedTold */
        DisplayedTold: {
            facts: {
                give: components["schemas"]["IngredientWord"][];
                offer: number;
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-displayed";
        };
        /** EndedTold */
        EndedTold: {
            facts: {
                space: number;
                winners: components["schemas"]["SeatWord"][];
            };
            /** @constant */
            key: "event-ended";
        };
        /**
         * Enough
         * @description Show one collection only.
         */
        Enough: {
            /** @enum {unknown} */
            type: "enough";
        };
        /**
         * Figures
         * @description What is printed on the cards of an ingredient (ZAU-2).
         */
        Figures: {
            ingredient: components["schemas"]["Ingredient"];
            worth: number;
            worths: number[];
        };
        /**
         * Ingredient
         * @description The ten ingredients, from the commonest to the rarest, and the black something that joins any of them.
         * @enum {unknown}
         */
        Ingredient: "black-something" | "blue-schlums" | "faran-leaf" | "gira-extract" | "gold-rose" | "greenroot" | "lead-earth" | "silver-grass" | "troll-hair" | "whiteberry" | "yellow-schlums";
        IngredientWord: {
            /** @enum {unknown} */
            text: "ingredient-blue-schlums" | "ingredient-greenroot" | "ingredient-lead-earth" | "ingredient-gira-extract" | "ingredient-troll-hair" | "ingredient-yellow-schlums" | "ingredient-silver-grass" | "ingredient-whiteberry" | "ingredient-faran-leaf" | "ingredient-gold-rose" | "ingredient-black-something";
        };
        /** LapsedTold */
        LapsedTold: {
            facts: {
                offer: number;
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-lapsed";
        };
        /** LightningTold */
        LightningTold: {
            facts: Record<string, never>;
            /** @constant */
            key: "event-lightning";
        };
        /**
         * NoFacts
         * @description The empty set of facts.
         */
        NoFacts: Record<string, never>;
        /**
         * Offer
         * @description Say what you give and what you want for it, to everybody or to one seat (ZAU-8).
         */
        Offer: {
            give: components["schemas"]["Ingredient"][];
            to: number | null;
            /** @enum {unknown} */
            type: "offer";
            want: components["schemas"]["Ingredient"][];
        };
        /** OfferedTold */
        OfferedTold: {
            facts: {
                give: components["schemas"]["IngredientWord"][];
                offer: number;
                seat: components["schemas"]["SeatWord"];
                to: components["schemas"]["SeatWord"] | "none";
                want: components["schemas"]["IngredientWord"][];
            };
            /** @constant */
            key: "event-offered";
        };
        /**
         * OfferFacts
         * @description Facts of something that stands on the market.
         */
        OfferFacts: {
            call: number;
            number: number;
            to: number;
        };
        /** PawnMovedTold */
        PawnMovedTold: {
            facts: {
                before: number;
                seat: components["schemas"]["SeatWord"];
                space: number;
            };
            /** @constant */
            key: "event-pawn-moved";
        };
        /**
         * PlaceStone
         * @description Place your stone and stop trading (ZAU-11).
         */
        PlaceStone: {
            /** @enum {unknown} */
            type: "place-stone";
        };
        /** RankedTold */
        RankedTold: {
            facts: {
                cards: number;
                rank: number;
                seat: components["schemas"]["SeatWord"];
                spaces: number;
                tie: ("cards" | "draw" | "lot") | "none";
                worth: number;
            };
            /** @constant */
            key: "event-ranked";
        };
        /**
         * RecipeFacts
         * @description Facts of a recipe: how far pawns go for a rank.
         */
        RecipeFacts: {
            first: number;
            last: number;
            second: number;
            third: number;
        };
        /** RecipeTurnedTold */
        RecipeTurnedTold: {
            facts: {
                first: number;
                last: number;
                round: number;
                second: number;
                third: number;
            };
            /** @constant */
            key: "event-recipe-turned";
        };
        /** RingMovedTold */
        RingMovedTold: {
            facts: {
                seat: components["schemas"]["SeatWord"];
                spaces: number;
            };
            /** @constant */
            key: "event-ring-moved";
        };
        Said: {
            asks: components["schemas"]["Trade"] | components["schemas"]["ChooseFirst"] | components["schemas"]["ChooseSecond"];
            events: components["schemas"]["BeganTold"] | components["schemas"]["DealtTold"] | components["schemas"]["RecipeTurnedTold"] | components["schemas"]["OfferedTold"] | components["schemas"]["CalledTold"] | components["schemas"]["DisplayedTold"] | components["schemas"]["AnsweredTold"] | components["schemas"]["BidMadeTold"] | components["schemas"]["WithdrawnTold"] | components["schemas"]["LapsedTold"] | components["schemas"]["TradedTold"] | components["schemas"]["StonePlacedTold"] | components["schemas"]["StoppedTold"] | components["schemas"]["TradingEndedTold"] | components["schemas"]["ChoseTold"] | components["schemas"]["ShownTold"] | components["schemas"]["ShownNothingTold"] | components["schemas"]["TieDrawnTold"] | components["schemas"]["TieLotTold"] | components["schemas"]["RankedTold"] | components["schemas"]["RingMovedTold"] | components["schemas"]["PawnMovedTold"] | components["schemas"]["LightningTold"] | components["schemas"]["EndedTold"];
            faces: {
                "ingredient-black-something": components["schemas"]["NoFacts"];
                "ingredient-blue-schlums": components["schemas"]["NoFacts"];
                "ingredient-faran-leaf": components["schemas"]["NoFacts"];
                "ingredient-gira-extract": components["schemas"]["NoFacts"];
                "ingredient-gold-rose": components["schemas"]["NoFacts"];
                "ingredient-greenroot": components["schemas"]["NoFacts"];
                "ingredient-lead-earth": components["schemas"]["NoFacts"];
                "ingredient-silver-grass": components["schemas"]["NoFacts"];
                "ingredient-troll-hair": components["schemas"]["NoFacts"];
                "ingredient-whiteberry": components["schemas"]["NoFacts"];
                "ingredient-yellow-schlums": components["schemas"]["NoFacts"];
                recipe: components["schemas"]["RecipeFacts"];
                "say-enough": components["schemas"]["NoFacts"];
                "say-show": components["schemas"]["NoFacts"];
                "say-stone": components["schemas"]["NoFacts"];
                stone: components["schemas"]["StoneFacts"];
            };
            facts: components["schemas"]["TableFacts"];
            moves: components["schemas"]["Offer"] | components["schemas"]["Call"] | components["schemas"]["Display"] | components["schemas"]["Answer"] | components["schemas"]["Bid"] | components["schemas"]["Accept"] | components["schemas"]["Withdraw"] | components["schemas"]["PlaceStone"] | components["schemas"]["Stop"] | components["schemas"]["Show"] | components["schemas"]["Enough"];
            options: {
                minutes: number;
                silence: number;
                track: number;
            };
            things: {
                "ingredient-black-something": components["schemas"]["NoFacts"];
                "ingredient-blue-schlums": components["schemas"]["NoFacts"];
                "ingredient-faran-leaf": components["schemas"]["NoFacts"];
                "ingredient-gira-extract": components["schemas"]["NoFacts"];
                "ingredient-gold-rose": components["schemas"]["NoFacts"];
                "ingredient-greenroot": components["schemas"]["NoFacts"];
                "ingredient-lead-earth": components["schemas"]["NoFacts"];
                "ingredient-silver-grass": components["schemas"]["NoFacts"];
                "ingredient-troll-hair": components["schemas"]["NoFacts"];
                "ingredient-whiteberry": components["schemas"]["NoFacts"];
                "ingredient-yellow-schlums": components["schemas"]["NoFacts"];
                recipe: components["schemas"]["RecipeFacts"];
                "say-enough": components["schemas"]["NoFacts"];
                "say-show": components["schemas"]["NoFacts"];
                "say-stone": components["schemas"]["NoFacts"];
                stone: components["schemas"]["StoneShown"];
                "zone-recipe": components["schemas"]["RecipeFacts"];
            };
            zones: {
                "answer-give": components["schemas"]["OfferFacts"];
                "answer-want": components["schemas"]["OfferFacts"];
                call: components["schemas"]["OfferFacts"];
                chosen: components["schemas"]["NoFacts"];
                display: components["schemas"]["OfferFacts"];
                hand: components["schemas"]["NoFacts"];
                "offer-give": components["schemas"]["OfferFacts"];
                "offer-want": components["schemas"]["OfferFacts"];
                past: components["schemas"]["NoFacts"];
                pile: components["schemas"]["NoFacts"];
                recipe: components["schemas"]["RecipeFacts"];
                recipes: components["schemas"]["NoFacts"];
                sayings: components["schemas"]["NoFacts"];
                stones: components["schemas"]["StonesFacts"];
            };
        };
        SeatWord: {
            seat: number;
        };
        /**
         * Show
         * @description Choose a collection to show: a number of cards of an ingredient, and a number of jokers (ZAU-14, ZAU-15).
         */
        Show: {
            cards: number;
            ingredient: components["schemas"]["Ingredient"];
            jokers: number;
            /** @enum {unknown} */
            type: "show";
        };
        /** ShownNothingTold */
        ShownNothingTold: {
            facts: {
                cards: components["schemas"]["IngredientWord"][];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-shown-nothing";
        };
        /** ShownTold */
        ShownTold: {
            facts: {
                cards: number;
                ingredient: components["schemas"]["IngredientWord"];
                jokers: number;
                seat: components["schemas"]["SeatWord"];
                worth: number;
            };
            /** @constant */
            key: "event-shown";
        };
        /**
         * StoneFacts
         * @description Facts of a stone.
         */
        StoneFacts: {
            seat: number;
        };
        /** StonePlacedTold */
        StonePlacedTold: {
            facts: {
                seat: components["schemas"]["SeatWord"];
                stone: number;
            };
            /** @constant */
            key: "event-stone-placed";
        };
        /**
         * StonesFacts
         * @description Facts of the places for stones.
         */
        StonesFacts: {
            places: number;
        };
        /**
         * StoneShown
         * @description Facts of a stone on a rules page.
         */
        StoneShown: {
            /** @enum {unknown} */
            at: "chalice" | "ring";
        };
        /**
         * Stop
         * @description Time is up: the house makes this move for every seat without a stone (ZAU-13).
         */
        Stop: {
            /** @enum {unknown} */
            type: "stop";
        };
        /** StoppedTold */
        StoppedTold: {
            facts: {
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-stopped";
        };
        /**
         * TableFacts
         * @description Facts of the whole table.
         */
        TableFacts: {
            collections: number;
            figures: components["schemas"]["Figures"][];
            joker: components["schemas"]["Ingredient"];
            most: number;
            /** @enum {unknown} */
            phase: "over" | "show" | "trade";
            round: number;
            smallest: number;
            spots: ("chalice" | "ring")[];
            track: number;
        };
        /** TieDrawnTold */
        TieDrawnTold: {
            facts: {
                card: components["schemas"]["IngredientWord"];
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-tie-drawn";
        };
        /** TieLotTold */
        TieLotTold: {
            facts: {
                seats: components["schemas"]["SeatWord"][];
            };
            /** @constant */
            key: "event-tie-lot";
        };
        /**
         * Trade
         * @description Trade, or keep silent (ZAU-7).
         */
        Trade: {
            must: boolean;
            /** @enum {unknown} */
            type: "trade";
        };
        /** TradedTold */
        TradedTold: {
            facts: {
                get: components["schemas"]["IngredientWord"][];
                give: components["schemas"]["IngredientWord"][];
                maker: components["schemas"]["SeatWord"];
                offer: number;
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-traded";
        };
        /** TradingEndedTold */
        TradingEndedTold: {
            facts: {
                /** @enum {unknown} */
                stones: "yes" | "no";
            };
            /** @constant */
            key: "event-trading-ended";
        };
        /**
         * Withdraw
         * @description Withdraw something of your own that stands.
         */
        Withdraw: {
            offer: number;
            /** @enum {unknown} */
            type: "withdraw";
        };
        /** WithdrawnTold */
        WithdrawnTold: {
            facts: {
                offer: number;
                seat: components["schemas"]["SeatWord"];
            };
            /** @constant */
            key: "event-withdrawn";
        };
    };
}
export type Accept = components['schemas']['Accept'];
export type Answer = components['schemas']['Answer'];
export type AnsweredTold = components['schemas']['AnsweredTold'];
export type BeganTold = components['schemas']['BeganTold'];
export type Bid = components['schemas']['Bid'];
export type BidMadeTold = components['schemas']['BidMadeTold'];
export type Call = components['schemas']['Call'];
export type CalledTold = components['schemas']['CalledTold'];
export type ChooseFirst = components['schemas']['ChooseFirst'];
export type ChooseSecond = components['schemas']['ChooseSecond'];
export type ChoseTold = components['schemas']['ChoseTold'];
export type DealtTold = components['schemas']['DealtTold'];
export type Display = components['schemas']['Display'];
export type DisplayedTold = components['schemas']['DisplayedTold'];
export type EndedTold = components['schemas']['EndedTold'];
export type Enough = components['schemas']['Enough'];
export type Figures = components['schemas']['Figures'];
export type Ingredient = components['schemas']['Ingredient'];
export type IngredientWord = components['schemas']['IngredientWord'];
export type LapsedTold = components['schemas']['LapsedTold'];
export type LightningTold = components['schemas']['LightningTold'];
export type NoFacts = components['schemas']['NoFacts'];
export type Offer = components['schemas']['Offer'];
export type OfferedTold = components['schemas']['OfferedTold'];
export type OfferFacts = components['schemas']['OfferFacts'];
export type PawnMovedTold = components['schemas']['PawnMovedTold'];
export type PlaceStone = components['schemas']['PlaceStone'];
export type RankedTold = components['schemas']['RankedTold'];
export type RecipeFacts = components['schemas']['RecipeFacts'];
export type RecipeTurnedTold = components['schemas']['RecipeTurnedTold'];
export type RingMovedTold = components['schemas']['RingMovedTold'];
export type Said = components['schemas']['Said'];
export type SeatWord = components['schemas']['SeatWord'];
export type Show = components['schemas']['Show'];
export type ShownNothingTold = components['schemas']['ShownNothingTold'];
export type ShownTold = components['schemas']['ShownTold'];
export type StoneFacts = components['schemas']['StoneFacts'];
export type StonePlacedTold = components['schemas']['StonePlacedTold'];
export type StonesFacts = components['schemas']['StonesFacts'];
export type StoneShown = components['schemas']['StoneShown'];
export type Stop = components['schemas']['Stop'];
export type StoppedTold = components['schemas']['StoppedTold'];
export type TableFacts = components['schemas']['TableFacts'];
export type TieDrawnTold = components['schemas']['TieDrawnTold'];
export type TieLotTold = components['schemas']['TieLotTold'];
export type Trade = components['schemas']['Trade'];
export type TradedTold = components['schemas']['TradedTold'];
export type TradingEndedTold = components['schemas']['TradingEndedTold'];
export type Withdraw = components['schemas']['Withdraw'];
export type WithdrawnTold = components['schemas']['WithdrawnTold'];
