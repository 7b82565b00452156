import { expect, test } from 'vitest';
import type { FromServer } from '../wire';
import { Waiting } from './waiting';

const update = {
  type: 'update',
  room: {
    code: 'ff6bjwx7',
    game: 'toy',
    skin: 'toy',
    status: 'open',
    chairs: [],
    options: {},
    public: false,
    patience: 60,
    pace: 'calm',
    coaching: false,
    onlookers: 0,
    paused: false,
  },
  you: { seat: null, host: false, name: '' },
  play: null,
  clock: null,
  hold: null,
  news: [],
  whole: false,
} satisfies FromServer;

function heard(id: number, step: number | null = null): FromServer {
  return { type: 'heard', id, step };
}

function refused(id: number | null): FromServer {
  return { type: 'refused', kind: 'denied', reason: 'taken', facts: {}, id };
}

/** Waiting messages, and how each was settled so far. */
function said(...ids: number[]) {
  const waiting = new Waiting();
  const settled: [number, string][] = [];
  for (const id of ids) {
    waiting.add(id, (how) => settled.push([id, how === null ? 'done' : how === undefined ? 'lost' : how.reason]));
  }
  return { waiting, settled };
}

test('what is heard is done when the next update shows it', () => {
  const { waiting, settled } = said(1);
  waiting.hear(update);
  expect(settled).toEqual([]);
  waiting.hear(heard(1, 12));
  expect(settled).toEqual([]);
  waiting.hear(update);
  expect(settled).toEqual([[1, 'done']]);
  waiting.hear(update);
  waiting.lose();
  expect(settled).toHaveLength(1);
});

test('one update shows all that was heard before it, and nothing else', () => {
  const { waiting, settled } = said(1, 2, 3);
  waiting.hear(heard(1));
  waiting.hear(heard(2));
  waiting.hear(update);
  expect(settled).toEqual([
    [1, 'done'],
    [2, 'done'],
  ]);
  waiting.hear(heard(3));
  waiting.hear(update);
  expect(settled[2]).toEqual([3, 'done']);
});

test('a refusal needs no update', () => {
  const { waiting, settled } = said(1, 2);
  waiting.hear(heard(1));
  waiting.hear(refused(2));
  expect(settled).toEqual([[2, 'taken']]);
});

test('an answer to nothing that waits settles nothing', () => {
  const { waiting, settled } = said(1);
  for (const message of [refused(null), refused(7), heard(7), update]) waiting.hear(message);
  expect(settled).toEqual([]);
});

test('with the line all is lost that was not shown, heard or not', () => {
  const { waiting, settled } = said(1, 2);
  waiting.hear(heard(1));
  waiting.lose();
  expect(settled).toEqual([
    [1, 'lost'],
    [2, 'lost'],
  ]);
  waiting.hear(update);
  expect(settled).toHaveLength(2);
});
