import { INVALID_PHOTO_TYPE } from '@roofline/schema/photo/photo';
import { limits } from '@roofline/schema/value/limits';
import { invalidFileType } from '../../platform/problem';
import { JPEG, kindOf, PNG, type FileKind } from '../../platform/upload/file-kind';
import { extensionOf, plainName } from '../../platform/upload/file-name';
import { manyFiles } from '../../platform/upload/many-files';
import type { ReceivedFile } from '../../platform/upload/reception';

export const PHOTO_FORMATS = ['jpeg', 'png', 'heic'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** An uploaded picture. */
export interface UploadedPhoto extends Pick<ReceivedFile, 'path' | 'sha256' | 'fileSize' | 'arrival'> {
  fileName: string;
  format: PhotoFormat;
}

const HEIC: FileKind = {
  contentType: 'image/heic',
  extensions: ['.heic', '.heif'],
  magic: [...Buffer.from('ftyp')],
  at: 4,
};
/** The brands of pictures that can be decoded; films and other pictures begin the same way. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const KINDS: (FileKind & { format: PhotoFormat; declared: readonly string[] })[] = [
  { ...JPEG, format: 'jpeg', declared: ['image/jpeg', 'image/jpg'] },
  { ...PNG, format: 'png', declared: ['image/png'] },
  // Not every browser knows the type of this extension.
  { ...HEIC, format: 'heic', declared: ['image/heic', 'image/heif', 'application/octet-stream', ''] },
];

/** Returns the format on which name, declared type and leading bytes agree (UP-2); null where any of them differs. */
function formatOf({ fileName, declaredType, head }: ReceivedFile): PhotoFormat | null {
  const kind = kindOf(KINDS, { fileName, head });
  const declared = declaredType.split(';')[0]!.trim().toLowerCase();
  if (!kind?.declared.includes(declared)) return null;
  if (kind.format === 'heic' && !HEIC_BRANDS.includes(Buffer.from(head.subarray(8, 12)).toString('latin1')))
    return null;
  return kind.format;
}

/** Returns the format of an accepted picture by its name, since name and content agreed at the upload. */
export const formatOfName = (fileName: string): PhotoFormat =>
  KINDS.find(({ extensions }) => extensions.includes(extensionOf(fileName)))?.format ?? 'jpeg';

/** The rules for an upload of 1 to 20 pictures in the field `files`. */
export const photoUpload = manyFiles<UploadedPhoto>({
  maxBytes: limits.photoMaxBytes,
  missing: { detail: 'A photo is required', code: 'required' },
  unexpected: { detail: 'Send photos in the field "files"', code: 'unexpectedFile' },
  accept(file) {
    const format = formatOf(file);
    if (!format) throw invalidFileType(INVALID_PHOTO_TYPE);
    const { path, sha256, fileSize, arrival } = file;
    return { path, sha256, fileSize, arrival, fileName: plainName(file.fileName), format };
  },
});
