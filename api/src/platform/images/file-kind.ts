import { limits } from '@roofline/schema/limits';

/** The two kinds of image that are taken, each with the three things that must agree (UP-2). */
const KINDS = [
  {
    format: 'jpeg',
    extensions: ['.jpg', '.jpeg'],
    declared: ['image/jpeg', 'image/jpg'],
    magic: [0xff, 0xd8, 0xff],
  },
  {
    format: 'png',
    extensions: ['.png'],
    declared: ['image/png'],
    magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
] as const;

export type ImageFormat = (typeof KINDS)[number]['format'];

/** How many leading bytes decide about the kind. */
export const MAGIC_BYTES = 8;

/** The last extension of a file name, with its dot and in lower case; '' without one. */
export function extensionOf(fileName: string): string {
  return /\.[^./\\]+$/.exec(fileName)?.[0].toLowerCase() ?? '';
}

/** Format on which extension, declared type and leading bytes agree; null when any of them differs. */
export function imageFormat(file: {
  fileName: string;
  declaredType: string;
  head: Uint8Array;
}): ImageFormat | null {
  const extension = extensionOf(file.fileName);
  if (!(limits.imageExtensions as readonly string[]).includes(extension)) return null;
  const kind = KINDS.find((k) => (k.extensions as readonly string[]).includes(extension))!;
  const declared = file.declaredType.split(';')[0]!.trim().toLowerCase();
  if (!(kind.declared as readonly string[]).includes(declared)) return null;
  return kind.magic.every((byte, at) => file.head[at] === byte) ? kind.format : null;
}
