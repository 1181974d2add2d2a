import { createContext, useContext, useSyncExternalStore } from 'react';

/** The drag library's handlers for presses on a card, by their names. */
export type Grip = Record<string, (event: unknown) => void>;

/** A card that is pressed or has the focus. */
export interface HeldCard {
  id: string;
  columnId: string;
  node: HTMLElement;
}

/** The card that is held, the card that is dragged, and the column under it. */
interface Hold {
  held: HeldCard | null;
  draggedId: string | null;
  /** The column under the dragged card; null over the column that it comes from. */
  targetId: string | null;
}

const NOTHING: Hold = { held: null, draggedId: null, targetId: null };

/**
 * The state of a drag that cards and columns subscribe to. They are drawn outside the drag library's context: that changes with
 * every move, and React would look through everything inside, tens of thousands of parts on a board.
 */
export class Holding {
  #hold = NOTHING;
  readonly #listeners = new Set<() => void>();
  /** The columns on screen, by their ids. */
  readonly columns = new Map<string, HTMLElement>();
  /** The grip of the held card. */
  #grip: Grip | null = null;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get now(): Hold {
    return this.#hold;
  }

  set(change: Partial<Hold>): void {
    this.#hold = { ...this.#hold, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Holds a card that a pointer or the focus has come to: it gets its grip before the press that the grip handles. */
  hold(card: HeldCard): void {
    const { held, draggedId } = this.#hold;
    if (draggedId === null && held?.node !== card.node) this.set({ held: card });
  }

  /** Sets or clears the grip of the held card. */
  take(grip: Grip | null): void {
    this.#grip = grip;
  }

  /** Returns the grip of a card while that card is held, else null. */
  gripOf(node: HTMLElement): Grip | null {
    return this.#hold.held?.node === node ? this.#grip : null;
  }
}

const Held = createContext(new Holding());
export const HoldingProvider = Held.Provider;
export const useHolding = () => useContext(Held);

/** Returns a value that `of` reads from the hold; the component is drawn again only when that value changes. */
export function useHold<T extends string | boolean | HeldCard | null>(of: (hold: Hold) => T): T {
  const holding = useHolding();
  return useSyncExternalStore(holding.subscribe, () => of(holding.now));
}
