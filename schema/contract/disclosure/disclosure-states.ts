/** The states whose law requires a disclosure of reserves that Roofline can make. */
export const DISCLOSURE_STATES = ['CA', 'WA'] as const;
export type DisclosureState = (typeof DISCLOSURE_STATES)[number];

/** Returns the state with its disclosure, whatever the case of its letters; null where the law requires none. */
export const disclosureState = (state: string): DisclosureState | null =>
  DISCLOSURE_STATES.find((each) => each === state.toUpperCase()) ?? null;

/** Returns whether the law of a state requires a disclosure. */
export const isDisclosing = (state: string): boolean => disclosureState(state) !== null;
