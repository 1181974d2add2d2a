import { z } from 'zod';

/** What a portfolio shows in the place of Roofline's logo, name and color. */
export const privateLabel = z.object({
  name: z.string().meta({ description: 'Company name' }),
  logoUrl: z.string().nullable(),
  accentColor: z.string().nullable().meta({ description: 'Like #0B6572; null for the color of Roofline' }),
});
export type PrivateLabel = z.infer<typeof privateLabel>;
