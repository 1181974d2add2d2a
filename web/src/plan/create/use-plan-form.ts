import { planInput, type PlanInput } from '@roofline/schema/plan/plan-input';
import { useMemo } from 'react';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';
import { PLAN_FIELDS } from './fields/plan-fields';
import type { PlanPlace } from './fields/plan-place';
import type { PlanValues } from './plan-values';

export type PlanForm = FieldsForm<PlanValues, PlanInput, PlanPlace>;

/** Returns the form of a plan, under the service's rules for its year and workspace. */
export function usePlanForm(options: { fiscalYear: number; place: PlanPlace; saved: PlanValues }): PlanForm {
  const { fiscalYear, place, saved } = options;
  const { hasLoanAnalysis } = place;
  const { annualFee } = place.basis;
  const schema = useMemo(
    () => planInput({ fiscalYear, hasLoanAnalysis, annualFee: annualFee ?? Number.MAX_SAFE_INTEGER }),
    [fiscalYear, annualFee, hasLoanAnalysis],
  );
  return useFieldsForm({ schema, list: PLAN_FIELDS, saved, given: place });
}
