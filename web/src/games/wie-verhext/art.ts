/** The drawings: what the twelve roles, the goods and the ravens look like, as paths. */
import type { Good, Role } from './said';

export type Family = 'gather' | 'trade' | 'brew' | 'collect' | 'warlock';

/** An emblem in a box of 48 by 48: what is filled, what is drawn with a pen, and with a broad one. */
export interface Mark {
  family: Family;
  fill?: string;
  line?: string;
  broad?: string;
}

/** A cauldron; what hovers over it distinguishes the three brewers. */
const CAULDRON =
  'M6 26H42V29.5H40.5Q43 40 33 43.5L35 47H31.5L30 44.3H18L16.5 47H13L15 43.5Q5 40 7.5 29.5H6ZM12 31Q11 36 14 39L16 38Q14 35 14.5 31Z';

export const ROLES: Record<Role, Mark> = {
  'wolf-keeper': {
    family: 'gather',
    fill: 'M8 3L18 12.5Q24 11 30 12.5L40 3Q43 15 40 22L45 27L37 30.5L29 42.5Q24 47 19 42.5L11 30.5L3 27L8 22Q5 15 8 3ZM13.5 21.5Q15 28 20 27.5L21.5 25ZM34.5 21.5Q33 28 28 27.5L26.5 25ZM20.5 36.5L24 41L27.5 36.5Q24 35 20.5 36.5Z',
  },
  'snake-hunter': {
    family: 'gather',
    fill: 'M27 4.5Q40 3.5 40 10.5T27 16.5ZM33.5 7.5a1.8 1.8 0 1 0 .1 0Z',
    line: 'M40 10.5H44M44 10.5L47 8M44 10.5L47 13',
    broad: 'M28 10.5H19Q8.5 10.5 8.5 18T19 25.5H31Q39.5 25.5 39.5 33T31 40.5H14L6 43.5',
  },
  'herb-gatherer': {
    family: 'gather',
    fill: 'M23 38Q9 38 6.5 25Q21 24.5 23 38ZM25 38Q39 38 41.5 25Q27 24.5 25 38ZM23 26Q12 25 10 14Q22 14 23 26ZM25 26Q36 25 38 14Q26 14 25 26ZM24 14.5Q16.5 8.5 24 1Q31.5 8.5 24 14.5Z',
    line: 'M24 46V12',
  },
  alchemist: {
    family: 'trade',
    fill: 'M8 32H29A10.5 10.5 0 0 1 8 32ZM42 34.5Q46 40 46 42A4 4 0 0 1 38 42Q38 40 42 34.5Z',
    line: 'M14 20.2V13Q14 4 22 4Q27 4 31 10L43.5 29M22.5 20V15Q23.5 11.5 27 16L38 32M14 20.2A12.5 12.5 0 1 0 22.5 20',
  },
  'fortune-teller': {
    family: 'trade',
    fill: 'M12 37H36L40 45.5H8ZM26.5 11L28.7 18.3L36 20.5L28.7 22.7L26.5 30L24.3 22.7L17 20.5L24.3 18.3ZM17 12L18 15L21 16L18 17L17 20L16 17L13 16L16 15Z',
    line: 'M24 3.5A16 16 0 0 1 34 32.5M24 3.5A16 16 0 0 0 14 32.5M12 36H36',
  },
  assistant: {
    family: 'trade',
    fill: 'M5 20H43V24H40.5Q40 35 31 39V42H36V46H12V42H17V39Q8 35 7.5 24H5ZM13 27Q14 33 19 35.5L20 33Q16.5 30.5 16 27Z',
    broad: 'M26 17L37 4',
  },
  wizard: {
    family: 'brew',
    fill: `${CAULDRON}M24 .5L27.2 8.7L36 9.2L29.2 14.8L31.5 23.3L24 18.6L16.5 23.3L18.8 14.8L12 9.2L20.8 8.7Z`,
  },
  witch: {
    family: 'brew',
    fill: `${CAULDRON}M13.5 16.5L21 6.5Q24 1.5 33 2.5L29 6.5L34.5 16.5Q43 17.5 43 20Q43 23.5 24 23.5T5 20Q5 17.5 13.5 16.5ZM14.5 18.5Q24 22 33.5 18.5L32.8 17Q24 20 15.5 17Z`,
  },
  druid: {
    family: 'brew',
    fill: `${CAULDRON}M23 24V20Q14 20.5 15 14.5Q10.5 10 16.5 7Q18.5 .5 24 .5T31.5 7Q37.5 10 33 14.5Q34 20.5 25 20V24ZM23.3 17H24.7V5H23.3Z`,
  },
  cutpurse: {
    family: 'collect',
    fill: 'M14 15H30Q40 27 36.5 37.5Q34 45 22 45T7.5 37.5Q4 27 14 15ZM22 23.5a8 8 0 1 0 .1 0ZM14 4L18.5 11.5H25.5L30 4Q22 8 14 4ZM22 27a4.5 4.5 0 1 1-.1 0ZM46.5 2L34.5 16.5L32 14.5L41 4Q43.5 2 46.5 2Z',
    line: 'M10.5 13.3H33.5',
  },
  'begging-monk': {
    family: 'collect',
    fill: 'M4 25H44V28H42.5Q41.5 39 31 42.5L32 46H16L17 42.5Q6.5 39 5.5 28H4ZM11 31Q12 36 16 38.5L17.5 36.5Q14.5 34.5 14 31ZM24 2Q30 10 30 14.5A6 6 0 0 1 18 14.5Q18 10 24 2ZM10 10Q13.5 14.5 13.5 17A3.5 3.5 0 0 1 6.5 17Q6.5 14.5 10 10ZM38 10Q41.5 14.5 41.5 17A3.5 3.5 0 0 1 34.5 17Q34.5 14.5 38 10Z',
  },
  warlock: {
    family: 'warlock',
    fill: 'M13 3H40Q45 3 45 8V13H38V38Q38 45 31 45H8Q3 45 3 40V36H9V8Q9 3 13 3ZM38 10H42V8Q42 6 40 6T38 8ZM23.5 10L25.5 17.5L33 19.5L25.5 21.5L23.5 29L21.5 21.5L14 19.5L21.5 17.5ZM14 33H33V35.5H14Z',
  },
};

