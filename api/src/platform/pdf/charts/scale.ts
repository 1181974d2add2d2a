/** Returns round ticks for an axis from `low` to `high` in at most `most` steps, with zero if it is in between. */
export function axisTicks(low: number, high: number, most = 6): number[] {
  const span = high - low || 1;
  const rough = span / (most - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough * 0.999) ?? 10 * power;
  const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)];
  return Array.from({ length: Math.max(2, last - first + 1) }, (_, i) => (first + i) * step);
}

/** Returns n so that writing every nth label of an axis writes at most `most`. */
export function labelledEvery(count: number, most: number): number {
  const nice = [1, 2, 5, 10, 20, 25, 50, 100];
  return nice.find((every) => count / every <= most) ?? Math.ceil(count / most);
}
