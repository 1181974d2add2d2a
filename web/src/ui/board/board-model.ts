import type { ReactNode } from 'react';

/** A column of a board: a place that cards are moved to. */
export interface BoardColumn {
  id: string;
  name: string;
  /** At the right end of its head: a sum. */
  aside?: ReactNode;
  /** Shown while the column has no cards: which cards will be here. */
  empty: ReactNode;
  /** Under its cards: a button that adds one. */
  foot?: ReactNode;
  /** Read-only: no card moves to it or from it. */
  isClosed?: boolean;
}

/** What a board needs to know of its cards. The functions stay the same from drawing to drawing. */
export interface BoardCards<Card> {
  idOf: (card: Card) => string;
  /** In announcements and in the names of buttons. */
  nameOf: (card: Card) => string;
  columnOf: (card: Card) => string;
  canMove: (card: Card) => boolean;
  /** Draws the card's content. Its name is a link with the props of `useCardHandle`. */
  draw: (card: Card) => ReactNode;
}

/** Returns the cards of each column, in the order of the list. */
export function cardsByColumn<Card>(
  cards: readonly Card[],
  columns: readonly BoardColumn[],
  columnOf: (card: Card) => string,
): Map<string, Card[]> {
  const byColumn = new Map<string, Card[]>(columns.map(({ id }) => [id, []]));
  for (const card of cards) byColumn.get(columnOf(card))?.push(card);
  return byColumn;
}
