import { createContext, useCallback, useContext, useState } from 'react';
import { FIRST_CHOICES, type StudyChoices } from './study-choices';

/** The choices in the analyses, and the function that changes them. */
export interface ChoicesStore {
  choices: StudyChoices;
  change: (next: (before: StudyChoices) => StudyChoices) => void;
  /** Whether an address held choices that could not be decoded. */
  isUnreadable: boolean;
  dismiss: () => void;
}

export const ChoicesContext = createContext<ChoicesStore | null>(null);

/** Returns one analysis's part of the choices, from the screen around it, which stores them in its address, or its own. */
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
