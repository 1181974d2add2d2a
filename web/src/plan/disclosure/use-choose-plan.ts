import { useState } from 'react';
import { refusedOf } from '../../app/form-errors';
import { toast } from '../../ui/feedback/toast';
import { useChooseDisclosurePlanMutation } from '../list/commands/PlanCommands.generated';

/** Makes a plan the disclosure plan of its year, and shows its page. */
export function useChooseDisclosurePlan(planId: string, reload: () => Promise<unknown>) {
  const [chooseMutation] = useChooseDisclosurePlanMutation();
  const [isBusy, setBusy] = useState(false);
  const choose = async () => {
    setBusy(true);
    const input = { planId, isDisclosure: true };
    const sent = async () =>
      (await chooseMutation({ variables: { input } })).data?.chooseDisclosurePlan.userErrors;
    const errors = await refusedOf(sent());
    if (errors?.length === 0) toast.success('Plan used for disclosure');
    else toast.failure(errors?.[0]?.detail ?? 'The disclosure plan could not be saved. Try again.');
    if (errors !== undefined) await reload();
    setBusy(false);
  };
  return { choose, isBusy };
}
