import { createContext, useContext } from 'react';
import type { FileRow } from '../list/file-rows';

/** The name that is being changed, and where it stands: a folder is in the tree and in the table. */
export interface Renaming {
  place: 'tree' | 'list';
  row: FileRow;
}

/** What the name of a row is drawn from. */
export interface NameState {
  renaming: Renaming | null;
  propertyId: string;
  onRenamed: () => void;
  /** A link to the detail of a file. */
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
