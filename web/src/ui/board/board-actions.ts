import { useEffect, useMemo, useRef } from 'react';
import type { MenuItem } from '../overlay/Menu';

export interface BoardActions<Card> {
  move: (card: Card, columnId: string) => void;
  itemsOf: (card: Card) => readonly MenuItem[];
}

/** Returns two functions that never change, so that no card is drawn again for them; they call the newest ones. */
export function useBoardActions<Card>(newest: BoardActions<Card>): BoardActions<Card> {
  const latest = useRef(newest);
  useEffect(() => {
    latest.current = newest;
  });
  return useMemo(
    () => ({
      move: (card, columnId) => latest.current.move(card, columnId),
      itemsOf: (card) => latest.current.itemsOf(card),
    }),
    [],
  );
}
