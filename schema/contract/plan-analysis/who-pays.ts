import { z } from 'zod';
import { limits } from '../value/limits';
import { money, percent } from '../value/numbers';
import { formatLimit } from '../value/money';
import { FIRST_DISCOUNT_RATE, FIRST_TERMS } from './loan-terms';

// Ways to pay for work of a plan, as the page Who pays compares them.

const dollars = (label: string, least = 0) => {
  const range = `${label} should be from ${formatLimit(least)} to ${formatLimit(limits.feeMax)}`;
  return z.coerce.number({ error: range }).min(least, range).max(limits.feeMax, range);
};
const figure = (label: string) => z.coerce.number({ error: `${label} should be a number` });

/** Query of GET /api/plan/{planId}/whopays. What is left out is as on the page of the plan. */
export const whoPaysInput = z
  .object({
    propertyComponentId: z
      .uuid('Choose a component')
      .optional()
      .meta({ description: 'Work of the plan; without it and without an amount, its next big project' }),
    amount: dollars('Cost', 0.01)
      .optional()
      .meta({ description: 'Cost of work that the plan does not have' }),
    year: figure('Year of the Work').int('Year of the Work should be a year').optional().meta({
      description: 'Fiscal year of the work; the first in which the component is due, or that of the plan',
    }),
    annualRate: figure('Loan Rate').default(FIRST_TERMS.annualRate!),
    months: figure('Term in Months').default(FIRST_TERMS.months!),
    fees: dollars('Loan Fees').default(0),
    areFeesFinanced: z.stringbool('Fees are financed, true or false').default(false),
    interestOnlyMonths: figure('Interest-Only Months').default(0),
    balloonMonth: figure('Balloon Month').optional(),
    payoffMonth: figure('Payoff Month').optional(),
    downPayment: dollars('Down Payment').optional().meta({
      description:
        'From reserves, of the way that borrows the rest; a quarter of the cost where it is left out',
    }),
    debtServiceFrom: z.enum(['owners', 'reserves'], 'Choose who repays the loan').default('owners'),
    ownerDiscountRate: figure('Discount Rate')
      .min(0, 'Discount Rate should be from 0% to 99.99%')
      .max(99.99, 'Discount Rate should be from 0% to 99.99%')
      .default(FIRST_DISCOUNT_RATE)
      .meta({ description: 'At which payments of owners are valued today, in points a year' }),
  })
  .superRefine(({ propertyComponentId, amount, year }, { addIssue }) => {
    if (propertyComponentId !== undefined && amount !== undefined)
      addIssue({ code: 'custom', path: ['amount'], message: 'Choose a component or an amount, not both' });
    if (year !== undefined && propertyComponentId === undefined && amount === undefined)
      addIssue({
        code: 'custom',
        path: ['year'],
        message: 'Year of the Work needs a component or an amount',
      });
  });
export type WhoPaysInput = z.infer<typeof whoPaysInput>;

const fundingWay = z.enum(['present', 'assessment', 'contribution', 'whenShort', 'loan', 'mix']);
export type FundingWay = z.infer<typeof fundingWay>;

const paidWork = z.object({
  propertyComponentId: z.uuid().nullable().meta({ description: 'Null for an amount of its own' }),
  name: z.string().nullable().meta({ description: 'Of the component' }),
  year: z.int().meta({ description: 'Fiscal year in which it is done' }),
  cost: money.meta({ description: 'In that year' }),
});
export type PaidWork = z.infer<typeof paidWork>;

const wayLoan = z.object({
  borrowed: money,
  monthlyPayment: money,
  payments: z.int().meta({ description: 'How many there are' }),
  totalPaid: money,
  totalInterest: money,
  clearedAtEnd: money.meta({ description: 'What the last payment clears beyond a level one' }),
  owedAtEnd: money.meta({ description: 'Still owed at the end of the plan' }),
});
export type WayLoan = z.infer<typeof wayLoan>;

const wayYear = z.object({
  fiscalYear: z.int(),
  contribution: money,
  specialAssessments: money,
  loanPayments: money.meta({ description: 'Billed to owners beside the contribution' }),
  endBalance: money,
  paidPerUnit: money.meta({
    description: 'By an owner of one unit from the first year to the end of this one',
  }),
});
export type WayYear = z.infer<typeof wayYear>;

const wayToPay = z.object({
  way: fundingWay,
  assessmentPerUnit: money.meta({ description: 'All special assessments for a unit' }),
  perUnitMonth: money.meta({ description: 'For a unit in a month of the first year, without assessments' }),
  addedPerUnitMonth: money.meta({ description: 'What of it comes on top of the plan' }),
  peakPerUnitMonth: money.meta({ description: 'For a unit in a month of the most expensive year' }),
  perUnitTotal: money,
  perUnitNetPresent: money.meta({ description: 'What that is worth today' }),
  lowestBalance: money,
  lowestBalanceYear: z.int(),
  firstShortfallYear: z.int().nullable(),
  endBalance: money,
  percentFundedIn: z
    .array(z.object({ years: z.int(), percentFunded: percent.nullable() }))
    .meta({ description: 'At the end of 5, 10 and 30 years' }),
  loan: wayLoan.nullable(),
  years: z.array(wayYear),
});
export type WayToPay = z.infer<typeof wayToPay>;

export const whoPays = z.object({
  planId: z.uuid(),
  work: paidWork.nullable().meta({ description: 'Null where nothing is due within the plan' }),
  downPayment: money.nullable().meta({ description: 'Of the way that borrows the rest; null without loans' }),
  ways: z.array(wayToPay).meta({
    description: 'Those that borrow only with the loan analysis of the portfolio',
  }),
});
export type WhoPays = z.infer<typeof whoPays>;
