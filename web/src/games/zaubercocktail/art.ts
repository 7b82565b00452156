/** What the table is drawn with: the ingredients, each of its own shape and colour, and the pawns. */
import type { Ingredient } from './said';

export interface Drawing {
  /** The background of its card. */
  ground: string;
  /** Layered shapes: outline, paint, and the line width if it is not filled. */
  shapes: readonly (readonly [d: string, paint: string, line?: number])[];
}

export const DRAWINGS: Record<Ingredient, Drawing> = {
  'blue-schlums': {
    ground: '#16325c',
    shapes: [
      [
        'M20 5C28 5 33 11 33 18V27C33 30 31 31 30 28C29 26 27 26 27 29V33C27 36 23 36 23 33V30C23 27 20 27 19 30V35C19 38 15 38 15 35V29C15 26 12 26 11 28C10 31 7 30 7 27V18C7 11 12 5 20 5Z',
        '#4aa3ff',
      ],
      ['M12 17A3 3 0 0 1 16 10', '#d5ecff', 2.4],
      ['M17 18A3 3 0 1 0 17 18.100ZM27 18A3 3 0 1 0 27 18.100Z', '#fff'],
      ['M16.500 19A1.500 1.500 0 1 0 16.500 19.100ZM26.500 19A1.500 1.500 0 1 0 26.500 19.100Z', '#0d2348'],
      ['M17 24Q20 26 23 24', '#0d2348', 1.6],
    ],
  },
  greenroot: {
    ground: '#2b3a12',
    shapes: [
      [
        'M20 13C14 6 9 7 6 9C10 9 13 11 16 15ZM20 13C26 6 31 7 34 9C30 9 27 11 24 15ZM20 14C18 8 19 4 20 2C21 4 22 8 20 14Z',
        '#6fd04e',
      ],
      [
        'M12 15C15 12 25 12 28 15C30 20 27 25 25 28C24 31 27 34 30 37C25 37 22 34 21 31C19 34 16 37 11 38C14 34 17 31 16 28C13 25 10 20 12 15Z',
        '#b9c75a',
      ],
      ['M14 19H20M27 21H22M16 24H19', '#6d7a24', 1.6],
    ],
  },
  'lead-earth': {
    ground: '#2b2f38',
    shapes: [
      ['M4 34L10 23L15 25L19 11L26 9L29 20L34 22L37 34Z', '#8a93a3'],
      ['M19 11L26 9L29 20L22 23ZM10 23L15 25L13 34H4Z', '#b9c1cf'],
      ['M29 20L34 22L37 34H25L22 23Z', '#5c6574'],
      ['M9 16L12 14M31 14L33 11M14 9L15 6', '#b9c1cf', 1.8],
    ],
  },
  'gira-extract': {
    ground: '#4a2a0c',
    shapes: [
      ['M15 4H25V8H23.500V15L31 30C32.500 34 31 36 28 36H12C9 36 7.500 34 9 30L16.500 15V8H15Z', '#ffe2b0'],
      ['M13.500 21H26.500L31 30C32.500 34 31 36 28 36H12C9 36 7.500 34 9 30Z', '#ff9a2e'],
      ['M15 25L19 24L20 28L16 29ZM23 26L27 27L26 31L22 30ZM13 32L18 31L18 35L13 35ZM22 33L26 33L25 36H22Z', '#9a4a08'],
      ['M15 4H25V8H23.500V15L31 30C32.500 34 31 36 28 36H12C9 36 7.500 34 9 30L16.500 15V8H15Z', '#fff3dd', 1.4],
    ],
  },
  'troll-hair': {
    ground: '#471d16',
    shapes: [
      [
        'M15 18C9 14 7 8 9 3C12 6 13 9 16 11C15 7 16 4 19 1C20 5 21 8 21 11C23 8 26 6 31 5C30 11 29 15 25 18Z',
        '#e0674a',
      ],
      [
        'M15 22C9 27 8 33 6 39C11 37 13 35 15 33C15 36 15 38 16 40C19 38 20 35 20 33C22 36 25 38 29 38C27 35 28 33 28 31C30 33 32 34 35 34C31 30 30 26 25 22Z',
        '#c24a32',
      ],
      ['M17 24C15 28 14 31 13 33M20 24V32M23 24C25 27 27 29 29 31', '#7a2416', 1.5],
      ['M14 16.500H26V23.500H14Z', '#f2c46a'],
      ['M14 20H26', '#8a5a14', 1.4],
    ],
  },
  'yellow-schlums': {
    ground: '#4b3f06',
    shapes: [
      [
        'M20 4L23.500 11.500L31 7L29.500 15L38 17L31 22L36 30L27.500 28.500L26 37L20 31L13 37L12.500 28.500L4 29L9.500 22L2 16L11 15L9.500 7L16.500 11.500Z',
        '#ffdf3d',
      ],
      ['M20 12.500A7.500 7.500 0 1 0 20 27.500A7.500 7.500 0 1 0 20 12.500Z', '#fff3a8'],
      ['M17.500 17.500V20M22.500 17.500V20M16.500 23.500Q20 26 23.500 23.500', '#6a5200', 1.9],
    ],
  },
  'silver-grass': {
    ground: '#24404a',
    shapes: [
      [
        'M18 38C16 26 10 16 3 12C13 14 18 22 20 30C19 20 15 9 11 3C19 8 22 18 22 27C22 17 24 8 28 2C29 12 26 22 25 30C27 23 31 17 38 13C32 20 28 28 27 38Z',
        '#dfeef2',
      ],
      ['M20 36C19 29 18 24 15 19M23 36C23 28 24 22 25 15', '#86a6b0', 1.4],
      ['M14 33H31V38H14Z', '#86a6b0'],
    ],
  },
  whiteberry: {
    ground: '#5a1f44',
    shapes: [
      ['M20 12C20 7 24 3 31 3C32 9 27 13 20 12ZM20 12C18 8 14 6 9 7C10 11 15 14 20 12Z', '#7ec86a'],
      ['M20 11C16 14 13 17 12 20M20 11C24 14 27 17 28 20M20 11V28', '#4f8a3e', 1.6],
      [
        'M12 16A7.200 7.200 0 1 0 12.100 16ZM28 16A7.200 7.200 0 1 0 28.100 16ZM20 24A7.200 7.200 0 1 0 20.100 24Z',
        '#fffaf2',
      ],
      ['M8.500 22A4 4 0 0 1 11 19M24.500 22A4 4 0 0 1 27 19M16.500 30A4 4 0 0 1 19 27', '#d9b8cf', 1.8],
    ],
  },
  'faran-leaf': {
    ground: '#0d4038',
    shapes: [
      [
        'M20 2C23 6 24 10 23 13C27 10 31 9 36 10C34 15 31 18 27 19C31 20 34 23 35 28C30 28 26 27 23 25L21.500 38H18.500L17 25C14 27 10 28 5 28C6 23 9 20 13 19C9 18 6 15 4 10C9 9 13 10 17 13C16 10 17 6 20 2Z',
        '#2fd0a0',
      ],
      ['M20 7V26M20 22L31 13M20 22L9 13M20 25L29 25M20 25L11 25', '#0a6a52', 1.5],
    ],
  },
  'gold-rose': {
    ground: '#5a0f1c',
    shapes: [
      ['M20 24C19 31 20 35 20 39', '#5ea04a', 2.4],
      ['M20 34C24 29 29 29 33 31C30 35 25 37 20 34Z', '#5ea04a'],
      [
        'M20 3C26 3 27 6 28 8C33 9 34 14 33 17C34 22 30 26 26 26C23 29 17 29 14 26C10 26 6 22 7 17C6 14 7 9 12 8C13 6 14 3 20 3Z',
        '#e8a72c',
      ],
      ['M20 7C25 7 29 11 29 16C29 21 25 24 20 24C15 24 11 21 11 16C11 11 15 7 20 7Z', '#ffd76a'],
      ['M20 16C20 13 24 13 24 16.500C24 20 17 21 16 16C15.500 11 24 8.500 27 14', '#9a6208', 1.8],
    ],
  },
  'black-something': {
    ground: '#3a2a66',
    shapes: [
      [
        'M20 3L23 9L29 5L29 12L37 12L32 18L38 24L31 25L32 33L25 30L20 38L15 30L8 33L9 25L2 24L8 18L3 12L11 12L11 5L17 9Z',
        '#08060f',
      ],
      [
        'M20 3L23 9L29 5L29 12L37 12L32 18L38 24L31 25L32 33L25 30L20 38L15 30L8 33L9 25L2 24L8 18L3 12L11 12L11 5L17 9Z',
        '#a58cff',
        1.3,
      ],
      ['M12.500 17Q16 14 18.500 18Q15 21 12.500 17ZM27.500 17Q24 14 21.500 18Q25 21 27.500 17Z', '#e9deff'],
      ['M15 24L17 26L19 24L21 26L23 24L25 26', '#a58cff', 1.5],
    ],
  },
};

/** The colours of the pawns, by seat. */
export const PAWNS = ['#f2c46a', '#7cc4ff', '#ff8b7a', '#8fe08a', '#d5a6ff', '#ffffff', '#ff9fd0'];

/** The letter on a pawn. */
export const initial = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '';

/** So many of something, with spaces at which no line is broken. */
export const counted = (number: number, name: string): string => `${number}\u00a0×\u00a0${name}`;

/** A difference with its sign: +5, −2. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '±0');
