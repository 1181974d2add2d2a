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

/** A card, which is dragged as a whole; the keys pick it up by its name. */
export const BoardCard = memo(function BoardCard({ id, columnId, canMove, children }: BoardCardProps) {
  const { listeners, setNodeRef, isDragging } = useDraggable({ id, data: { columnId }, disabled: !canMove });
  return <CardFrame {...{ id, canMove, isDragging, listeners, setNodeRef }}>{children}</CardFrame>;
});

type Draggable = Pick<ReturnType<typeof useDraggable>, 'listeners' | 'setNodeRef' | 'isDragging'>;

/** Its frame, apart: every card is asked when the one in hand comes over another column, and styling takes longest. */
const CardFrame = memo(function CardFrame(props: Omit<BoardCardProps, 'columnId'> & Draggable) {
  const { id, canMove, isDragging, listeners, setNodeRef, children } = props;
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
  // A finger that rests on a card picks it up: no menu of the link under it, no marked text.
  userSelect: 'none',
  css: {
    WebkitTouchCallout: 'none',
    // Hundreds of cards: those out of sight are neither laid out nor painted.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 130px',
  },
} as const;
