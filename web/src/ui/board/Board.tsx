import { chakra } from '@chakra-ui/react';
import { DndContext, DragOverlay, type DragEndEvent } from '@dnd-kit/core';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { targetByKeys, targetUnder } from '../drag/targets';
import { useDragSensors } from '../drag/use-drag-sensors';
import { ScrollSideways } from '../layout/ScrollSideways';
import { usePhone } from '../layout/use-media-query';
import type { MenuItem } from '../overlay/Menu';
import { announcementsOf, INSTRUCTIONS } from './announcements';
import { useBoardActions, type BoardActions } from './board-actions';
import { BoardColumnCards } from './BoardColumnCards';
import { cardStyle } from './BoardCard';
import { cardsByColumn, type BoardCards, type BoardColumn } from './board-model';
import { InstructionsId } from './card-handle';
import { PhoneBoard } from './PhoneBoard';
import { useFocusAfterMove } from './use-focus-after-move';

export interface BoardProps<Card> extends BoardCards<Card> {
  /** What the board shows: `Projects by phase`. */
  label: string;
  /** What its columns are called: `Phase`. */
  columnWord: string;
  columns: readonly BoardColumn[];
  cards: readonly Card[];
  /** A card is dropped on a column, or moved there from its menu. */
  onMove: (card: Card, columnId: string) => void;
  /** What else can be done with a card. */
  itemsOf: (card: Card) => readonly MenuItem[];
}

const nextColumn = targetByKeys({ next: 'ArrowRight', previous: 'ArrowLeft' });

/** Cards in columns, moved by mouse, finger, keys or from a menu; on phones one column at a time. */
export function Board<Card>(props: BoardProps<Card>) {
  const { columns, cards, columnOf, idOf, nameOf, canMove, draw, onMove } = props;
  const phone = usePhone();
  const { board, moved } = useFocusAfterMove(cards);
  const byColumn = useMemo(() => cardsByColumn(cards, columns, columnOf), [cards, columns, columnOf]);
  const move = (card: Card, columnId: string) => {
    if (columnOf(card) === columnId) return;
    moved(idOf(card));
    onMove(card, columnId);
  };
  const actions = useBoardActions({ move, itemsOf: props.itemsOf });
  // Told one by one: a column is drawn again for any of them that changes.
  const drawn = { columns, idOf, nameOf, columnOf, canMove, draw, actions };
  if (phone)
    return (
      <div ref={board}>
        <PhoneBoard {...drawn} columnWord={props.columnWord} byColumn={byColumn} />
      </div>
    );
  return (
    <BoardDrag {...drawn} cards={cards}>
      <ScrollSideways label={props.label}>
        <chakra.div ref={board} {...boardStyle}>
          {columns.map((column) => (
            <BoardColumnCards key={column.id} {...drawn} column={column} cards={byColumn.get(column.id)!} />
          ))}
        </chakra.div>
      </ScrollSideways>
    </BoardDrag>
  );
}

interface BoardDragProps<Card> extends BoardCards<Card> {
  columns: readonly BoardColumn[];
  cards: readonly Card[];
  actions: BoardActions<Card>;
  /** The columns: the same as before, while something is dragged over them. */
  children: ReactNode;
}

/** What is dragged, and what is read aloud of it. */
function BoardDrag<Card>({ children, ...board }: BoardDragProps<Card>) {
  const { cards, idOf, draw, actions } = board;
  const [draggedId, setDragged] = useState<string | null>(null);
  const instructions = useId();
  const sensors = useDragSensors(nextColumn);
  const find = (id: string | number) => cards.find((card) => idOf(card) === String(id));
  const dragged = draggedId === null ? undefined : find(draggedId);
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const card = find(active.id);
    if (card && over) actions.move(card, String(over.id));
  };
  return (
    <DndContext
      id={instructions}
      sensors={sensors}
      collisionDetection={targetUnder}
      accessibility={{
        announcements: announcementsOf(board, find),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragEnd={end}
      onDragCancel={() => setDragged(null)}
    >
      <InstructionsId value={instructions}>{children}</InstructionsId>
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

const boardStyle = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(212px, 1fr)',
  gap: '3',
  pb: '2',
} as const;
const liftedStyle = {
  borderColor: 'brand.fg',
  shadow: 'e2',
  cursor: 'grabbing',
  transform: 'rotate(2deg)',
} as const;
