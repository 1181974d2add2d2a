import { useState } from 'react';
import { toast } from '../../ui/feedback/toast';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { useArchivePropertyMutation } from './ArchiveProperty.generated';
import type { PropertyRow } from '../list/property-columns';

export interface ArchivePropertyDialogProps {
  row: PropertyRow;
  onClose: () => void;
  onArchived: (propertyId: string) => void;
  /** Somebody changed the property meanwhile: the list is to be read again. */
  onStale: () => void;
}

/** REMOVE THIS PROPERTY: it leaves every list. */
export function ArchivePropertyDialog({ row, onClose, onArchived, onStale }: ArchivePropertyDialogProps) {
  const [archive, { loading }] = useArchivePropertyMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const confirm = async () => {
    const { propertyId, version } = row;
    const errors = await archive({ variables: { input: { propertyId, version } } }).then(
      ({ data }) => data?.archiveProperty.userErrors,
      () => undefined,
    );
    if (errors === undefined) return setProblems(['The property could not be removed. Try again.']);
    if (errors.some((error) => error.code === 'stale')) onStale();
    if (errors.length > 0) return setProblems(errors.map((error) => error.detail));
    toast.success('Property Removed');
    return onArchived(propertyId);
  };
  return (
    <ConfirmDialog
      open
      title="REMOVE THIS PROPERTY"
      confirmText="Remove"
      busyText="Removing..."
      destructive
      busy={loading}
      problems={problems}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        {row.propertyName} leaves every list, for everyone in {row.workspaceCompanyName}.
      </p>
    </ConfirmDialog>
  );
}
