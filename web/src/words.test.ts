import { describe, expect, it, vi } from 'vitest';
import { TableWords, Texts } from './words';

const SOURCE = `
series = { $start } and { $last }
nothing = nothing
you = you
    .alone = You
card-red-5 = red 5
card-green = green
herb = { $name } of place { $place }
colour-red = red
event-took = { $me ->
    [yes] You take
   *[no] { $seat } takes
} { $cards-count ->
    [one] one card
   *[other] { $cards-count } cards
}: { $cards }.
event-won = { $me ->
    [yes] You win with { $winners-others }: { $winners }
   *[no] { $winners } win
}
event-dealt = Dealer: { $dealer }. First: { $first-me ->
    [yes] you!
   *[no] { $first }.
}
event-offered = To { $to-me ->
    [yes] you
   *[no] { $to }
}
role-witch = Witch
    .call = I am the Witch!
event-called = { $seat }: “{ $role-call }” ({ $role })
dummy = The automaton
brew = { $colour } ({ $strength })
event-brewed = { $by ->
    [none] nothing
   *[other] { $by }, by { $by-colour }
}; left: { $rest }.
zone-bowl = Bowl { $place } ({ $colour }): { $count }
illegal-elsewhere = The { $card } goes to place { $place }.
setup-name = There is no { $name }.
record-move = Move { $index }: { $detail }
option = Option
    .help = What it does
`;
const texts = Texts.read('en', { en: SOURCE });
const card = (text: string) => ({ text });
const at = (me: number | null) => new TableWords(texts, ['Ann', 'card-green', 'Cy'], me);
const took = (cards: { text: string }[]) => ({ key: 'event-took', facts: { seat: { seat: 0 }, cards } });

describe('tell', () => {
  it('addresses whoever it is about, and names them to the others', () => {
    const told = took([card('card-red-5')]);
    expect(at(0).tell(told)).toBe('You take one card: red 5.');
    expect(at(2).tell(told)).toBe('Ann takes one card: red 5.');
    expect(at(null).tell(told)).toBe('Ann takes one card: red 5.');
  });

  it('calls a seat by the name of whoever had it first, if several had it before', () => {
    const former = [
      { seat: 0, name: 'Bea', until: 9, before: true },
      { seat: 2, name: 'Dan', until: 9, before: true, mine: true },
      { seat: 0, name: 'Eve', until: 4 },
    ];
    const words = new TableWords(texts, ['Ann', 'card-green', 'Cy'], 0, former);
    const line = (step: number) => words.line({ step, told: took([card('card-red-5')]) });
    expect([line(4), line(5), line(10)]).toEqual([
      'Eve takes one card: red 5.',
      'Bea takes one card: red 5.',
      'You take one card: red 5.',
    ]);
    expect([words.at(9).name(2), words.at(10).name(2)]).toEqual(['You', 'Cy']);
  });

  it('calls a seat by the name of whoever had it then', () => {
    const story = (step: number) => ({ step, told: took([card('card-red-5')]) });
    const words = (mine: boolean) =>
      new TableWords(texts, ['Bot', 'Ben', 'Cy'], null, [{ seat: 0, name: 'Ann', until: 7, mine }]);
    expect(words(false).line(story(7))).toBe('Ann takes one card: red 5.');
    expect(words(false).line(story(8))).toBe('Bot takes one card: red 5.');
    expect(words(true).line(story(7))).toBe('You take one card: red 5.');
    expect(words(true).line(story(8))).toBe('Bot takes one card: red 5.');
  });

  it('counts equal things and joins the last by the language’s and', () => {
    const cards = [card('card-red-5'), card('card-green'), card('card-red-5')];
    expect(at(null).tell(took(cards))).toBe('Ann takes 3 cards: 2\u00a0×\u00a0red 5 and green.');
    expect(at(null).tell(took([]))).toBe('Ann takes 0 cards: nothing.');
  });

  it('finds the reader among the winners', () => {
    const told = { key: 'event-won', facts: { winners: [{ seat: 0 }, { seat: 2 }] } };
    expect(at(2).tell(told)).toBe('You win with Ann: Ann and you');
    expect(at(null).tell(told)).toBe('Ann and Cy win');
  });

  it('never calls the reader by name, wherever a text mentions them', () => {
    const told = (dealer: number, first: number) => ({
      key: 'event-dealt',
      facts: { dealer: { seat: dealer }, first: { seat: first } },
    });
    expect(at(0).tell(told(0, 2))).toBe('Dealer: you. First: Cy.');
    expect(at(2).tell(told(0, 2))).toBe('Dealer: Ann. First: you!');
    expect(at(null).tell(told(0, 2))).toBe('Dealer: Ann. First: Cy.');
  });

  it('addresses nobody where there is nobody', () => {
    const told = (to: { seat: number } | string) => ({ key: 'event-offered', facts: { to } });
    expect([at(0).tell(told({ seat: 0 })), at(0).tell(told('none'))]).toEqual(['To you', 'To none']);
  });

  it('says the attributes of a text by themselves', () => {
    const facts = { seat: { seat: 0 }, role: { text: 'role-witch' } };
    expect(at(null).tell({ key: 'event-called', facts })).toBe('Ann: “I am the Witch!” (Witch)');
  });

  it('calls one past the last seat the dummy', () => {
    expect(at(0).tell({ key: 'event-won', facts: { winners: [{ seat: 3 }] } })).toBe('The automaton win');
    expect(at(0).name(3)).toBe('The automaton');
  });

  it('says a struct by its text, and its parts by themselves', () => {
    const brew = { text: 'brew', facts: { colour: { text: 'colour-red' }, strength: 2 } };
    const told = (by: typeof brew | string) => ({ key: 'event-brewed', facts: { by, rest: [brew, brew] } });
    expect(at(null).tell(told(brew))).toBe('red (2), by red; left: 2\u00a0×\u00a0red (2).');
    expect(at(null).tell(told('none'))).toBe('nothing; left: 2\u00a0×\u00a0red (2).');
  });

  it('takes no name for a key', () => {
    const told = { key: 'event-won', facts: { winners: [{ seat: 1 }] } };
    expect(at(null).tell(told)).toBe('card-green win');
  });
});

