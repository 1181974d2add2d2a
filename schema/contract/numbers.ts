import { z } from 'zod';
import { limits } from './limits';
import { formatLimit, hasTwoDecimals } from './money';

// Rules of the numbers that a person types. Missing is told apart from wrong, and what is wrong names the range.

const requiredOr = (label: string, wrong: string) => (issue: { input?: unknown }) =>
  issue.input == null ? `${label} is required` : wrong;

/** A number with at most two decimals in a range that is told as `write` writes it. */
function decimal(label: string, min: number, max: number, write: (limit: number) => string) {
  const range = `${label} should be from ${write(min)} to ${write(max)}`;
  return z
    .number({ error: requiredOr(label, range) })
    .min(min, range)
    .max(max, range)
    .refine(hasTwoDecimals, `${label} should have at most two decimals`);
}

/** US dollars in a range. Messages: `{label} is required`, `{label} should be from $0 to $99,000,000`. */
export function amount(label: string, min: number, max: number) {
  return decimal(label, min, max, formatLimit);
}

/** Percentage points in a range. Messages: `{label} is required`, `{label} should be from 0% to 200%`. */
export function points(label: string, min: number, max: number) {
  return decimal(label, min, max, (limit) => `${limit}%`);
}

/** A yearly rate in percentage points, from 0% on. */
export function rate(label: string, max: number = limits.rateMax) {
  return points(label, 0, max);
}

/** A whole number in a range. Messages: `{label} is required`, `{label} should be a whole number from 1 to 200`. */
export function whole(label: string, min: number, max: number) {
  const range = `${label} should be a whole number from ${min} to ${max}`;
  return z
    .int({ error: requiredOr(label, range) })
    .min(min, range)
    .max(max, range);
}

/** One of a numbered list, 1 to `count`; anything else is no choice: `{label} is required`. */
export function choice(label: string, count: number) {
  const required = `${label} is required`;
  return z.int({ error: required }).min(1, required).max(count, required);
}

/** What may be left out: missing and null become null. */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? null);
}
