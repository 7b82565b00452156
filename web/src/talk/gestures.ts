/** The gestures that people can make from their seats. */
import type { Reacted } from '../wire';

export type Gesture = Reacted['reaction'];

interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
}

const PAPER = 'var(--paper)';
const DARK = 'var(--board-sunken)';

/** What each emblem shows, in a circle of 48 units, from the back to the front. */
export const EMBLEMS: Readonly<Record<Gesture, readonly Stroke[]>> = {
  cheers: [
    { d: 'M16 13h16c0 9-2.500 14.500-8 14.500S16 22 16 13z', fill: '#3a2c20', stroke: 'var(--brass-bright)' },
    { d: 'M17.200 18.500h13.600c-.9 5-3 7.500-6.800 7.500s-5.900-2.500-6.800-7.500z', fill: 'var(--glow-green)' },
    { d: 'M24 27.500v6M18.500 35.500c0-1.500 2-2.200 5.500-2.200s5.500.7 5.500 2.200z', stroke: 'var(--brass-bright)' },
    { d: 'M21 10.200a1.400 1.400 0 1 0 .01 0zM26.500 7.800a1.800 1.800 0 1 0 .01 0z', fill: 'var(--glow-green)' },
  ],
  bravo: [
    {
      d: 'M24 10.500l3.300 7.400 8 .8-6 5.400 1.700 7.900-7-4.100-7 4.100 1.700-7.900-6-5.400 8-.8z',
      fill: 'var(--glow-yellow)',
      stroke: 'var(--brass-dark)',
    },
    { d: 'M12 27c1 5 4.500 9 9.500 10.500M36 27c-1 5-4.500 9-9.500 10.500', stroke: 'var(--glow-green)' },
  ],
  laugh: [
    { d: 'M24 10.500a13.500 13.500 0 1 0 .01 0z', fill: 'var(--glow-yellow)', stroke: 'var(--brass-dark)' },
    { d: 'M16 21.500c1-2 3.500-2 4.500 0M27.500 21.500c1-2 3.500-2 4.500 0', stroke: DARK },
    { d: 'M16 26h16c-.5 5-3.500 7.500-8 7.500S16.500 31 16 26z', fill: DARK },
    {
      d: 'M19.500 31.500c2.500-1.800 6.500-1.800 9 0-1.200 1.300-2.700 2-4.500 2s-3.300-.7-4.500-2z',
      fill: 'var(--glow-red)',
    },
  ],
  wow: [
    {
      d: 'M24 8l3 8 7-4.500-3 7.800 8.500 2-8 3.700 5 7-8-2.500L28 38l-4-7-4 7-.5-8.500-8 2.500 5-7-8-3.700 8.500-2-3-7.800 7 4.500z',
      fill: 'var(--glow-blue)',
      stroke: '#2c4f80',
    },
    { d: 'M23 17h2l-.4 6.500h-1.200zM24 25.500a1.300 1.300 0 1 0 .01 0z', fill: DARK, stroke: DARK },
  ],
  ouch: [
    {
      d: 'M24 10.500c-7 0-11.500 4.500-11.500 10.500 0 4 2 6.500 4.500 8v4.500c0 1.200.8 2 2 2h10c1.200 0 2-.8 2-2V29c2.500-1.500 4.500-4 4.500-8 0-6-4.500-10.500-11.500-10.500z',
      fill: PAPER,
      stroke: 'var(--ink-purple)',
    },
    { d: 'M19 19.500a3.200 3.200 0 1 0 .01 0zM29 19.500a3.200 3.200 0 1 0 .01 0z', fill: 'var(--ink-purple)' },
    { d: 'M24 26l-1.700 3h3.400z', fill: 'var(--ink-purple)' },
    { d: 'M21.300 32v3.500M24 32v3.500M26.700 32v3.500', stroke: 'var(--ink-purple)' },
  ],
  thanks: [
    {
      d: 'M24 36C15 29.500 11.500 25 11.500 20.200c0-4 2.900-6.700 6.300-6.700 2.600 0 4.900 1.400 6.200 4 1.300-2.600 3.600-4 6.200-4 3.400 0 6.300 2.700 6.300 6.700C36.500 25 33 29.500 24 36z',
      fill: 'var(--glow-red)',
      stroke: 'var(--ink-red)',
    },
    { d: 'M15.500 20c0-1.700 1-2.900 2.500-3.200', stroke: PAPER },
  ],
};

export const GESTURES = Object.keys(EMBLEMS) as Gesture[];
