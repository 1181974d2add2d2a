// What XML cannot hold, what writers drop, and line ends that readers change.
const UNSAFE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFDD0-\uFDEF\uFFFD-\uFFFF]|[\u{1FFFE}\u{1FFFF}\u{2FFFE}\u{2FFFF}\u{3FFFE}\u{3FFFF}\u{4FFFE}\u{4FFFF}\u{5FFFE}\u{5FFFF}\u{6FFFE}\u{6FFFF}\u{7FFFE}\u{7FFFF}\u{8FFFE}\u{8FFFF}\u{9FFFE}\u{9FFFF}\u{AFFFE}\u{AFFFF}\u{BFFFE}\u{BFFFF}\u{CFFFE}\u{CFFFF}\u{DFFFE}\u{DFFFF}\u{EFFFE}\u{EFFFF}\u{FFFFE}\u{FFFFF}\u{10FFFE}\u{10FFFF}]/gu;

const escaped = (text: string) =>
  Array.from(
    { length: text.length },
    (_, i) => `_x${text.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0')}_`,
  ).join('');

/**
 * Text as a workbook holds it: characters that a sheet cannot carry in the escaped form of the standard (`_x000D_`),
 * and text that looks like such an escape marked as plain, so that a reader gets exactly what was stored.
 */
export function sheetText(text: string): string {
  const safe = text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replace(UNSAFE, escaped);
  // The writer keeps its strings in a plain object: "constructor" would find what every object has.
  return safe in Object.prototype ? escaped(safe[0]!) + safe.slice(1) : safe;
}

/** Text between the tags of a part of a workbook, or in an attribute. */
export const xmlText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
