/** Signs with which a formula begins; full-width and small forms mean the same to a spreadsheet. */
const SIGNS = /^[=+\-@]/;
/** Spaces and invisible characters, which a spreadsheet skips. */
const UNSEEN = /^[\s\p{C}]+/u;

/**
 * Returns text for a file or a clipboard that a spreadsheet may open. It would run text that begins like a formula,
 * also after spaces; an apostrophe marks it as text.
 */
export function sheetText(text: string): string {
  const isLikeFormula = SIGNS.test(text.normalize('NFKC').replace(UNSEEN, '')) || /^[\t\r\n]/.test(text);
  return isLikeFormula ? `'${text}` : text;
}
