import { chakra } from '@chakra-ui/react';
import { Menu } from '../../../ui/overlay/Menu';

export interface Drop {
  /** Fiscal year that the bar was dropped on. */
  year: number;
  /** Place in the window. */
  at: { x: number; y: number };
  choices: readonly { id: string; name: string }[];
}

/** A bar of several components was dropped: which of them is meant? */
export function DropMenu(props: { drop: Drop; onChoose: (id: string) => void; onClose: () => void }) {
  const { drop, onChoose, onClose } = props;
  return (
    <Menu
      open
      onOpenChange={(open) => !open && onClose()}
      label={`Which component moves to ${drop.year}?`}
      align="start"
      trigger={
        <chakra.button
          type="button"
          aria-label={`Move to ${drop.year}`}
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
