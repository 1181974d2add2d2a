import { z } from 'zod';
import { isNumber, withCrossFieldRules, type AddFailure } from '../value/cross-field';
import { limits } from '../value/limits';
import { money, optional, percent } from '../value/numbers';
import { formatLimit, hasTwoDecimals, toCents } from '../value/money';
import { asks } from '../value/question';
import { optionalDate, optionalText, requiredText } from '../value/text';

// Facts that the law requires a person to state in a disclosure. Never invented: null means "not stated".

const yesNo = z.boolean().nullable();
const text = z.string().nullable();

const excludedComponent = z.object({
  name: z.string(),
  remainingLife: z.int().nullable().meta({ description: 'Years' }),
  reason: z.string(),
});
const disclosedLoan = z.object({
  payee: z.string(),
  annualRate: percent,
  balance: money,
  annualPayment: money,
  retirementDate: z.iso.date(),
});
const disclosedSettlement = z.object({
  source: z.string().meta({ description: 'Who paid, and for which defects' }),
  received: money,
  repaired: money.meta({ description: 'Spent of it on repairs of the defects, directly and indirectly' }),
  otherwise: money.meta({ description: 'Used otherwise, such as for costs of the proceedings' }),
});
const unitShare = z.object({
  unit: z.string(),
  share: z.number().meta({ description: 'Share of the common expenses, in percent' }),
});

export const disclosureFacts = z.object({
  preparedBy: text.meta({ description: 'Who prepared the last reserve study or update' }),
  studyDate: z.iso.date().nullable(),
  areAllIncluded: yesNo.meta({ description: 'The study includes every component that the law requires' }),
  excluded: z.array(excludedComponent),
  assessmentAmount: money.nullable().meta({ description: 'Regular assessment of one ownership interest' }),
  assessmentPeriod: z.enum(['month', 'quarter', 'year']).nullable(),
  doesAssessmentVary: yesNo,
  assessmentNote: text.meta({ description: 'Place where the assessment of each interest is listed' }),
  alternateAmount: money.nullable(),
  alternateMethod: text,
  hasDeferredRepairs: yesNo,
  deferredRepairs: text,
  anticipatesAssessments: yesNo,
  anticipatedAssessments: text,
  increasesApprovedOn: z.iso.date().nullable().meta({
    description:
      'Day on which later increases of the contribution were approved; they count as approved from then on',
  }),
  loansApprovedOn: z.iso.date().nullable().meta({
    description: 'Day on which the loans that the plan takes up later were approved',
  }),
  fundingMechanism: text,
  reserveCalculation: text,
  hasLoans: yesNo.meta({ description: 'Loans with a term of more than a year are outstanding' }),
  loans: z.array(disclosedLoan),
  hasSettlements: yesNo.meta({
    description: 'Funds from an award or settlement for construction or design defects were received',
  }),
  settlements: z.array(disclosedSettlement),
  insuranceSummary: text,
  isCondominium: yesNo,
  isFhaApproved: yesNo,
  isVaApproved: yesNo,
  chapter: z
    .enum(['commonInterest', 'condominium', 'homeowners'])
    .nullable()
    .meta({ description: 'Chapter of the Revised Code of Washington that governs the association' }),
  studyLevel: z.enum(['I', 'II', 'III']).nullable(),
  meetsRequirements: yesNo.meta({ description: 'The study meets the requirements of the law' }),
  hasProfessionalHelp: yesNo,
  isProfessionalIndependent: yesNo,
  professionalContribution: money.nullable().meta({
    description: 'Yearly contribution to reserves that the reserve study professional recommends',
  }),
  annualBudget: money.nullable().meta({ description: 'Annual budget without contributions to reserves' }),
  hasEqualShares: yesNo.meta({ description: 'Every unit has the same share of the common expenses' }),
  unitShares: z.array(unitShare),
});
export type DisclosureFacts = z.infer<typeof disclosureFacts>;
export type DisclosureFact = keyof DisclosureFacts;

/** What is said of one plan: it holds for that plan only, and is said again of another. */
export const FACTS_OF_PLAN = [
  'increasesApprovedOn',
  'loansApprovedOn',
] as const satisfies readonly DisclosureFact[];

/** What a board says in view of the plan, though it holds for the year: it is read again when the disclosure follows another plan. */
export const FACTS_TO_READ_AGAIN = [
  'hasDeferredRepairs',
  'deferredRepairs',
  'anticipatesAssessments',
  'anticipatedAssessments',
  'fundingMechanism',
  'hasLoans',
] as const satisfies readonly DisclosureFact[];

/** Nothing stated. */
export const NO_FACTS: DisclosureFacts = {
  ...(Object.fromEntries(
    Object.keys(disclosureFacts.shape).map((key) => [key, null]),
  ) as unknown as DisclosureFacts),
  excluded: [],
  loans: [],
  settlements: [],
  unitShares: [],
};

