/** The interface between the table and a game's skin. A game without a skin is drawn by the generic stage. */
import type { Facts } from '../words';
import type { Choice, Hold, Line, Piece, Play, Room, Told, You, Zone } from '../wire';

/** The words of one language, for one game. */
export interface Words {
  readonly language: string;
  /** Whether there is a text of that key. */
  has(key: string): boolean;
  /** The text of a key (`key.attribute` for an attribute), filled with facts. */
  say(key: string, facts?: Facts): string;
  /** Something the server describes, in words, addressed to the reader. */
  tell(told: Told): string;
  /** The text of a zone, filled with its facts. */
  zone(zone: Zone): string;
  /** The text of a piece's face, filled with its facts; empty if it lies face down. */
  piece(piece: Piece): string;
  /**
   * The name of whoever sits at a seat, standing by itself: the reader is “You”. One past the last is the dummy, which
   * plays without a seat.
   */
  name(seat: number): string;
  /** These seats as facts of a sentence: `names`, their `count`, whether the reader is one of them (`me`), and the `others`. */
  seats(seats: readonly number[]): Facts;
}

/** What may be touched now. A move is chosen by touching everything it touches. */
export interface Picker {
  /** Whether touching this leads to a legal move. */
  glows(touch: string | null | undefined): boolean;
  /** Whether this has been touched already. */
  touched(touch: string | null | undefined): boolean;
  /**
   * Touch it, or take the touch back if it is already touched. What does not glow replaces the touch that excludes it,
   * so that touching another card changes the choice; if it leads nowhere, nothing changes, and the table says why.
   */
  touch(touch: string | null | undefined): void;
  /** Say why touching this, after what is touched already, leads nowhere; or why a move that is not listed is not allowed. */
  why(wrong: string | Choice['move']): void;
  /** Take all touches back. */
  clear(): void;
  /** Whether the seat is asked anything at all. */
  readonly asked: boolean;
  /** Whether anything is touched. */
  readonly begun: boolean;
}

/** The props of a stage, the whole middle of the table. A skin has more precise types: `SkinProps`. */
export interface StageProps {
  room: Room;
  you: You;
  play: Play;
  words: Words;
  picker: Picker;
  /** What has just happened, to be animated; empty when the table is first shown. */
  news: readonly Line[];
  /** The story so far, also after coming late or reloading the page. */
  log: readonly Line[];
  /**
   * Make a move that is not listed, such as an offer composed in a form of the skin; it answers the current question.
   * True once it is made. A refusal is shown in words, as with any other move.
   */
  say: (move: Choice['move']) => Promise<boolean>;
  /** Whole seconds left for an open question; null if there is no limit. */
  clock: number | null;
  /** What people get time for before play goes on; there is no question meanwhile. */
  hold: Hold | null;
  /** Look at the last reckoning again; null if there is none. */
  again: (() => void) | null;
}

/** What a reckoning is called, and in how many steps it is shown. */
export interface Outline {
  title: string;
  steps: number;
}

/** The props of a reckoning, which is told by the lines of one step of the story. */
export interface ReckoningProps {
  play: Play;
  words: Words;
  /** The story up to that step. */
  story: readonly Line[];
  step: number;
  /** How many of its steps are shown. */
  shown: number;
}
