import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';

/** Asks before a save updates all plans: it changes other people's plans, too. */
export function UpdateAllPlansDialog(props: {
  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  return (
    <ConfirmDialog
      open={props.open}
      title="UPDATE ALL PLANS"
      confirmText="Update all plans"
      busy={props.busy}
      busyText="Saving..."
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
    >
      Contribution, rates and balance of every plan that is not adopted follow these financials. Ladder plan
      step amounts and increase percentages are not updated.
    </ConfirmDialog>
  );
}
