import type { z } from 'zod';

/** Adds one failure to the field at `path`. */
export type AddFailure = (path: string | (string | number)[], message: string) => void;

/**
 * Rules that need more than one field. They run even when single fields failed, so that every failure is
 * listed at once; a rule must therefore expect any value to be missing or of another type.
 */
export function withCrossFieldRules<T extends z.ZodType>(
  schema: T,
  rules: (value: Partial<z.output<T>> & Record<string, unknown>, add: AddFailure) => void,
): T {
  return schema.superRefine(
    (value, context) => {
      if (value === null || typeof value !== 'object') return;
      rules(value as never, (path, message) =>
        context.addIssue({
          code: 'custom',
          path: typeof path === 'string' ? path.split('.') : path,
          message,
        }),
      );
    },
    { when: () => true },
  ) as unknown as T;
}

/** A number that a person typed: null, undefined, '' and NaN are all "missing". */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** For `strictObject`: refuses names that no one reads, so that a misspelt filter does not pass for none. */
export const unknownNames = (what: string, known: string) => ({
  error: (issue: z.core.$ZodRawIssue) =>
    issue.code === 'unrecognized_keys'
      ? `${what} has no ${(issue.keys as string[]).join(', ')}; it has ${known}`
      : undefined,
});
