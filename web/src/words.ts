/** Turns keys and facts into words: does for the browser what `chaudron.texts` does for the terminal, with the same texts. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { chain } from './chain';
import type { Words } from './table/stage';
import type { Former, Line, Piece, Ref, Refused, Told, Zone } from './wire';

/** The variables of a text; a list is joined as the language of the text does it. */
export type Facts = Record<string, string | number | readonly string[]>;

type Fact = number | string | Ref;
type Pattern = Parameters<FluentBundle['formatPattern']>[0];

const LONGEST_FACT = 200;
const LONGEST_NUMBER = 1e15;

/** The words of one language; a text it lacks comes from the next language of its chain, together with what is filled in. */
export class Texts {
  readonly #chain: readonly string[];

  constructor(
    readonly language: string,
    private readonly bundles: ReadonlyMap<string, FluentBundle>,
  ) {
    this.#chain = chain(language, [...bundles.keys()]);
  }

  /** The words of a language, from the Fluent sources of the available languages. */
  static read(language: string, sources: Readonly<Record<string, string>>): Texts {
    const bundles = Object.entries(sources).map(([tag, source]) => {
      const bundle = new FluentBundle(tag, { useIsolating: false });
      bundle.addResource(new FluentResource(source), { allowOverrides: true });
      return [tag, bundle] as const;
    });
    return new Texts(language, new Map(bundles));
  }

  /** The first language of the chain that has a text for the key; undefined if none has. */
  #speaks(key: string): string | undefined {
    return this.#chain.find((tag) => this.#pattern(tag, key) !== null);
  }

  #pattern(tag: string, key: string): Pattern | null {
    const [name = key, attribute] = key.split('.', 2);
    const message = this.bundles.get(tag)?.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  has(key: string): boolean {
    return this.#speaks(key) !== undefined;
  }

  /** The names of the attributes of a key's text. */
  attributes(key: string): string[] {
    return Object.keys(this.bundles.get(this.#speaks(key) ?? '')?.getMessage(key)?.attributes ?? {});
  }

  /** The words of the language that a text comes from: what is filled into the text uses that language too. */
  spoken(key: string): Texts {
    const tag = this.#speaks(key) ?? this.language;
    return tag === this.language ? this : new Texts(tag, this.bundles);
  }

  /** The text of a key (`key.attribute` for an attribute). A missing text shows as its key and is reported. */
  say(key: string, facts: Facts = {}): string {
    const spoken = this.spoken(key);
    const pattern = this.#pattern(spoken.language, key);
    if (!pattern) return this.#missing(key);
    const filled = Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'object' ? spoken.series(fact) : fact,
    ]);
    const errors: Error[] = [];
    const bundle = this.bundles.get(spoken.language);
    const text = bundle?.formatPattern(pattern, Object.fromEntries(filled), errors) ?? key;
    return errors[0] ? spoken.#missing(key, errors[0]) : text;
  }

  /** Items joined into a list, the last one with the language's *and*. */
  series(items: readonly string[]): string {
    const last = items.at(-1);
    if (items.length < 2 || last === undefined) return items.join('');
    return this.say('series', { start: items.slice(0, -1).join(', '), last });
  }

  /** Why something was refused, in words; null if there is no text for it. */
  refuse(refused: Refused): string | null {
    const key = `${refused.kind}-${refused.reason}`;
    if (!this.has(key)) return null;
    const spoken = this.spoken(key);
    const facts = spoken.resolved(refused.facts, { keys: refused.kind === 'illegal' });
    if (refused.cause) facts['detail'] = spoken.refuse(refused.cause) ?? facts['detail'] ?? '';
    for (const name in facts) facts[name] = handy(facts[name] ?? '');
    return spoken.say(key, facts);
  }

  /** Facts with places counted from 1 and, if they come from the rules, keys replaced by their texts. */
  resolved(facts: Record<string, string | number>, { keys }: { keys: boolean }): Record<string, string | number> {
    const found: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(facts)) {
      if (typeof value === 'string') found[name] = keys && this.has(value) ? this.say(value) : value;
      else found[name] = name === 'place' ? value + 1 : value;
    }
    return found;
  }

  #missing(key: string, error?: Error): string {
    console.error(`no text for ${this.language}: ${key}`, error ?? '');
    return key;
  }
}

/** The fields that say whom something is about. */
const ABOUT = ['seat', 'winners'] as const;

/** The words at a table: seats are called by name, and the reader is addressed. */
export class TableWords implements Words {
  constructor(
    readonly texts: Texts,
    readonly names: readonly string[],
    readonly me: number | null,
    /** Who had a seat before its holder. */
    private readonly former: readonly Former[] = [],
  ) {}

  /** The words for what happened up to a step: a seat is called by the name of whoever had it then. */
  at(step: number): TableWords {
    const known = this.former.filter(({ until }) => step <= until).sort((one, other) => other.until - one.until);
    if (known.length === 0) return this;
    // Who had a seat for the shortest time had it first.
    const then = new Map(known.map((one) => [one.seat, one]));
    const names = [...this.names];
    for (const { seat, name } of then.values()) names[seat] = name;
    const mine = [...then.values()].find(({ mine }) => mine)?.seat;
    return new TableWords(this.texts, names, mine ?? (this.me !== null && then.has(this.me) ? null : this.me));
  }

