/** What is asked of the server when somebody looks back. */
import { json } from '../server';
import type { Branch, Brought, Created, Dealings, Kin, Look, Past } from '../wire';

const part = encodeURIComponent;

export const past = (match: string) => json<Past>('GET', `/api/matches/${part(match)}`);

/** What an eye has seen, by the name that it has in addresses. */
export const look = (match: string, eye: string) => json<Look>('GET', `/api/matches/${part(match)}/looks/${part(eye)}`);

/** How the rounds of a match are dealt. */
export const dealings = (match: string) => json<Dealings>('GET', `/api/matches/${part(match)}/dealing`);

/** Bring a record, to look at its match. */
export const bring = (record: Blob) => json<Brought>('POST', '/api/matches', record);

/** The finished matches with the same deal. */
export const kin = (match: string) => json<Kin[]>('GET', `/api/matches/${part(match)}/kin`);

/** Play on from a step, or play the same deal; returns the new table. */
export const branch = (wanted: Branch) => json<Created>('POST', '/api/branches', wanted);
