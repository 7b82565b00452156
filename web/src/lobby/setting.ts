/** The settings of a table: what its host may change before the start. */
import type { Create, GameCard } from '../wire';

export interface Setting {
  seats: number;
  options: Record<string, unknown>;
  public: boolean;
  pace: NonNullable<Create['pace']>;
  patience: number;
  /** Whether people may have advice although they do not play alone with bots. */
  coaching: boolean;
}

export const PACES = ['calm', 'brisk', 'instant'] as const;

/** In seconds: from a quick round to a move a day. */
export const PATIENCES = [30, 60, 300, 3600, 86_400];

export function usual(game: GameCard): Setting {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { seats: game.usual, options, public: false, pace: 'calm', patience: 60, coaching: false };
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
