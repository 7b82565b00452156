/** A table's code in what somebody typed or pasted: any case, spaces, dashes, a whole link. Null if there is none. */
export function codeIn(typed: string): string | null {
  const linked = /\/t\/([^/?#\s]+)/.exec(typed)?.[1];
  const code = (linked ?? typed).toLowerCase().replace(/[^a-z0-9]/g, '');
  return /^[a-z2-9]{8}$/.test(code) ? code : null;
}

/** The path of a table. */
export function pathTo(code: string): string {
  return `/t/${code}`;
}
