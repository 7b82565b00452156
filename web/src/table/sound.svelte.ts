/** Soft synthesized sounds (default: off). */

export type Sound = 'pour' | 'boil' | 'turn';

const REMEMBERED = 'sound';
let on = $state(localStorage.getItem(REMEMBERED) === 'on');
let context: AudioContext | null = null;

export const sound = {
  get on(): boolean {
    return on;
  },
  set on(wanted: boolean) {
    on = wanted;
    localStorage.setItem(REMEMBERED, wanted ? 'on' : 'off');
    if (wanted) play('turn');
  },
};

/** Play a sound, if the visitor has turned sound on. */
export function play(which: Sound): void {
  if (!on) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  if (which === 'pour')
    for (let drop = 0; drop < 3; drop++) tone(context, now + drop * 0.07, 300 + drop * 90, 0.14, 0.04);
  if (which === 'turn')
    for (const [at, pitch] of [523, 784].entries()) tone(context, now + at * 0.13, pitch, 0.5, 0.05);
  if (which === 'boil') for (let n = 0; n < 8; n++) tone(context, now + n * 0.06, 110 + (n % 3) * 45, 0.22, 0.06);
}

/** A plucked sine that glides up a little, like a bubble. */
function tone(context: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const voice = context.createOscillator();
  const gain = context.createGain();
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(pitch * 1.12, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(gain).connect(context.destination);
  voice.start(at);
  voice.stop(at + length);
}
