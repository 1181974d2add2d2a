import { extensionOf } from './file-name';

/** How many leading bytes decide the kind. */
export const HEAD_BYTES = 12;

/** A kind of file: how its names may end, and the bytes that it begins with (within the first `HEAD_BYTES`). */
export interface FileKind {
  contentType: string;
  extensions: readonly string[];
  magic: readonly number[];
  /** The offset of `magic`, unless it is at the beginning. */
  at?: number;
}

export const JPEG: FileKind = {
  contentType: 'image/jpeg',
  extensions: ['.jpg', '.jpeg'],
  magic: [0xff, 0xd8, 0xff],
};
export const PNG: FileKind = {
  contentType: 'image/png',
  extensions: ['.png'],
  magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};
export const PDF: FileKind = {
  contentType: 'application/pdf',
  extensions: ['.pdf'],
  magic: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Returns whether the bytes begin with `lead`. */
export function startsWith(bytes: Uint8Array, lead: readonly number[]): boolean {
  return lead.every((byte, at) => bytes[at] === byte);
}

/** Returns the kind on which name and leading bytes agree (UP-2); null if they differ, or agree on none of these. */
export function kindOf<K extends FileKind>(
  kinds: readonly K[],
  { fileName, head }: { fileName: string; head: Uint8Array },
): K | null {
  const kind = kinds.find(({ extensions }) => extensions.includes(extensionOf(fileName)));
  return kind && startsWith(head.subarray(kind.at ?? 0), kind.magic) ? kind : null;
}
