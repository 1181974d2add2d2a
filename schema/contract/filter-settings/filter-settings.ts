import { z } from 'zod';

/** Any JSON; documents name what contains itself. */
const json: z.ZodType<z.core.util.JSONType> = z
  .lazy(() =>
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]),
  )
  .meta({ id: 'JsonValue' });

/** A user's own settings of a grid or filter, named by `a` and optionally `b`; any JSON object up to 16 KB. */
export const filterSettings = z.object({
  a: z.string(),
  b: z.string().nullable(),
  value: z.record(z.string(), json),
});
export type FilterSettings = z.infer<typeof filterSettings>;

const key = z.string().regex(/^[A-Za-z0-9-]{1,60}$/, 'A settings name has letters, digits and dashes only');
export const filterSettingsInput = z.object({
  a: key,
  b: key.nullish().transform((v) => v ?? null),
  value: z
    .record(z.string().max(100), json)
    .refine((v) => JSON.stringify(v).length <= 16_384, 'Settings should have at most 16 KB'),
});
export type FilterSettingsInput = z.infer<typeof filterSettingsInput>;
