import { chakra } from '@chakra-ui/react';
import { DndContext, DragOverlay, useDraggable, useDroppable, type DragEndEvent } from '@dnd-kit/core';
import { useLayoutEffect, useState } from 'react';
import { targetByKeys, targetUnder } from '../../drag/targets';
import { useDragSensors } from '../../drag/use-drag-sensors';
import type { BoardActions } from '../board-actions';
import { cardStyle } from '../BoardCard';
import type { BoardCards, BoardColumn } from '../board-model';
import { announcementsOf, INSTRUCTIONS } from './announcements';
import { useHold, useHolding, type Grip, type HeldCard } from './holding';

interface BoardDragProps<Card> extends BoardCards<Card> {
  id: string;
  columns: readonly BoardColumn[];
  cards: readonly Card[];
  actions: BoardActions<Card>;
}

const nextColumn = targetByKeys({ next: 'ArrowRight', previous: 'ArrowLeft' });

/** The drag layer beside a board: the dragged card, the drop targets and the announcements for screen readers. */
export function BoardDrag<Card>({ id, ...board }: BoardDragProps<Card>) {
  const { columns, cards, idOf, draw, actions } = board;
  const [draggedId, setDragged] = useState<string | null>(null);
  const holding = useHolding();
  const held = useHold((hold) => hold.held);
  const sensors = useDragSensors(nextColumn);
  const find = (cardId: string | number) => cards.find((card) => idOf(card) === String(cardId));
  const dragged = draggedId === null ? undefined : find(draggedId);
  const drag = (cardId: string | null) => {
    setDragged(cardId);
    holding.set({ draggedId: cardId, targetId: null });
  };
  const end = ({ active, over }: DragEndEvent) => {
    drag(null);
    const card = find(active.id);
    if (card && over) actions.move(card, String(over.id));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={targetUnder}
      accessibility={{
        announcements: announcementsOf(board, find),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragStart={({ active }) => drag(String(active.id))}
      onDragOver={({ active, over }) => {
        // The column that the card comes from has a place for it already.
        const isHome = over?.id === active.data.current?.columnId;
        holding.set({ targetId: over && !isHome ? String(over.id) : null });
      }}
      onDragEnd={end}
      onDragCancel={() => drag(null)}
    >
      {columns.map((column) => (
        <Target key={column.id} column={column} />
      ))}
      {held && <CardGrip key={held.id} card={held} />}
      <DragOverlay dropAnimation={null}>
        {dragged !== undefined && (
          <chakra.div {...cardStyle} {...liftedStyle}>
            {draw(dragged)}
          </chakra.div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Makes a column a drop target. Draws nothing. */
function Target({ column: { id, isClosed } }: { column: BoardColumn }) {
  const holding = useHolding();
  const { setNodeRef } = useDroppable({ id, disabled: isClosed });
  // After every drawing: the column may have a new element.
  useLayoutEffect(() => setNodeRef(holding.columns.get(id) ?? null));
  return null;
}

/** Makes the held card draggable. Draws nothing. */
function CardGrip({ card: { id, columnId, node } }: { card: HeldCard }) {
  const holding = useHolding();
  const { listeners, setNodeRef } = useDraggable({ id, data: { columnId } });
  useLayoutEffect(() => setNodeRef(node), [setNodeRef, node]);
  useLayoutEffect(() => {
    holding.take((listeners as Grip | undefined) ?? null);
    return () => holding.take(null);
  }, [holding, listeners]);
  return null;
}

const liftedStyle = {
  borderColor: 'brand.fg',
  shadow: 'e2',
  cursor: 'grabbing',
  transform: 'rotate(2deg)',
} as const;
