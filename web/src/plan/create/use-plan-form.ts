import { planInput, type PlanInput, type PlanRules } from '@roofline/schema/plan/plan-input';
import { useMemo } from 'react';
import { useRuledForm, type RuledForm } from '../../ui/ruled-form/use-ruled-form';
import type { PlanField } from './plan-steps';
import type { PlanValues } from './plan-values';

export type PlanForm = RuledForm<PlanValues, PlanInput>;

/** The goal moves which of its fields are asked for; the contribution's limit is the annual fee. */
const DEPENDENTS: Partial<Record<PlanField, readonly PlanField[]>> = {
  'settings.method': ['settings.goal.year', 'settings.firstYearContribution'],
};

/** A plan under the rules of its year and workspace, the service's own. */
export function usePlanForm(rules: PlanRules, defaultValues: PlanValues): PlanForm {
  const { fiscalYear, annualFee, hasLoanAnalysis } = rules;
  const schema = useMemo(
    () => planInput({ fiscalYear, annualFee, hasLoanAnalysis }),
    [fiscalYear, annualFee, hasLoanAnalysis],
  );
  return useRuledForm<PlanValues, PlanInput>({ schema, defaultValues, dependents: DEPENDENTS });
}
