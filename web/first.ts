/** Puts everything that the page needs at first into one file: compressed together, it is smaller than in many. */

interface Module {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
}
interface Find {
  getModuleInfo: (id: string) => Module | null;
}

/** Whether a module is imported by the page itself, directly or by what it imports, and not only when it is needed. */
function first(id: string, find: Find, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false; // modules may import each other
  seen.add(id);
  const module = find.getModuleInfo(id);
  return module !== null && (module.isEntry || module.importers.some((other) => first(other, find, seen)));
}

/** The name of the file that a module belongs to; null leaves the choice to the build. */
export function firstChunk(id: string, find: Find): string | null {
  return first(id, find) ? 'first' : null;
}
