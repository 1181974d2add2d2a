import type { ProblemItem } from '@roofline/schema/value/problem';
import type { ProblemCode } from '@roofline/schema/problem/problem-codes';
import type { z } from 'zod';

/** A failure that is reported to the caller. Any other error answers 500 without details. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly errors: ProblemItem[],
    readonly headers: Record<string, string> = {},
  ) {
    super(errors[0]?.detail ?? `Status ${status}`);
    this.name = 'Problem';
  }
}

const one = (status: number, code: ProblemCode, detail: string, headers?: Record<string, string>) =>
  new Problem(status, [{ code, detail }], headers);

export const unreadable = (detail: string) => one(400, 'unreadable', detail);
export const unauthenticated = () =>
  one(401, 'unauthenticated', 'Sign in to continue', { 'www-authenticate': 'Bearer' });
export const forbidden = (detail = 'Your role does not allow this') => one(403, 'forbidden', detail);
/** Returns the 404 for something unknown or of another workspace: the body is the same for both. */
export const notFound = () => one(404, 'notFound', 'Not found');
export const conflict = (detail: string, code: ProblemCode = 'conflict') => one(409, code, detail);
export const tooManyRequests = (seconds: number, detail = 'Too many requests. Try again later.') =>
  one(429, 'tooManyRequests', detail, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
export const unavailable = (detail = 'The service is not available right now. Try again shortly.') =>
  one(503, 'unavailable', detail, { 'retry-after': '2' });

/** Returns the 415 for a file whose type is not accepted. */
export const invalidFileType = (detail: string) =>
  new Problem(415, [{ code: 'invalidFileType', detail, field: 'file' }]);

/** Returns the 422 of one failed rule, at its field if it has one. */
export function ruleFailed(detail: string, field?: string, code: ProblemCode = 'invalid'): Problem {
  return new Problem(422, [field === undefined ? { code, detail } : { code, detail, field }]);
}

const OF_RULES: Partial<Record<z.core.$ZodIssue['code'], ProblemCode>> = {
  invalid_type: 'invalidType',
  too_big: 'tooBig',
  too_small: 'tooSmall',
  invalid_format: 'invalidFormat',
  not_multiple_of: 'notMultipleOf',
  unrecognized_keys: 'unrecognizedKeys',
  invalid_union: 'invalidUnion',
  invalid_key: 'invalidKey',
  invalid_element: 'invalidElement',
  invalid_value: 'invalidValue',
};

/** Returns the 422 of a schema's failed rules, each with the dotted path of its field. */
export function rulesFailed(error: z.core.$ZodError): Problem {
  return new Problem(
    422,
    error.issues.map((issue) => ({
      code: OF_RULES[issue.code] ?? 'invalid',
      detail: issue.message,
      ...(issue.path.length > 0 ? { field: issue.path.map(String).join('.') } : {}),
    })),
  );
}

/** Validates a value whose rules depend on something known only now (a clock, a toggle). Throws 422. */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (!result.success) throw rulesFailed(result.error);
  return result.data;
}
