/** Requests to the server over HTTP. */
import { base } from './base';
import { RefusalError } from './refusal';
import type {
  Analysing,
  Claim,
  Create,
  Created,
  Handover,
  Home,
  Me,
  ProgramToken,
  Refused,
  Rules,
  SeatProgram,
  TableCard,
  Texts,
} from './wire';

/** Send a request; paths are those within the house. */
export async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const sent = body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body);
  const response = await fetch(base + path, { method, headers, body: sent });
  if (response.ok) return response;
  throw new RefusalError(await refused(response));
}

/** The body of a refusal; something in between, such as a proxy, may have answered instead of the server. */
async function refused(response: Response): Promise<Refused> {
  const said: unknown = await response.json().catch(() => null);
  if (typeof said === 'object' && said !== null && 'kind' in said && 'reason' in said) return said as Refused;
  return { type: 'refused', kind: 'http', reason: String(response.status), facts: {} };
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await request(method, path, body)).json() as Promise<T>;
}

export async function fetchText(path: string): Promise<string> {
  return (await request('GET', path)).text();
}

const part = encodeURIComponent;

export const server = {
  home: () => json<Home>('GET', '/api/home'),
  introduce: (name: string) => json<Me>('PUT', '/api/me', { name }),
  create: (create: Create) => json<Created>('POST', '/api/tables', create),
  table: (code: string) => json<TableCard>('GET', `/api/tables/${part(code)}`),
  seatProgram: (code: string, program: SeatProgram) =>
    json<ProgramToken>('POST', `/api/tables/${part(code)}/programs`, program),
  handOver: () => json<Handover>('POST', '/api/handovers'),
  claim: (claim: Claim) => json<Me>('POST', '/api/handovers/claim', claim),
  texts: (language: string, game?: string) =>
    json<Texts>('GET', `/api/texts/${part(language)}${game === undefined ? '' : `/${part(game)}`}`),
  rules: (game: string, language: string) => json<Rules>('GET', `/api/rules/${part(game)}/${part(language)}`),
  /** Where a game's own data for an option that is a file can be downloaded. */
  example: (game: string, option: string) => `/api/examples/${part(game)}/${part(option)}`,
  /** Where the record of a finished match can be downloaded. */
  record: (match: string) => `/api/records/${part(match)}`,
  analysis: (match: string) => json<Analysing>('GET', `/api/analyses/${part(match)}`),
  analyse: (match: string) => json<Analysing>('POST', `/api/analyses/${part(match)}`),
  cancelAnalysis: (match: string) => json<Analysing>('DELETE', `/api/analyses/${part(match)}`),
};
