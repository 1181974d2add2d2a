import { createContext, useContext, useSyncExternalStore } from 'react';

/** What answers the presses on a card that can be dragged. */
export type Grip = Record<string, (event: unknown) => void>;

/** A card that is pressed or has the focus. */
export interface HeldCard {
  id: string;
  columnId: string;
  node: HTMLElement;
}

/** What is held, dragged, and over which column. */
interface Hold {
  held: HeldCard | null;
  draggedId: string | null;
  /** The column under what is dragged; null for the one that it comes from. */
  targetId: string | null;
}

const NOTHING: Hold = { held: null, draggedId: null, targetId: null };

/**
 * What cards and columns hear of dragging. They stand outside of what drags: it has news with every move, for which React would
 * look through everything inside, and a board has tens of thousands of parts.
 */
export class Holding {
  #hold = NOTHING;
  readonly #listeners = new Set<() => void>();
  /** The columns on screen, by their ids. */
  readonly columns = new Map<string, HTMLElement>();
  /** Of the held card. */
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

  /** A pointer comes down on a card, or the focus comes to it: it gets its grip, before what the grip answers. */
  hold(card: HeldCard): void {
    const { held, draggedId } = this.#hold;
    if (draggedId === null && held?.node !== card.node) this.set({ held: card });
  }

  /** The grip of the held card comes, or goes. */
  take(grip: Grip | null): void {
    this.#grip = grip;
  }

  /** The grip of a card, while it is the one that is held. */
  gripOf(node: HTMLElement): Grip | null {
    return this.#hold.held?.node === node ? this.#grip : null;
  }
}

const Held = createContext(new Holding());
export const HoldingProvider = Held.Provider;
export const useHolding = () => useContext(Held);

/** What the reader makes of the hold; drawn again only when that changes. */
export function useHold<T extends string | boolean | HeldCard | null>(of: (hold: Hold) => T): T {
  const holding = useHolding();
  return useSyncExternalStore(holding.subscribe, () => of(holding.now));
}
