import type { PlanAdoptionInput } from '@roofline/schema/plan/plan-input';
import { useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { localToday } from '../../app/today';
import { useAdoptionForm } from './adoption-fields';
import { useAdoptPlanMutation } from './AdoptPlan.generated';

const LOOK_AGAIN = 'Check the figures of the plan again before you adopt it.';

/** Returns the adoption form, and its submit, which adopts exactly the version on the user's screen. */
export function useAdoptPlan(plan: { planId: string; version: number }, reload: () => Promise<unknown>) {
  const [today] = useState(() => localToday());
  const form = useAdoptionForm(today);
  const [adopt] = useAdoptPlanMutation();
  const { save, saving, status, problems, event } = useSave({
    send: (minutes: PlanAdoptionInput) => adopt({ variables: { input: { ...plan, ...minutes } } }),
    form,
    done: 'Plan adopted',
    onSaved: reload,
    // After the reload, the figures above the form are those that the next try adopts.
    onOutdated: reload,
  });
  return {
    form,
    submit: () => void form.submit(save),
    adopting: saving,
    problems: event === 'stale' ? [...problems, LOOK_AGAIN] : problems,
    isAdopted: status === 'saved',
  };
}
