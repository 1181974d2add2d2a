import { useSave } from '../app/save/use-save';
import { useChooseDisclosurePlanMutation } from '../plan/model/ChooseDisclosurePlan.generated';

/** Makes a plan the disclosure plan of its year, and shows its page. */
export function useChooseDisclosurePlan(planId: string, reload: () => Promise<unknown>) {
  const [chooseMutation] = useChooseDisclosurePlanMutation();
  return useSave({
    send: () => chooseMutation({ variables: { input: { planId, isDisclosure: true } } }),
    done: 'Plan used for disclosure',
    failed: (problem) => problem,
    onSaved: reload,
    onOutdated: reload,
  });
}
