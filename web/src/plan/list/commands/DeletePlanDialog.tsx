import { useState } from 'react';
import { refusedOf } from '../../../app/form-errors';
import { toast } from '../../../ui/feedback/toast';
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
  const [remove, { loading }] = useDeletePlanMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const confirm = async () => {
    const input = { planId: plan.planId, version: plan.version };
    const errors = await refusedOf(
      remove({ variables: { input } }).then(({ data }) => data?.deletePlan.userErrors),
    );
    setProblems(errors?.map((error) => error.detail) ?? ['The plan could not be deleted. Try again.']);
    if (errors === undefined) return;
    if (errors.length === 0) {
      toast.success('Plan deleted');
      onClose();
    }
    await reload();
  };
  return (
    <ConfirmDialog
      open
      title="Delete plan"
      confirmText="Delete"
      busyText="Deleting..."
      destructive
      busy={loading}
      problems={problems}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        {plan.name} leaves the plans of {plan.fiscalYear} with everything that was set in it. This cannot be
        undone.
      </p>
    </ConfirmDialog>
  );
}
