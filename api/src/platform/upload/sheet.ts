import { plainName } from './file-name';
import { assertFilled, type ReceivedFile, type Reception } from './reception';

/** An uploaded spreadsheet; its type is known only once it is read. */
export type UploadedSheet = Pick<ReceivedFile, 'fileName' | 'sha256' | 'bytes'>;

/** Receives one spreadsheet of at most `maxBytes` in the field `file`; 415 for a body that is not a form. */
export const sheetUpload = (maxBytes: number): Reception<UploadedSheet> => ({
  maxBytes,
  isFormRequired: true,
  missing: { detail: 'A file is required' },
  unexpected: { detail: 'A file is required' },
  accept(file) {
    assertFilled(file);
    return { fileName: plainName(file.fileName), sha256: file.sha256, bytes: file.bytes };
  },
});
