import { chakra } from '@chakra-ui/react';
import { memo, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { HANDLE } from './card-handle';
import { useHold, useHolding } from './drag/holding';

interface BoardCardProps {
  id: string;
  /** The column that it is in. */
  columnId: string;
  canMove: boolean;
  /** Drawn once, however often the frame is while something is dragged. */
  children: ReactNode;
}

/** Space and Enter of the buttons on the card are their own. */
const isOnHandle = (event: KeyboardEvent) => (event.target as HTMLElement).hasAttribute(HANDLE);

/** A card, which is dragged as a whole; the keys pick it up by its name. */
export const BoardCard = memo(function BoardCard({ id, columnId, canMove, children }: BoardCardProps) {
  const holding = useHolding();
  const isDragging = useHold(({ draggedId }) => draggedId === id);
  // One that rests until its move is saved, too: the focus is on it by then, and does not come again.
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
