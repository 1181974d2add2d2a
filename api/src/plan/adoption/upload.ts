import { limits } from '@roofline/schema/value/limits';
import { invalidFileType } from '../../platform/problem';
import { JPEG, kindOf, PDF, PNG } from '../../platform/upload/file-kind';
import { plainName } from '../../platform/upload/file-name';
import { assertFilled, type ReceivedFile, type Reception } from '../../platform/upload/reception';

/** An uploaded document of an adoption; its type comes from its content, not from the request. */
export interface UploadedDocument extends Pick<ReceivedFile, 'fileSize' | 'sha256' | 'arrival'> {
  fileName: string;
  contentType: string;
}

/** The rules for an upload of one document in the field `file`. */
export const documentUpload: Reception<UploadedDocument> = {
  maxBytes: limits.adoptionFileBytes,
  missing: { detail: 'A file is required', code: 'required' },
  unexpected: { detail: 'Send one file in the field "file"', code: 'unexpectedFile' },
  accept(file) {
    assertFilled(file);
    const fileName = plainName(file.fileName);
    const kind = kindOf([PDF, PNG, JPEG], { fileName, head: file.head });
    if (!kind) throw invalidFileType('Invalid file type. Allowed types: .pdf, .jpg, .jpeg, .png.');
    const { fileSize, sha256, arrival } = file;
    return { fileName, contentType: kind.contentType, fileSize, sha256, arrival };
  },
};
