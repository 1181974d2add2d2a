/** Whether this run takes its time: each night in the workflow, and for whoever sets THOROUGH=1. */
export const IS_THOROUGH = process.env.THOROUGH === '1';

/**
 * Returns how often a test by chance tries it again: often enough to show that it works, and in a thorough run as often as the
 * promise says. A run before each merge would otherwise take an hour.
 */
export const tries = (usual: number, thorough: number): number => (IS_THOROUGH ? thorough : usual);

/** The newest fiscal years of a property whose answers are compared; a thorough run compares all of them. */
export const YEARS_COMPARED = tries(1, 100);

/** For the details of a journey that only a thorough run makes (`tests/playwright.config.ts`). */
export const NIGHTLY = { tag: '@nightly' } as const;
