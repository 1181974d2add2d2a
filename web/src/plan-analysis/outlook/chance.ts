import { formatPercent } from '../../ui/format/percent';

/** Returns a probability from 0 to 1 as a percent with one decimal; only a certain one reads as 0.0% or 100.0%. */
export function chanceText(probability: number): string {
  const text = formatPercent(100 * probability, 1);
  // Compared as text: no bound of a double is exactly where its text changes.
  if (probability > 0 && text === '0.0%') return 'under 0.1%';
  if (probability < 1 && text === '100.0%') return 'over 99.9%';
  return text;
}

/** Returns a standard error in points. */
export function errorText(error: number): string {
  return `± ${(100 * error).toFixed(1)} points`;
}

/** Odds that people use, the likeliest first. */
const ODDS: readonly (readonly [number, number])[] = [
  [19, 20],
  [9, 10],
  [4, 5],
  [3, 4],
  [2, 3],
  [1, 2],
  [2, 5],
  ...[3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 200].map((of) => [1, of] as const),
];

const distance = ([some, of]: readonly [number, number], probability: number) =>
  Math.abs(some / of - probability);

/** Returns a probability as a board would say it: `About 1 in 3`, `None of 10,000`. */
export function chanceWords(probability: number, futures: string): string {
  if (probability === 0) return `None of ${futures}`;
  if (probability === 1) return `All of ${futures}`;
  if (probability > 0.975) return 'Almost certain';
  if (probability < 0.004) return 'Fewer than 1 in 200';
  const [some, of] = ODDS.reduce((nearest, each) =>
    distance(each, probability) < distance(nearest, probability) ? each : nearest,
  );
  return `About ${some} in ${of}`;
}
