import { useCallback, useEffect, useRef, useState } from 'react';
import { refusedOf, type UserError } from '../../../app/form-errors';
import { toast } from '../../../ui/feedback/toast';
import { useUpdatePlanMutation } from '../../create/SavePlan.generated';
import type { PlanData } from '../plan-data';
import type { Scenario } from '../scenario/use-scenario';

const UNREACHED = 'The plan could not be saved. What you tried is still here; try again.';
const STALE = 'Somebody saved this plan meanwhile. What you tried is still here.';

/** Saves what is tried to the plan itself, under the version that is on screen. */
export function useSaveWhatIf(plan: PlanData, scenario: Scenario) {
  const [update, { loading }] = useUpdatePlanMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const [isStale, setStale] = useState(false);
  const isRunning = useRef(false);
  const latest = useRef({ plan, settings: scenario.settings });
  useEffect(() => {
    latest.current = { plan, settings: scenario.settings };
  });

  const send = useCallback(async (): Promise<readonly UserError[] | undefined> => {
    const { planId, version, name } = latest.current.plan;
    const input = { planId, version, name, settings: latest.current.settings };
    return (await update({ variables: { input } })).data?.updatePlan.userErrors;
  }, [update]);
  const save = useCallback(async () => {
    // A second press comes before the button is drawn as busy.
    if (isRunning.current) return;
    isRunning.current = true;
    setProblems([]);
    const errors = await refusedOf(send());
    isRunning.current = false;
    const stale = errors?.some((error) => error.code === 'stale') ?? false;
    setStale(stale);
    if (errors?.length === 0) toast.success('Plan saved');
    else
      setProblems(
        errors === undefined
          ? [UNREACHED]
          : errors.map((each) => (each.code === 'stale' ? STALE : each.detail)),
      );
  }, [send]);
  const forget = () => {
    setProblems([]);
    setStale(false);
  };
  return { save, isSaving: loading, problems, isStale, forget };
}
