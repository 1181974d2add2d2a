/** Returns everything that must be there before these run: they and all that they import, except names unknown to `importsOf`. */
export function closure<Node = string>(
  names: Iterable<Node>,
  importsOf: (name: Node) => Iterable<Node> | undefined,
): Set<Node> {
  const found = new Set<Node>();
  const add = (name: Node): void => {
    const imports = found.has(name) ? undefined : importsOf(name);
    if (!imports) return;
    found.add(name);
    for (const each of imports) add(each);
  };
  for (const name of names) add(name);
  return found;
}
