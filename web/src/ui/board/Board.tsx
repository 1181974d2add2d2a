import { chakra } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import { ScrollSideways } from '../layout/ScrollSideways';
import { usePhone } from '../layout/use-media-query';
import type { MenuItem } from '../overlay/Menu';
import { useBoardActions } from './board-actions';
import { BoardColumnCards } from './BoardColumnCards';
import { cardsByColumn, type BoardCards, type BoardColumn } from './board-model';
import { InstructionsId } from './card-handle';
import { BoardDrag } from './drag/BoardDrag';
import { Holding, HoldingProvider } from './drag/holding';
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
  /** Further actions for a card, in its menu. */
  itemsOf: (card: Card) => readonly MenuItem[];
}

/** Cards in columns, moved by mouse, finger, keys or from a menu; on phones one column at a time. */
export function Board<Card>(props: BoardProps<Card>) {
  const { columns, cards, columnOf, idOf, nameOf, canMove, draw, onMove } = props;
  const phone = usePhone();
  const { board, moved } = useFocusAfterMove(cards);
  const [holding] = useState(() => new Holding());
  const dragId = useId();
  const byColumn = useMemo(() => cardsByColumn(cards, columns, columnOf), [cards, columns, columnOf]);
  const move = (card: Card, columnId: string) => {
    if (columnOf(card) === columnId) return;
    moved(idOf(card));
    onMove(card, columnId);
  };
  const actions = useBoardActions({ move, itemsOf: props.itemsOf });
  // Passed as single props: a column is drawn again when any of them changes.
  const drawn = { columns, idOf, nameOf, columnOf, canMove, draw, actions };
  if (phone)
    return (
      <div ref={board}>
        <PhoneBoard {...drawn} columnWord={props.columnWord} byColumn={byColumn} />
      </div>
    );
  return (
    <HoldingProvider value={holding}>
      <InstructionsId value={dragId}>
        <ScrollSideways label={props.label}>
          <chakra.div ref={board} {...boardStyle}>
            {columns.map((column) => (
              <BoardColumnCards key={column.id} {...drawn} column={column} cards={byColumn.get(column.id)!} />
            ))}
          </chakra.div>
        </ScrollSideways>
      </InstructionsId>
      <BoardDrag {...drawn} id={dragId} cards={cards} />
    </HoldingProvider>
  );
}

const boardStyle = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(212px, 1fr)',
  gap: '3',
  pb: '2',
} as const;
