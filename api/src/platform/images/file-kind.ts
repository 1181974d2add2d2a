import { limits } from '@roofline/schema/value/limits';
import { JPEG, kindOf, PNG, type FileKind } from '../upload/file-kind';
import { extensionOf } from '../upload/file-name';

export type ImageFormat = 'jpeg' | 'png';

/** The two accepted kinds of image, each with the three things that must agree (UP-2). */
const KINDS: (FileKind & { format: ImageFormat; declared: string[] })[] = [
  { ...JPEG, format: 'jpeg', declared: ['image/jpeg', 'image/jpg'] },
  { ...PNG, format: 'png', declared: ['image/png'] },
];

/** Returns the format on which extension, declared type and leading bytes agree; null when any of them differs. */
export function imageFormat(file: {
  fileName: string;
  declaredType: string;
  head: Uint8Array;
}): ImageFormat | null {
  if (!(limits.imageExtensions as readonly string[]).includes(extensionOf(file.fileName))) return null;
  const kind = kindOf(KINDS, file);
  const declared = file.declaredType.split(';')[0]!.trim().toLowerCase();
  return kind?.declared.includes(declared) ? kind.format : null;
}
