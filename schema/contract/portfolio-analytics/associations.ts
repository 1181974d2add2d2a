import { z } from 'zod';
import { STANDINGS } from '../plan/leading';
import { money, percent } from '../value/numbers';
import { pageOf } from '../value/page';

// All associations of a workspace on one page, by figures that are stored beside them.

/** What the figures of an association follow from: the plan that leads its year, or the contribution as it stands. */
const FUNDING_BASES = ['plan', 'current'] as const;
export const fundingBasis = z.enum(FUNDING_BASES).meta({
  description:
    'plan: the adopted plan, else that of the disclosure, else the recommended one, else the one that Roofline ' +
    'calculates; ' +
    'current: the contribution as the association pays it today',
});
export type FundingBasis = z.infer<typeof fundingBasis>;

/** Which plan leads, or the contribution as it stands. */
export const leadingFunding = z.enum([...STANDINGS, 'current']);
export type LeadingFunding = z.infer<typeof leadingFunding>;

const ASSOCIATION_SORTS = [
  'name',
  'percentFunded',
  'lowestBalance',
  'firstYearBelowZero',
  'fiveYearCover',
  'disclosureDue',
  'studyDate',
  'contributionShare',
] as const;
export const associationSort = z.enum(ASSOCIATION_SORTS);
export type AssociationSort = z.infer<typeof associationSort>;

/** A sort by a figure begins where money is short; associations without the figure come last either way. */
const flag = (label: string) =>
  z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .meta({ description: label });

const ratingBand = z.enum(['weak', 'fair', 'strong']);

/** What narrows the list. */
export const associationFilter = z.object({
  text: z.string().max(100).optional().meta({ description: 'Part of the name, the city or the state' }),
  band: ratingBand.optional().meta({ description: 'Rating of percent funded in the bands of the portfolio' }),
  belowZeroBy: z.coerce
    .number()
    .int()
    .min(1900)
    .max(2200)
    .optional()
    .meta({ description: 'Only associations that end this fiscal year, or one before it, below zero' }),
  isDisclosureOverdue: flag('true: only associations whose disclosure is overdue').optional(),
});
export type AssociationFilter = z.infer<typeof associationFilter>;

const order = {
  basis: fundingBasis.default('plan'),
  sort: associationSort.default('name'),
  descending: flag('The largest first').default(false),
};

/** A view of the list: its figures, its filters and its order. */
export const associationView = associationFilter.extend(order);
export type AssociationView = z.infer<typeof associationView>;

export const associationsInput = associationView.extend({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});
export type AssociationsInput = z.infer<typeof associationsInput>;

export const association = z.object({
  propertyId: z.uuid(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  numberOfUnits: z.int(),
  fiscalYear: z.int().nullable().meta({ description: 'The year that the figures start from' }),
  leadBy: leadingFunding.nullable(),
  planName: z.string().nullable(),
  percentFunded: percent.nullable(),
  fundingBand: ratingBand.nullable(),
  lowestBalance: money.nullable(),
  lowestBalanceYear: z.int().nullable(),
  firstYearBelowZero: z.int().nullable(),
  fiveYearCover: percent
    .nullable()
    .meta({ description: 'Balance and inflows of five years against their spending; null without spending' }),
  disclosureDue: z.iso.date().nullable(),
  isDisclosureOverdue: z.boolean(),
  studyDate: z.iso.date().nullable(),
  contribution: money.nullable().meta({ description: 'A year, as it is paid today' }),
  recommendedContribution: money.nullable(),
  contributionShare: percent.nullable().meta({ description: 'The contribution of what is recommended' }),
  problem: z.string().nullable().meta({ description: 'Why there are no figures' }),
});
export type Association = z.infer<typeof association>;

/** Associations from `from` to below `to` percent funded; the last bar has no end. */
const histogramBar = z.object({
  from: percent,
  to: percent.nullable(),
  associations: z.int(),
});

export const associationSummary = z.object({
  associations: z.int(),
  withFigures: z.int(),
  weak: z.int(),
  fair: z.int(),
  strong: z.int(),
  belowZero: z.int().meta({ description: 'That end a year of the next 30 below zero' }),
  coverBelow100: z.int(),
  disclosureOverdue: z.int(),
  contributeLess: z.int().meta({ description: 'That contribute less than recommended' }),
  histogram: z.array(histogramBar),
  waiting: z
    .int()
    .meta({ description: 'Associations of the whole portfolio whose figures are being computed again' }),
});
export type AssociationSummary = z.infer<typeof associationSummary>;

/** The associations of the whole filter in figures, and one page of them. */
export const associationPage = pageOf(association).extend({ summary: associationSummary });
export type AssociationPage = z.infer<typeof associationPage>;
