import { Building2 } from 'lucide-react';
import type { useListAddress } from '../../app/list/use-list-address';
import { useSelection } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { PrintedFilter } from '../../ui/table-tools/PrintedFilter';
import { FilterChip, TableToolbar } from '../../ui/table-tools/TableToolbar';
import type { NotificationRowFragment } from './Notifications.generated';

const SHOW = [
  { value: '', label: 'All' },
  { value: 'unread', label: 'Unread' },
];

export interface NotificationFiltersProps {
  address: ReturnType<typeof useListAddress>;
  items: readonly NotificationRowFragment[];
}

/** Filters the list by unread notifications and by the selected property. */
export function NotificationFilters({ address, items }: NotificationFiltersProps) {
  const { property } = useSelection();
  const chosen = address.read('property');
  const isSelected = property !== null && property.propertyId === chosen;
  const name = isSelected ? property.name : items.find((item) => item.propertyId === chosen)?.propertyName;
  return (
    <TableToolbar>
      <SegmentedControl
        label="Show"
        value={address.read('show') === 'unread' ? 'unread' : ''}
        options={SHOW}
        onChange={(show) => address.change({ show })}
      />
      {address.read('show') === 'unread' && <PrintedFilter label="Shows" value="unread" />}
      {chosen !== '' && (
        <FilterChip
          label="Property"
          value={name ?? 'not selected'}
          onRemove={() => address.change({ property: null })}
        />
      )}
      {chosen === '' && property !== null && (
        <Button
          icon={<Building2 size={16} strokeWidth={1.75} />}
          maxW="full"
          onClick={() => address.change({ property: property.propertyId })}
        >
          Only {property.name}
        </Button>
      )}
    </TableToolbar>
  );
}
