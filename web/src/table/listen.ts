/** The sound of a change in the scene, judged by the kinds of zones alone. */
import type { Play, Scene } from '../wire';
import type { Sound } from './sound.svelte';

/** Remembers what lay in the bowls and what was asked; returns the sound of each change, if it has one. */
export function listen(): (play: Play, moved: boolean) => Sound | null {
  let bowls: readonly number[] = [];
  let question: number | null = null;
  return (play, moved) => {
    const before = bowls;
    const asked = question;
    bowls = filled(play.scene);
    question = play.question?.number ?? null;
    if (!moved) return null;
    if (bowls.some((count, at) => count < (before[at] ?? 0))) return 'boil';
    if (question !== null && question !== asked) return 'turn';
    return 'pour';
  };
}

function filled(scene: Scene): number[] {
  return scene.zones.filter((zone) => zone.kind === 'bowl').map((zone) => zone.size ?? zone.pieces?.length ?? 0);
}
