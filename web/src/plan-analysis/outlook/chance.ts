import { formatPercent } from '../../ui/format/percent';

/** A probability from 0 to 1 with one decimal of a percent; what is not zero is not written as zero. */
export function chanceText(probability: number): string {
  if (probability > 0 && probability < 0.0005) return 'under 0.1%';
  if (probability < 1 && probability > 0.9995) return 'over 99.9%';
  return formatPercent(100 * probability, 1);
}

/** A standard error in points. */
export function errorText(error: number): string {
  return `± ${(100 * error).toFixed(1)} points`;
}
