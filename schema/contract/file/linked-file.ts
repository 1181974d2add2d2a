import { z } from 'zod';

/** A file of the property that something else names as its document: what it is called, and where it is. */
export const linkedFile = z.object({
  propertyFileId: z.uuid(),
  folderId: z.uuid().nullable().meta({ description: 'The folder that it is in; null at the top' }),
  fileName: z.string(),
  contentType: z.string(),
  fileSize: z.int().meta({ description: 'bytes' }),
});
export type LinkedFile = z.infer<typeof linkedFile>;
