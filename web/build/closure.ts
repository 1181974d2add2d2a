/** What has to be there before these run: they themselves, and all that they import. What `importsOf` does not know is left out. */
export function closure(
  names: Iterable<string>,
  importsOf: (name: string) => readonly string[] | undefined,
): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const imports = found.has(name) ? undefined : importsOf(name);
    if (!imports) return;
    found.add(name);
    imports.forEach(add);
  };
  for (const name of names) add(name);
  return found;
}
