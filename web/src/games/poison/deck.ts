/** The deck as it is drawn: what a face shows, and the shapes that go with the colours. */
import { bare } from '../../table/scene';
import type * as skin from '../../table/skin';
import type { Words } from '../../table/stage';
import type { Said } from './said';

export type Line = skin.Line<Said>;
export type Piece = skin.Piece<Said>;
export type Play = skin.Play<Said>;
export type Zone = skin.Zone<Said>;
export type Cauldron = skin.Zone<Said, 'cauldron'>;
export type Face = keyof Said['faces'];

export type Suit = 'red' | 'blue' | 'purple' | 'poison';

export const SUITS: readonly Suit[] = ['red', 'blue', 'purple', 'poison'];

/** The colours as they are seen on dark wood. */
export const LIGHTS: Record<Suit, string> = { red: '#ff8b78', blue: '#86c4ff', purple: '#d7a2ff', poison: '#b6e36a' };

/** The colour of a card such as `card-red-5`. */
export function suitOf(face: Face): Suit {
  const card = bare('card', face);
  return SUITS.find((suit) => card.startsWith(suit)) ?? 'poison';
}

/** The number on a card: a potion's is in its name, Poison's is in the scene. */
export function valueOf(face: Face, poison: number): number {
  return face === 'card-poison' ? poison : Number(face.slice(face.lastIndexOf('-') + 1));
}

/** The letter that stands for a colour in the reader's language. */
export function letter(words: Words, suit: Suit): string {
  return words.say(`letter-${suit}`);
}

/** How many cards there are of each colour; colours without cards are left out. */
export function tally(pieces: readonly Piece[]): { suit: Suit; count: number }[] {
  const suits = pieces.flatMap((piece) => (piece.face ? [suitOf(piece.face)] : []));
  return SUITS.map((suit) => ({ suit, count: suits.filter((other) => other === suit).length })).filter(
    (line) => line.count,
  );
}

/** Bottles around (0, 0), 50 high: a round flask, a tall vial, a cone and a skull. No two silhouettes are alike. */
export const BOTTLES: Record<Suit, string> = {
  red: 'M-4.5-23V-8.8A16 16 0 1 0 4.5-8.8V-23Z',
  blue: 'M-8-23V15A8 8 0 0 0 8 15V-23Z',
  purple: 'M-4.5-23V-10L-16 17.5Q-18 23 -12 23H12Q18 23 16 17.5L4.5-10V-23Z',
  poison:
    'M-4-23V-15.5C-17-14-19 1-14.5 7.5C-13 10-9.5 10-9.5 14V20Q-9.5 23-6.5 23H6.5Q9.5 23 9.5 20V14C9.5 10 13 10 14.5 7.5C19 1 17-14 4-15.5V-23Z',
};

/** The sockets, nose and teeth of the skull. */
export const SKULL =
  'M-10.5-1a4.3 4.7 0 1 0 8.6 0a4.3 4.7 0 1 0-8.6 0ZM1.9-1a4.3 4.7 0 1 0 8.6 0a4.3 4.7 0 1 0-8.6 0ZM0 5.5L2.6 10.5H-2.6Z';

/** Digits drawn with a pen in a box 20 wide and 28 high, so that they look the same on every machine. */
export const DIGITS: readonly string[] = [
  'M10 2C4 2 2.5 8.5 2.5 14S4 26 10 26 17.5 19.5 17.5 14 16 2 10 2Z',
  'M5 6.5L11 2V26M5.5 26H16.5',
  'M3.5 8.5C3.5 4.5 6 2 10 2C14 2 16.5 4.7 16.5 8.5C16.5 14 9 18.5 3.5 26H17V22.5',
  'M3.5 6.5C4.5 3.5 7 2 10 2C13.8 2 16 4.3 16 7.5C16 11 13.5 13 9 13C14 13 17 15.5 17 19.5C17 23.5 14 26 10 26C6.5 26 4 24.5 3 21.5',
  'M13 26V2L2 18.5H18.5M9 26H17',
  'M16 5.5V2H5.5L4.5 13C6 11.3 8 10.5 10 10.5C14.5 10.5 17 13.8 17 18C17 22.8 14 26 9.7 26C6.5 26 4 24.5 3 21.5',
  'M15.5 3C8.5 4.5 3 10.5 3 18C3 23 6 26 10 26S17 23 17 19 14 12 10 12 3 15 3 18',
  'M3 6V2H17C12 9.5 9.2 17 8.5 26',
  'M10 13C6 13 4 10.5 4 7.5S6.5 2 10 2 16 4.3 16 7.5 14 13 10 13C5.5 13 3 16 3 19.5S6 26 10 26 17 23.3 17 19.5 14.5 13 10 13Z',
  'M4.5 25C11.5 23.5 17 17.5 17 10C17 5 14 2 10 2S3 5 3 9 6 16 10 16 17 13 17 10',
];
