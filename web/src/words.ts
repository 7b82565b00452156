/** Keys and facts become words: what `chaudron.texts` does for the terminal, done for the browser with the same texts. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Words } from './table/stage';
import type { Piece, Ref, Refused, Told, Zone } from './wire';

export type Facts = Record<string, string | number>;

const LONGEST_FACT = 200;
const LONGEST_NUMBER = 1e15;

/** The words of one language, read from Fluent sources. */
export class Texts {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    ...sources: string[]
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of a key (`key.attribute` for an attribute). One that is missing shows as its key and is reported. */
  say(key: string, facts: Facts = {}): string {
    const [name = key, attribute] = key.split('.', 2);
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return this.#missing(key);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, facts, errors);
    return errors[0] ? this.#missing(key, errors[0]) : text;
  }

  /** Things one after another, the last joined by the language's *and*. */
  series(items: readonly string[]): string {
    const last = items.at(-1);
    if (items.length < 2 || last === undefined) return items.join('');
    return this.say('series', { start: items.slice(0, -1).join(', '), last });
  }

  /** Why something was refused, in words; null if there are none for it. */
  refuse(refused: Refused): string | null {
    const key = `${refused.kind}-${refused.reason}`;
    if (!this.has(key)) return null;
    const facts = this.resolved(refused.facts, refused.kind === 'illegal');
    for (const name in facts) facts[name] = handy(facts[name] ?? '');
    return this.say(key, facts);
  }

  /** Facts with places counted from 1 and, if they come from the rules, keys said in words. */
  resolved(facts: Facts, keys: boolean): Facts {
    const found: Facts = {};
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

/** The words at a table: whoever sits there is called by name, and whoever reads is addressed. */
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

  /** Whoever has a seat, by name; one past the last is the dummy. */
  name(seat: number): string {
    return seat === this.names.length ? this.texts.say('dummy') : (this.names[seat] ?? '');
  }

  tell(told: Told): string {
    const me = this.me !== null && about(told).has(this.me) ? 'yes' : 'no';
    return this.texts.say(told.key, { me, ...this.#filled(told.facts) });
  }

  zone(zone: Zone): string {
    const count = zone.size ?? zone.pieces?.length ?? 0;
    return this.texts.say(`zone-${zone.name}`, { count, ...this.texts.resolved(zone.facts ?? {}, true) });
  }

  piece(piece: Piece): string {
    return piece.face ? this.texts.say(piece.face, this.texts.resolved(piece.facts ?? {}, true)) : '';
  }

  /** Equal things are said once, with their number. */
  #counted(items: readonly string[]): string {
    const times = new Map<string, number>();
    for (const item of items) times.set(item, (times.get(item) ?? 0) + 1);
    return this.texts.series([...times].map(([item, n]) => (n === 1 ? item : `${n}\u00a0×\u00a0${item}`)));
  }

  /** Facts as their text takes them: those of a struct also each by itself, lists with their number. */
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
    return this.texts.say(fact.text ?? '', this.#filled(fact.facts ?? {}));
  }
}

/** The seats that something is about, so that whoever sits there is addressed. */
function about(told: Told): Set<number> {
  const facts = [told.facts.seat, told.facts.winners].flat();
  return new Set(
    facts.flatMap((fact) => (typeof fact === 'object' && typeof fact.seat === 'number' ? [fact.seat] : [])),
  );
}

/** A fact short enough to be said: what is typed can be of any length. */
function handy(fact: number | string): number | string {
  if (typeof fact === 'number') return Math.abs(fact) < LONGEST_NUMBER ? fact : '…';
  return fact.length <= LONGEST_FACT ? fact : `${fact.slice(0, LONGEST_FACT)}…`;
}
