/** Fewer characters than this are no search. */
export const PEOPLE_SEARCH_MIN = 2;
