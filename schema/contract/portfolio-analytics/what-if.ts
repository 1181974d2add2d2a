import { z } from 'zod';
import { fundingBasis } from './associations';

// What if something changed for all associations at once.

const change = (label: string, most: number) =>
  z.coerce
    .number({ error: `${label} should be a number` })
    .min(-most, `${label} should be at least -${most}`)
    .max(most, `${label} should be at most ${most}`)
    .default(0);

/** The most associations of one answer. */
export const WHAT_IF_MOST = 2_000;

export const portfolioWhatIfInput = z.object({
  basis: fundingBasis.default('current'),
  inflation: change('Inflation', 20).meta({
    description: 'Points added to the inflation of every association',
  }),
  interest: change('Interest', 20).meta({ description: 'Points added to the interest rate' }),
  contribution: change('Contribution', 100).meta({
    description: 'Percent by which every contribution rises',
  }),
  cost: change('Cost', 100).meta({ description: 'Percent by which every cost rises' }),
});
export type PortfolioWhatIfInput = z.infer<typeof portfolioWhatIfInput>;

const belowZeroYear = z.object({
  year: z.int(),
  before: z.int().meta({ description: 'Associations that end this year, or one before it, below zero' }),
  after: z.int(),
});

const movedAssociation = z.object({
  propertyId: z.uuid(),
  name: z.string(),
  before: z.int().nullable().meta({ description: 'First fiscal year below zero; null for none' }),
  after: z.int().nullable(),
});

/** The most associations that are named. */
export const WHAT_IF_NAMED = 100;

export const portfolioWhatIf = z.object({
  associations: z.int().meta({ description: 'With figures' }),
  outOfRange: z.int().meta({ description: 'Whose amounts grow too large under these assumptions' }),
  left: z.int().meta({ description: 'Further associations that are not in the answer' }),
  years: z.array(belowZeroYear),
  moved: z
    .array(movedAssociation)
    .meta({ description: 'Whose first year below zero changes, the earliest first' }),
});
export type PortfolioWhatIf = z.infer<typeof portfolioWhatIf>;
