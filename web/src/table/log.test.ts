import { describe, expect, it } from 'vitest';
import type { Line, Play } from '../wire';
import { recalled } from './log';

const line = (key: string, stands?: string): Line => ({ step: 1, told: { key, facts: {} }, ...(stands && { stands }) });
const zones = [
  { id: 'offer:2', name: 'offer', kind: 'row' as const },
  { id: 'stall', name: 'stall', kind: 'row' as const, pieces: [{ id: 'offer:3' }] },
];
const play = { scene: { zones } } as unknown as Play;

describe('the log', () => {
  const story = [line('offered', 'offer:1'), line('offered', 'offer:2'), line('offered', 'offer:3'), line('traded')];

  it('keeps what happened, and lets go what was said of something that is gone', () => {
    const withdrawn = line('withdrawn', 'offer:1');
    expect(recalled([...story, withdrawn], play)).toEqual(story.slice(1));
  });

  it('keeps only what happened once nothing is on the table', () => {
    expect(recalled(story, null)).toEqual([line('traded')]);
  });
});
