import { compareFunding, type FundingOption } from '@roofline/engine/loan/comparison';
import { projectionInput } from '@roofline/engine/plan/plan-input';
import type { ProjectionInput } from '@roofline/engine/projection/projection';
import {
  FIRST_TERMS,
  loanFormErrors,
  loanTerms,
  proposedDownPayment,
  type LoanForm,
} from '@roofline/schema/plan-analysis/loan-terms';
import type { WayLoan, WayToPay, WhoPays, WhoPaysInput } from '@roofline/schema/plan-analysis/who-pays';
import { toCents, toDollars } from '@roofline/schema/value/money';
import { Problem, ruleFailed } from '../platform/problem';
import { keeping, quick } from '../platform/work/kind';
import { ranged } from '../plan/service';
import { fundedWork, type FundedWork } from './funded-work';
import type { NamedSubject } from './subject';

interface Asked {
  subject: NamedSubject;
  asked: WhoPaysInput;
}

const isBorrowing = ({ way }: FundingOption) => way === 'loan' || way === 'mix';

/** Returns the requested terms; without loan analysis nothing is borrowed. Refuses terms that allow no loan. */
function termsOf({ subject, asked }: Asked, { cost }: FundedWork): LoanForm {
  if (!subject.hasLoanAnalysis) return { ...FIRST_TERMS, downPayment: 0 };
  const {
    balloonMonth = null,
    payoffMonth = null,
    downPayment = proposedDownPayment(cost),
    ...given
  } = asked;
  const form = { ...given, balloonMonth, payoffMonth, downPayment };
  const errors = Object.entries(loanFormErrors(form, cost));
  if (errors.length > 0)
    throw new Problem(
      422,
      errors.map(([field, detail]) => ({ code: 'invalid', detail, field })),
    );
  return form;
}

function compared(of: Asked, plan: ProjectionInput, work: FundedWork, form: LoanForm): FundingOption[] {
  const { value, problem } = ranged(() =>
    compareFunding({
      plan,
      project: { amount: work.cost, year: work.t, isScheduled: work.componentId !== null },
      units: of.subject.units,
      loan: loanTerms(form),
      downPayment: toCents(form.downPayment ?? 0),
      debtServiceFrom: form.debtServiceFrom,
      ownerDiscountRate: of.asked.ownerDiscountRate,
    }),
  );
  if (value === null) throw ruleFailed(problem, undefined, 'outOfRange');
  return of.subject.hasLoanAnalysis ? value : value.filter((option) => !isBorrowing(option));
}

function loanOf({ loan, owedAtEnd }: FundingOption): WayLoan | null {
  if (loan === null) return null;
  return {
    borrowed: toDollars(loan.borrowed),
    monthlyPayment: toDollars(loan.monthlyPayment),
    payments: loan.rows.length,
    totalPaid: toDollars(loan.totalPaid),
    totalInterest: toDollars(loan.totalInterest),
    clearedAtEnd: toDollars(loan.clearedAtEnd),
    owedAtEnd: toDollars(owedAtEnd),
  };
}

const yearsOf = ({ owner, projection }: FundingOption, fiscalYear: number): WayToPay['years'] =>
  owner.byYear.map(({ t, contribution, assessment, loan }) => ({
    fiscalYear: fiscalYear + t,
    contribution: toDollars(contribution),
    specialAssessments: toDollars(assessment),
    loanPayments: toDollars(loan),
    endBalance: toDollars(projection.rows[t]!.endBalance),
    paidPerUnit: toDollars(owner.perUnitByYearsOwned[t]!),
  }));

function wayOf(option: FundingOption, fiscalYear: number): WayToPay {
  const { owner, firstShortfallYear } = option;
  return {
    way: option.way,
    assessmentPerUnit: toDollars(option.assessmentPerUnit),
    perUnitMonth: toDollars(owner.perUnitMonth),
    addedPerUnitMonth: toDollars(option.addedPerUnitMonth),
    peakPerUnitMonth: toDollars(owner.peakPerUnitMonth),
    perUnitTotal: toDollars(owner.perUnitTotal),
    perUnitNetPresent: toDollars(owner.perUnitNetPresent),
    lowestBalance: toDollars(option.lowestBalance),
    lowestBalanceYear: fiscalYear + option.lowestYear,
    firstShortfallYear: firstShortfallYear === null ? null : fiscalYear + firstShortfallYear,
    endBalance: toDollars(option.endBalance),
    percentFundedIn: option.percentFundedAt.map(({ years, percent }) => ({ years, percentFunded: percent })),
    loan: loanOf(option),
    years: yearsOf(option, fiscalYear),
  };
}

/** Returns the ways to pay for work of a plan, as its page compares them. */
function whoPaysOf(of: Asked): WhoPays {
  const { subject, asked } = of;
  const { planId, fiscalYear, hasLoanAnalysis } = subject;
  const plan = projectionInput(subject.input);
  const work = fundedWork(subject, plan, asked);
  if (work === null) return { planId, work, downPayment: null, ways: [] };
  const form = termsOf(of, work);
  return {
    planId,
    work: {
      propertyComponentId: work.componentId,
      name: work.componentId === null ? null : (subject.names[work.componentId] ?? null),
      year: fiscalYear + work.t,
      cost: toDollars(work.cost),
    },
    downPayment: hasLoanAnalysis ? form.downPayment : null,
    ways: compared(of, plan, work, form).map((option) => wayOf(option, fiscalYear)),
  };
}

export const whoPaysWork = keeping(quick('who pays', whoPaysOf));
