import type { PlanInput } from '@roofline/schema/plan-input';
import { useRef, useState } from 'react';
import { placeErrors, refusedOf, type Refused } from '../../app/form-errors';
import { newRequestKey } from '../../app/request-key';
import { toast } from '../../ui/feedback/toast';
import { fieldsOfStep, namesOf, type PlanField } from './plan-steps';
import { useCreatePlanMutation, useUpdatePlanMutation } from './SavePlan.generated';
import type { PlanForm } from './use-plan-form';

export interface SavePlanOptions {
  form: PlanForm;
  propertyId: string;
  fiscalYear: number;
  /** Null creates one. */
  plan: { planId: string; version: number } | null;
  onSaved: () => void;
  /** Fields that the service refused, after each of them has its message. */
  onRejected: (names: PlanField[]) => void;
}

const UNREACHED = 'The plan could not be saved. What you entered is still here; try again.';
const STALE = 'Somebody saved this plan meanwhile. What you entered is still here.';

/** Creates or changes a plan, the latter under the version that the edit started from. */
export function useSavePlan(options: SavePlanOptions) {
  const { form, propertyId, fiscalYear, plan, onSaved, onRejected } = options;
  // One key for as long as the form is open: a double click or a retry creates one plan.
  const [idempotencyKey] = useState(newRequestKey);
  const [create, creating] = useCreatePlanMutation();
  const [update, updating] = useUpdatePlanMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const [isStale, setStale] = useState(false);

  const send = async ({ name, settings }: PlanInput): Promise<Refused> => {
    if (plan === null) {
      const input = { propertyId, fiscalYear, name, settings, idempotencyKey };
      return (await create({ variables: { input } })).data?.createPlan.userErrors;
    }
    const { planId, version } = plan;
    const input = { planId, version, name, settings };
    return (await update({ variables: { input } })).data?.updatePlan.userErrors;
  };
  const isSending = useRef(false);
  const save = async (values: PlanInput) => {
    // The second of two quick presses comes before the button rests.
    if (isSending.current) return;
    isSending.current = true;
    setProblems([]);
    const errors = await refusedOf(send(values));
    isSending.current = false;
    if (errors === undefined) return setProblems([UNREACHED]);
    if (errors.length === 0) {
      toast.success(plan === null ? 'Plan created' : 'Plan saved');
      return onSaved();
    }
    setStale(errors.some((error) => error.code === 'stale'));
    const rejected: PlanField[] = [];
    const known = ([1, 2, 3] as const).flatMap((step) => namesOf(fieldsOfStep(step, form.values)));
    const worded = errors.map((error) => (error.code === 'stale' ? { ...error, detail: STALE } : error));
    setProblems(
      placeErrors(worded, known, (name, detail) => {
        rejected.push(name);
        form.reject(name, detail);
      }),
    );
    return onRejected(rejected);
  };
  return { save, saving: creating.loading || updating.loading, problems, isStale };
}
