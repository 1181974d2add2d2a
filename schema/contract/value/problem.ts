import { z } from 'zod';
import { problemCode, type ProblemCode } from '../problem/problem-codes';

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

/** Images: the two literal messages of section 5. */
export const FILE_TOO_LARGE = 'File is too large.';
export const INVALID_FILE_TYPE = 'Invalid file type. Allowed types: .jpg, .jpeg, .png.';

/** What staff hears where the session began too long ago: signing in again mends it. */
export const SESSION_TOO_OLD: ProblemItem = {
  code: 'sessionTooOld',
  detail: 'You signed in more than 12 hours ago. Sign in again to continue here.',
};

/** Code of the refusal of a personal access token that may do less than the person behind it. */
export const TOKEN_LACKS_RIGHT = 'tokenLacksRight' satisfies ProblemCode;
