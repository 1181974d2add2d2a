import { useEffect, useRef } from 'react';
import { HANDLE } from './card-handle';

/** Gives the focus back to a moved card: it is drawn again in its new column, and the old element had the focus. */
export function useFocusAfterMove(drawn: readonly unknown[]) {
  const board = useRef<HTMLDivElement>(null);
  const movedId = useRef<string | null>(null);
  useEffect(() => {
    const id = movedId.current;
    if (id === null) return;
    movedId.current = null;
    // The menu that moved the card first returns the focus to its button, which is gone.
    requestAnimationFrame(() => {
      const cards = board.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
      const card = [...cards].find(({ dataset }) => dataset.card === id);
      card?.querySelector<HTMLElement>(`[${HANDLE}]`)?.focus();
    });
  }, [drawn]);
  return {
    board,
    moved: (id: string) => {
      movedId.current = id;
    },
  };
}
