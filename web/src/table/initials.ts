/** The beginnings of names, each as short as it can be and still be told from the others. */
export function initials(names: readonly string[]): string[] {
  const letters = names.map((name) => [...name]);
  return letters.map((name, at) => {
    const others = letters.filter((_, other) => other !== at);
    const length = name.findIndex((_, end) => {
      const start = name.slice(0, end + 1).join('');
      return others.every((other) => other.slice(0, end + 1).join('') !== start);
    });
    return name.slice(0, length < 0 ? name.length : length + 1).join('');
  });
}
