/** How much help the reader wants at a table; it can be changed at any time, and is remembered. */

export const LEVELS = ['plain', 'normal', 'coach'] as const;
/** Plain: nothing unasked. Normal: everything says what it is and would do. Coach: advice, too. */
export type Level = (typeof LEVELS)[number];

const REMEMBERED = 'help';
let level = $state<Level>(LEVELS.find((known) => known === localStorage.getItem(REMEMBERED)) ?? 'normal');

export const help = {
  get level(): Level {
    return level;
  },
  set level(wanted: Level) {
    level = wanted;
    localStorage.setItem(REMEMBERED, wanted);
  },
};
