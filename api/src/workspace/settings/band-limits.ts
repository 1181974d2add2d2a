import { toPoints } from '@roofline/schema/money';
import type { BandLimits } from '@roofline/schema/report-bands';
import type { workspace } from '../tables';

type RatingColumns = Pick<
  typeof workspace.$inferSelect,
  'ratingWeakBelow' | 'ratingStrongFrom' | 'ratingOverfundedAbove'
>;

/** Rating bands as stored, in points. */
export function bandLimitsOf(row: RatingColumns): BandLimits {
  return {
    weakBelow: toPoints(row.ratingWeakBelow),
    strongFrom: toPoints(row.ratingStrongFrom),
    overfundedAbove: toPoints(row.ratingOverfundedAbove),
  };
}
