import { createContext, useContext, useMemo } from 'react';
import type { FileRow } from '../list/file-rows';

/** The row whose name is being changed, and where: a folder is in the tree and in the list. */
export interface Renaming {
  place: 'tree' | 'list';
  row: FileRow;
}

/** The state that the name of a row needs to be drawn. */
export interface NameState {
  renaming: Renaming | null;
  propertyId: string;
  onRenamed: () => void;
  /** Returns a link to the detail of a file. */
  hrefOf: (fileId: string) => string;
  canMove: boolean;
}

const Context = createContext<NameState | null>(null);
export const NameContext = Context.Provider;

export function useNameState(): NameState {
  const state = useContext(Context);
  if (state === null) throw new Error('A name needs a NameContext above it');
  return state;
}

interface NamesOf extends Pick<NameState, 'propertyId' | 'hrefOf' | 'canMove'> {
  commands: { renaming: Renaming | null; setRenaming: (renaming: Renaming | null) => void };
}

/** Returns the state of the names: the same object until one of its parts changes, so that no name is drawn again for another. */
export function useNames({ propertyId, hrefOf, canMove, commands }: NamesOf): NameState {
  const { renaming, setRenaming } = commands;
  return useMemo(
    () => ({ renaming, propertyId, onRenamed: () => setRenaming(null), hrefOf, canMove }),
    [renaming, setRenaming, propertyId, hrefOf, canMove],
  );
}
