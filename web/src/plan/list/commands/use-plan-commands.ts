import { useRef } from 'react';
import { refusedOf, type Refused } from '../../../app/form-errors';
import { newRequestKey } from '../../../app/request-key';
import { toast } from '../../../ui/feedback/toast';
import type { PlanRow } from '../plans-data';
import {
  useChooseDisclosurePlanMutation,
  useDuplicatePlanMutation,
  useRecommendPlanMutation,
} from './PlanCommands.generated';

/** What is done at once, without a question, since it can be taken back: copy, recommend, choose for disclosure. */
export function usePlanCommands(reload: () => Promise<unknown>) {
  const [duplicateMutation] = useDuplicatePlanMutation();
  const [recommendMutation] = useRecommendPlanMutation();
  const [discloseMutation] = useChooseDisclosurePlanMutation();
  const isRunning = useRef(false);

  /** True when it is done. A second press while the first is on its way does nothing. */
  const run = async (sent: () => Promise<Refused>, done: string, failed: string): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    const errors = await refusedOf(sent());
    isRunning.current = false;
    if (errors?.length === 0) toast.success(done);
    else toast.failure(errors?.[0]?.detail ?? failed);
    // A refusal means that what is on screen is not how it stands.
    if (errors !== undefined) await reload();
    return errors?.length === 0;
  };

  return {
    duplicate: ({ planId }: PlanRow) =>
      run(
        async () => {
          const input = { planId, idempotencyKey: newRequestKey() };
          return (await duplicateMutation({ variables: { input } })).data?.duplicatePlan.userErrors;
        },
        'Plan duplicated',
        'The plan could not be duplicated. Try again.',
      ),
    recommend: ({ planId }: PlanRow, isRecommended: boolean) =>
      run(
        async () => {
          const input = { planId, isRecommended };
          return (await recommendMutation({ variables: { input } })).data?.recommendPlan.userErrors;
        },
        isRecommended ? 'Plan recommended' : 'Plan no longer recommended',
        'The recommendation could not be saved. Try again.',
      ),
    disclose: ({ planId }: PlanRow, isDisclosure: boolean) =>
      run(
        async () => {
          const input = { planId, isDisclosure };
          return (await discloseMutation({ variables: { input } })).data?.chooseDisclosurePlan.userErrors;
        },
        isDisclosure ? 'Plan used for disclosure' : 'Plan no longer used for disclosure',
        'The disclosure plan could not be saved. Try again.',
      ),
  };
}

export type PlanCommands = ReturnType<typeof usePlanCommands>;
