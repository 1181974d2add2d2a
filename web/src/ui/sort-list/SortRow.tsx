import { chakra } from '@chakra-ui/react';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../action/IconButton';

interface SortRowProps {
  index: number;
  name: string;
  /** Absent at the ends. */
  onUp?: () => void;
  onDown?: () => void;
  end: ReactNode;
  children: ReactNode;
}

const icon = { size: 16, strokeWidth: 1.75 };

/** A row with its handle and its buttons. */
export function SortRow({ index, name, onUp, onDown, end, children }: SortRowProps) {
  const drag = useDraggable({ id: index });
  const drop = useDroppable({ id: index });
  const setRow = (row: HTMLLIElement | null) => {
    drag.setNodeRef(row);
    drop.setNodeRef(row);
  };
  const { transform } = drag;
  return (
    <chakra.li
      ref={setRow}
      {...rowStyle}
      bg={drop.isOver && !drag.isDragging ? 'brand.subtle' : 'bg.surface'}
      style={transform ? { transform: `translateY(${transform.y}px)`, zIndex: 1 } : undefined}
      shadow={drag.isDragging ? 'e2' : undefined}
    >
      <IconButton
        noTooltip
        ref={drag.setActivatorNodeRef}
        label={`Move ${name}`}
        aria-describedby={drag.attributes['aria-describedby']}
        icon={<GripVertical {...icon} />}
        style={{ cursor: 'grab', touchAction: 'none' }}
        {...drag.listeners}
      />
      <chakra.div flex="1" minW="0">
        {children}
      </chakra.div>
      <IconButton
        data-move="up"
        label={`Move ${name} up`}
        icon={<ArrowUp {...icon} />}
        disabled={!onUp}
        onClick={onUp}
      />
      <IconButton
        data-move="down"
        label={`Move ${name} down`}
        icon={<ArrowDown {...icon} />}
        disabled={!onDown}
        onClick={onDown}
      />
      {end}
    </chakra.li>
  );
}

const rowStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '1',
  py: '2',
  px: '2',
  borderTopWidth: '1px',
  _first: { borderTopWidth: '0' },
} as const;
