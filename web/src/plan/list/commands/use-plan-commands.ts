import { useSave } from '../../../app/save/use-save';
import type { PlanRow } from '../plans-data';
import { useDuplicatePlanMutation, useRecommendPlanMutation } from './PlanCommands.generated';
import { useChooseDisclosurePlanMutation } from '../../model/ChooseDisclosurePlan.generated';

/** Returns the commands that ask no question, since the user can take them back: duplicate, recommend, use for disclosure. */
export function usePlanCommands(reload: () => Promise<unknown>) {
  const [duplicate] = useDuplicatePlanMutation();
  const [recommend] = useRecommendPlanMutation();
  const [disclose] = useChooseDisclosurePlanMutation();
  // No form can show a failure, so a toast does; a refusal means that the screen is out of date.
  const common = { failed: (problem: string) => problem, onSaved: reload, onOutdated: reload };
  const duplicating = useSave({
    ...common,
    send: (planId: string, idempotencyKey) => duplicate({ variables: { input: { planId, idempotencyKey } } }),
    done: 'Plan duplicated',
  });
  const recommending = useSave({
    ...common,
    send: (input: { planId: string; isRecommended: boolean }) => recommend({ variables: { input } }),
    done: (_answer, { isRecommended }) => (isRecommended ? 'Plan recommended' : 'Plan no longer recommended'),
  });
  const disclosing = useSave({
    ...common,
    send: (input: { planId: string; isDisclosure: boolean }) => disclose({ variables: { input } }),
    done: (_answer, { isDisclosure }) =>
      isDisclosure ? 'Plan used for disclosure' : 'Plan no longer used for disclosure',
  });

  /** Each command returns whether it succeeded. */
  return {
    duplicate: async ({ planId }: PlanRow) => (await duplicating.save(planId)) !== null,
    recommend: async ({ planId }: PlanRow, isRecommended: boolean) =>
      (await recommending.save({ planId, isRecommended })) !== null,
    disclose: async ({ planId }: PlanRow, isDisclosure: boolean) =>
      (await disclosing.save({ planId, isDisclosure })) !== null,
  };
}

export type PlanCommands = ReturnType<typeof usePlanCommands>;
