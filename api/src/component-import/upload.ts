import { limits } from '@roofline/schema/value/limits';
import { plainName } from '../platform/upload/file-name';
import { assertFilled, type ReceivedFile, type Reception } from '../platform/upload/reception';

/** An uploaded component list; its type is known once it is read. */
export type UploadedList = Pick<ReceivedFile, 'fileName' | 'sha256' | 'bytes'>;

/** One component list in the field `file`; 415 for a body that is no form. */
export const listUpload: Reception<UploadedList> = {
  maxBytes: limits.importFileBytes,
  isFormRequired: true,
  missing: { detail: 'A file is required' },
  unexpected: { detail: 'A file is required' },
  accept(file) {
    assertFilled(file);
    return { fileName: plainName(file.fileName), sha256: file.sha256, bytes: file.bytes };
  },
};
