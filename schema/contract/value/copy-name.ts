/** Cuts a text to at most `max` UTF-16 units, never through a character that takes two of them. */
function cutTo(text: string, max: number): string {
  return text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/** The name of a copy: "Copy of X", then "Copy of X (2)" …, cut to the longest name allowed. */
export function copyName(name: string, { max, isTaken }: { max: number; isTaken(name: string): boolean }) {
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : ` (${n})`;
    const copy = `${cutTo(`Copy of ${name}`, max - suffix.length)}${suffix}`;
    if (!isTaken(copy)) return copy;
  }
}
