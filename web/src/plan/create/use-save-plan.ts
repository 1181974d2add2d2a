import type { PlanInput } from '@roofline/schema/plan/plan-input';
import { useSave } from '../../app/save/use-save';
import { useCreatePlanMutation, useUpdatePlanMutation } from './SavePlan.generated';
import type { PlanForm } from './use-plan-form';

export interface SavePlanOptions {
  form: PlanForm;
  propertyId: string;
  fiscalYear: number;
  /** Null creates a plan. */
  plan: { planId: string; version: number } | null;
  onSaved: () => void;
  /** Gets the names of the fields that the service refused, after each field shows its message. */
  onRejected: (names: PlanForm['names']) => void;
  /** Fetches the plan again and opens the form with it. */
  onReload: () => void;
}

/** Returns a `save` that creates a plan, or updates the version that the edit started from. */
export function useSavePlan(options: SavePlanOptions) {
  const { form, propertyId, fiscalYear, plan, onSaved, onRejected, onReload } = options;
  const [create] = useCreatePlanMutation();
  const [update] = useUpdatePlanMutation();
  const send = async ({ name, settings }: PlanInput, idempotencyKey: string) => {
    if (plan === null)
      return create({ variables: { input: { propertyId, fiscalYear, name, settings, idempotencyKey } } });
    const { planId, version } = plan;
    return update({ variables: { input: { planId, version, name, settings } } });
  };
  return useSave({
    send,
    form,
    done: plan === null ? 'Plan created' : 'Plan saved',
    onSaved,
    onFailed: (_event, names) => onRejected(names as PlanForm['names']),
    loadNewer: onReload,
  });
}
