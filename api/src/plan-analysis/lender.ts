import {
  lenderReadiness,
  sufficientIncrease,
  type IncomeLine,
  type ReadinessInput,
} from '@roofline/engine/lender/readiness';
import type { IncomeKind } from '@roofline/engine/lender/rules';
import type { LenderReadiness, LenderReadinessQuery } from '@roofline/schema/plan-analysis/plan-analysis';
import { toCents, toDollars } from '@roofline/schema/value/money';
import type { AnalysisSubject } from './subject';

type Budget = Omit<LenderReadinessQuery, 'applicationDay'>;

const line = (kind: IncomeKind, amount: number): IncomeLine => ({ name: kind, kind, amount });

function incomeOf({ annualFee }: AnalysisSubject, budget: Budget): IncomeLine[] {
  const { regularAssessments: regular } = budget;
  return [
    line('regularAssessment', regular === undefined ? annualFee : toCents(regular)),
    line('specialAssessment', toCents(budget.specialAssessments)),
    line('incidental', toCents(budget.incidentalIncome)),
    line('ownerUtilities', toCents(budget.ownerUtilities)),
    line('reserveIncome', toCents(budget.reserveIncome)),
  ];
}

const sumOf = (lines: readonly IncomeLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the lenders' requirements on the plan's contribution on a day, by the rule in force then. */
export function lenderReadinessOf(
  subject: AnalysisSubject,
  applicationDay: string,
  budget: Budget,
): LenderReadiness {
  const { planId, contribution, units } = subject;
  const input: ReadinessInput = {
    applicationDay,
    units,
    reserveContribution: contribution,
    income: incomeOf(subject, budget),
  };
  const found = lenderReadiness(input);
  return {
    planId,
    applicationDay,
    ruleId: found.rule.id,
    ruleSource: found.rule.source,
    ruleVersion: found.rule.version,
    minimumRatio: found.rule.minimumRatio,
    reserveContribution: toDollars(contribution),
    assessmentIncome: toDollars(found.assessmentIncome),
    excludedIncome: toDollars(sumOf(found.excludedIncome)),
    ratio: found.ratio,
    meets: found.meets,
    requiredContribution: toDollars(found.requiredContribution),
    shortPerYear: toDollars(found.shortPerYear),
    shortPerUnitMonth: toDollars(found.shortPerUnitMonth),
    sufficientIncrease: toDollars(sufficientIncrease(found, contribution)),
  };
}
