import { z } from 'zod';
import { linkedFile } from '../file/linked-file';
import { isoDate } from '../value/text';

/** A disclosure that was sent to the members, with the document that it was then. */
export const sentDisclosure = z.object({
  sentDisclosureId: z.uuid(),
  propertyId: z.uuid(),
  fiscalYear: z.int(),
  sentOn: z.iso.date(),
  planName: z.string().meta({ description: 'The plan that it was drawn from, by its name at that time' }),
  recordedAt: z.iso.datetime(),
  recordedBy: z.string(),
  document: linkedFile,
  versionNumber: z.int().meta({ description: 'The version of the file that was sent: a later one was not' }),
});
export type SentDisclosure = z.infer<typeof sentDisclosure>;

const TO_COME = 'Sent On should be today or earlier: record the disclosure once it is sent.';

/** POST /api/plan/{id}/disclosure/sent; no day after `today`. */
export const sentDisclosureInput = (today: string) =>
  z.object({ sentOn: isoDate('Sent On').pipe(z.string().refine((day) => day <= today, TO_COME)) });
export type SentDisclosureInput = z.infer<ReturnType<typeof sentDisclosureInput>>;
