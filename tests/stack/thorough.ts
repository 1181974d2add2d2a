/** Whether this is a run that takes its time: each night in the workflow, and whoever asks for it with THOROUGH=1. */
const IS_THOROUGH = process.env.THOROUGH === '1';

/**
 * How often a test by chance tries it again: as often as shows that it works, and in a thorough run as often as the
 * promise says. A run before each merge would otherwise take an hour.
 */
export const tries = (usual: number, thorough: number): number => (IS_THOROUGH ? thorough : usual);

/** The newest years of a property whose answers are compared; a thorough run compares all that there are. */
export const YEARS_COMPARED = tries(2, 100);
