import { describe, expect, it } from 'vitest';
import { act, address, answer, EMPTY, giveOne, kept, move, oneLess, oneMore, unfinished, wantOne } from './compose';
import type { Laws } from './worth';

const LAWS: Laws = { collections: 2, figures: [], joker: 'black-something', most: 3, smallest: 2 };
const anyone = () => true;
const nobody = () => false;

describe('a draft', () => {
  it('becomes an offer, touch by touch', () => {
    let draft = giveOne(giveOne(EMPTY, LAWS, 'greenroot', 2), LAWS, 'greenroot', 2);
    expect(giveOne(draft, LAWS, 'greenroot', 2)).toBe(draft);
    expect(move(address(draft, 1))).toBeNull();
    draft = wantOne(draft, LAWS, 'gold-rose');
    expect(move(draft)).toEqual({ type: 'offer', give: ['greenroot', 'greenroot'], want: ['gold-rose'], to: null });
    expect(move(address(draft, 2))).toMatchObject({ to: 2 });
    expect(address(address(draft, 2), 2).to).toBeNull();
  });

  it('is a call while only something is wanted', () => {
    const draft = wantOne(wantOne(EMPTY, LAWS, 'gold-rose'), LAWS, 'gold-rose');
    expect(act(draft)).toBe('call');
    expect(move(draft)).toEqual({ type: 'call', want: ['gold-rose', 'gold-rose'] });
    expect(move(address(draft, 1))).toBeNull();
  });

  it('is a display while only something is given', () => {
    const draft = giveOne(EMPTY, LAWS, 'greenroot', 2);
    expect(act(draft)).toBe('display');
    expect(move(draft)).toEqual({ type: 'display', give: ['greenroot'] });
    expect(act(wantOne(draft, LAWS, 'gold-rose'))).toBe('offer');
    expect(move(address(draft, 1))).toBeNull();
  });

  it('has no more cards on a side than the rules allow', () => {
    const full = wantOne(wantOne(wantOne(EMPTY, LAWS, 'greenroot'), LAWS, 'gold-rose'), LAWS, 'greenroot');
    expect(wantOne(full, LAWS, 'whiteberry')).toBe(full);
    const given = giveOne(giveOne(giveOne(EMPTY, LAWS, 'greenroot', 9), LAWS, 'greenroot', 9), LAWS, 'greenroot', 9);
    expect(giveOne(given, LAWS, 'greenroot', 9)).toBe(given);
  });

  it('never has an ingredient on both sides', () => {
    const draft = wantOne(giveOne(EMPTY, LAWS, 'greenroot', 2), LAWS, 'greenroot');
    expect(draft.give).toEqual({});
    expect(giveOne(draft, LAWS, 'greenroot', 2).want).toEqual({});
  });

  it('goes back one touch at a time', () => {
    const one = giveOne(EMPTY, LAWS, 'greenroot', 2);
    const two = wantOne(one, LAWS, 'gold-rose');
    expect(two.before).toBe(one);
    expect(oneLess(two, 'want', 'gold-rose').want).toEqual({});
    expect(oneLess(two, 'want', 'gold-rose').before).toBe(two);
  });

  it('answers a call with what is called for', () => {
    const called = { number: 7, maker: 3, give: {}, want: { 'gold-rose': 1 } };
    expect(move(answer(EMPTY, called))).toBeNull();
    const draft = wantOne(answer(EMPTY, called), LAWS, 'greenroot');
    expect(move(draft)).toEqual({ type: 'answer', call: 7, want: ['greenroot'] });
    expect(giveOne(draft, LAWS, 'greenroot', 9)).toBe(draft);
    expect(wantOne(draft, LAWS, 'gold-rose')).toBe(draft);
    expect(oneLess(draft, 'give', 'gold-rose')).toBe(draft);
    expect(address(draft, 1)).toBe(draft);
  });

  it('answers a display with what is given for it', () => {
    const displayed = { number: 7, maker: 3, give: { 'gold-rose': 1 }, want: {} };
    expect(move(answer(EMPTY, displayed))).toBeNull();
    const draft = giveOne(answer(EMPTY, displayed), LAWS, 'greenroot', 9);
    expect(act(draft)).toBe('bid');
    expect(move(draft)).toEqual({ type: 'bid', display: 7, give: ['greenroot'] });
    expect(wantOne(draft, LAWS, 'whiteberry')).toBe(draft);
    expect(giveOne(draft, LAWS, 'gold-rose', 9)).toBe(draft);
    expect(oneLess(draft, 'want', 'gold-rose')).toBe(draft);
    expect(kept(draft, {}, anyone, [7])).toMatchObject({ give: {}, want: { 'gold-rose': 1 }, call: 7 });
    expect(kept(draft, { greenroot: 1 }, anyone, [])).toBe(EMPTY);
  });

  it('says what was meant, to hear why it cannot be', () => {
    const answered = answer(EMPTY, { number: 7, maker: 3, give: {}, want: { 'gold-rose': 1 } });
    expect(unfinished(answered)).toEqual({ type: 'answer', call: 7, want: [] });
    expect(oneMore(answered, LAWS, 'want', 'gold-rose')).toEqual({ type: 'answer', call: 7, want: ['gold-rose'] });
    expect(oneMore(answered, LAWS, 'give', 'greenroot')).toEqual({ type: 'accept', offer: 7 });
    const bid = answer(EMPTY, { number: 8, maker: 3, give: { 'gold-rose': 1 }, want: {} });
    expect(unfinished(bid)).toEqual({ type: 'bid', display: 8, give: [] });
    expect(oneMore(bid, LAWS, 'give', 'gold-rose')).toEqual({ type: 'bid', display: 8, give: ['gold-rose'] });
    expect(oneMore(bid, LAWS, 'want', 'greenroot')).toEqual({ type: 'accept', offer: 8 });
    expect(oneMore(EMPTY, LAWS, 'want', 'greenroot')).toEqual({ type: 'call', want: ['greenroot'] });
  });

  it('keeps what can still be said', () => {
    const draft = address(
      wantOne(giveOne(giveOne(EMPTY, LAWS, 'greenroot', 2), LAWS, 'greenroot', 2), LAWS, 'gold-rose'),
      1,
    );
    expect(kept(draft, { greenroot: 2 }, anyone, [])).toBe(draft);
    expect(kept(draft, { greenroot: 1 }, anyone, []).give).toEqual({ greenroot: 1 });
    expect(kept(draft, {}, nobody, [])).toMatchObject({ give: {}, want: { 'gold-rose': 1 }, to: null });
    const answered = answer(EMPTY, { number: 7, maker: 3, give: {}, want: { 'gold-rose': 1 } });
    expect(kept(answered, { 'gold-rose': 1 }, anyone, [7])).toBe(answered);
    expect(kept(answered, { 'gold-rose': 1 }, anyone, [8])).toBe(EMPTY);
    expect(kept(answered, {}, anyone, [7])).toBe(EMPTY);
  });
});
