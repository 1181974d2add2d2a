import { z } from 'zod';
import { isNumber, withCrossFieldRules } from '../value/cross-field';
import { percent, points } from '../value/numbers';

// Rating bands of percent funded: a setting of each workspace.

export const bandLimits = z.object({
  weakBelow: percent.meta({ description: 'Below this percent: weak' }),
  strongFrom: percent.meta({ description: 'From this percent on: strong. Between the two: fair' }),
  overfundedAbove: percent.meta({ description: 'Above this percent: overfunded' }),
});
export type BandLimits = z.infer<typeof bandLimits>;

/** Bands of the reserve study standards, used until a workspace sets its own. */
export const DEFAULT_BAND_LIMITS: BandLimits = { weakBelow: 30, strongFrom: 70, overfundedAbove: 130 };

/** GET and PUT /api/reports/ratingbands/{workspaceId}. */
export const ratingBands = bandLimits.extend({
  workspaceId: z.uuid(),
  version: z.int(),
  viewerCan: z.object({ edit: z.boolean() }),
});
export type RatingBands = z.infer<typeof ratingBands>;

export const ratingBandsInput = withCrossFieldRules(
  z.object({
    weakBelow: points('Weak Below', 0, 999),
    strongFrom: points('Strong From', 0, 999),
    overfundedAbove: points('Overfunded Above', 0, 999),
  }),
  ({ weakBelow, strongFrom, overfundedAbove }, add) => {
    if (isNumber(weakBelow) && isNumber(strongFrom) && strongFrom <= weakBelow)
      add('strongFrom', 'Strong From should be above Weak Below');
    if (isNumber(strongFrom) && isNumber(overfundedAbove) && overfundedAbove <= strongFrom)
      add('overfundedAbove', 'Overfunded Above should be above Strong From');
  },
);
export type RatingBandsInput = z.infer<typeof ratingBandsInput>;
