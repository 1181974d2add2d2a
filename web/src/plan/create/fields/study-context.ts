import { createContext, use } from 'react';
import type { Study } from '../consequences';

/** The outcome of the typed values: it follows them with a delay, so no field is bound to it. */
export const StudyContext = createContext<Study>({ state: 'incomplete' });

export const useStudy = (): Study => use(StudyContext);
