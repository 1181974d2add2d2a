import { chakra } from '@chakra-ui/react';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useCallback, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useClosedTargets } from './drag-state';

const overStyle = {
  borderRadius: 'control',
  bg: 'brand.subtle',
  boxShadow: 'inset 0 0 0 1px {colors.brand.fg}',
} as const;

function Drop({ at, node, children }: { at: 'tree' | 'row'; node: string; children: ReactNode }) {
  const closed = useClosedTargets();
  const { setNodeRef, isOver } = useDroppable({ id: `${at} ${node}`, disabled: closed?.has(node) ?? true });
  return (
    <chakra.span ref={setNodeRef} display="block" {...(isOver ? overStyle : {})}>
      {children}
    </chakra.span>
  );
}

/** A folder of the tree that takes what is dropped on it. */
export function TreeDrop({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Drop at="tree" node={id}>
      {children}
    </Drop>
  );
}

/** A folder of the table that takes what is dropped on it. */
export function RowDrop({ folderId, children }: { folderId: string; children: ReactNode }) {
  return (
    <Drop at="row" node={folderId}>
      {children}
    </Drop>
  );
}

interface DragProps {
  rowId: string;
  /** Draws the link that the keys pick up: Space does nothing else on a link. */
  children: (link: { ref: Ref<HTMLAnchorElement>; 'aria-describedby': string }) => ReactNode;
}

/** A row's name that can be picked up. */
export function Draggable({ rowId, children }: DragProps) {
  const { listeners, attributes, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({ id: rowId });
  const ref = useCallback(
    (link: HTMLAnchorElement | null) => setActivatorNodeRef(link),
    [setActivatorNodeRef],
  );
  const press = (event: KeyboardEvent) => {
    // While the name is dragged the keys move it, and the table must ignore them.
    if (isDragging) event.preventDefault();
    else listeners?.onKeyDown?.(event);
  };
  return (
    <chakra.span
      ref={setNodeRef}
      {...listeners}
      onKeyDown={press}
      onDragStart={(event) => event.preventDefault()}
      display="block"
      minW="0"
      opacity={isDragging ? 0.5 : 1}
      touchAction="manipulation"
    >
      {children({ ref, 'aria-describedby': attributes['aria-describedby'] })}
    </chakra.span>
  );
}
