/** What all of several types have together. */
export type Together<Each> = (Each extends unknown ? (part: Each) => void : never) extends (
  part: infer All,
) => void
  ? All
  : never;

/** What all rooms have, by name. Throws where two have the same name: the later one would win silently. */
export function together(parts: readonly object[], place: string): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    if (Object.hasOwn(all, name)) throw new Error(`Two rooms have ${place}${name}`);
    all[name] = value;
  }
  return all;
}
