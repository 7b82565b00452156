/** Finds things in a scene and in the news: helpers that skins share. */
import type { Chair } from '../wire';

interface Place {
  id: string;
  name: string;
  pieces?: readonly unknown[];
  size?: number | null;
}
interface Setting<Z extends Place> {
  zones: readonly Z[];
}

/** The zone with this name, and with this id if there are several. */
export function zoneOf<Z extends Place, N extends Z['name']>(
  scene: Setting<Z>,
  name: N,
  id: string = name,
): Extract<Z, { name: N }> | undefined {
  return scene.zones.find((zone): zone is Extract<Z, { name: N }> => zone.name === name && zone.id === id);
}

/** All zones with this name. */
export function zonesOf<Z extends Place, N extends Z['name']>(scene: Setting<Z>, name: N): Extract<Z, { name: N }>[] {
  return scene.zones.filter((zone): zone is Extract<Z, { name: N }> => zone.name === name);
}

/** The face-up pieces in a zone. */
export function piecesOf<P, N extends string>(
  scene: Setting<{ id: string; name: N; pieces?: P[] }>,
  name: N,
  id: string = name,
): readonly P[] {
  return scene.zones.find((zone) => zone.name === name && zone.id === id)?.pieces ?? [];
}

/** How many pieces are in a zone, visible or not. */
export function count(zone: Pick<Place, 'pieces' | 'size'> | undefined): number {
  return zone?.size ?? zone?.pieces?.length ?? 0;
}

/** All seats but the reader's, clockwise from the reader's left; for an onlooker all. */
export function othersOf(seats: number, me: number | null): number[] {
  const all = Array.from({ length: seats }, (_, at) => at);
  return me === null ? all : [...all.slice(me + 1), ...all.slice(0, me)];
}

/** Who has a seat. */
export function chairOf(room: { chairs: readonly Chair[] }, seat: number): Chair | undefined {
  return room.chairs.find((chair) => chair.seat === seat);
}

/** The events of a kind in the news, in order. */
export function eventsOf<T extends { key: string }, K extends T['key']>(
  news: readonly { told: T }[],
  key: K,
): Extract<T, { key: K }>[] {
  return news.map(({ told }) => told).filter((told): told is Extract<T, { key: K }> => told.key === key);
}

/** A key without its prefix: `role-witch` is the witch. */
export function bare<P extends string, K extends `${P}-${string}`>(prefix: P, key: K): Bare<P, K> {
  return key.slice(prefix.length + 1) as Bare<P, K>;
}
export type Bare<P extends string, K extends string> = K extends `${P}-${infer Rest}` ? Rest : never;
