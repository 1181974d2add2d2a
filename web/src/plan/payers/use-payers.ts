import { compareFunding, type FundingOption } from '@roofline/engine/loan/comparison';
import { projectionInput } from '@roofline/engine/plan/plan-input';
import { toCents, toDollars } from '@roofline/schema/money';
import { useMemo, useState } from 'react';
import type { PlanStudy } from '../model/plan-study';
import { firstChoice, fundedWork, type FundedWork, type WorkChoice } from './funded-work';
import { FIRST_TERMS, loanFormErrors, loanTerms, type LoanForm } from './loan/loan-form';
import { isLoanWay } from './ways';

/** Share of the cost that the mix pays down unless somebody says otherwise. */
const FIRST_DOWN_SHARE = 0.25;
const FIRST_DISCOUNT = 4;

export interface PayersResult {
  work: FundedWork;
  options: FundingOption[];
}

interface Comparison {
  study: PlanStudy;
  work: FundedWork;
  form: LoanForm;
  discountRate: number;
}

/** The ways that apply; without the loan analysis those that borrow are left out. */
function compared({ study, work, form, discountRate }: Comparison): FundingOption[] {
  const { hasLoanAnalysis } = study.list;
  const options = compareFunding({
    plan: projectionInput(study.solved.input),
    project: { amount: work.cost, year: work.t, isScheduled: work.isScheduled },
    units: Math.max(1, study.basis.numberOfUnits),
    loan: loanTerms(hasLoanAnalysis ? form : FIRST_TERMS),
    downPayment: hasLoanAnalysis ? toCents(form.downPayment ?? 0) : 0,
    debtServiceFrom: form.debtServiceFrom,
    ownerDiscountRate: discountRate,
  });
  return hasLoanAnalysis ? options : options.filter(({ way }) => !isLoanWay(way));
}

/** What the comparison is set to, and what it says. */
export function usePayers(study: PlanStudy) {
  const [choice, setChoice] = useState<WorkChoice>(() => firstChoice(study));
  const [terms, setTerms] = useState(FIRST_TERMS);
  const [typedDown, setDown] = useState<number | null>(null);
  const [discountRate, setDiscountRate] = useState<number | null>(FIRST_DISCOUNT);
  const work = useMemo(() => fundedWork(study, choice), [study, choice]);
  const form = useMemo(() => {
    const proposed =
      work === null ? 0 : Math.round((toDollars(work.cost) * FIRST_DOWN_SHARE) / 1_000) * 1_000;
    return { ...terms, downPayment: typedDown ?? proposed };
  }, [terms, typedDown, work]);
  const errors = useMemo(
    () => (work !== null && study.list.hasLoanAnalysis ? loanFormErrors(form, work.cost) : {}),
    [form, work, study.list.hasLoanAnalysis],
  );
  const isReady = Object.keys(errors).length === 0;
  const result = useMemo((): PayersResult | Error | null => {
    if (work === null || !isReady) return null;
    try {
      return { work, options: compared({ study, work, form, discountRate: discountRate ?? 0 }) };
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }, [study, work, form, isReady, discountRate]);
  return {
    choice,
    setChoice,
    form,
    setForm: (next: LoanForm) => {
      setTerms(next);
      if (next.downPayment !== form.downPayment) setDown(next.downPayment ?? 0);
    },
    errors,
    discountRate,
    setDiscountRate,
    work,
    result,
  };
}

export type Payers = ReturnType<typeof usePayers>;
