import { SaveQuestion } from '../../../app/save/SaveQuestion';
import type { PlanRow } from '../plans-data';
import { useDeletePlanMutation } from './PlanCommands.generated';

/** Asks before deleting a plan, and deletes it. */
export function DeletePlanDialog(props: {
  plan: PlanRow;
  onClose: () => void;
  reload: () => Promise<unknown>;
}) {
  const { plan, onClose, reload } = props;
  const [remove] = useDeletePlanMutation();
  const { planId, version } = plan;
  return (
    <SaveQuestion
      title="Delete plan"
      confirmText="Delete"
      busyText="Deleting..."
      send={() => remove({ variables: { input: { planId, version } } })}
      done="Plan deleted"
      onDone={() => {
        onClose();
        return reload();
      }}
      onCancel={onClose}
      onOutdated={reload}
    >
      <p>
        Deletes “{plan.name}” and all of its settings from the plans of {plan.fiscalYear}. This cannot be
        undone.
      </p>
    </SaveQuestion>
  );
}
