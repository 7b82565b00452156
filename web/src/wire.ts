/* Generated from src/chaudron/server/wire by `python3 go.py wire`. */
export interface components {
    schemas: {
        /**
         * Account
         * @description Where the result of a seat came from: `start` + `cards` + `play` = `end`, and what the seat gave away.
         */
        Account: {
            cards: number;
            cards_margin: number;
            end: number;
            given: number;
            given_margin: number;
            play: number;
            seat: number;
            start: number;
        };
        /**
         * Added
         * @description What became of a file that was brought.
         */
        Added: {
            added: number;
            foreign: number;
            known: number;
        };
        /**
         * Advice
         * @description What a strong bot thinks of a move.
         */
        Advice: {
            chance: number | null;
            margin: number;
            move: {
                [key: string]: unknown;
            } | null;
            reasons: components["schemas"]["Told"][];
            told: components["schemas"]["Told"] | null;
            touches: string[];
        };
        /**
         * Advise
         * @description Ask what a strong bot thinks of the moves of the question with that number; an advised message follows when it has thought.
         */
        Advise: {
            id: number;
            match: string;
            question: number;
            /** @enum {unknown} */
            type: "advise";
        };
        /**
         * Advised
         * @description Advice on a question, which may have been answered in the meantime: the best few moves, best first; none if it could not be had.
         */
        Advised: {
            advice: components["schemas"]["Advice"][];
            match: string;
            question: number;
            /** @enum {unknown} */
            type: "advised";
        };
        /**
         * Amount
         * @description How often, or how much, of something whose text has this key.
         */
        Amount: {
            amount: number;
            key: string;
        };
        /**
         * Analysing
         * @description How far the analysis of a match is; while it is being made, ask again in a moment.
         */
        Analysing: {
            /** @default null */
            analysis?: components["schemas"]["Analysis"] | null;
            /** @default 0 */
            done?: number;
            /** @default 0 */
            of?: number;
            /** @enum {unknown} */
            status: "failed" | "made" | "making" | "none";
            /** @default false */
            wanted?: boolean;
        };
        /**
         * Analysis
         * @description What a match looks like afterwards; chances are from 0 to 1, with a shared win shared.
         */
        Analysis: {
            accounts: components["schemas"]["Account"][];
            bot: string;
            curve: number[][];
            decisions: components["schemas"]["Decision"][];
            /** @default [] */
            minded?: number[];
            start: number[];
            turning_points: components["schemas"]["TurningPoint"][];
        };
        /**
         * Answer
         * @description A seat's answer to the question with that number, in the match with that id.
         */
        Answer: {
            id: number;
            match: string;
            move: unknown;
            question: number;
            /** @enum {unknown} */
            type: "answer";
        };
        /**
         * Begin
         * @description The host starts the match, once every seat is taken, and adds the promised salt.
         */
        Begin: {
            id: number;
            /** @default null */
            salt?: string | null;
            /** @enum {unknown} */
            type: "begin";
        };
        /**
         * Board
         * @description The board of the house: those who agreed to be shown.
         */
        Board: {
            days: number;
            games: components["schemas"]["GameBoard"][];
            least: number;
        };
        /**
         * Branch
         * @description Play on from a step of a finished match, at any seat and against bots; without a step, play the same deal from the beginning.
         */
        Branch: {
            /** @enum {unknown} */
            level: "apprentice" | "brewer" | "master";
            match: string;
            /**
             * @default calm
             * @enum {unknown}
             */
            pace?: "brisk" | "calm" | "instant" | "slow";
            seat: number;
            /** @default null */
            step?: number | null;
        };
        /**
         * Brought
         * @description The match of a record that somebody has brought; it is there for a while.
         */
        Brought: {
            match: string;
        };
        /**
         * CardResult
         * @description How the last match at a table ended for the visitor.
         */
        CardResult: {
            match: string;
            rank: number;
            score: number;
            won: boolean;
        };
        /**
         * Chair
         * @description A seat and who has it.
         */
        Chair: {
            /** @default null */
            due?: number | null;
            host: boolean;
            level: ("apprentice" | "brewer" | "master") | null;
            minded: boolean;
            name: string;
            present: boolean;
            /** @default false */
            program?: boolean;
            seat: number;
            /** @enum {unknown} */
            who: "bot" | "empty" | "person";
        };
        /**
         * Choice
         * @description A legal move, what is touched to choose it, and its text.
         */
        Choice: {
            move: {
                [key: string]: unknown;
            };
            told: components["schemas"]["Told"];
            touches: string[];
        };
        /**
         * Claim
         * @description Claim the visitor of a secret for this device.
         */
        Claim: {
            secret: string;
        };
        /**
         * Clash
         * @description A number of seats and options that exclude each other, and why, as the game says it.
         */
        Clash: {
            facts: {
                [key: string]: number | string;
            };
            options: {
                [key: string]: unknown;
            };
            reason: string;
            seats: number;
        };
        /**
         * Clear
         * @description The host empties a seat before the start.
         */
        Clear: {
            id: number;
            seat: number;
            /** @enum {unknown} */
            type: "clear";
        };
        /**
         * Close
         * @description The host closes the table for good; everybody is sent home, and what was played to the end can still be looked at.
         */
        Close: {
            id: number;
            /** @enum {unknown} */
            type: "close";
        };
        /**
         * Combination
         * @description Legal moves too numerous to send one by one: those tagged `kind` whose `field` is any `count` of these values, in their order.
         *
         *         To choose a move, touch its values and then `touches`; its text is `move-KIND`.
         */
        Combination: {
            count: number;
            field: string;
            kind: string;
            of: components["schemas"]["Part"][];
            told: (number | string | components["schemas"]["Ref"])[];
            touches: string[];
        };
        /**
         * Configure
         * @description The host changes the table before the start; fields that are null are left unchanged.
         */
        Configure: {
            /** @default null */
            coaching?: boolean | null;
            id: number;
            /** @default null */
            options?: {
                [key: string]: unknown;
            } | null;
            /** @default null */
            pace?: ("brisk" | "calm" | "instant" | "slow") | null;
            /** @default null */
            patience?: number | null;
            /** @default null */
            public?: boolean | null;
            /** @default null */
            seats?: number | null;
            /** @enum {unknown} */
            type: "configure";
        };
        /**
         * Consent
         * @description Agree, or not, to what everybody is asked for at a step; whoever asked withdraws with no.
         */
        Consent: {
            id: number;
            /**
             * @default take-back
             * @enum {unknown}
             */
            kind?: "end" | "take-back";
            match: string;
            step: number;
            /** @enum {unknown} */
            type: "consent";
            yes: boolean;
        };
        /**
         * Create
         * @description Create a table; the visitor becomes its host and has the first seat.
         */
        Create: {
            /** @default false */
            begin?: boolean;
            /** @default false */
            coaching?: boolean;
            game: string;
            /** @default null */
            level?: ("apprentice" | "brewer" | "master") | null;
            /** @default {} */
            options?: {
                [key: string]: unknown;
            };
            /**
             * @default calm
             * @enum {unknown}
             */
            pace?: "brisk" | "calm" | "instant" | "slow";
            /** @default null */
            patience?: number | null;
            /** @default false */
            public?: boolean;
            /** @default null */
            seats?: number | null;
        };
        /**
         * Created
         * @description The table that was created.
         */
        Created: {
            code: string;
        };
        /**
         * Deal
         * @description Deal things one by one to places in turn, after the first few of a pile; seats are counted from a drawn one. The pile stays whole.
         */
        Deal: {
            /** @default null */
            after?: string | null;
            /** @default false */
            from_end?: boolean;
            number: number;
            pile: string;
            /** @default 0 */
            skip?: number;
            to: components["schemas"]["Place"][];
            /** @enum {unknown} */
            type: "deal";
        };
        /**
         * Dealings
         * @description How the rounds of a match are dealt, as its game describes it; empty if it does not.
         */
        Dealings: {
            rounds: (components["schemas"]["Draw"] | components["schemas"]["Shuffle"] | components["schemas"]["Deal"])[][];
        };
        /**
         * Decision
         * @description A decision that a seat made, judged by what the seat knew before it.
         */
        Decision: {
            best: components["schemas"]["Advice"] | null;
            cost: number;
            made: components["schemas"]["Advice"];
            margin: number;
            seat: number;
            step: number;
            /** @enum {unknown} */
            verdict: "fine" | "mistake" | "same" | "slip";
        };
        /**
         * Device
         * @description A device on which the visitor is known.
         */
        Device: {
            id: string;
            seen: number | null;
        };
        /**
         * Devices
         * @description The visitor's devices.
         */
        Devices: {
            devices: components["schemas"]["Device"][];
        };
        /**
         * Dismiss
         * @description The host sends all onlookers away; they cannot come back while anybody is at the table.
         */
        Dismiss: {
            id: number;
            /** @enum {unknown} */
            type: "dismiss";
        };
        /**
         * Draw
         * @description Draw a number below a bound and remember it by its name; a fact of the scene may tell it.
         */
        Draw: {
            below: number;
            /** @default null */
            fact?: string | null;
            name: string;
            /** @enum {unknown} */
            type: "draw";
        };
        /**
         * EndEarly
         * @description End the match before the rules do, without a result: at once alone with bots; otherwise, everybody is asked for their consent.
         */
        EndEarly: {
            id: number;
            match: string;
            /** @enum {unknown} */
            type: "end-early";
        };
        /**
         * Former
         * @description Who had a seat before its holder: the lines of the story up to that step are about them, unless somebody had it even before.
         *
         *         Of two who had it up to the same step, the later one in the list was there first.
         */
        Former: {
            /** @default false */
            before?: boolean;
            /** @default false */
            mine?: boolean;
            name: string;
            seat: number;
            until: number;
        };
        /**
         * Frame
         * @description The scene after a step: its head and its zones, by their numbers in the lists of the look.
         */
        Frame: [
            number,
            number[]
        ];
        FromBrowser: components["schemas"]["Answer"] | components["schemas"]["Advise"] | components["schemas"]["Review"] | components["schemas"]["WhyNot"] | components["schemas"]["Seen"] | components["schemas"]["Pause"] | components["schemas"]["PromiseSalt"] | components["schemas"]["Salt"] | components["schemas"]["Dismiss"] | components["schemas"]["Next"] | components["schemas"]["Guess"] | components["schemas"]["Speak"] | components["schemas"]["Strike"] | components["schemas"]["React"] | components["schemas"]["Nudge"] | components["schemas"]["Sit"] | components["schemas"]["Rise"] | components["schemas"]["SeatBot"] | components["schemas"]["Clear"] | components["schemas"]["Unseat"] | components["schemas"]["LetIn"] | components["schemas"]["HandOn"] | components["schemas"]["Close"] | components["schemas"]["Configure"] | components["schemas"]["Begin"] | components["schemas"]["Rematch"] | components["schemas"]["TakeBack"] | components["schemas"]["EndEarly"] | components["schemas"]["Consent"];
        FromServer: components["schemas"]["Update"] | components["schemas"]["Reveal"] | components["schemas"]["Advised"] | components["schemas"]["Reviewed"] | components["schemas"]["Talked"] | components["schemas"]["Reacted"] | components["schemas"]["Nudged"] | components["schemas"]["Heard"] | components["schemas"]["Refused"];
        /**
         * GameBoard
         * @description The best of a game, best first.
         */
        GameBoard: {
            game: string;
            leaders: components["schemas"]["Leader"][];
        };
        /**
         * GameCard
         * @description A game that can be played here; its texts are requested by its name.
         */
        GameCard: {
            alone: {
                [key: string]: string;
            };
            author: string;
            clashes: components["schemas"]["Clash"][];
            lessons: string[];
            name: string;
            options: components["schemas"]["OptionCard"][];
            seats: number[];
            skin: string;
            slow: boolean;
            taglines: {
                [key: string]: string;
            };
            titles: {
                [key: string]: string;
            };
            usual: number;
        };
        /**
         * GameStanding
         * @description The visitor's standing in one game.
         */
        GameStanding: {
            costs: components["schemas"]["Amount"][];
            curve: number[];
            game: string;
            levels: {
                [key: string]: number;
            };
            longest: number;
            matches: number;
            ranks: number[];
            rating: components["schemas"]["Rating"] | null;
            streak: number;
            tastes: components["schemas"]["Amount"][];
            won: number;
        };
        /**
         * Guess
         * @description Touch the zone, piece or seat with that id, where a lesson asks for a guess.
         */
        Guess: {
            id: number;
            shown: string;
            /** @enum {unknown} */
            type: "guess";
        };
        /**
         * HandOn
         * @description The host makes another person who has a seat the host.
         */
        HandOn: {
            id: number;
            seat: number;
            /** @enum {unknown} */
            type: "hand-on";
        };
        /**
         * Handover
         * @description A secret that makes another device the same visitor; it works once and expires.
         */
        Handover: {
            minutes: number;
            secret: string;
        };
        /**
         * Head
         * @description A scene without its zones.
         */
        Head: {
            facts: {
                [key: string]: unknown;
            };
            leaders: number[];
            round: components["schemas"]["Round"] | null;
            scores: components["schemas"]["Score"][];
            turn: number[];
        };
        /**
         * Heard
         * @description A message was accepted; an update that shows its effect follows, and so do all later ones.
         */
        Heard: {
            id: number;
            step: number | null;
            /** @enum {unknown} */
            type: "heard";
        };
        /**
         * Hold
         * @description What people get time for before anybody plays on, bots and clocks included.
         */
        Hold: {
            /** @default null */
            by?: number | null;
            kind: ("glance" | "reckoning" | "sorting") | ("end" | "take-back");
            left: number | null;
            step: number;
            waiting: number[];
        };
        /**
         * Home
         * @description Everything the home page shows.
         */
        Home: {
            games: components["schemas"]["GameCard"][];
            levels: ("apprentice" | "brewer" | "master")[];
            me: components["schemas"]["Me"];
            mine: components["schemas"]["TableCard"][];
            public: components["schemas"]["TableCard"][];
            share: string | null;
            /** @enum {unknown} */
            usual_level: "apprentice" | "brewer" | "master";
        };
        /**
         * Introduce
         * @description Set the visitor's name.
         */
        Introduce: {
            name: string;
        };
        /**
         * Kin
         * @description A finished match with the same deal.
         */
        Kin: {
            begun: number;
            match: string;
            mine: number | null;
            names: string[];
            outcome: components["schemas"]["Outcome"];
            people: number[];
        };
        /**
         * Leader
         * @description Somebody on the board.
         */
        Leader: {
            me: boolean;
            name: string;
            rating: components["schemas"]["Rating"];
        };
        /**
         * Lesson
         * @description Where a learner is in a lesson.
         */
        Lesson: {
            guesses: string[];
            name: string;
            pauses: boolean;
            reply: components["schemas"]["Told"] | null;
            shown: string[];
            step: number;
            steps: number;
            told: components["schemas"]["Told"];
        };
        /**
         * LetIn
         * @description The host lets somebody whose seat was taken away sit down here again.
         */
        LetIn: {
            id: number;
            number: number;
            /** @enum {unknown} */
            type: "let-in";
        };
        /**
         * Line
         * @description One thing that happened, after `step` moves, as a text to show.
         */
        Line: {
            /** @default null */
            holds?: ("glance" | "reckoning" | "sorting") | null;
            /** @default null */
            minded?: number | null;
            /** @default null */
            stands?: string | null;
            step: number;
            told: components["schemas"]["Told"];
        };
        /**
         * Look
         * @description What an eye has seen of a match, step by step; whatever occurs in several scenes is there once.
         */
        Look: {
            eye: number | ("onlooker" | "open");
            frames: components["schemas"]["Frame"][];
            heads: components["schemas"]["Head"][];
            lines: components["schemas"]["Line"][];
            opened: string[];
            stops: number[];
            zones: components["schemas"]["Zone"][];
        };
        /**
         * Me
         * @description The visitor, with a name once they have chosen one.
         */
        Me: {
            name: string | null;
        };
        /**
         * Mistake
         * @description A decision of the visitor that cost them much, from an analysis that was made.
         */
        Mistake: {
            cost: number;
            ended: number;
            game: string;
            match: string;
            seat: number;
            step: number;
        };
        /**
         * Mistakes
         * @description The decisions that cost the visitor most.
         */
        Mistakes: {
            matches: number;
            mistakes: components["schemas"]["Mistake"][];
        };
        /**
         * Next
         * @description Read on in a lesson.
         */
        Next: {
            id: number;
            /** @enum {unknown} */
            type: "next";
        };
        /**
         * Nudge
         * @description Remind the person at a seat that the table has been waiting for them for a while.
         */
        Nudge: {
            id: number;
            seat: number;
            /** @enum {unknown} */
            type: "nudge";
        };
        /**
         * Nudged
         * @description Somebody has reminded the person at a seat that the table waits for them.
         */
        Nudged: {
            by: number;
            seat: number;
            speaker: string;
            /** @enum {unknown} */
            type: "nudged";
        };
        /**
         * OptionCard
         * @description An option of a game: the texts `option-NAME` and `option-NAME.help` explain it.
         */
        OptionCard: {
            choices: unknown[];
            default: unknown;
            /** @default false */
            example?: boolean;
            /** @enum {unknown} */
            kind: "choice" | "file" | "number" | "yes-no";
            name: string;
        };
        /**
         * Outcome
         * @description How a match ended: each seat's final score in the game's own terms, each seat's rank (0 is best), and the winners.
         *
         *         A dummy takes a rank but is never a winner: if it or the game itself wins, no seat has rank 0.
         */
        Outcome: {
            ranks: number[];
            scores: number[];
            winners: number[];
        };
        /**
         * Part
         * @description One item of a combination: what is touched for it, and its value in the move.
         */
        Part: {
            touch: string;
            value: unknown;
        };
        /**
         * Past
         * @description A match as somebody may look back at it.
         */
        Past: {
            begun: number | null;
            commitment: string;
            /** @default false */
            ended?: boolean;
            eyes: (number | ("onlooker" | "open"))[];
            kept: boolean;
            match: string;
            mine: number | null;
            number: number;
            outcome: components["schemas"]["Outcome"] | null;
            room: components["schemas"]["Room"];
            seed: string | null;
            steps: number;
        };
        /**
         * PastPlayer
         * @description Who had a seat of a match, and how they fared; a bot has a level.
         */
        PastPlayer: {
            level: ("apprentice" | "brewer" | "master") | null;
            name: string;
            rank: number;
            score: number;
        };
        /**
         * PastResult
         * @description How a match ended for the visitor.
         */
        PastResult: {
            /** @default false */
            brought?: boolean;
            /** @default null */
            change?: number | null;
            /** @default {} */
            costs?: {
                [key: string]: number;
            };
            ended: number;
            game: string;
            /** @default false */
            kept?: boolean;
            match: string;
            players: components["schemas"]["PastPlayer"][];
            seat: number;
            /** @enum {unknown} */
            status: "branch" | "counted" | "helped" | "left" | "taken-back" | "unknown";
            /** @default {} */
            tastes?: {
                [key: string]: number;
            };
            won: boolean;
        };
        /**
         * Pause
         * @description Somebody who is alone with bots pauses the table, or resumes play.
         */
        Pause: {
            id: number;
            on: boolean;
            /** @enum {unknown} */
            type: "pause";
        };
        /**
         * Piece
         * @description One thing on the table; `face` None is face down, equal pieces share a `touch`, and `ink` is its colour on the generic stage.
         *
         *         The facts are the variables of the face's text.
         */
        Piece: {
            /** @default null */
            face?: string | null;
            /** @default {} */
            facts?: {
                [key: string]: number | string;
            };
            id: string;
            /** @default null */
            ink?: string | null;
            /** @default null */
            touch?: string | null;
        };
        /**
         * Place
         * @description The zone with this id or, with a seat, the one with the seat after a colon; an empty zone is out of sight.
         */
        Place: {
            /** @default null */
            seat?: number | null;
            zone: string;
        };
        /**
         * Play
         * @description The match at the table as the receiver may see it, always complete.
         */
        Play: {
            commitment: string;
            /** @default false */
            ended?: boolean;
            match: string;
            number: number;
            outcome: components["schemas"]["Outcome"] | null;
            question: components["schemas"]["Question"] | null;
            scene: components["schemas"]["Scene"];
            seed: string | null;
            step: number;
        };
        /**
         * ProgramToken
         * @description The token with which a program takes its seat: `Authorization: Bearer TOKEN` on the socket of the table. It is told only once.
         */
        ProgramToken: {
            seat: number;
            token: string;
        };
        /**
         * PromiseSalt
         * @description Promise a salt for the deal with that seal, by the SHA-256 of its 32 bytes; the server asks for the salt when it deals.
         */
        PromiseSalt: {
            id: number;
            promise: string;
            seal: string;
            /** @enum {unknown} */
            type: "promise-salt";
        };
        /**
         * Publish
         * @description Give the visitor's feed a new address.
         */
        Publish: {
            language: string;
        };
        /**
         * Question
         * @description What the receiver's seat may decide now; if `must` is false, it may also keep silent.
         */
        Question: {
            ask: {
                [key: string]: unknown;
            };
            choices: components["schemas"]["Choice"][];
            /** @default null */
            combination?: components["schemas"]["Combination"] | null;
            must: boolean;
            number: number;
            told: components["schemas"]["Told"];
        };
        /**
         * Rating
         * @description How strong somebody is in a game; the usual bot has 1000.
         */
        Rating: {
            /** @enum {unknown} */
            certainty: "fair" | "firm" | "guess" | "rough";
            margin: number;
            matches: number;
            points: number;
        };
        /**
         * Reach
         * @description How the visitor is told that it is their move; nobody is told anything before they ask for it.
         */
        Reach: {
            feed: string | null;
            key: string;
            push: boolean;
        };
        /**
         * React
         * @description Make a gesture from one's seat, which everybody sees for a moment.
         */
        React: {
            id: number;
            /** @enum {unknown} */
            reaction: "bravo" | "cheers" | "laugh" | "ouch" | "thanks" | "wow";
            /** @enum {unknown} */
            type: "react";
        };
        /**
         * Reacted
         * @description Somebody has made a gesture.
         */
        Reacted: {
            /** @enum {unknown} */
            reaction: "bravo" | "cheers" | "laugh" | "ouch" | "thanks" | "wow";
            seat: number;
            speaker: string;
            /** @enum {unknown} */
            type: "reacted";
        };
        /**
         * Ref
         * @description A fact that stands for a word: the name of the holder of `seat`, or the text with the key `text`, filled with `facts`.
         */
        Ref: {
            /** @default {} */
            facts?: {
                [key: string]: number | string | (number | string | components["schemas"]["Ref"])[] | components["schemas"]["Ref"];
            };
            /** @default null */
            seat?: number | null;
            /** @default null */
            text?: string | null;
        };
        /**
         * Refused
         * @description A message had no effect; the text `kind-reason` says why. HTTP responses use it too.
         */
        Refused: {
            cause?: components["schemas"]["Refused"];
            facts: {
                [key: string]: number | string;
            };
            /** @default null */
            game?: string | null;
            /** @default null */
            id?: number | null;
            kind: string;
            reason: string;
            /** @enum {unknown} */
            type: "refused";
        };
        /**
         * Rematch
         * @description After a match, anyone who has a seat opens the table for another, with the same people and bots.
         *
         *         Alone with bots, the next match begins at once, with the promised salt.
         */
        Rematch: {
            id: number;
            /** @default null */
            salt?: string | null;
            /** @enum {unknown} */
            type: "rematch";
        };
        /**
         * Results
         * @description Results of the visitor, latest first.
         */
        Results: {
            more: string | null;
            results: components["schemas"]["PastResult"][];
        };
        /**
         * Reveal
         * @description The cards are about to be dealt: every browser that has promised a salt sends it now; all promises are known.
         */
        Reveal: {
            seal: components["schemas"]["Seal"];
            /** @enum {unknown} */
            type: "reveal";
        };
        /**
         * Review
         * @description Ask whether the seat's own answer to the question with that number was a clear mistake; a reviewed message follows.
         */
        Review: {
            id: number;
            match: string;
            question: number;
            /** @enum {unknown} */
            type: "review";
        };
        /**
         * Reviewed
         * @description What a strong bot thinks of the receiver's answer to a question: if it was a clear mistake, the move made and a better one.
         */
        Reviewed: {
            /** @default null */
            better?: components["schemas"]["Advice"] | null;
            /** @default null */
            made?: components["schemas"]["Advice"] | null;
            match: string;
            question: number;
            /** @enum {unknown} */
            type: "reviewed";
        };
        /**
         * Rise
         * @description Leave the visitor's seat; during a match, a bot takes it over for good. Another person succeeds a host.
         */
        Rise: {
            id: number;
            /** @enum {unknown} */
            type: "rise";
        };
        /**
         * Room
         * @description The table itself, which is the same for everyone.
         */
        Room: {
            chairs: components["schemas"]["Chair"][];
            coaching: boolean;
            code: string;
            /** @default [] */
            former?: components["schemas"]["Former"][];
            game: string;
            onlookers: number;
            options: {
                [key: string]: unknown;
            };
            /** @enum {unknown} */
            pace: "brisk" | "calm" | "instant" | "slow";
            patience: number;
            paused: boolean;
            public: boolean;
            /** @default null */
            seal?: components["schemas"]["Seal"] | null;
            skin: string;
            /** @enum {unknown} */
            status: "open" | "over" | "playing";
        };
        /**
         * Round
         * @description The number of the current round, from 1, and how many there will be (None: nobody knows).
         */
        Round: {
            number: number;
            /** @default null */
            of?: number | null;
        };
        /**
         * Rules
         * @description A rules page, as HTML without scripts.
         */
        Rules: {
            html: string;
            language: string;
            paragraphs: {
                [key: string]: string;
            };
            skin: string;
        };
        /**
         * Salt
         * @description The salt that was promised for the deal with that seal, once the server asks for it.
         */
        Salt: {
            id: number;
            salt: string;
            seal: string;
            /** @enum {unknown} */
            type: "salt";
        };
        /**
         * Scene
         * @description Everything that a seat (None: an onlooker) may look at now.
         */
        Scene: {
            /** @default {} */
            facts?: {
                [key: string]: unknown;
            };
            /** @default [] */
            leaders?: number[];
            /** @default null */
            round?: components["schemas"]["Round"] | null;
            scores: components["schemas"]["Score"][];
            seat: number | null;
            turn: number[];
            zones: components["schemas"]["Zone"][];
        };
        /**
         * Score
         * @description A seat's line on the score sheet: the total (None: hidden) and the points of each round.
         */
        Score: {
            /** @default [] */
            rounds?: number[];
            seat: number;
            total: number | null;
        };
        /**
         * Seal
         * @description What is fixed of the next deal.
         */
        Seal: {
            commitment: string;
            dealing: string | null;
            promises: [
                number,
                string
            ][];
        };
        /**
         * SeatBot
         * @description The host puts a bot on an empty seat, or changes the level of the bot there.
         */
        SeatBot: {
            id: number;
            /** @enum {unknown} */
            level: "apprentice" | "brewer" | "master";
            seat: number;
            /** @enum {unknown} */
            type: "seat-bot";
        };
        /**
         * SeatProgram
         * @description The host gives a seat that no person has to a program, before the start.
         */
        SeatProgram: {
            /** @default null */
            name?: string | null;
            /** @default null */
            seat?: number | null;
        };
        /**
         * Seen
         * @description The visitor has seen what the table holds for after that step; play goes on when all who are present have.
         */
        Seen: {
            id: number;
            /** @enum {unknown} */
            kind: "glance" | "reckoning" | "sorting";
            match: string;
            step: number;
            /** @enum {unknown} */
            type: "seen";
        };
        /**
         * ShowMe
         * @description Agree to be shown on the board, or not.
         */
        ShowMe: {
            shown: boolean;
        };
        /**
         * Shuffle
         * @description Shuffle these things into a new pile or, if `last` is not 0, together with the last ones of a pile, and put them back there.
         */
        Shuffle: {
            /** @default 0 */
            last?: number;
            pile: string;
            things: components["schemas"]["Thing"][];
            /** @enum {unknown} */
            type: "shuffle";
        };
        /**
         * Sit
         * @description Take an empty seat before the start, giving up any other; if `seat` is null, take any empty one.
         */
        Sit: {
            id: number;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "sit";
        };
        /**
         * Speak
         * @description Say something to everybody at the table; whoever has no seat speaks in the onlookers' line.
         */
        Speak: {
            id: number;
            text: string;
            /** @enum {unknown} */
            type: "speak";
        };
        /**
         * Spoken
         * @description One line of talk.
         */
        Spoken: {
            at: number;
            name: string;
            number: number;
            seat: number | null;
            speaker: string;
            /** @default null */
            struck?: string | null;
            text: string;
        };
        /**
         * Standing
         * @description Everything about a visitor's matches that count.
         */
        Standing: {
            board: boolean;
            games: components["schemas"]["GameStanding"][];
            longest: number;
            matches: number;
            name: string | null;
            shown: boolean;
            streak: number;
            won: number;
        };
        /**
         * StandingFile
         * @description A visitor's results as a file, to take along to another device or another house.
         */
        StandingFile: {
            /** @enum {unknown} */
            format: 1;
            house: string;
            made: number;
            /** @default null */
            name?: string | null;
            results: components["schemas"]["PastResult"][];
        };
        /**
         * Strike
         * @description Remove the words of a line: one's own or, as the host, anybody's.
         */
        Strike: {
            id: number;
            line: number;
            /** @enum {unknown} */
            type: "strike";
        };
        /**
         * Subscribe
         * @description Send push messages to this device, as its browser has subscribed to them.
         */
        Subscribe: {
            auth: string;
            endpoint: string;
            language: string;
            p256dh: string;
        };
        /**
         * TableCard
         * @description A table in a list.
         */
        TableCard: {
            asked: boolean;
            changed: number;
            code: string;
            /** @default null */
            due?: number | null;
            game: string;
            host: string;
            mine: boolean;
            names: (string | null)[];
            /** @default null */
            result?: components["schemas"]["CardResult"] | null;
            /** @enum {unknown} */
            status: "open" | "over" | "playing";
        };
        /**
         * TakeBack
         * @description Take back one's answer to the question with that number, or one's last move: the table goes on with a branch of the match.
         *
         *         Alone with bots, it happens at once; otherwise, everybody is asked for their consent.
         */
        TakeBack: {
            id: number;
            match: string;
            /** @default null */
            question?: number | null;
            /** @enum {unknown} */
            type: "take-back";
        };
        /**
         * Talked
         * @description A line of talk that is new, or that was removed.
         */
        Talked: {
            line: components["schemas"]["Spoken"];
            /** @enum {unknown} */
            type: "talked";
        };
        /**
         * Texts
         * @description The texts for a requested language; each text is taken from the first language that has it.
         */
        Texts: {
            sources: {
                [key: string]: string;
            };
        };
        /**
         * Thing
         * @description Equal things in a pile, side by side: the face and facts of their pieces. Without a face, a thing is the facts of its place.
         */
        Thing: {
            /** @default 1 */
            copies?: number;
            /** @default null */
            face?: string | null;
            /** @default {} */
            facts?: {
                [key: string]: unknown;
            };
        };
        /**
         * Told
         * @description The key of a text and the facts that fill it; a field `seat` or `winners` says whom it is about.
         */
        Told: {
            facts: {
                [key: string]: number | string | (number | string | components["schemas"]["Ref"])[] | components["schemas"]["Ref"];
            };
            key: string;
        };
        /**
         * TurningPoint
         * @description A step that changed the chances to win more than most.
         */
        TurningPoint: {
            /** @enum {unknown} */
            cause: "cards" | "move";
            changes: number[];
            seat: number | null;
            step: number;
            told: components["schemas"]["Told"] | null;
        };
        /**
         * Unseat
         * @description The host takes somebody's seat away: it becomes empty, or a bot's during a match. They cannot sit here before they are let in.
         */
        Unseat: {
            id: number;
            seat: number;
            /** @enum {unknown} */
            type: "unseat";
        };
        /**
         * Unseated
         * @description Somebody whose seat was taken away, by the number with which they can be let in again.
         */
        Unseated: {
            name: string;
            number: number;
        };
        /**
         * Update
         * @description The table as it is now, and what has just happened.
         */
        Update: {
            clock: number | null;
            hold: components["schemas"]["Hold"] | null;
            /** @default null */
            lesson?: components["schemas"]["Lesson"] | null;
            news: components["schemas"]["Line"][];
            play: components["schemas"]["Play"] | null;
            room: components["schemas"]["Room"];
            /** @default [] */
            talk?: components["schemas"]["Spoken"][];
            /** @enum {unknown} */
            type: "update";
            whole: boolean;
            you: components["schemas"]["You"];
        };
        /**
         * WhyNot
         * @description Ask why touching these things leads to no move, or why a move is not allowed; the answer is always a refusal, and says why.
         */
        WhyNot: {
            id: number;
            match: string;
            /** @default null */
            move?: {
                [key: string]: unknown;
            } | null;
            /** @default [] */
            touches?: string[];
            /** @enum {unknown} */
            type: "why-not";
        };
        /**
         * You
         * @description Who the receiver is at this table.
         */
        You: {
            /** @default [] */
            barred?: components["schemas"]["Unseated"][];
            host: boolean;
            name: string;
            seat: number | null;
            /** @default null */
            speaker?: string | null;
            /** @default false */
            unseated?: boolean;
            /** @default [] */
            was?: number[];
        };
        /**
         * Zone
         * @description A place on the table: its name, how it is drawn, its owner and the pieces in it.
         */
        Zone: {
            /** @default {} */
            facts?: {
                [key: string]: number | string;
            };
            id: string;
            /** @enum {unknown} */
            kind: "bowl" | "hand" | "pile" | "purse" | "row" | "track";
            name: string;
            /** @default null */
            owner?: number | null;
            /** @default [] */
            pieces?: components["schemas"]["Piece"][];
            /** @default null */
            size?: number | null;
            /** @default null */
            touch?: string | null;
        };
    };
}
export type Account = components['schemas']['Account'];
export type Added = components['schemas']['Added'];
export type Advice = components['schemas']['Advice'];
export type Advise = components['schemas']['Advise'];
export type Advised = components['schemas']['Advised'];
export type Amount = components['schemas']['Amount'];
export type Analysing = components['schemas']['Analysing'];
export type Analysis = components['schemas']['Analysis'];
export type Answer = components['schemas']['Answer'];
export type Begin = components['schemas']['Begin'];
export type Board = components['schemas']['Board'];
export type Branch = components['schemas']['Branch'];
export type Brought = components['schemas']['Brought'];
export type CardResult = components['schemas']['CardResult'];
export type Chair = components['schemas']['Chair'];
export type Choice = components['schemas']['Choice'];
export type Claim = components['schemas']['Claim'];
export type Clash = components['schemas']['Clash'];
export type Clear = components['schemas']['Clear'];
export type Close = components['schemas']['Close'];
export type Combination = components['schemas']['Combination'];
export type Configure = components['schemas']['Configure'];
export type Consent = components['schemas']['Consent'];
export type Create = components['schemas']['Create'];
export type Created = components['schemas']['Created'];
export type Deal = components['schemas']['Deal'];
export type Dealings = components['schemas']['Dealings'];
export type Decision = components['schemas']['Decision'];
export type Device = components['schemas']['Device'];
export type Devices = components['schemas']['Devices'];
export type Dismiss = components['schemas']['Dismiss'];
export type Draw = components['schemas']['Draw'];
export type EndEarly = components['schemas']['EndEarly'];
export type Former = components['schemas']['Former'];
export type Frame = components['schemas']['Frame'];
export type FromBrowser = components['schemas']['FromBrowser'];
export type FromServer = components['schemas']['FromServer'];
export type GameBoard = components['schemas']['GameBoard'];
export type GameCard = components['schemas']['GameCard'];
export type GameStanding = components['schemas']['GameStanding'];
export type Guess = components['schemas']['Guess'];
export type HandOn = components['schemas']['HandOn'];
export type Handover = components['schemas']['Handover'];
export type Head = components['schemas']['Head'];
export type Heard = components['schemas']['Heard'];
export type Hold = components['schemas']['Hold'];
export type Home = components['schemas']['Home'];
export type Introduce = components['schemas']['Introduce'];
export type Kin = components['schemas']['Kin'];
export type Leader = components['schemas']['Leader'];
export type Lesson = components['schemas']['Lesson'];
export type LetIn = components['schemas']['LetIn'];
export type Line = components['schemas']['Line'];
export type Look = components['schemas']['Look'];
export type Me = components['schemas']['Me'];
export type Mistake = components['schemas']['Mistake'];
export type Mistakes = components['schemas']['Mistakes'];
export type Next = components['schemas']['Next'];
export type Nudge = components['schemas']['Nudge'];
export type Nudged = components['schemas']['Nudged'];
export type OptionCard = components['schemas']['OptionCard'];
export type Outcome = components['schemas']['Outcome'];
export type Part = components['schemas']['Part'];
export type Past = components['schemas']['Past'];
export type PastPlayer = components['schemas']['PastPlayer'];
export type PastResult = components['schemas']['PastResult'];
export type Pause = components['schemas']['Pause'];
export type Piece = components['schemas']['Piece'];
export type Place = components['schemas']['Place'];
export type Play = components['schemas']['Play'];
export type ProgramToken = components['schemas']['ProgramToken'];
export type PromiseSalt = components['schemas']['PromiseSalt'];
export type Publish = components['schemas']['Publish'];
export type Question = components['schemas']['Question'];
export type Rating = components['schemas']['Rating'];
export type Reach = components['schemas']['Reach'];
export type React = components['schemas']['React'];
export type Reacted = components['schemas']['Reacted'];
export type Ref = components['schemas']['Ref'];
export type Refused = components['schemas']['Refused'];
export type Rematch = components['schemas']['Rematch'];
export type Results = components['schemas']['Results'];
export type Reveal = components['schemas']['Reveal'];
export type Review = components['schemas']['Review'];
export type Reviewed = components['schemas']['Reviewed'];
export type Rise = components['schemas']['Rise'];
export type Room = components['schemas']['Room'];
export type Round = components['schemas']['Round'];
export type Rules = components['schemas']['Rules'];
export type Salt = components['schemas']['Salt'];
export type Scene = components['schemas']['Scene'];
export type Score = components['schemas']['Score'];
export type Seal = components['schemas']['Seal'];
export type SeatBot = components['schemas']['SeatBot'];
export type SeatProgram = components['schemas']['SeatProgram'];
export type Seen = components['schemas']['Seen'];
export type ShowMe = components['schemas']['ShowMe'];
export type Shuffle = components['schemas']['Shuffle'];
export type Sit = components['schemas']['Sit'];
export type Speak = components['schemas']['Speak'];
export type Spoken = components['schemas']['Spoken'];
export type Standing = components['schemas']['Standing'];
export type StandingFile = components['schemas']['StandingFile'];
export type Strike = components['schemas']['Strike'];
export type Subscribe = components['schemas']['Subscribe'];
export type TableCard = components['schemas']['TableCard'];
export type TakeBack = components['schemas']['TakeBack'];
export type Talked = components['schemas']['Talked'];
export type Texts = components['schemas']['Texts'];
export type Thing = components['schemas']['Thing'];
export type Told = components['schemas']['Told'];
export type TurningPoint = components['schemas']['TurningPoint'];
export type Unseat = components['schemas']['Unseat'];
export type Unseated = components['schemas']['Unseated'];
export type Update = components['schemas']['Update'];
export type WhyNot = components['schemas']['WhyNot'];
export type You = components['schemas']['You'];
export type Zone = components['schemas']['Zone'];
