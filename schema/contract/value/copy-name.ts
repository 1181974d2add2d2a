import { cutTo } from './text';

/** The name of a copy: "Copy of X", then "Copy of X (2)" …, cut to the longest name allowed. */
export function copyName(name: string, { max, isTaken }: { max: number; isTaken(name: string): boolean }) {
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : ` (${n})`;
    const copy = `${cutTo(`Copy of ${name}`, max - suffix.length)}${suffix}`;
    if (!isTaken(copy)) return copy;
  }
}