describe('seats', () => {
  it('are labelled by name, and the reader’s own as such', () => {
    expect([at(0).name(0), at(0).name(2), at(null).name(0)]).toEqual(['You', 'Cy', 'Ann']);
  });

  it('are facts of a sentence, with and without the reader', () => {
    expect(at(2).seats([0, 2])).toEqual({ names: ['Ann', 'you'], count: 2, me: 'yes', others: ['Ann'] });
    expect(at(null).seats([0, 2])).toEqual({ names: ['Ann', 'Cy'], count: 2, me: 'no', others: ['Ann', 'Cy'] });
    expect(at(0).seats([])).toEqual({ names: [], count: 0, me: 'no', others: [] });
  });
});

describe('zone', () => {
  it('says keys, counts places from 1 and counts what lies there', () => {
    const zone = { id: 'b', name: 'bowl', kind: 'bowl' as const, facts: { place: 0, colour: 'colour-red' } };
    expect(at(null).zone({ ...zone, pieces: [{ id: 'x' }] })).toBe('Bowl 1 (red): 1');
    expect(at(null).zone({ ...zone, size: 7 })).toBe('Bowl 1 (red): 7');
    expect(at(null).zone(zone)).toBe('Bowl 1 (red): 0');
  });
});

describe('piece', () => {
  it('shows its face, filled with its facts', () => {
    expect(at(null).piece({ id: 'x', face: 'card-red-5' })).toBe('red 5');
    expect(at(null).piece({ id: 'x', face: 'herb', facts: { name: 'colour-red', place: 1 } })).toBe('red of place 2');
  });

  it('shows nothing face down', () => {
    expect(at(null).piece({ id: 'x' })).toBe('');
    expect(at(null).piece({ id: 'x', face: null })).toBe('');
  });
});

