import { useSave } from '../../../app/save/use-save';
import { useUpdatePlanMutation } from '../../create/SavePlan.generated';
import type { PlanData } from '../plan-data';
import type { Scenario } from '../scenario/use-scenario';

/** Returns a `save` that writes the what-if to the plan itself, under the version on screen. */
export function useSaveWhatIf(plan: PlanData, scenario: Scenario, loadNewer: () => Promise<unknown>) {
  const [update] = useUpdatePlanMutation();
  const { planId, version, name } = plan;
  return useSave({
    send: () => update({ variables: { input: { planId, version, name, settings: scenario.settings } } }),
    keeps: true,
    done: 'Plan saved',
    loadNewer,
  });
}
