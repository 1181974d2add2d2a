import { z } from 'zod';
import { withCrossFieldRules } from '../value/cross-field';
import { limits } from '../value/limits';
import { amount, hasThreeDecimals, money, optional, percent } from '../value/numbers';
import { asks } from '../value/question';
import { isoDate, optionalDate, optionalText, requiredText } from '../value/text';

/** What reserve money is placed as. */
export const PLACEMENT_KINDS = [
  { kind: 'savings', label: 'Savings or checking account' },
  { kind: 'moneyMarket', label: 'Money market account' },
  { kind: 'certificate', label: 'Certificate of deposit' },
  { kind: 'treasury', label: 'Treasury bill, note or bond' },
  { kind: 'other', label: 'Other' },
] as const;
export type PlacementKind = (typeof PLACEMENT_KINDS)[number]['kind'];
const placementKind = z.enum(PLACEMENT_KINDS.map((one) => one.kind) as [PlacementKind]);

/** How often interest is added to what bears interest. */
export const COMPOUNDINGS = [
  { compounding: 'paidOut', label: 'Paid out, not added' },
  { compounding: 'atMaturity', label: 'Simple, at maturity' },
  { compounding: 'annually', label: 'Each year' },
  { compounding: 'semiannually', label: 'Each half year' },
  { compounding: 'quarterly', label: 'Each quarter' },
  { compounding: 'monthly', label: 'Each month' },
  { compounding: 'daily', label: 'Each day' },
] as const;
export type Compounding = (typeof COMPOUNDINGS)[number]['compounding'];
const compounding = z.enum(COMPOUNDINGS.map((one) => one.compounding) as [Compounding]);

/** Reserve money at one institution. */
export const placement = z.object({
  placementId: z.uuid(),
  propertyId: z.uuid(),
  institution: z.string(),
  account: z.string().meta({ description: 'Name or last digits of the account' }),
  kind: placementKind,
  principal: money,
  interestRate: percent.meta({ description: 'A year, percentage points with at most three decimals' }),
  compounding,
  startDate: z.iso.date(),
  maturityDate: z.iso.date().nullable().meta({ description: 'Null: it can be taken out any day' }),
  notes: z.string().nullable(),
  source: z.string().nullable().meta({
    description: 'The connected app that states everything of it but the notes; null where people entered it',
  }),
  value: money.meta({ description: 'Principal with the interest added to it until today' }),
  maturityValue: money.nullable().meta({ description: 'On the day of maturity' }),
  annualYield: percent.meta({ description: 'What a year brings with compounding' }),
  isMatured: z.boolean().meta({ description: 'Its day of maturity has come' }),
  version: z.int(),
});
export type Placement = z.infer<typeof placement>;

/** What one institution holds, beside what is insured there. */
export const institutionTotal = z.object({
  institution: z.string(),
  deposits: money.meta({ description: 'What deposit insurance covers up to its limit' }),
  others: money.meta({ description: 'What it does not cover: Treasuries and others' }),
  uninsured: money.meta({ description: 'Deposits above the limit' }),
});
export type InstitutionTotal = z.infer<typeof institutionTotal>;

/** A fiscal year of the plan beside the money that can be had by its end. */
export const placementYear = z.object({
  year: z.int(),
  endDate: z.iso.date(),
  maturing: money.meta({ description: 'Comes free within the year, with its interest' }),
  locked: money.meta({ description: 'Still placed when the year ends' }),
  contributions: money.meta({ description: 'Of the year, by the plan, with its assessments and loans' }),
  expenditures: money.meta({ description: 'Of the year, by the plan' }),
  available: money.meta({
    description: 'Free when the year ends, after its expenditures; below zero where money matures too late',
  }),
});
export type PlacementYear = z.infer<typeof placementYear>;

/** Where the reserve money of a property lies. */
export const placementSummary = z.object({
  propertyId: z.uuid(),
  asOf: z.iso.date(),
  total: money.meta({ description: 'Values of all placements today' }),
  ledgerBalance: money
    .nullable()
    .meta({ description: 'Of the reserve bank accounts; null without a ledger' }),
  ledgerAsOf: z.iso.date().nullable(),
  difference: money.nullable().meta({ description: 'Total less the balance of the ledger' }),
  blendedYield: percent.nullable().meta({ description: 'Yields weighted by value; null without placements' }),
  insuredLimit: money.meta({ description: 'For one institution' }),
  insuranceSource: z.string().meta({ description: 'The rule, with the day from which it holds' }),
  institutions: z.array(institutionTotal),
  planName: z.string().nullable().meta({ description: 'Whose years these are; null without a projection' }),
  years: z.array(placementYear).meta({ description: 'The current fiscal year and the four that follow' }),
  warnings: z.array(z.string()).meta({ description: 'In words, the gravest first' }),
});
export type PlacementSummary = z.infer<typeof placementSummary>;

const RATE = 'Interest Rate should be from 0% to 99.999%';
const interestRate = z
  .number({ error: (issue) => (issue.input == null ? 'Interest Rate is required' : RATE) })
  .min(0, RATE)
  .max(99.999, RATE)
  .refine(hasThreeDecimals, 'Interest Rate should have at most three decimals');

/** POST /api/property/{propertyId}/placement and PUT …/{placementId}: every value. */
export const placementInput = withCrossFieldRules(
  z.object({
    institution: requiredText('Institution', limits.providerMax),
    account: requiredText('Account', limits.accountNameMax),
    kind: asks(placementKind, { label: 'Kind' }),
    principal: amount('Principal', 0, limits.balanceMax),
    interestRate: asks(interestRate, { label: 'Interest Rate', kind: 'percent' }),
    compounding: asks(compounding, { label: 'Interest Is Added' }),
    startDate: isoDate('Start Date'),
    maturityDate: optionalDate('Maturity Date'),
    notes: optional(optionalText('Notes', limits.descriptionMax)),
  }),
  (value, add) => {
    const { startDate, maturityDate, kind } = value;
    if (typeof startDate === 'string' && typeof maturityDate === 'string' && maturityDate <= startDate)
      add('maturityDate', 'Maturity Date should be after Start Date');
    if ((kind === 'certificate' || kind === 'treasury') && maturityDate == null)
      add('maturityDate', 'Maturity Date is required for certificates and Treasuries');
    if (value.compounding === 'atMaturity' && maturityDate == null)
      add('compounding', 'Interest at maturity needs a Maturity Date');
  },
);
export type PlacementInput = z.infer<typeof placementInput>;
