import { useSave } from '../../../app/save/use-save';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import type { PlanRow } from '../plans-data';
import { useDeletePlanMutation } from './PlanCommands.generated';

/** Names the plan that goes, and goes through with it. */
export function DeletePlanDialog(props: {
  plan: PlanRow;
  onClose: () => void;
  reload: () => Promise<unknown>;
}) {
  const { plan, onClose, reload } = props;
  const [remove] = useDeletePlanMutation();
  const { planId, version } = plan;
  const { save, saving, problems } = useSave({
    send: () => remove({ variables: { input: { planId, version } } }),
    done: 'Plan deleted',
    onSaved: () => {
      onClose();
      return reload();
    },
    onOutdated: reload,
  });
  return (
    <ConfirmDialog
      open
      title="Delete plan"
      confirmText="Delete"
      busyText="Deleting..."
      destructive
      busy={saving}
      problems={problems}
      onConfirm={() => void save(null)}
      onCancel={onClose}
    >
      <p>
        {plan.name} leaves the plans of {plan.fiscalYear} with everything that was set in it. This cannot be
        undone.
      </p>
    </ConfirmDialog>
  );
}