export const FAMILIES: Record<Family, string> = {
  gather: '#2f6a48',
  trade: '#8d6513',
  brew: '#2b5391',
  collect: '#8d332c',
  warlock: '#5b5650',
};

/** A good, or a drop of any colour. */
export type GoodKind = Good | 'any';

export const DROPS = ['red', 'white', 'green'] as const;
export type Drop = (typeof DROPS)[number];

/** Goods in a box 20 wide and 24 high: a drop of blood, a fang of venom, a leaf of juice, a coin, a flask; any drop. */
export const GOODS: Record<GoodKind, string> = {
  red: 'M10 .8C12.5 6.5 18.5 10.5 18.5 15.5A8 8 0 0 1 1.5 15.5C1.5 10.5 7.5 6.5 10 .8Z',
  white: 'M4 1.5Q10 4.5 16 1.5Q20.5 3.5 19 9Q17.5 17 10 23.5Q2.5 17 1 9Q-.5 3.5 4 1.5Z',
  green: 'M10 .6Q20.5 5.5 19 14.5Q17.5 21.5 10 23.5Q2.5 21.5 1 14.5Q-.5 5.5 10 .6Z',
  gold: 'M10 3.2a9.3 9.3 0 1 0 .1 0Z',
  vial: 'M6.5 1H13.5V4H12.5V9L18.5 18Q20 23.3 15.5 23.3H4.5Q0 23.3 1.5 18L7.5 9V4H6.5Z',
  any: 'M10 .8C12.5 6.5 18.5 10.5 18.5 15.5A8 8 0 0 1 1.5 15.5C1.5 10.5 7.5 6.5 10 .8Z',
};

/** A raven that sits, in a box of 32 by 28; its feet are at the bottom. */
export const RAVEN =
  'M.5 22.5L10 13Q12 5.5 18 4Q21.5 1.5 25.5 4L31.5 7.5L26 9Q26.5 16 20.5 20L20 27H18.5L18.2 21Q17 21.5 15.5 21.5L15 27H13.5L13.2 21.5L8 22L4.5 25L5.5 22.5ZM23 5a1.1 1.1 0 1 0 .1 0Z';

/** The flask that shows the points of a potion, in a box of 40 by 46. */
export const FLASK = 'M14.5 1H25.5V4.5H24V13A15.5 15.5 0 1 1 16 13V4.5H14.5Z';

export const CROWN = 'M2 15H22V18H2ZM2.5 13L1 3L7.5 7.5L12 1L16.5 7.5L23 3L21.5 13Z';
