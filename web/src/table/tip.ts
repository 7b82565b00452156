/** What a thing on the table is, and what touching it would do. */
import type { Play } from '../wire';
import { say } from '../language.svelte';
import type { Picker, Words } from './stage';

/** The most moves that are told one by one. */
const FEW = 3;

/** What is touched with a button: what it says itself, or the piece that it shows. */
export function touchOf(thing: HTMLElement, play: Play): string | null {
  if (thing.dataset.touch) return thing.dataset.touch;
  const pieces = play.scene.zones.flatMap((zone) => zone.pieces ?? []);
  return pieces.find((piece) => piece.id === thing.dataset.piece)?.touch ?? null;
}

/** What a touch would do now, in words; null if it would do nothing. */
export function wouldDo(touch: string, play: Play, picker: Picker, words: Words): string | null {
  if (picker.touched(touch)) return say('tip-back');
  if (!picker.glows(touch)) return null;
  const touched = (other: string) => other === touch || picker.touched(other);
  const all = play.question?.choices.filter(({ touches }) => touches.includes(touch)) ?? [];
  const open = all.filter(({ touches }) => picked(all, picker).every((other) => touches.includes(other)));
  const whole = open.find(({ touches }) => touches.every(touched));
  if (whole && open.length === 1) return words.tell(whole.told);
  if (open.length <= FEW) return open.map(({ told }) => words.tell(told)).join(' · ');
  return say('tip-many', { count: open.length });
}

/** Everything that is touched already. */
function picked(choices: readonly { touches: readonly string[] }[], picker: Picker): string[] {
  return [...new Set(choices.flatMap(({ touches }) => touches))].filter((touch) => picker.touched(touch));
}
