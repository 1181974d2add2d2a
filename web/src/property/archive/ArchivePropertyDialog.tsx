import { useSave } from '../../app/save/use-save';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { useArchivePropertyMutation } from './ArchiveProperty.generated';
import type { PropertyRow } from '../list/property-row';

export interface ArchivePropertyDialogProps {
  row: PropertyRow;
  onClose: () => void;
  onArchived: (propertyId: string) => void;
  /** The property is not as the list shows it: read the list again. */
  onOutdated: () => void;
}

/** REMOVE THIS PROPERTY: it leaves every list. */
export function ArchivePropertyDialog({ row, onClose, onArchived, onOutdated }: ArchivePropertyDialogProps) {
  const [archive] = useArchivePropertyMutation();
  const { propertyId, version } = row;
  const { save, saving, problems } = useSave({
    send: () => archive({ variables: { input: { propertyId, version } } }),
    done: 'Property Removed',
    onSaved: () => onArchived(propertyId),
    onOutdated,
  });
  return (
    <ConfirmDialog
      open
      title="REMOVE THIS PROPERTY"
      confirmText="Remove"
      busyText="Removing..."
      destructive
      busy={saving}
      problems={problems}
      onConfirm={() => void save(null)}
      onCancel={onClose}
    >
      <p>
        {row.propertyName} leaves every list, for everyone in {row.workspaceCompanyName}.
      </p>
    </ConfirmDialog>
  );
}
