import { createContext, useContext } from 'react';

/** Id of the sentence that says how a card is moved by keys. */
export const InstructionsId = createContext<string | undefined>(undefined);

/** Marks the link that Space picks its card up by. */
export const HANDLE = 'data-card-handle';

/** For the link with the name of a card: Space picks the card up. */
export function useCardHandle() {
  return { 'aria-describedby': useContext(InstructionsId), [HANDLE]: '' };
}
