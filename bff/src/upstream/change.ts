import type { ProblemItem } from '@roofline/schema/value/problem';
import { z } from 'zod';
import type { GraphContext } from '../context';
import { found, userErrorsOf } from './errors';
import type { RestPath } from './path';

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

/** What a change of a record says: of which property, and what a form has sent. */
interface Sent {
  propertyId: string;
  values: object;
}

/** How a record below a property is reached: the name of its id, the list, and one of it. */
interface RecordPlace<Id extends string> {
  id: Id;
  at: (propertyId: string) => RestPath;
  one: (propertyId: string, id: string) => RestPath;
}

/**
 * The mutations that add, change and remove a record of a property, which `recordRoutes` answers in the service. `called` names
 * the field of the payload that holds what was saved, where it has one.
 */
export function recordChanges<Id extends string, Shape, Called extends string = never>(
  shape: z.ZodType<Shape>,
  { id, at, one }: RecordPlace<Id>,
  called?: Called,
) {
  type Known = { propertyId: string; version: number } & Record<Id, string>;
  const payload = async (context: GraphContext, propertyId: string, send: () => Promise<Shape>) => {
    const { answer, userErrors } = await change(context, send);
    const saved = (called ? { [called]: answer } : {}) as Record<Called, Shape | null>;
    return withProperty(context, propertyId, { ...saved, userErrors });
  };
  return {
    add: (
      _root: unknown,
      { input: { propertyId, values, idempotencyKey } }: { input: Sent & { idempotencyKey: string } },
      context: GraphContext,
    ) =>
      payload(context, propertyId, () =>
        context.rest.post(at(propertyId), shape, { body: values, idempotencyKey }),
      ),
    update: (_root: unknown, { input }: { input: Known & Sent }, context: GraphContext) =>
      payload(context, input.propertyId, () =>
        context.rest.put(one(input.propertyId, input[id]), shape, {
          body: input.values,
          version: input.version,
        }),
      ),
    async remove(_root: unknown, { input }: { input: Known }, context: GraphContext) {
      const path = one(input.propertyId, input[id]);
      const { userErrors } = await change(context, () =>
        context.rest.delete(path, z.unknown(), { version: input.version }),
      );
      return withProperty(context, input.propertyId, { userErrors });
    },
  };
}
