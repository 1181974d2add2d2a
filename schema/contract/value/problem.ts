import { z } from 'zod';
import { problemCode } from '../problem/problem-codes';

/** One error in a request. `field` is the dotted path of the input field. */
export const problemItem = z.object({
  code: problemCode,
  detail: z.string(),
  field: z.string().optional(),
});
export type ProblemItem = z.infer<typeof problemItem>;

/** The body of every REST failure. */
export const problemBody = z.object({ error: z.object({ errors: z.array(problemItem) }) });
export type ProblemBody = z.infer<typeof problemBody>;

/** Another service of the same contract may have codes of its own. */
const acceptedItem = problemItem.extend({ code: problemCode.catch('invalid') });

/** Failure bodies that clients accept: the errors under `error`, or at the top level. */
export const acceptedProblemBody = z.union([
  z.object({ error: z.object({ errors: z.array(acceptedItem) }) }),
  z.object({ errors: z.array(acceptedItem) }),
]);

/** The body of every REST success. */
export function dataBody<T extends z.ZodType>(data: T) {
  return z.object({ data });
}
