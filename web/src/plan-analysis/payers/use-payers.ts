import { compareFunding, type FundingOption } from '@roofline/engine/loan/comparison';
import { projectionInput } from '@roofline/engine/plan/plan-input';
import { toCents } from '@roofline/schema/value/money';
import { useMemo } from 'react';
import { useChoices } from '../../plan/model/choices/choices-store';
import type { PlanStudy } from '../../plan/model/plan-study';
import {
  fundedWork,
  offeredChoice,
  type FundedWork,
  type WorkChoice,
} from '../../plan/model/choices/funded-work';
import {
  FIRST_TERMS,
  loanFormErrors,
  loanTerms,
  proposedDownPayment,
  type LoanForm,
} from '@roofline/schema/plan-analysis/loan-terms';
import { isLoanWay } from './ways';

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

/** Returns the compared ways; without the loan analysis, those that borrow are left out. */
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

/** Returns the settings of the comparison, and its result. */
export function usePayers(study: PlanStudy) {
  const [{ work: chosen, terms, discountRate }, set] = useChoices('payers');
  const choice = useMemo(() => offeredChoice(study, chosen), [study, chosen]);
  const work = useMemo(() => fundedWork(study, choice), [study, choice]);
  const form = useMemo(() => {
    const proposed = work === null ? 0 : proposedDownPayment(work.cost);
    return { ...terms, downPayment: terms.downPayment ?? proposed };
  }, [terms, work]);
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
    setChoice: (next: WorkChoice) => set((before) => ({ ...before, work: next })),
    form,
    setForm: (next: LoanForm) => {
      // The proposed down payment follows the cost until the user types another.
      const isTyped = next.downPayment !== form.downPayment;
      const downPayment = isTyped ? (next.downPayment ?? 0) : terms.downPayment;
      set((before) => ({ ...before, terms: { ...next, downPayment } }));
    },
    errors,
    discountRate,
    setDiscountRate: (next: number | null) => set((before) => ({ ...before, discountRate: next })),
    work,
    result,
  };
}

export type Payers = ReturnType<typeof usePayers>;
