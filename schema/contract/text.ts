import { z } from 'zod';

// A lone surrogate or NUL cannot be stored in PostgreSQL; other controls are never meant.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Required text. Messages: `{label} is required`, `{label} should have at most {max} characters`. */
export function requiredText(label: string, max: number, min = 1) {
  return z
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
}

/** Optional text: blank, null and missing all become null. */
export function optionalText(label: string, max: number) {
  return z
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
}

/** A calendar day, `2026-11-20`. */
export function isoDate(label: string) {
  return z.iso.date({
    error: (issue) =>
      issue.input == null || issue.input === '' ? `${label} is required` : `${label} should be a valid date`,
  });
}
