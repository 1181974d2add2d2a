import { createContext, useCallback, useContext, useState } from 'react';
import { FIRST_CHOICES, type StudyChoices } from './study-choices';

/** What the analyses are set to, and how that is changed. */
export interface ChoicesStore {
  choices: StudyChoices;
  change: (next: (before: StudyChoices) => StudyChoices) => void;
  /** An address brought choices that could not be loaded. */
  isUnreadable: boolean;
  dismiss: () => void;
}

export const ChoicesContext = createContext<ChoicesStore | null>(null);

/** One analysis's part of the choices: of the screen around, which keeps them in its address, or of its own. */
export function useChoices<Name extends keyof StudyChoices>(
  name: Name,
): [StudyChoices[Name], (next: (before: StudyChoices[Name]) => StudyChoices[Name]) => void] {
  const around = useContext(ChoicesContext);
  const [own, setOwn] = useState(FIRST_CHOICES);
  const { choices, change } = around ?? { choices: own, change: setOwn };
  const set = useCallback(
    (next: (before: StudyChoices[Name]) => StudyChoices[Name]) =>
      change((before) => ({ ...before, [name]: next(before[name]) })),
    [change, name],
  );
  return [choices[name], set];
}
