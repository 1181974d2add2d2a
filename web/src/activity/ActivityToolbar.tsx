import { ListFilter } from 'lucide-react';
import type { useListAddress } from '../app/list/use-list-address';
import { Button } from '../ui/action/Button';
import { useTypedText } from '../ui/list-page/use-typed-text';
import { Menu } from '../ui/overlay/Menu';
import { FilterBox, FilterChip, TableToolbar } from '../ui/table-tools/TableToolbar';
import { kindName } from './kinds';

export interface ActivityToolbarProps {
  /** Kinds that the viewer may read. */
  types: readonly string[];
  address: ReturnType<typeof useListAddress>;
}

/** Filters the feed: by text after a pause of 300 ms, and by kind. */
export function ActivityToolbar({ types, address }: ActivityToolbarProps) {
  const { text, type } = useTypedText(address.read('q'), (q) => address.change({ q }));
  const chosen = address.read('type');
  return (
    <TableToolbar>
      <FilterBox label="Filter activity" value={text} onChange={type} />
      {chosen === '' ? (
        <Menu
          label="Type"
          align="start"
          trigger={<Button icon={<ListFilter size={16} strokeWidth={1.75} />}>Type</Button>}
          items={types.map((each) => ({
            id: each,
            label: kindName(each),
            onSelect: () => address.change({ type: each }),
          }))}
        />
      ) : (
        <FilterChip label="Type" value={kindName(chosen)} onRemove={() => address.change({ type: null })} />
      )}
    </TableToolbar>
  );
}
