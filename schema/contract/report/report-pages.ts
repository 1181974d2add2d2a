import { z } from 'zod';
import { limits } from '../value/limits';
import { money, percent } from '../value/numbers';
import { cashFacts, fundingYear } from '../plan/plan';
import { todaysFunding } from '../plan/plan-lead';
import { bandLimits } from './report-bands';
import { categoryTotal, fundingBand, reportAdoption, reportPlan } from './report';

// The three reports of a property: percent funded, anticipated expenditures, component inventory. Each is one answer for
// the screen, and the same content as .xlsx and .pdf.

/** Names, in a URL, the contribution that the association pays today, which is not a plan. */
export const CURRENT_FUNDING = 'current';

export const REPORT_KINDS = ['percentfunded', 'anticipatedexpenditures', 'componentinventory'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

const [fewest, most] = [limits.displayYears[0], limits.displayYears.at(-1)!];

/**
 * The part of a report to show. Without `planId`: the plan that leads the year, and today's inventory. For an
 * adopted plan: everything as the board adopted it.
 */
export const reportQuery = z.object({
  years: z.coerce
    .number()
    .int()
    .min(fewest, `Years should be from ${fewest} to ${most}`)
    .max(most, `Years should be from ${fewest} to ${most}`)
    .default(most),
  planId: z.union([z.uuid(), z.literal(CURRENT_FUNDING)]).optional(),
  category: z.string().min(1).max(250).optional(),
});
export type ReportQuery = z.infer<typeof reportQuery>;

/** A piece of the summary sentence: text, or a figure with its value. */
export const reportRun = z.object({
  kind: z.enum(['text', 'money', 'percent', 'fact']),
  text: z.string(),
  value: z.number().nullable(),
});
export type ReportRun = z.infer<typeof reportRun>;

export const reportConvention = z.object({ label: z.string(), value: z.string() });
export type ReportConvention = z.infer<typeof reportConvention>;

export const reportCategory = z.object({ category: z.string(), categoryPosition: z.int() });
export type ReportCategory = z.infer<typeof reportCategory>;

const frame = {
  propertyId: z.uuid(),
  propertyName: z.string(),
  companyName: z.string(),
  fiscalYear: z.int(),
  startDate: z.iso.date(),
  basisFiscalYear: z
    .int()
    .nullable()
    .meta({ description: 'The set-up year that the figures start from; null without one' }),
  preparedAt: z.iso.datetime(),
  preparedOn: z.iso
    .date()
    .meta({ description: 'The day of preparedAt where the service runs: what papers print' }),
  hasComponents: z.boolean(),
  adoption: reportAdoption.nullable().meta({ description: 'null when no plan of the year is adopted' }),
  verdict: z.array(reportRun),
  conventions: z
    .array(reportConvention)
    .meta({ description: 'Conventions behind the figures, printed on each report' }),
  assumptionsProblem: z.string().nullable().meta({ description: 'Why there are no figures' }),
};

const planned = {
  years: z.int(),
  plan: reportPlan.nullable(),
  plans: z.array(reportPlan).meta({ description: 'The categories to choose from' }),
};

export const percentFundedRow = fundingYear.extend({
  bandStart: fundingBand.nullable(),
  bandEnd: fundingBand.nullable(),
});
export type PercentFundedRow = z.infer<typeof percentFundedRow>;

export const percentFundedReport = z.object({
  ...frame,
  ...planned,
  ratingBands: bandLimits,
  rows: z.array(percentFundedRow),
  totals: z
    .object({
      contribution: money,
      specialAssessments: money,
      loanProceeds: money,
      interest: money,
      expenditures: money,
      debtService: money,
    })
    .nullable(),
  cashFacts: cashFacts.nullable(),
  today: todaysFunding
    .nullable()
    .meta({ description: 'null where the plan asks for what is paid today, and without figures' }),
});
export type PercentFundedReport = z.infer<typeof percentFundedReport>;

const expendituresYear = z.object({ year: z.int(), total: money, categories: z.array(categoryTotal) });
export type ExpendituresYear = z.infer<typeof expendituresYear>;

export const expendituresReport = z.object({
  ...frame,
  ...planned,
  category: z.string().nullable().meta({ description: 'The one category shown; null for all' }),
  categories: z.array(reportCategory).meta({ description: 'The categories to choose from' }),
  rows: z.array(expendituresYear),
  categoryTotals: z.array(reportCategory.extend({ total: money })),
  total: money,
  isDataTruncated: z.boolean().meta({
    description: 'True when the lists leave out the smallest entries; totals and files include them.',
  }),
});
export type ExpendituresReport = z.infer<typeof expendituresReport>;

const inventoryFigures = {
  currentCost: money,
  fullyFundedBalance: money.meta({ description: 'Fully funded balance at the start of the year' }),
  annualDeterioration: money.meta({ description: 'Current cost divided by useful life' }),
  significance: percent.nullable().meta({ description: "Share of the property's annual deterioration" }),
};

export const inventoryReportLine = z.object({
  propertyComponentId: z.uuid(),
  name: z.string(),
  location: z.string().nullable(),
  quantity: z.number().nullable(),
  unitOfMeasure: z.string().nullable(),
  usefulLife: z.int(),
  remainingUsefulLife: z.int(),
  nextReplacementYear: z.int(),
  isOneTime: z.boolean(),
  ...inventoryFigures,
});
export type InventoryReportLine = z.infer<typeof inventoryReportLine>;

export const inventoryReportCategory = reportCategory.extend({
  ...inventoryFigures,
  components: z.array(inventoryReportLine),
});
export type InventoryReportCategory = z.infer<typeof inventoryReportCategory>;

export const inventoryReport = z.object({
  ...frame,
  category: z.string().nullable(),
  categories: z.array(reportCategory),
  groups: z.array(inventoryReportCategory).meta({ description: 'In the order of the property’s categories' }),
  totals: z.object({ ...inventoryFigures, components: z.int() }),
});
export type InventoryReport = z.infer<typeof inventoryReport>;
