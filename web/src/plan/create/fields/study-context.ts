import { createContext, use } from 'react';
import type { Study } from '../consequences';

/** What the typed values lead to: it follows them a moment later, so no field is bound to it. */
export const StudyContext = createContext<Study>({ state: 'incomplete' });

export const useStudy = (): Study => use(StudyContext);
