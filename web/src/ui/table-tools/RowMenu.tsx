import { Ellipsis } from 'lucide-react';
import { IconButton } from '../action/IconButton';
import { Menu, type MenuItem } from '../overlay/Menu';

/** The `...` of a row; `.` on the row opens it. */
export function RowMenu({ name, items }: { name: string; items: readonly MenuItem[] }) {
  return (
    <Menu
      label={`Actions for ${name}`}
      items={items}
      trigger={
        <IconButton
          noTooltip
          label={`Actions for ${name}`}
          icon={<Ellipsis size={16} strokeWidth={1.75} />}
          aria-haspopup="menu"
        />
      }
    />
  );
}
