import type { ProblemItem } from '@roofline/schema/problem';
import { userErrorsOf } from './errors';

/** How a change ended: with an answer, or with what the user can mend. */
export type Outcome<T> = { answer: T; userErrors: [] } | { answer: null; userErrors: ProblemItem[] };

/** Who keeps reads that a change makes stale. */
interface Readers {
  forgetReads(): void;
}

/**
 * Make a change. What the user can mend comes back; every other fault is thrown. Reads start anew afterwards. What a
 * payload offers beside the change is a getter of it: read when somebody asks for the field, whose own failure it is.
 */
export async function change<T>(context: Readers, make: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { answer: await make(), userErrors: [] };
  } catch (fault) {
    return { answer: null, userErrors: userErrorsOf(fault) };
  } finally {
    context.forgetReads();
  }
}
