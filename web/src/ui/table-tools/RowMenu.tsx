import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../action/IconButton';
import { Menu, type MenuItem } from '../overlay/Menu';

/**
 * The `...` of a row; `.` on the row opens it. Rows come by the hundred and few of their menus are ever opened: until the first
 * time it is only the button.
 */
export function RowMenu({ name, items }: { name: string; items: readonly MenuItem[] }) {
  const [wasOpened, setWasOpened] = useState(false);
  const label = `Actions for ${name}`;
  const shared = { noTooltip: true, label, icon, 'aria-haspopup': 'menu' } as const;
  if (wasOpened) return <Menu startsOpen label={label} items={items} trigger={<IconButton {...shared} />} />;
  return (
    <IconButton
      {...shared}
      aria-expanded={false}
      onClick={() => setWasOpened(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setWasOpened(true);
      }}
    />
  );
}

const icon = <Ellipsis size={16} strokeWidth={1.75} />;
