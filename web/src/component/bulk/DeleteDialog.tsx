import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { counted } from '../../ui/format/count';
import { formatMoney } from '../../ui/format/money';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { totalOf } from '../view/arrange';
import { useBulkChange, type BulkDialogProps } from './use-bulk-change';

/** Names how many go and what they are worth. */
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
      onCancel={onClose}
      onConfirm={() => void run({ delete: true }, (count) => `${counted(count, 'component')} deleted`)}
    >
      <p>
        {components}
        {worth} {rows.length === 1 ? 'leaves' : 'leave'} the inventory of {fiscalYear} and its funding plans.
        This cannot be undone.
      </p>
      <Problems details={problems} />
    </ConfirmDialog>
  );
}

function Problems({ details }: { details: readonly string[] }) {
  if (details.length === 0) return null;
  return (
    <div style={{ marginTop: 12 }}>
      <FormErrorAlert details={details} takeFocus />
    </div>
  );
}
