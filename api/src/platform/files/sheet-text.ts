// Characters that XML cannot hold or writers drop, and line ends that readers change.
const UNSAFE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFDD0-\uFDEF\uFFFD-\uFFFF]|[\u{1FFFE}\u{1FFFF}\u{2FFFE}\u{2FFFF}\u{3FFFE}\u{3FFFF}\u{4FFFE}\u{4FFFF}\u{5FFFE}\u{5FFFF}\u{6FFFE}\u{6FFFF}\u{7FFFE}\u{7FFFF}\u{8FFFE}\u{8FFFF}\u{9FFFE}\u{9FFFF}\u{AFFFE}\u{AFFFF}\u{BFFFE}\u{BFFFF}\u{CFFFE}\u{CFFFF}\u{DFFFE}\u{DFFFF}\u{EFFFE}\u{EFFFF}\u{FFFFE}\u{FFFFF}\u{10FFFE}\u{10FFFF}]/gu;

const escaped = (text: string) =>
  Array.from(
    { length: text.length },
    (_, i) => `_x${text.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0')}_`,
  ).join('');

/**
 * Encodes text for a workbook: it escapes characters that a sheet cannot hold, as the standard says (`_x000D_`), and
 * text that looks like such an escape, so that a reader gets exactly the stored text.
 */
export function sheetText(text: string): string {
  const safe = text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replace(UNSAFE, escaped);
  // The writer indexes its strings in a plain object, where "constructor" would find an inherited property.
  return safe in Object.prototype ? escaped(safe[0]!) + safe.slice(1) : safe;
}

/** Escapes text for a workbook's XML, between tags or in an attribute. */
export const xmlText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
