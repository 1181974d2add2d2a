import type { ProblemItem } from '@roofline/schema/value/problem';
import type { GraphContext } from '../context';
import { found, userErrorsOf } from './errors';

/** Outcome of a change: an answer, or errors that the user can fix. */
export type Outcome<T> = { answer: T; userErrors: [] } | { answer: null; userErrors: ProblemItem[] };

/** Holder of reads that a change makes stale. */
interface Readers {
  forgetReads(): void;
}

/**
 * Makes a change. Errors that the user can fix are returned; every other fault is thrown. All reads are cleared
 * afterwards. Other fields of a payload are getters, read only on request, so that a failure belongs to its field.
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

/**
 * Adds the property to what a change at it answers, read only where it is asked for; nothing after a refusal, or where the
 * answer does not say which property it was.
 */
export const withProperty = <T extends { userErrors: readonly unknown[] }>(
  context: GraphContext,
  propertyId: string | undefined,
  payload: T,
) => ({
  ...payload,
  get property() {
    if (propertyId === undefined || payload.userErrors.length > 0) return null;
    return found(context.loaders.property.load(propertyId));
  },
});
