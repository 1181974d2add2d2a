import { toPoints } from '@roofline/schema/value/money';
import type { BandLimits } from '@roofline/schema/report/report-bands';
import type { WorkspaceRow } from '../repository';

type RatingColumns = Pick<WorkspaceRow, 'ratingWeakBelow' | 'ratingStrongFrom' | 'ratingOverfundedAbove'>;

/** Returns the stored rating bands in points. */
export function bandLimitsOf(row: RatingColumns): BandLimits {
  return {
    weakBelow: toPoints(row.ratingWeakBelow),
    strongFrom: toPoints(row.ratingStrongFrom),
    overfundedAbove: toPoints(row.ratingOverfundedAbove),
  };
}
