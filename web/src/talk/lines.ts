/** Lines of talk as a reader sees them. */
import type { Spoken } from '../wire';

/** What one person says without a break. */
export interface Group {
  readonly key: number;
  readonly speaker: string;
  readonly name: string;
  readonly seat: number | null;
  readonly at: number;
  readonly lines: readonly Spoken[];
}

/** Seconds after which what somebody says begins a new group. */
const BREAK = 300;
/** The longest line, in characters; the server refuses longer ones. */
export const LONGEST = 300;

/** The lines that a reader wants to see, oldest first. */
export function heard(
  lines: readonly Spoken[],
  me: string | null | undefined,
  muted: Readonly<Record<string, string>>,
  crowd: boolean,
): Spoken[] {
  const wanted = (line: Spoken) => line.speaker === me || (!(line.speaker in muted) && (crowd || line.seat !== null));
  return lines.filter(wanted).sort((a, b) => a.number - b.number);
}

/** Lines by who said them, in their order. */
export function grouped(lines: readonly Spoken[]): Group[] {
  const groups: (Group & { lines: Spoken[] })[] = [];
  for (const line of lines) {
    const { number, speaker, name, seat, at } = line;
    const last = groups.at(-1);
    const goesOn = last?.speaker === speaker && last.seat === seat && last.name === name;
    if (last && goesOn && at - (last.lines.at(-1)?.at ?? 0) < BREAK) last.lines.push(line);
    else groups.push({ key: number, speaker, name, seat, at, lines: [line] });
  }
  return groups;
}

/** How long a line is: in characters, as the server counts them. */
export function length(text: string): number {
  return [...text.trim().replace(/\s+/g, ' ')].length;
}
