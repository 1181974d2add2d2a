import { z } from 'zod';
import { money } from '../value/numbers';
import { pageOf } from '../value/page';

// What was paid for projects over a whole workspace, by the payments that projects record.

const spendGrouping = z.enum(['property', 'category', 'phase', 'year']);
export type SpendGrouping = z.infer<typeof spendGrouping>;

/** The key of payments that belong to no component. */
export const NO_CATEGORY = '-';
/** The key of payments of projects with several components that name none of them. */
export const NOT_NAMED = '?';

const year = (label: string) =>
  z.coerce
    .number({ error: `${label} should be a year` })
    .int(`${label} should be a year`)
    .min(1900, `${label} should be at least 1900`)
    .max(2200, `${label} should be at most 2200`);

const span = {
  by: spendGrouping.default('property'),
  from: year('From').meta({ description: 'First calendar year of payments' }),
  to: year('To').meta({ description: 'Last calendar year of payments' }),
};

/** Query of GET /api/portfolioanalytics/projectspend. Years in the wrong order have no payments. */
export const projectSpendInput = z.object(span);
export type ProjectSpendInput = z.infer<typeof projectSpendInput>;

/** The most rows of one answer; the others are summed up. */
export const SPEND_ROWS = 200;

const spendRow = z.object({
  key: z.string().meta({ description: 'Names the row in the breakdown' }),
  name: z.string(),
  amount: money,
  payments: z.int(),
  projects: z.int(),
});
export type SpendRow = z.infer<typeof spendRow>;

export const projectSpend = z.object({
  total: money,
  payments: z.int(),
  projects: z.int(),
  rows: z.array(spendRow),
  others: z.int().meta({ description: 'Number of further rows, with smaller amounts' }),
});
export type ProjectSpend = z.infer<typeof projectSpend>;

/** Query of the breakdown: the payments behind one row. */
export const spendBreakdownInput = z.object({
  ...span,
  key: z.string().min(1).max(250),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});

export type SpendBreakdownInput = z.infer<typeof spendBreakdownInput>;

const spendPayment = z.object({
  paymentId: z.uuid(),
  propertyId: z.uuid(),
  propertyName: z.string(),
  projectId: z.uuid(),
  projectName: z.string(),
  phaseName: z.string(),
  category: z.string().nullable(),
  isNotNamed: z.boolean().meta({
    description: 'The project has several components, and the payment names none of them',
  }),
  paidOn: z.iso.date(),
  payee: z.string(),
  fund: z.enum(['reserve', 'operating']),
  amount: money,
});
export type SpendPayment = z.infer<typeof spendPayment>;

export const spendBreakdown = pageOf(spendPayment).extend({ name: z.string(), total: money });
export type SpendBreakdown = z.infer<typeof spendBreakdown>;
