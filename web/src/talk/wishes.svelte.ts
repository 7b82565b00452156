/** What a reader wants of the talk at tables: a matter of their own, remembered by the browser and told to nobody. */

/** Handles of people who are muted, each with a name to unmute them by. */
type Muted = Readonly<Record<string, string>>;
/** Up to which line the talk of each table was read. */
type Read = Readonly<Record<string, number>>;

/** The tables for which the browser remembers what was read. */
const TABLES = 50;

function remembered<Kind extends object>(key: string): Kind {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Kind;
  } catch {
    return {} as Kind;
  }
}

let on = $state(localStorage.getItem('talk') !== 'off');
let crowd = $state(localStorage.getItem('talk-onlookers') !== 'off');
let beside = $state(localStorage.getItem('talk-beside') === 'on');
let muted = $state.raw<Muted>(remembered('talk-muted'));
let read = $state.raw<Read>(remembered('talk-read'));

function switched(key: string, wanted: boolean): boolean {
  localStorage.setItem(key, wanted ? 'on' : 'off');
  return wanted;
}

function mute(people: Muted): void {
  muted = people;
  localStorage.setItem('talk-muted', JSON.stringify(muted));
}

export const wishes = {
  /** Whether the reader wants any talk at all. */
  get on(): boolean {
    return on;
  },
  set on(wanted: boolean) {
    on = switched('talk', wanted);
  },
  /** Whether the reader wants to hear onlookers. */
  get crowd(): boolean {
    return crowd;
  },
  set crowd(wanted: boolean) {
    crowd = switched('talk-onlookers', wanted);
  },
  /** Whether talk is shown beside the table, instead of the log. */
  get beside(): boolean {
    return beside;
  },
  set beside(wanted: boolean) {
    beside = switched('talk-beside', wanted);
  },
  get muted(): Muted {
    return muted;
  },
  mute(speaker: string, name: string): void {
    mute({ ...muted, [speaker]: name });
  },
  hear(speaker: string): void {
    mute(Object.fromEntries(Object.entries(muted).filter(([other]) => other !== speaker)));
  },
  /** The number of the last line that was read at a table. */
  read(code: string): number {
    return read[code] ?? 0;
  },
  /** Everything up to a line was read at a table. */
  reads(code: string, number: number): void {
    if ((read[code] ?? 0) >= number) return;
    const others = Object.entries(read).filter(([other]) => other !== code);
    read = Object.fromEntries([...others.slice(1 - TABLES), [code, number]]);
    localStorage.setItem('talk-read', JSON.stringify(read));
  },
};
