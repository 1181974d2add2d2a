import { createContext, useContext } from 'react';

const Closed = createContext<ReadonlySet<string> | null>(null);

/** While something is dragged: the nodes that do not take it. */
export const DragState = Closed.Provider;
export const useClosedTargets = () => useContext(Closed);
