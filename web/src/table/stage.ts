/** What the table and a game's skin have to say to each other. A game without a skin is drawn by the generic stage. */
import type { Facts } from '../words';
import type { Choice, Line, Piece, Play, Room, Told, You, Zone } from '../wire';

/** The words of one language, for one game. */
export interface Words {
  readonly language: string;
  /** Whether there is a text of that key. */
  has(key: string): boolean;
  /** The text of a key (`key.attribute` for an attribute), filled with facts. */
  say(key: string, facts?: Facts): string;
  /** Something the server describes, in words, addressed to the one who reads. */
  tell(told: Told): string;
  /** What a place on the table is called, with what there is to say of it. */
  zone(zone: Zone): string;
  /** What a piece shows, filled with its facts; nothing if it lies face down. */
  piece(piece: Piece): string;
  /** What whoever sits at a seat is called; one past the last is the dummy, which plays without a seat. */
  name(seat: number): string;
}

/** What may be touched now. A move is chosen by touching all that it touches. */
export interface Picker {
  /** Whether touching this leads on to a legal move. */
  glows(touch: string | null | undefined): boolean;
  /** Whether this has been touched already. */
  touched(touch: string | null | undefined): boolean;
  /**
   * Touch it; touching something touched takes it back. What does not glow takes the place of what rules it out, so
   * that touching another card changes one's mind; if it leads nowhere, it is ignored.
   */
  touch(touch: string | null | undefined): void;
  /** Take the last touch back. */
  back(): void;
  /** Whether the seat is asked anything at all. */
  readonly asked: boolean;
}

/** What a stage, the whole middle of the table, is given. A skin knows more of it: `SkinProps`. */
export interface StageProps {
  room: Room;
  you: You;
  play: Play;
  words: Words;
  picker: Picker;
  /** What has just happened: to be shown moving; empty when the table is seen for the first time. */
  news: readonly Line[];
  /** The story so far, also for whoever comes late or has reloaded the page. */
  log: readonly Line[];
  /**
   * Make a move that is not listed, such as an offer put together in a form of the skin; it answers the question that
   * stands. True once it is made. A refusal is shown in words, as with any other move.
   */
  say: (move: Choice['move']) => Promise<boolean>;
  /** What has just happened takes so many milliseconds to be shown: the result of a match waits for it. */
  linger: (milliseconds: number) => void;
  /** Whole seconds that are left for an open question; null if there is no limit. */
  clock: number | null;
}
