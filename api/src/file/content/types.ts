import type { FilePreviewKind } from '@roofline/schema/file/file';
import { JPEG, PDF, PNG, startsWith } from '../../platform/upload/file-kind';
import { extensionOf } from '../../platform/upload/file-name';
import { XLSX } from '../../platform/http/media-types';

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const CSV = 'text/csv';
export const TEXT = 'text/plain';
/** The type of all other files, which browsers only save. */
const OTHER = 'application/octet-stream';

const ZIP_LEAD = [0x50, 0x4b, 0x03, 0x04];
const none: readonly number[] = [];

/** The types by extension and leading bytes. A type needs both to match; web pages and scripts never have one. */
const TYPES: readonly (readonly [extensions: readonly string[], lead: readonly number[], type: string])[] = [
  [PDF.extensions, PDF.magic, PDF.contentType],
  [PNG.extensions, PNG.magic, PNG.contentType],
  [JPEG.extensions, JPEG.magic, JPEG.contentType],
  [['.xlsx'], ZIP_LEAD, XLSX],
  [['.docx'], ZIP_LEAD, DOCX],
  [['.csv'], none, CSV],
  [['.txt', '.text', '.log', '.md'], none, TEXT],
];

/** Every type that a stored file may have. */
export const CONTENT_TYPES: readonly string[] = [...TYPES.map(([, , type]) => type), OTHER];

/** Returns the type of a file by its name and its leading bytes. */
export function contentTypeOf({ fileName, head }: { fileName: string; head: Uint8Array }): string {
  const ending = extensionOf(fileName);
  const isUtf16 = startsWith(head, [0xff, 0xfe]) || startsWith(head, [0xfe, 0xff]);
  const isText = isUtf16 || !head.includes(0);
  const found = TYPES.find(
    ([extensions, lead]) =>
      extensions.includes(ending) && (lead.length > 0 ? startsWith(head, lead) : isText),
  );
  return found?.[2] ?? OTHER;
}

const PREVIEWS: Record<string, FilePreviewKind> = {
  [PDF.contentType]: 'pdf',
  [PNG.contentType]: 'image',
  [JPEG.contentType]: 'image',
  [XLSX]: 'table',
  [CSV]: 'table',
  [TEXT]: 'text',
};

/** Returns how the page shows a file of this type. */
export const previewKindOf = (contentType: string): FilePreviewKind => PREVIEWS[contentType] ?? 'none';
