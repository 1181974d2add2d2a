import { chakra } from '@chakra-ui/react';
import { memo, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { HANDLE } from './card-handle';
import { useHold, useHolding } from './drag/holding';

interface BoardCardProps {
  id: string;
  /** The column that it is in. */
  columnId: string;
  canMove: boolean;
  /** Drawn once, however often the frame around it is drawn during a drag. */
  children: ReactNode;
}

/** Returns whether a key press is on the card's handle: Space and Enter on its buttons press these. */
const isOnHandle = (event: KeyboardEvent) => (event.target as HTMLElement).hasAttribute(HANDLE);

/** A card that is dragged as a whole; the keyboard picks it up by its name. */
export const BoardCard = memo(function BoardCard({ id, columnId, canMove, children }: BoardCardProps) {
  const holding = useHolding();
  const isDragging = useHold(({ draggedId }) => draggedId === id);
  // Also a card that cannot move until its last move is saved: it has the focus by then, and gets no second event.
  const hold = ({ currentTarget: node }: SyntheticEvent<HTMLElement>) => holding.hold({ id, columnId, node });
  const press = (event: SyntheticEvent<HTMLElement>, name: string) => {
    if (canMove) holding.gripOf(event.currentTarget)?.[name]?.(event);
  };
  return (
    <chakra.li
      onPointerDownCapture={hold}
      onFocusCapture={hold}
      onMouseDown={(event) => press(event, 'onMouseDown')}
      onTouchStart={(event) => press(event, 'onTouchStart')}
      onKeyDown={(event) => {
        if (isOnHandle(event)) press(event, 'onKeyDown');
      }}
      // The browser's own drag of links would replace ours.
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
  // A finger that rests on a card picks it up: it opens no menu of the link under it and selects no text.
  userSelect: 'none',
  css: {
    WebkitTouchCallout: 'none',
    // Hundreds of cards: those out of sight are neither laid out nor painted.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 130px',
  },
} as const;
