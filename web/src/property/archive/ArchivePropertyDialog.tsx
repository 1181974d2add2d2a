import { SaveQuestion } from '../../app/save/SaveQuestion';
import { useArchivePropertyMutation } from './ArchiveProperty.generated';
import type { PropertyRow } from '../list/property-row';

export interface ArchivePropertyDialogProps {
  row: PropertyRow;
  onClose: () => void;
  onArchived: (propertyId: string) => void;
  /** Called when the property differs from its row, so that the list loads again. */
  onOutdated: () => void;
}

/** REMOVE THIS PROPERTY: asks before it archives a property, which removes it from every list. */
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
