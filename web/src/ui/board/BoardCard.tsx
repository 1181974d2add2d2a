import { chakra } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/core';
import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { HANDLE } from './card-handle';

interface BoardCardProps {
  id: string;
  /** The column that it is in. */
  columnId: string;
  canMove: boolean;
  /** Drawn once, however often the frame is while something is dragged. */
  children: ReactNode;
}

/** The frame of a card, which is dragged as a whole; the keys pick it up by its name. */
export const BoardCard = memo(function BoardCard({ id, columnId, canMove, children }: BoardCardProps) {
  const { listeners, setNodeRef, isDragging } = useDraggable({ id, data: { columnId }, disabled: !canMove });
  const press = (event: KeyboardEvent) => {
    // Space and Enter of the buttons on the card are their own.
    if ((event.target as HTMLElement).hasAttribute(HANDLE)) listeners?.onKeyDown?.(event);
  };
  return (
    <chakra.li
      ref={setNodeRef}
      {...listeners}
      onKeyDown={press}
      // The browser's own dragging of links would take the place of ours.
      onDragStart={(event) => event.preventDefault()}
      data-card={id}
      {...cardStyle}
      cursor={canMove ? 'grab' : undefined}
      opacity={isDragging ? 0.35 : 1}
    >
      {children}
    </chakra.li>
  );
});

export const cardStyle = {
  position: 'relative',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderRadius: 'card',
  shadow: 'e0',
  p: '3.5',
  minW: '0',
  touchAction: 'manipulation',
  // Hundreds of cards: those out of sight are neither laid out nor painted.
  css: { contentVisibility: 'auto', containIntrinsicSize: 'auto 130px' },
} as const;
