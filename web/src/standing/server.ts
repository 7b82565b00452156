/** What is asked of the server about one's own standing, and about the board. */
import { json } from '../server';
import type { Added, Board, Mistakes, Results, ShowMe, Standing } from '../wire';

/** Where the results can be downloaded, and where a file is sent. */
export const FILE = '/api/me/standing/file';

export const standing = () => json<Standing>('GET', '/api/me/standing');

/** The latest results, of one game or all, or those before some other. */
export function results(game: string, before: string | null): Promise<Results> {
  const wanted = new URLSearchParams({ ...(game && { game }), ...(before && { before }) });
  return json<Results>('GET', `/api/me/results?${wanted.toString()}`);
}

export const mistakes = () => json<Mistakes>('GET', '/api/me/mistakes');
export const bring = (file: Blob) => json<Added>('POST', FILE, file);
export const showMe = (shown: boolean) => json<ShowMe>('PUT', '/api/me/board', { shown });
export const board = () => json<Board>('GET', '/api/board');
