/** The settings of a table: what its host may change before the start. */
import type { Clash, Create, GameCard } from '../wire';

export interface Setting {
  seats: number;
  options: Record<string, unknown>;
  public: boolean;
  pace: NonNullable<Create['pace']>;
  patience: number;
  /** Whether people may have advice although they do not play alone with bots. */
  coaching: boolean;
}

/** The paces of a table where people are connected. */
export const PACES = ['calm', 'brisk', 'instant'] as const;

/** In seconds: from a quick round to a move a day. */
export const PATIENCES = [30, 60, 300, 3600, 86_400];

/** Where a table runs for days: from a busy weekend to a move a fortnight. */
export const SLOW_PATIENCES = [3600, 28_800, 86_400, 172_800, 259_200, 604_800, 1_209_600];

/** The patience of a table that changes its pace. */
export function patienceFor(
  pace: Setting['pace'],
  { pace: before, patience }: Pick<Setting, 'pace' | 'patience'>,
): number {
  if ((pace === 'slow') === (before === 'slow')) return patience;
  return pace === 'slow' ? 86_400 : 60;
}

/** The options as they are unless somebody changes them. */
function defaults(game: GameCard): Record<string, unknown> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

export function usual(game: GameCard): Setting {
  return { seats: game.usual, options: defaults(game), public: false, pace: 'calm', patience: 60, coaching: false };
}

/** What the game has against a value of an option, with everything else as it is; undefined if the two go together. */
export function clash(
  game: GameCard,
  { seats, options }: Pick<Setting, 'seats' | 'options'>,
  name: string,
  value: unknown,
): Clash | undefined {
  const wanted = { ...defaults(game), ...options, [name]: value };
  return game.clashes.find(
    (one) =>
      one.seats === seats &&
      name in one.options &&
      Object.entries(one.options).every(([other, its]) => wanted[other] === its),
  );
}

/** The options that cannot stay as they are with another number of seats, at their defaults. */
export function dropped(game: GameCard, seats: number, options: Setting['options']): Setting['options'] {
  const excluded = game.options.filter(({ name }) => clash(game, { seats, options }, name, options[name]));
  return Object.fromEntries(excluded.map((option) => [option.name, option.default]));
}

/** A duration in the words of a language: “5 minutes”. */
export function duration(seconds: number, language: string): string {
  const [value, unit] =
    seconds >= 86_400 && seconds % 86_400 === 0
      ? [seconds / 86_400, 'day']
      : seconds >= 3600 && seconds % 3600 === 0
        ? [seconds / 3600, 'hour']
        : seconds >= 60 && seconds % 60 === 0
          ? [seconds / 60, 'minute']
          : [seconds, 'second'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
