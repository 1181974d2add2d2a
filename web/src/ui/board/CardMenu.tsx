import { ArrowRight, Ellipsis } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { IconButton } from '../action/IconButton';
import { Menu, type MenuItem } from '../overlay/Menu';

interface CardMenuProps {
  name: string;
  /** Where it can be moved to. */
  targets: readonly { id: string; name: string }[];
  onMove: (columnId: string) => void;
  /** Further actions for the card. */
  items: () => readonly MenuItem[];
}

const icon = { size: 16, strokeWidth: 1.75 };

/** A card's menu: *Move to* without dragging, and further actions. Its entries are made when it first opens. */
export const CardMenu = memo(function CardMenu({ name, targets, onMove, items }: CardMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const moves = targets.map((target) => ({
    id: `to ${target.id}`,
    label: <MoveLabel>{target.name}</MoveLabel>,
    icon: <ArrowRight {...icon} />,
    onSelect: () => onMove(target.id),
  }));
  return (
    <Menu
      label={`Actions for ${name}`}
      onOpenChange={setOpen}
      items={isOpen ? [...moves, ...items()] : []}
      trigger={
        <IconButton
          noTooltip
          label={`Actions for ${name}`}
          icon={<Ellipsis {...icon} />}
          style={{ position: 'absolute', top: '4px', right: '4px' }}
        />
      }
    />
  );
});

const MoveLabel = ({ children }: { children: ReactNode }) => <>Move to {children}</>;
