import { z } from 'zod';

/** A mail that was not sent, as a developer may read it. */
export const keptMail = z.object({
  mailId: z.uuid(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  html: z.string(),
  text: z.string(),
});
export type KeptMail = z.infer<typeof keptMail>;