describe('refuse', () => {
  const refused = (kind: string, reason: string, facts: Record<string, string | number>) =>
    texts.refuse({ type: 'refused', kind, reason, facts });

  it('says keys that come from the rules, and leaves alone what people typed', () => {
    expect(refused('illegal', 'elsewhere', { card: 'card-red-5', place: 1 })).toBe('The red 5 goes to place 2.');
    expect(refused('setup', 'name', { name: 'card-red-5' })).toBe('There is no card-red-5.');
  });

  it('cuts what is too long to be said', () => {
    expect(refused('setup', 'name', { name: 'x'.repeat(300) })).toBe(`There is no ${'x'.repeat(200)}….`);
    expect(refused('setup', 'name', { name: 1e16 })).toBe('There is no ….');
  });

  it('drops what shows nothing or turns words around', () => {
    expect(refused('setup', 'name', { name: '\u202egnp\u0000.\u200bexe\n' })).toBe('There is no gnp.exe.');
  });

  it('says what was wrong with a move of a record, if it has words for it', () => {
    const bad = (reason: string) =>
      texts.refuse({
        type: 'refused',
        kind: 'record',
        reason: 'move',
        facts: { index: 3, detail: 'illegal: code' },
        cause: { type: 'refused', kind: 'illegal', reason, facts: { card: 'card-red-5', place: 1 } },
      });
    expect(bad('elsewhere')).toBe('Move 3: The red 5 goes to place 2.');
    expect(bad('unheard-of')).toBe('Move 3: illegal: code');
  });

  it('has no words for what it does not know', () => {
    expect(refused('http', '502', {})).toBeNull();
  });
});

describe('say', () => {
  it('finds attributes', () => {
    expect(texts.say('option.help')).toBe('What it does');
  });

  it('shows the key of a missing text, and reports it', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(texts.say('absent')).toBe('absent');
    expect(texts.say('setup-name')).toBe('setup-name');
    expect(report).toHaveBeenCalledTimes(2);
    report.mockRestore();
  });
});

describe('a language that is half done', () => {
  const DUTCH = `
series = { $start } en { $last }
card-red-5 = rode 5
event-kept = { $seat } houdt { $cards }.
zone-shelf = Plank: { $count }
`;
  const ENGLISH = `
series = { $start } and { $last }
card-red-5 = red 5
card-green = green
event-kept = { $seat } keeps { $cards }.
event-drew = { $seat } draws { $cards }.
zone-shelf = Shelf: { $count }
zone-bowl = Bowl ({ $colour }): { $count }
colour-red = red
zone-heap = Heap: { $count ->
    [one] one
   *[other] { $count }
}
`;
  const half = Texts.read('nl', {
    en: ENGLISH,
    nl: `${DUTCH}colour-red = rood`,
    fr: 'zone-pot = Pot : { $count ->\n  [one] un\n *[other] des\n }',
  });
  const words = new TableWords(half, ['Ann'], null);
  const facts = { seat: { seat: 0 }, cards: [card('card-red-5'), card('card-green')] };
  const zone = (name: string, size: number) =>
    words.zone({ id: 'z', name, kind: 'bowl' as const, size, facts: { colour: 'colour-red' } });

  it('is said as far as it goes, and what it lacks in the next of the chain', () => {
    expect(words.tell({ key: 'event-kept', facts })).toBe('Ann houdt rode 5 en green.');
  });

  it('fills a sentence in the language of the sentence', () => {
    expect(words.tell({ key: 'event-drew', facts })).toBe('Ann draws red 5 and green.');
    expect(zone('bowl', 1)).toBe('Bowl (red): 1');
    expect(half.say('event-drew', { seat: 'Ann', cards: ['a', 'b'] })).toBe('Ann draws a and b.');
    expect(half.say('event-kept', { seat: 'Ann', cards: ['a', 'b'] })).toBe('Ann houdt a en b.');
  });

  it('writes numbers and plurals as the language of the text does', () => {
    expect(zone('shelf', 20_000)).toBe('Plank: 20.000');
    expect(zone('heap', 20_000)).toBe('Heap: 20,000');
    expect(zone('heap', 0)).toBe('Heap: 0');
    expect(zone('pot', 0)).toBe('Pot : un');
  });

  it('reports what no language has', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(half.has('absent')).toBe(false);
    expect(half.say('absent')).toBe('absent');
    expect(half.say('zone-heap.help')).toBe('zone-heap.help');
    expect(half.say('event-kept')).toBe('event-kept');
    expect(report).toHaveBeenCalledTimes(3);
    report.mockRestore();
  });

  it('leaves a game its only language', () => {
    const only = Texts.read('de', { de: 'series = { $start } und { $last }', nl: DUTCH });
    expect(only.say('zone-shelf', { count: 1000 })).toBe('Plank: 1.000');
  });
});
