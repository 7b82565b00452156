/** Turns keys and facts into words: does for the browser what `chaudron.texts` does for the terminal, with the same texts. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { chain } from './chain';
import type { Words } from './table/stage';
import type { Piece, Ref, Refused, Told, Zone } from './wire';

/** The variables of a text; a list is joined as the language of the text does it. */
export type Facts = Record<string, string | number | readonly string[]>;

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
    const facts = spoken.resolved(refused.facts, refused.kind === 'illegal');
    for (const name in facts) facts[name] = handy(facts[name] ?? '');
    return spoken.say(key, facts);
  }

  /** Facts with places counted from 1 and, if they come from the rules, keys replaced by their texts. */
  resolved(facts: Record<string, string | number>, keys: boolean): Record<string, string | number> {
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

/** The words at a table: seats are called by name, and the reader is addressed. */
export class TableWords implements Words {
  constructor(
    readonly texts: Texts,
    readonly names: readonly string[],
    readonly me: number | null,
  ) {}

  get language(): string {
    return this.texts.language;
  }

  has(key: string): boolean {
    return this.texts.has(key);
  }

  say(key: string, facts: Facts = {}): string {
    return this.texts.say(key, facts);
  }

  /** The name of whoever has a seat; one past the last is the dummy. */
  name(seat: number): string {
    return seat === this.names.length ? this.texts.say('dummy') : (this.names[seat] ?? '');
  }

  tell(told: Told): string {
    const me = this.me !== null && about(told).has(this.me) ? 'yes' : 'no';
    return this.texts.say(told.key, { me, ...this.#spoken(told.key).#filled(told.facts) });
  }

  zone(zone: Zone): string {
    const count = zone.size ?? zone.pieces?.length ?? 0;
    const texts = this.texts.spoken(`zone-${zone.name}`);
    return texts.say(`zone-${zone.name}`, { count, ...texts.resolved(zone.facts ?? {}, true) });
  }

  piece(piece: Piece): string {
    if (!piece.face) return '';
    const texts = this.texts.spoken(piece.face);
    return texts.say(piece.face, texts.resolved(piece.facts ?? {}, true));
  }

  /** The words of the language that a text comes from. */
  #spoken(key: string): TableWords {
    return new TableWords(this.texts.spoken(key), this.names, this.me);
  }

  /** Equal items are named once, with their number. */
  #counted(items: readonly string[]): string {
    const times = new Map<string, number>();
    for (const item of items) times.set(item, (times.get(item) ?? 0) + 1);
    return this.texts.series([...times].map(([item, n]) => (n === 1 ? item : `${n}\u00a0×\u00a0${item}`)));
  }

  /** Facts as their text expects them: those of a struct also individually, lists also with their length. */
  #filled(facts: Told['facts']): Facts {
    const filled: Facts = {};
    for (const [name, fact] of Object.entries(facts)) {
      if (Array.isArray(fact)) {
        filled[name] = this.#counted(fact.map((item) => String(this.#word(item)))) || this.texts.say('nothing');
        filled[`${name}-count`] = fact.length;
      } else {
        filled[name] = this.#word(fact);
        const parts = typeof fact === 'object' ? this.#filled(fact.facts ?? {}) : {};
        for (const [part, word] of Object.entries(parts)) filled[`${name}-${part}`] = word;
      }
    }
    return filled;
  }

  #word(fact: number | string | Ref): number | string {
    if (typeof fact !== 'object') return fact;
    if (typeof fact.seat === 'number') return this.name(fact.seat);
    const key = fact.text ?? '';
    return this.texts.say(key, this.#spoken(key).#filled(fact.facts ?? {}));
  }
}

/** The seats that something is about, so that a reader who sits there is addressed. */
function about(told: Told): Set<number> {
  const facts = [told.facts.seat, told.facts.winners].flat();
  return new Set(
    facts.flatMap((fact) => (typeof fact === 'object' && typeof fact.seat === 'number' ? [fact.seat] : [])),
  );
}

/** Shortens a fact for display: what people type can be of any length. */
function handy(fact: number | string): number | string {
  if (typeof fact === 'number') return Math.abs(fact) < LONGEST_NUMBER ? fact : '…';
  return fact.length <= LONGEST_FACT ? fact : `${fact.slice(0, LONGEST_FACT)}…`;
}
