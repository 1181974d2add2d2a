import { counted } from '../../ui/format/count';
import { formatMoney } from '../../ui/format/money';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { totalOf } from '../view/arrange';
import { useBulkChange, type BulkDialogProps } from './use-bulk-change';

/** Deletes the selected components after a question that names their number and cost. */
export function DeleteDialog(props: BulkDialogProps & { fiscalYear: number }) {
  const { rows, fiscalYear, onClose } = props;
  const { run, busy, problems } = useBulkChange(props);
  const components = counted(rows.length, 'component');
  const total = totalOf(rows);
  const worth = total === null ? '' : `, ${formatMoney(total)} to replace today,`;
  return (
    <ConfirmDialog
      open
      title={`Delete ${components}`}
      confirmText="Delete"
      busyText="Deleting..."
      destructive
      busy={busy}
      problems={problems}
      onCancel={onClose}
      onConfirm={() => void run({ delete: true }, (count) => `${counted(count, 'component')} deleted`)}
    >
      <p>
        {components}
        {worth} {rows.length === 1 ? 'leaves' : 'leave'} the inventory of {fiscalYear} and its funding plans.
        This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
