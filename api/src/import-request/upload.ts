import { ONLY_XLSX } from '@roofline/schema/import-request/import-request';
import { limits } from '@roofline/schema/value/limits';
import { invalidFileType } from '../platform/problem';
import { kindOf, type FileKind } from '../platform/upload/file-kind';
import { plainName } from '../platform/upload/file-name';
import { assertFilled, type ReceivedFile, type Reception } from '../platform/upload/reception';

/** A workbook by its name and leading bytes; only reading shows whether it really is one. */
export const WORKBOOK: FileKind = {
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extensions: ['.xlsx'],
  magic: [0x50, 0x4b, 0x03, 0x04],
};

export interface UploadedStudy extends Pick<ReceivedFile, 'fileSize' | 'sha256' | 'arrival' | 'bytes'> {
  fileName: string;
}

/** Returns the name without folders and without characters that a file system refuses. */
function studyName(name: string): string {
  const clean = plainName(name)
    .replace(/[<>:"|?*]/g, '')
    .trim();
  return /^\.?xlsx$/i.test(clean) || clean === '' ? 'study.xlsx' : clean;
}

/** The reception of one workbook in the field `file`. */
export const studyUpload: Reception<UploadedStudy> = {
  maxBytes: limits.importFileBytes,
  isFormRequired: true,
  missing: { detail: 'A file is required', code: 'required' },
  unexpected: { detail: 'Send a single file in the field "file"', code: 'unexpectedFile' },
  accept(file) {
    assertFilled(file);
    if (!kindOf([WORKBOOK], { fileName: plainName(file.fileName), head: file.head }))
      throw invalidFileType(ONLY_XLSX);
    const { fileSize, sha256, arrival, bytes } = file;
    return { fileName: studyName(file.fileName), fileSize, sha256, arrival, bytes };
  },
};
