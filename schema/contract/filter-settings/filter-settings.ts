import { z } from 'zod';

/** A user's own settings of a grid or filter, named by `a` and optionally `b`; any JSON object up to 16 KB. */
export const filterSettings = z.object({
  a: z.string(),
  b: z.string().nullable(),
  value: z.record(z.string(), z.json()),
});
export type FilterSettings = z.infer<typeof filterSettings>;

const key = z.string().regex(/^[A-Za-z0-9-]{1,60}$/, 'A settings name has letters, digits and dashes only');
export const filterSettingsInput = z.object({
  a: key,
  b: key.nullish().transform((v) => v ?? null),
  value: z
    .record(z.string().max(100), z.json())
    .refine((v) => JSON.stringify(v).length <= 16_384, 'Settings should have at most 16 KB'),
});
export type FilterSettingsInput = z.infer<typeof filterSettingsInput>;
