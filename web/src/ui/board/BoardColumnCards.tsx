import { memo } from 'react';
import type { BoardActions } from './board-actions';
import { BoardCard } from './BoardCard';
import { BoardColumnView } from './BoardColumnView';
import type { BoardCards, BoardColumn } from './board-model';
import { CardMenu } from './CardMenu';

interface BoardColumnCardsProps<Card> extends BoardCards<Card> {
  column: BoardColumn;
  columns: readonly BoardColumn[];
  cards: readonly Card[];
  actions: BoardActions<Card>;
  hasNoHead?: boolean;
}

function ColumnCards<Card>(props: BoardColumnCardsProps<Card>) {
  const { column, columns, cards, idOf, nameOf, canMove, draw, actions, hasNoHead } = props;
  return (
    <BoardColumnView column={column} count={cards.length} hasNoHead={hasNoHead}>
      {cards.map((card) => (
        <OneCard
          key={idOf(card)}
          id={idOf(card)}
          name={nameOf(card)}
          canMove={!column.isClosed && canMove(card)}
          {...{ card, column, columns, draw, actions }}
        />
      ))}
    </BoardColumnView>
  );
}

/** A column with its cards, drawn again only when one of these changes. */
export const BoardColumnCards = memo(ColumnCards) as typeof ColumnCards;

interface OneCardProps<Card> extends Pick<
  BoardColumnCardsProps<Card>,
  'column' | 'columns' | 'draw' | 'actions'
> {
  card: Card;
  id: string;
  name: string;
  canMove: boolean;
}

function CardWithMenu<Card>({ card, id, name, canMove, column, columns, draw, actions }: OneCardProps<Card>) {
  const targets = canMove ? columns.filter((each) => each.id !== column.id && !each.isClosed) : [];
  const hasMenu = targets.length > 0 || actions.itemsOf(card).length > 0;
  return (
    <BoardCard id={id} columnId={column.id} canMove={canMove}>
      {draw(card)}
      {hasMenu && (
        <CardMenu
          name={name}
          targets={targets}
          onMove={(columnId) => actions.move(card, columnId)}
          items={() => actions.itemsOf(card)}
        />
      )}
    </BoardCard>
  );
}

const OneCard = memo(CardWithMenu) as typeof CardWithMenu;
