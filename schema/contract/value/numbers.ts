import { z } from 'zod';
import { limits } from './limits';
import { formatLimit, hasTwoDecimals } from './money';
import { asks } from './question';

/** An amount in an answer: US dollars. */
export const money = z.number().meta({ description: 'US dollars, at most two decimals' });
/** A rate in an answer: percentage points (2.5 means 2.5%). */
export const percent = z.number().meta({ description: 'Percentage points: 2.5 means 2.5%' });

// Rules for numbers that a person types. A missing number is "required"; a number out of range gets the range.

const requiredOr = (label: string, wrong: string) => (issue: { input?: unknown }) =>
  issue.input == null ? `${label} is required` : wrong;

/** A number with at most two decimals in a range; `write` formats the limits in its message. */
function decimal(label: string, min: number, max: number, write: (limit: number) => string) {
  const range = `${label} should be from ${write(min)} to ${write(max)}`;
  return z
    .number({ error: requiredOr(label, range) })
    .min(min, range)
    .max(max, range)
    .refine(hasTwoDecimals, `${label} should have at most two decimals`);
}

/** Is a quantity one that is stored: a whole number of thousandths? */
export const hasThreeDecimals = (quantity: number) =>
  Math.abs(quantity * 1000 - Math.round(quantity * 1000)) < 1e-3;

/** US dollars in a range. Messages: `{label} is required`, `{label} should be from $0 to $99,000,000`. */
export function amount(label: string, min: number, max: number) {
  return asks(decimal(label, min, max, formatLimit), { label, kind: 'money' });
}

/** Percentage points in a range. Messages: `{label} is required`, `{label} should be from 0% to 200%`. */
export function points(label: string, min: number, max: number) {
  return asks(
    decimal(label, min, max, (limit) => `${limit}%`),
    { label, kind: 'percent' },
  );
}

/** A yearly rate in percentage points, from 0% on. */
export function rate(label: string, max: number = limits.rateMax) {
  return points(label, 0, max);
}

/** A whole number in a range, with its own message for what is outside. Missing: `{label} is required`. */
export function wholeNumber(label: string, min: number, max: number, range: string) {
  const number = z
    .int({ error: requiredOr(label, range) })
    .min(min, range)
    .max(max, range);
  return asks(number, { label });
}

/** A whole number in a range. Messages: `{label} is required`, `{label} should be a whole number from 1 to 200`. */
export function whole(label: string, min: number, max: number) {
  return wholeNumber(label, min, max, `${label} should be a whole number from ${min} to ${max}`);
}

/** One of a numbered list, 1 to `count`. Message for anything else: `{label} is required`. */
export function choice(label: string, count: number) {
  const required = `${label} is required`;
  return asks(z.int({ error: required }).min(1, required).max(count, required), { label, kind: 'choice' });
}

/** An optional value: missing and null become null. */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? null);
}
