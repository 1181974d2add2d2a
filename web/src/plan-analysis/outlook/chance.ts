import { formatPercent } from '../../ui/format/percent';

/** Returns a probability from 0 to 1 as a percent with one decimal; one above zero never reads as zero. */
export function chanceText(probability: number): string {
  if (probability > 0 && probability < 0.0005) return 'under 0.1%';
  if (probability < 1 && probability > 0.9995) return 'over 99.9%';
  return formatPercent(100 * probability, 1);
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
