import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../../ui/action/Button';
import { Menu } from '../../ui/overlay/Menu';
import { ORDERS, sortWord, type PhotoOrder } from '../data/photo-sort';

/** `Sort by Date taken ↓` */
export function SortButton({
  order,
  onChange,
}: {
  order: PhotoOrder;
  onChange: (order: PhotoOrder) => void;
}) {
  const Arrow = order.sortDesc ? ArrowDown : ArrowUp;
  return (
    <Menu
      label="Sort by"
      trigger={
        <Button variant="quiet" size="sm" me="-2.5">
          <chakra.span fontWeight="400">
            Sort by{' '}
            <chakra.strong fontWeight="600" color="fg.default">
              {sortWord(order)}
            </chakra.strong>
          </chakra.span>
          <Arrow size={14} strokeWidth={1.75} aria-label={order.sortDesc ? 'newest first' : 'oldest first'} />
        </Button>
      }
      items={ORDERS.map((each) => ({
        id: each.id,
        label: each.label,
        checked: each.order.sortBy === order.sortBy && each.order.sortDesc === order.sortDesc,
        onSelect: () => onChange(each.order),
      }))}
    />
  );
}
