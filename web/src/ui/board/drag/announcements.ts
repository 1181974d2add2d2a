import type { Announcements } from '@dnd-kit/core';
import type { BoardColumn } from '../board-model';

export const INSTRUCTIONS =
  'Press Space to pick it up, Left and Right to choose a column, Space to drop it there, Escape to cancel.';

interface Said<Card> {
  columns: readonly BoardColumn[];
  nameOf: (card: Card) => string;
}

/** Returns the texts that screen readers say while a card is moved. */
export function announcementsOf<Card>(
  { columns, nameOf }: Said<Card>,
  find: (id: string | number) => Card | undefined,
): Announcements {
  const what = (id: string | number) => {
    const card = find(id);
    return card === undefined ? 'The card' : nameOf(card);
  };
  const where = (id: string | number) => columns.find((column) => column.id === id)?.name ?? '';
  return {
    onDragStart: ({ active }) => `Picked up ${what(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Over ${where(over.id)}.` : 'Over no column.'),
    onDragEnd: ({ active, over }) =>
      over ? `Dropped ${what(active.id)} on ${where(over.id)}.` : `${what(active.id)} stays where it is.`,
    onDragCancel: ({ active }) => `${what(active.id)} stays where it is.`,
  };
}
