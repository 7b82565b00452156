/** How the lines of seats are drawn: by colour, and for whoever cannot tell these apart, by dashes. */
export const TINTS = [
  'var(--glow-red)',
  'var(--glow-blue)',
  'var(--glow-green)',
  'var(--glow-yellow)',
  'var(--glow-purple)',
  'var(--paper)',
  'var(--brass)',
];
export const DASHES = ['none', '9 3', '2 3', '12 3 2 3', '5 5', '14 6', '1 5'];
