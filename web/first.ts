/** Puts everything that the page needs at first into one file: compressed together, it is smaller than in many. */

interface Module {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
}
type Find = { getModuleInfo: (id: string) => Module | null };

const known = new Map<string, boolean>();

/** Whether a module is imported by the page itself, directly or by what it imports, and not only when it is needed. */
function first(id: string, find: Find): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  known.set(id, false); // modules may import each other
  const module = find.getModuleInfo(id);
  const found = module !== null && (module.isEntry || module.importers.some((other) => first(other, find)));
  known.set(id, found);
  return found;
}

/** The name of the file that a module belongs to; null leaves the choice to the build. */
export function firstChunk(id: string, find: Find): string | null {
  return first(id, find) ? 'first' : null;
}
