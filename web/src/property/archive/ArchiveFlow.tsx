import { useSelection } from '../../app/selection/selection';
import type { PropertyRow } from '../list/property-row';
import { useRefreshLists } from '../use-refresh-lists';
import { ArchivePropertyDialog } from './ArchivePropertyDialog';

export interface ArchiveFlowProps {
  row: PropertyRow;
  onClose: () => void;
  /** Clears the list's filter. */
  onClear: () => void;
  onStale: () => void;
}

/** Archives a property, then clears the filter, the selection and the lists that still point at it. */
export function ArchiveFlow(props: ArchiveFlowProps) {
  const { propertyId: selectedId, forgetProperty } = useSelection();
  const refreshLists = useRefreshLists();
  const archived = (propertyId: string) => {
    props.onClose();
    props.onClear();
    if (propertyId === selectedId) forgetProperty();
    refreshLists();
  };
  return (
    <ArchivePropertyDialog
      row={props.row}
      onClose={props.onClose}
      onArchived={archived}
      onOutdated={props.onStale}
    />
  );
}
