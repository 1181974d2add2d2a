import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Menu } from '../../../ui/overlay/Menu';

export interface Drop {
  /** Counts the drops: each opens a menu of its own. */
  key: number;
  /** Fiscal year that the bar was dropped on. */
  year: number;
  /** Place in the window. */
  at: { x: number; y: number };
  choices: readonly { id: string; name: string }[];
}

/** A bar of several components was dropped: which of them is meant? Closed, it is still there to report the choice. */
export function DropMenu({ drop, onChoose }: { drop: Drop; onChoose: (id: string) => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Menu
      open={isOpen}
      onOpenChange={setOpen}
      align="start"
      trigger={
        <chakra.button
          type="button"
          aria-label={`Which component moves to ${drop.year}?`}
          aria-hidden={!isOpen}
          tabIndex={-1}
          position="fixed"
          w="1px"
          h="1px"
          opacity={0}
          style={{ left: drop.at.x, top: drop.at.y }}
        />
      }
      items={drop.choices.map(({ id, name }) => ({
        id,
        label: `${name} to ${drop.year}`,
        onSelect: () => onChoose(id),
      }))}
    />
  );
}
