import { Ellipsis } from 'lucide-react';
import { IconButton } from '../action/IconButton';
import { Menu, type MenuItem } from '../overlay/Menu';

/** The `...` of a row; `.` on the row opens it. */
export function RowMenu({ name, items }: { name: string; items: readonly MenuItem[] }) {
  const label = `Actions for ${name}`;
  return <Menu label={label} items={items} trigger={<IconButton noTooltip label={label} icon={icon} />} />;
}

const icon = <Ellipsis size={16} strokeWidth={1.75} />;
