import { useEffect, useRef } from 'react';
import { HANDLE } from './card-handle';

/** A card that is moved is drawn again in its new column: the focus, which went with the old one, comes back to it. */
export function useFocusAfterMove(drawn: readonly unknown[]) {
  const board = useRef<HTMLDivElement>(null);
  const movedId = useRef<string | null>(null);
  useEffect(() => {
    const id = movedId.current;
    if (id === null) return;
    movedId.current = null;
    // The menu that it was moved from gives the focus back first, to a button that is gone.
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
