/** The connection to one table: what the server last sent, and what we send. */
import WebSocket from 'partysocket/ws';
import { go } from '../address.svelte';
import { base } from '../base';
import type { Witness } from '../fair/witness';
import { complain, toast } from '../house/toasts.svelte';
import { say } from '../language.svelte';
import { RefusalError } from '../refusal';
import type {
  Advised,
  FromBrowser,
  FromServer,
  Hold,
  Lesson,
  Line,
  Nudged,
  Play,
  Reacted,
  Refused,
  Reveal,
  Reviewed,
  Room,
  Spoken,
  Update,
  You,
} from '../wire';
import { Clock } from './clock.svelte';
import { listed } from './expand';
import { recalled } from './log';
import { Waiting, type Settled } from './waiting';

type Message = FromBrowser extends infer M ? (M extends FromBrowser ? Omit<M, 'id'> : never) : never;

const NO_SUCH_TABLE = 4404;
const SENT_AWAY = 4410;
const CLOSED = 4411;
const LONGEST_WAIT = 8000;
/** After this much silence, a connection may be dead without our knowing. */
const LONGEST_SILENCE = 45_000;

export class Link {
  room = $state.raw<Room | null>(null);
  you = $state.raw<You | null>(null);
  play = $state.raw<Play | null>(null);
  /** The news of the last update, to be animated; empty when the table is first shown. */
  news = $state.raw<readonly Line[]>([]);
  log = $state.raw<readonly Line[]>([]);
  /** Where we are in a lesson; null at a table. */
  lesson = $state.raw<Lesson | null>(null);
  /** The advice heard last. */
  advised = $state.raw<Advised | null>(null);
  /** The review of an answer heard last. */
  reviewed = $state.raw<Reviewed | null>(null);
  /** The last lines of talk, in any order. */
  talk = $state.raw<readonly Spoken[]>([]);
  /** The gesture or nudge seen last. */
  sign = $state.raw<Reacted | Nudged | null>(null);
  /** The last request for the salt that this browser has promised. */
  reveal = $state.raw<Reveal | null>(null);
  /** Adds to the deal for this browser, and notes it; null until it is loaded. */
  witness = $state.raw<Witness | null>(null);
  readonly clock = new Clock();
  /** What the table holds for; null while play goes on. */
  hold = $state.raw<Hold | null>(null);
  /** Seconds until play goes on in any case. */
  readonly holding = new Clock();
  /** Whether we are connected. */
  live = $state(false);
  /** Why there is nothing to connect to: no such table, or its host has closed it. */
  gone = $state<'missing' | 'closed' | null>(null);
  /** The last match at a table that is closed. */
  last = '';

  /** Show a refusal at the edge of the page. */
  readonly complain = (refused: Refused): Promise<void> => complain(new RefusalError(refused), this.room?.game);
  #socket: WebSocket;
  #last = 0;
  #heard = 0;
  #waiting = new Waiting();

  /** `path` is asked anew whenever we connect. */
  constructor(path: () => string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#socket = new WebSocket(() => `${scheme}://${location.host}${base}/socket/${path()}`, undefined, {
      minReconnectionDelay: 400,
      maxReconnectionDelay: 6000,
      // A message that could not be sent is not sent later: the table may have moved on.
      maxEnqueuedMessages: 0,
    });
    this.#socket.addEventListener('message', (event) => this.#hear(JSON.parse(String(event.data)) as FromServer));
    this.#socket.addEventListener('close', (event) => this.#lost(event));
    addEventListener('online', this.#again);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#again);
  }

  /** Whether anybody else is or was at the table, apart from bots, so that there is talk. */
  get company(): boolean {
    const { room, you } = this;
    if (!room || this.lesson) return false;
    const others = room.chairs.some(({ who, seat }) => who === 'person' && seat !== you?.seat);
    return others || room.onlookers > 0 || this.talk.length > 0;
  }

  close(): void {
    removeEventListener('online', this.#again);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#again);
    this.#socket.close();
    this.clock.set(null);
    this.holding.set(null);
    this.#waiting.lose();
  }

  /** Send a message, and show a refusal or a lost connection; true only if it is done. */
  async tell(message: Message, show = this.complain): Promise<boolean> {
    if (!this.live) {
      toast(say('not-sent'), { grave: true });
      return false;
    }
    const refused = await this.#say(message);
    if (refused) await show(refused);
    if (refused === undefined && !this.gone) toast(say('perhaps-sent'), { grave: true });
    return refused === null;
  }

  /** Send a message for which nobody waits. */
  whisper(message: Message): void {
    if (this.live) void this.#say(message);
  }

  /** Null once it is done and the page shows it, the refusal if it is refused, undefined if the connection was lost. */
  #say(message: Message): Promise<Settled> {
    const id = ++this.#last;
    return new Promise((resolve) => {
      // A server that does not answer does not hear us either; closing the connection gives up all waiting messages.
      const late = setTimeout(this.#cut, LONGEST_WAIT);
      this.#waiting.add(id, (settled) => {
        clearTimeout(late);
        resolve(settled);
      });
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  #hear(message: FromServer): void {
    this.#heard = Date.now();
    if (message.type === 'update') this.#update(message);
    else if (message.type === 'reveal') this.reveal = message;
    else if (message.type === 'advised') this.advised = message;
    else if (message.type === 'reviewed') this.reviewed = message;
    else if (message.type === 'talked')
      this.talk = [...this.talk.filter(({ number }) => number !== message.line.number), message.line];
    else if (message.type === 'reacted' || message.type === 'nudged') this.sign = message;
    this.#waiting.hear(message);
  }

  #update(update: Update): void {
    this.live = true;
    const anew = update.whole || update.play?.match !== this.play?.match;
    this.room = update.room;
    this.you = update.you;
    this.play = listed(update.play);
    this.lesson = update.lesson ?? null;
    this.clock.set(update.clock);
    this.hold = update.hold;
    this.holding.set(update.hold?.left ?? null);
    if (update.whole) this.talk = update.talk ?? [];
    this.news = update.whole ? [] : update.news;
    this.log = recalled(anew ? update.news : [...this.log, ...update.news], this.play);
  }

  #lost({ code, reason }: { code: number; reason: string }): void {
    this.live = false;
    if (code === NO_SUCH_TABLE || code === CLOSED) {
      this.last = reason;
      this.gone = code === CLOSED ? 'closed' : 'missing';
      this.#socket.close();
    }
    this.#waiting.lose();
    if (code === SENT_AWAY) {
      void this.complain({ type: 'refused', kind: 'denied', reason: 'sent-away', facts: {} });
      go('/');
    }
  }

  /** When somebody comes back to the page, reconnect at once if the connection is closed or has been silent too long. */
  #again = (): void => {
    if (this.gone || document.visibilityState !== 'visible') return;
    const silent = this.live && Date.now() - this.#heard > LONGEST_SILENCE;
    if (silent || this.#socket.readyState === WebSocket.CLOSED) this.#socket.reconnect();
  };

  /** Without a network, a socket stays open and silent for a long time, so reconnect. */
  #cut = (): void => {
    if (!this.gone) this.#socket.reconnect();
  };
}
