/** What is asked of the server when somebody looks back. */
import { json } from '../server';
import type { Brought, Look, Past } from '../wire';
import { named, type Eye } from './reel';

const part = encodeURIComponent;

export const past = (match: string) => json<Past>('GET', `/api/matches/${part(match)}`);

export const look = (match: string, eye: Eye) => json<Look>('GET', `/api/matches/${part(match)}/looks/${named(eye)}`);

/** Bring a record, to look at its match. */
export const bring = (record: Blob) => json<Brought>('POST', '/api/matches', record);
