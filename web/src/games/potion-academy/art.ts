/** The drawings of Potion Academy: bottles, whom a card reaches, what it does. Each has its own shape as well as its own colour. */
import type { Card, Colour } from './said';

export type Potion = Card['potion'];
export type Target = Card['target'];
export type Effect = Card['effect'];

export interface Bottle {
  /** The glass, in a box of 40 by 48. */
  glass: string;
  /** The light, full and deep colours of its contents. */
  brew: [string, string, string];
}

export const BOTTLES: Record<Exclude<Potion, 'none'>, Bottle> = {
  amber: {
    glass: 'M16 3H24V6H23V15.500A14.500 14.500 0 1 1 17 15.500V6H16Z',
    brew: ['#ffe39a', '#f2a82c', '#a85c08'],
  },
  azure: {
    glass: 'M11.500 3H28.500V6.500H27V37A7 8.500 0 0 1 13 37V6.500H11.500Z',
    brew: ['#b4e6ff', '#3b9df0', '#12508f'],
  },
  crimson: {
    glass:
      'M16.500 3H23.500V6H22.800V13C30 9.500 37.800 15 36.600 24C35.500 33 26 39 20 45.500C14 39 4.500 33 3.400 24C2.200 15 10 9.500 17.200 13V6H16.500Z',
    brew: ['#ffaf9c', '#e2413a', '#861019'],
  },
  emerald: {
    glass: 'M15.500 3H24.500V6H23.300V16L36.500 39Q38.500 45 33 45H7Q1.500 45 3.500 39L16.700 16V6H15.500Z',
    brew: ['#c6f5c0', '#3fb264', '#125a33'],
  },
  violet: {
    glass: 'M15.500 3H24.500V6H23.500V12H27L36.500 21V35L27.500 45H12.500L3.500 35V21L13 12H16.500V6H15.500Z',
    brew: ['#ebc8ff', '#a763e6', '#54218c'],
  },
  ivory: {
    glass:
      'M16.500 3H23.500V6H23V8.500A8.500 8 0 0 1 26 21.800A12.800 12.300 0 1 1 14 21.800A8.500 8 0 0 1 17 8.500V6H16.500Z',
    brew: ['#ffffff', '#e9dfc6', '#94866a'],
  },
};

/** The seats of a round table in a box of 24, clockwise from the reader. */
const SEATS = [
  [12, 20.2],
  [3.9, 14],
  [7, 5],
  [17, 5],
  [20.1, 14],
] as const;

const REACHED: Partial<Record<Target | Effect, readonly number[]>> = {
  neighbours: [1, 4],
  left: [1, 2],
  right: [3, 4],
  anyone: [0, 1, 2, 3, 4],
};

/** A table with its seats: those that a target reaches are large. Null if the target does not depend on seats. */
export function seatsOf(target: Target | Effect): { x: number; y: number; reached: boolean; me: boolean }[] | null {
  const reached = REACHED[target];
  return reached ? SEATS.map(([x, y], at) => ({ x, y, reached: reached.includes(at), me: at === 0 })) : null;
}

export interface Icon {
  fill?: string;
  line?: string;
}

const FAN = [
  'M1.800 9.600L7.600 6.800L12 17.400L9 19.200Z',
  'M8.800 5H15.200V17.500H8.800Z',
  'M16.400 6.800L22.200 9.600L15 19.200L12 17.400Z',
];

/** The other symbols on cards, in a box of 24. */
export const ICONS: Partial<Record<Target | Effect, Icon>> = {
  'two-placed': { fill: 'M2 6H9.500V18H2ZM11.500 6H19V18H11.500Z', line: 'M21.500 2V7M19 4.500H24' },
  'hand-2-3': { fill: `${FAN[0]}${FAN[1]}`, line: FAN[2] ?? '' },
  'hand-3': { fill: FAN.join('') },
  // A hand that draws a card out.
  pickpocket: {
    fill: 'M1.500 14L7.200 11.600Q9 11 10.600 12.200L15.600 15.400Q17.200 16.700 16.200 18.200Q15.200 19.500 13.400 18.700L11 17.600L15 19.900Q12.500 23 8.600 21.900L1.500 20.200Z',
    line: 'M11.800 10.500L13.500 2.200L21.300 4L18.800 15.400L17.500 15.100',
  },
  // Under the pile.
  bury: {
    fill: 'M3 3H16V6H3ZM3 7.500H16V10.500H3ZM3 12H16V15H3Z',
    line: 'M19.500 6V19.500H8M11.800 16L8 19.500L11.800 23',
  },
  // A hammer, and what it breaks.
  smash: {
    fill: 'M10.500 2.500L14 1.500L21.500 9L20.500 12.500L18 13.200L16.600 11.800L6 22.400Q4.300 23.600 2.600 22Q1.200 20.300 2.500 18.700L13 8.200L10.300 5.500Z',
    line: 'M16 17.500L18 20M20.500 16.500L22.500 17M15 20.500L15.300 22.500',
  },
  // A claw from above.
  snatch: {
    fill: 'M4.500 1.500H19.500L18.800 5.500Q23.500 11 19.500 20.500Q20 12.500 15.800 9.500Q16.200 16 12 22.500Q7.800 16 8.200 9.500Q4 12.500 4.500 20.500Q.5 11 5.200 5.500Z',
  },
  // A hook on its line.
  salvage: {
    line: 'M14.500 1V4.200M14.500 9V15.500A5.300 5.300 0 0 1 4 15.500V11.500L8 14.500',
    fill: 'M14.500 3.700a3 3 0 1 1-.1 0ZM14.500 5.600a1.100 1.100 0 1 0 .1 0Z',
  },
  // A basket full.
  forage: {
    fill: 'M2 11.500H22L20 20.500Q19.600 22 18 22H6Q4.400 22 4 20.500ZM7 14.500L8 19.500H9.500L9 14.500ZM11.200 14.500V19.500H12.800V14.500ZM15 14.500L14.500 19.500H16L17 14.500Z',
    line: 'M5 11Q6 2.500 12 2.500T19 11',
  },
};

/** The colours of the game for two. */
export const INKS: Record<Colour, string> = { red: '#e0584c', blue: '#4f9be8', orange: '#f09a3e', green: '#4fb56b' };
