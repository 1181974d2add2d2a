import { createContext, useContext } from 'react';

/** Id of the sentence that says how to move a card with the keyboard. */
export const InstructionsId = createContext<string | undefined>(undefined);

/** Attribute of the link on which Space picks the card up. */
export const HANDLE = 'data-card-handle';

/** Returns the props of the link with a card's name, on which Space picks the card up. */
export function useCardHandle() {
  return { 'aria-describedby': useContext(InstructionsId), [HANDLE]: '' };
}
