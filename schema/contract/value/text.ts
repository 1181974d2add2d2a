import { z } from 'zod';
import { optional } from './numbers';
import { asks } from './question';

// PostgreSQL cannot store a lone surrogate or NUL; other control characters are never intended.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Required text. Messages: `{label} is required`, `{label} should have at most {max} characters`. */
export function requiredText(label: string, max: number, min = 1) {
  const text = z
    .string({ error: `${label} is required` })
    .refine(
      (t) => !CONTROL.test(t) && !LONE_SURROGATE.test(t),
      `${label} has characters that cannot be stored`,
    )
    .transform((t) => t.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1, `${label} is required`)
        // Blank text breaks one rule, not two.
        .refine((t) => t === '' || t.length >= min, `${label} should have at least ${min} characters`)
        .max(max, `${label} should have at most ${max} characters`),
    );
  return asks(text, { label, maxLength: max });
}

/** Optional text: blank, null and missing all become null. */
export function optionalText(label: string, max: number) {
  const text = z
    .string({ error: `${label} should be text` })
    .nullish()
    .transform((t) => (t == null ? '' : t.normalize('NFC').trim()))
    .pipe(
      z
        .string()
        .refine(
          (t) => !CONTROL.test(t) && !LONE_SURROGATE.test(t),
          `${label} has characters that cannot be stored`,
        )
        .max(max, `${label} should have at most ${max} characters`)
        .transform((t) => (t === '' ? null : t)),
    );
  return asks(text, { label, maxLength: max });
}

/** A calendar day, `2026-11-20`. */
export function isoDate(label: string) {
  const day = z.iso.date({
    error: (issue) =>
      issue.input == null || issue.input === '' ? `${label} is required` : `${label} should be a valid date`,
  });
  return asks(day, { label });
}

/** A calendar day that may be left out: missing and null become null. */
export function optionalDate(label: string) {
  return optional(asks(z.iso.date(`${label} should be a valid date`), { label }));
}

/** Cuts a text to at most `max` UTF-16 units, never through a character that takes two of them. */
export function cutTo(text: string, max: number): string {
  return text
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
