import { createContext, useContext } from 'react';

const Closed = createContext<ReadonlySet<string> | null>(null);

/** Provides the nodes that do not take what is being dragged; null while nothing is. */
export const DragState = Closed.Provider;
export const useClosedTargets = () => useContext(Closed);