const amount = (label: string) =>
  asks(
    z
      .number(`${label} should be from $0 to ${formatLimit(limits.feeMax)}`)
      .min(0, `${label} should be $0 or more`)
      .max(limits.feeMax, `${label} should be at most ${formatLimit(limits.feeMax)}`)
      .refine(hasTwoDecimals, `${label} should have at most two decimals`),
    { label, kind: 'money' },
  );
const requiredAmount = (label: string) =>
  asks(z.number(`${label} is required`).pipe(amount(label)), { label, kind: 'money' });
const day = (label: string) => asks(z.iso.date(`${label} should be a valid date`), { label });
const points = (label: string, max: number) =>
  asks(
    z
      .number(`${label} is required`)
      .min(0, `${label} should be 0% or more`)
      .max(max, `${label} should be at most ${max}%`),
    { label, kind: 'percent' },
  );
const long = (label: string) => optionalText(label, 4000);
const answer = optional(z.boolean());
const rows = <T extends z.ZodType>(row: T, max: number) => z.array(row).max(max).default([]);

const inputFields = {
  preparedBy: optionalText('Prepared By', 200),
  studyDate: optionalDate('Study Date'),
  areAllIncluded: answer,
  excluded: rows(
    z.object({
      name: requiredText('Component', 200),
      remainingLife: optional(z.int('Remaining Life should be whole years').min(0).max(999)),
      reason: requiredText('Reason', 1000),
    }),
    200,
  ),
  assessmentAmount: optional(amount('Regular Assessment')),
  assessmentPeriod: optional(z.enum(['month', 'quarter', 'year'])),
  doesAssessmentVary: answer,
  assessmentNote: optionalText('Where Assessments Are Found', 500),
  alternateAmount: optional(amount('Alternate Required Amount')),
  alternateMethod: long('Alternate Method'),
  hasDeferredRepairs: answer,
  deferredRepairs: long('Deferred Repairs'),
  anticipatesAssessments: answer,
  anticipatedAssessments: long('Anticipated Assessments'),
  increasesApprovedOn: optionalDate('Later Increases Approved On'),
  loansApprovedOn: optionalDate('Planned Loans Approved On'),
  fundingMechanism: long('Funding Mechanism'),
  reserveCalculation: long('How Reserves Are Calculated'),
  hasLoans: answer,
  loans: rows(
    z.object({
      payee: requiredText('Payee', 200),
      annualRate: points('Loan Rate', 99.99),
      balance: requiredAmount('Loan Balance'),
      annualPayment: requiredAmount('Annual Payment'),
      retirementDate: day('Retirement Date'),
    }),
    50,
  ),
  hasSettlements: answer,
  settlements: rows(
    z.object({
      source: requiredText('Source', 500),
      received: requiredAmount('Amount Received'),
      repaired: requiredAmount('Spent on Repairs'),
      otherwise: requiredAmount('Used Otherwise'),
    }),
    50,
  ),
  insuranceSummary: long('Insurance Summary'),
  isCondominium: answer,
  isFhaApproved: answer,
  isVaApproved: answer,
  chapter: optional(z.enum(['commonInterest', 'condominium', 'homeowners'])),
  studyLevel: optional(z.enum(['I', 'II', 'III'])),
  meetsRequirements: answer,
  hasProfessionalHelp: answer,
  isProfessionalIndependent: answer,
  professionalContribution: optional(amount('Contribution That the Professional Recommends')),
  annualBudget: optional(amount('Annual Budget')),
  hasEqualShares: answer,
  unitShares: rows(z.object({ unit: requiredText('Unit', 100), share: points('Share', 100) }), 2000),
} satisfies Record<DisclosureFact, z.ZodType>;

/** No one uses more of a settlement than was received. */
function checkSettlements(settlements: unknown, add: AddFailure): void {
  if (!Array.isArray(settlements)) return;
  settlements.forEach((one: Record<string, unknown> | null, n) => {
    const { received, repaired, otherwise } = one ?? {};
    if (!isNumber(received) || !isNumber(repaired) || !isNumber(otherwise)) return;
    if (toCents(repaired) + toCents(otherwise) > toCents(received))
      add(
        ['settlements', n, 'repaired'],
        `Spent on Repairs and Used Otherwise should be at most the ${formatLimit(received)} received`,
      );
  });
}

function checkShares(unitShares: unknown, add: AddFailure): void {
  if (!Array.isArray(unitShares) || unitShares.length === 0) return;
  const shares = unitShares as ({ share?: unknown } | null)[];
  const whole = shares.reduce((sum, row) => sum + (Number(row?.share) || 0), 0);
  if (Math.abs(whole - 100) > 0.01)
    add(
      'unitShares',
      `Shares of all units should add up to 100%; these add up to ${Number(whole.toFixed(4))}%`,
    );
}

/** PUT /api/plan/disclosurefacts/{propertyId}/{fiscalYear}. A field that is left out is not stated. */
export const disclosureFactsInput = withCrossFieldRules(
  z.object(inputFields),
  ({ settlements, unitShares }, add) => {
    checkSettlements(settlements, add);
    checkShares(unitShares, add);
  },
);
export type DisclosureFactsInput = z.infer<typeof disclosureFactsInput>;
