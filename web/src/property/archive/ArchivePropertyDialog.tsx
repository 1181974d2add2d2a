import { SaveQuestion } from '../../app/save/SaveQuestion';
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
  return (
    <SaveQuestion
      title="REMOVE THIS PROPERTY"
      confirmText="Remove"
      busyText="Removing..."
      send={() => archive({ variables: { input: { propertyId, version } } })}
      done="Property Removed"
      onDone={() => onArchived(propertyId)}
      onCancel={onClose}
      onOutdated={onOutdated}
    >
      <p>
        {row.propertyName} leaves every list, for everyone in {row.workspaceCompanyName}.
      </p>
    </SaveQuestion>
  );
}