  /** A line of the story. */
  line({ step, told }: Line): string {
    return this.at(step).tell(told);
  }

  get language(): string {
    return this.texts.language;
  }

  has(key: string): boolean {
    return this.texts.has(key);
  }

  say(key: string, facts: Facts = {}): string {
    return this.texts.say(key, facts);
  }

  /** The name of whoever has a seat, standing by itself: the reader is “You”, and one past the last is the dummy. */
  name(seat: number): string {
    return seat === this.me ? this.texts.say('you.alone') : this.#name(seat);
  }

  seats(seats: readonly number[]): Facts {
    const others = seats.filter((seat) => seat !== this.me).map((seat) => this.#name(seat));
    const names = seats.map((seat) => String(this.#word({ seat })));
    return { names, count: seats.length, me: others.length < seats.length ? 'yes' : 'no', others };
  }

  tell(told: Told): string {
    const filled = this.#spoken(told.key).#filled(told.facts);
    const me = ABOUT.some((name) => filled[`${name}-me`] === 'yes') ? 'yes' : 'no';
    return this.texts.say(told.key, { me, ...filled });
  }

  zone(zone: Zone): string {
    const count = zone.size ?? zone.pieces?.length ?? 0;
    const texts = this.texts.spoken(`zone-${zone.name}`);
    return texts.say(`zone-${zone.name}`, { count, ...texts.resolved(zone.facts ?? {}, { keys: true }) });
  }

  piece(piece: Piece): string {
    if (!piece.face) return '';
    const texts = this.texts.spoken(piece.face);
    return texts.say(piece.face, texts.resolved(piece.facts ?? {}, { keys: true }));
  }

  /** The words of the language that a text comes from. */
  #spoken(key: string): TableWords {
    return new TableWords(this.texts.spoken(key), this.names, this.me);
  }

  #name(seat: number): string {
    return seat === this.names.length ? this.texts.say('dummy') : (this.names[seat] ?? '');
  }

  #isMe(fact: Fact): boolean {
    return typeof fact === 'object' && typeof fact.seat === 'number' && fact.seat === this.me;
  }

  /** A list in words; equal items are named once, with their number. */
  #list(items: readonly Fact[]): string {
    const times = new Map<string, number>();
    for (const item of items.map((fact) => String(this.#word(fact)))) times.set(item, (times.get(item) ?? 0) + 1);
    const counted = [...times].map(([item, n]) => (n === 1 ? item : `${n}\u00a0×\u00a0${item}`));
    return this.texts.series(counted) || this.texts.say('nothing');
  }

  /** Facts as their text expects them: also the parts of a fact, whether it is the reader, and the length of a list. */
  #filled(facts: Told['facts']): Facts {
    const filled: Facts = {};
    for (const [name, fact] of Object.entries(facts)) {
      if (Array.isArray(fact)) {
        const others = fact.filter((item) => !this.#isMe(item));
        filled[name] = this.#list(fact);
        filled[`${name}-count`] = fact.length;
        filled[`${name}-me`] = others.length < fact.length ? 'yes' : 'no';
        if (others.length < fact.length) filled[`${name}-others`] = this.#list(others);
      } else {
        filled[name] = this.#word(fact);
        for (const [part, word] of Object.entries(this.#parts(fact))) filled[`${name}-${part}`] = word;
      }
    }
    return filled;
  }

  /** What else is known of a fact: whether it is the reader, the attributes of its text, its own facts. */
  #parts(fact: Fact): Facts {
    if (fact === 'none' || (typeof fact === 'object' && !fact.text)) return { me: this.#isMe(fact) ? 'yes' : 'no' };
    if (typeof fact !== 'object') return {};
    const key = fact.text ?? '';
    const facts = this.#spoken(key).#filled(fact.facts ?? {});
    const forms = this.texts.attributes(key).map((form) => [form, this.texts.say(`${key}.${form}`, facts)]);
    return { ...Object.fromEntries(forms), ...facts } as Facts;
  }

  #word(fact: Fact): number | string {
    if (typeof fact !== 'object') return fact;
    if (typeof fact.seat === 'number') return this.#isMe(fact) ? this.texts.say('you') : this.#name(fact.seat);
    const key = fact.text ?? '';
    return this.texts.say(key, this.#spoken(key).#filled(fact.facts ?? {}));
  }
}

/** Shortens a fact for display, and drops what shows nothing or turns words around: what people type can be anything. */
function handy(fact: number | string): number | string {
  if (typeof fact === 'number') return Math.abs(fact) < LONGEST_NUMBER ? fact : '…';
  const seen = fact.slice(0, LONGEST_FACT).replace(/[\p{Cc}\p{Cf}]/gu, '');
  return fact.length <= LONGEST_FACT ? seen : `${seen}…`;
}
