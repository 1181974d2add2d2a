import { z } from 'zod';
import { isNumber, withCrossFieldRules } from './cross-field';
import { hasTwoDecimals, percent } from './money';

// Where percent funded begins to be fair and strong: a setting of each workspace.

export const bandLimits = z.object({
  weakBelow: percent.meta({ description: 'Below it: weak' }),
  strongFrom: percent.meta({ description: 'From it on: strong; between the two: fair' }),
  overfundedAbove: percent.meta({ description: 'Above it: overfunded' }),
});
export type BandLimits = z.infer<typeof bandLimits>;

/** As the reserve study standards have it, until a workspace sets its own. */
export const DEFAULT_BAND_LIMITS: BandLimits = { weakBelow: 30, strongFrom: 70, overfundedAbove: 130 };

/** GET and PUT /api/reports/ratingbands/{workspaceId}. */
export const ratingBands = bandLimits.extend({
  workspaceId: z.uuid(),
  version: z.int(),
  viewerCan: z.object({ edit: z.boolean() }),
});
export type RatingBands = z.infer<typeof ratingBands>;

const level = (label: string) => {
  const range = `${label} should be from 0% to 999%`;
  return z
    .number({ error: (issue) => (issue.input == null ? `${label} is required` : range) })
    .min(0, range)
    .max(999, range)
    .refine(hasTwoDecimals, `${label} should have at most two decimals`);
};

export const ratingBandsInput = withCrossFieldRules(
  z.object({
    weakBelow: level('Weak Below'),
    strongFrom: level('Strong From'),
    overfundedAbove: level('Overfunded Above'),
  }),
  ({ weakBelow, strongFrom, overfundedAbove }, add) => {
    if (isNumber(weakBelow) && isNumber(strongFrom) && strongFrom <= weakBelow)
      add('strongFrom', 'Strong From should be above Weak Below');
    if (isNumber(strongFrom) && isNumber(overfundedAbove) && overfundedAbove <= strongFrom)
      add('overfundedAbove', 'Overfunded Above should be above Strong From');
  },
);
export type RatingBandsInput = z.infer<typeof ratingBandsInput>;
