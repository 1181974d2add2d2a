/** Signs with which a formula begins; full-width and small forms read the same to a sheet. */
const SIGNS = /^[=+\-@]/;
/** Spaces and signs that show nothing: a sheet passes over them. */
const UNSEEN = /^[\s\p{C}]+/u;

/**
 * Text for a file or a clipboard that a spreadsheet may open. It would run text that begins like a formula, also after
 * spaces; an apostrophe says that it is text.
 */
export function sheetText(text: string): string {
  const isLikeFormula = SIGNS.test(text.normalize('NFKC').replace(UNSEEN, '')) || /^[\t\r\n]/.test(text);
  return isLikeFormula ? `'${text}` : text;
}
