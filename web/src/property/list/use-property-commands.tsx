import { Pencil, Trash2 } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { RowCommand } from '../../ui/list-page/RowCommands';
import type { PropertyRow } from './property-row';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Returns the commands that the viewer may use on a property of the list. */
export function usePropertyCommands(onArchive: (row: PropertyRow) => void) {
  const navigate = useNavigate();
  return useCallback(
    (row: PropertyRow): RowCommand[] => {
      const to = paths.propertyDetails(row.propertyId);
      return [
        row.viewerCan.edit && {
          id: 'edit',
          label: 'Edit',
          icon: <Pencil {...icon} />,
          link: (pencil: ReactNode) => <Link to={to}>{pencil}</Link>,
          onSelect: () => void navigate(to),
        },
        row.viewerCan.archive && {
          id: 'remove',
          label: 'Remove',
          icon: <Trash2 {...icon} />,
          destructive: true,
          onSelect: () => onArchive(row),
        },
      ].filter((each) => each !== false);
    },
    [navigate, onArchive],
  );
}
