/** The props of a skin: the same as for any stage, with the types of its own game. */
import type * as wire from '../wire';
import type { ThingProps } from '../rules/thing';
import type { ReckoningProps, StageProps } from './stage';

/** The types of one game, generated from it into `src/games/<game>/said.ts`. */
export interface Said {
  options: object;
  asks: { type: string };
  moves: { type: string };
  events: wire.Told;
  facts: object;
  /** The facts of each kind of zone. */
  zones: object;
  /** The facts of the pieces that show each face. */
  faces: object;
  /** The facts of what rules pages show, by the keys of their texts; all faces are among them. */
  things: object;
}

type Name<T> = Extract<keyof T, string>;
type Known<Facts> = Facts extends Record<string, never> ? { facts?: undefined } : { facts: Facts };

type Faces<S extends Said> = {
  [F in Name<S['faces']>]: Omit<wire.Piece, 'face' | 'facts'> & { face: F } & Known<S['faces'][F]>;
};
/** A piece that shows a face, or one of several. */
export type Faced<S extends Said, F extends Name<S['faces']> = Name<S['faces']>> = Faces<S>[F];
/** A piece, face up or face down. */
export type Piece<S extends Said> =
  Faced<S> | (Omit<wire.Piece, 'face' | 'facts'> & { face?: null; facts?: undefined });

type Zones<S extends Said> = {
  [N in Name<S['zones']>]: Omit<wire.Zone, 'name' | 'facts' | 'pieces'> & { name: N; pieces?: Piece<S>[] } & Known<
      S['zones'][N]
    >;
};
/** A zone of one kind, or of one of several. */
export type Zone<S extends Said, N extends Name<S['zones']> = Name<S['zones']>> = Zones<S>[N];

export interface Scene<S extends Said> extends Omit<wire.Scene, 'facts' | 'zones'> {
  facts: S['facts'];
  zones: Zone<S>[];
}

export interface Choice<S extends Said> extends Omit<wire.Choice, 'move'> {
  move: S['moves'];
}

export interface Question<S extends Said> extends Omit<wire.Question, 'ask' | 'choices'> {
  ask: S['asks'];
  choices: Choice<S>[];
}

export interface Play<S extends Said> extends Omit<wire.Play, 'scene' | 'question'> {
  scene: Scene<S>;
  question: Question<S> | null;
}

/** An event as it is told. */
export interface Line<S extends Said> extends Omit<wire.Line, 'told'> {
  told: S['events'];
}

export interface Room<S extends Said> extends Omit<wire.Room, 'options'> {
  options: S['options'];
}

/** The props of `src/games/<game>/Stage.svelte`. */
export interface SkinProps<S extends Said> extends Omit<StageProps, 'room' | 'play' | 'news' | 'log' | 'say'> {
  room: Room<S>;
  play: Play<S>;
  news: readonly Line<S>[];
  log: readonly Line<S>[];
  say: (move: S['moves']) => Promise<boolean>;
}

/** The props of `src/games/<game>/Reckoning.svelte`. */
export interface SkinReckoningProps<S extends Said> extends Omit<ReckoningProps, 'play' | 'story'> {
  play: Play<S>;
  story: readonly Line<S>[];
}

type Things<S extends Said> = { [K in Name<S['things']>]: { name: K; facts: S['things'][K] } };
/** The props of `src/games/<game>/Drawing.svelte`. */
export type DrawingProps<S extends Said> = Omit<ThingProps, 'name' | 'facts' | 'table'> & {
  table: S['facts'] | null;
} & Things<S>[Name<S['things']>];
