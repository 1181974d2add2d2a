import type { Cell } from './grid';

/** Longest text that can still be a number, a year, a mark or a percentage, with its unit. */
const VALUE_CHARS = 60;
/** Longest text that can still be a heading or the label of a total; longer text is a remark. */
export const LABEL_CHARS = 200;

const BLANK_WORDS = /^(?:n\s*(?:\/\s*)?a|none|nil|[-–—]+)\.?$/i;

/** Returns the text of a cell as a person reads it; null when blank. */
export function cellText(cell: Cell | undefined): string | null {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  const text = String(cell).trim();
  return text === '' ? null : text;
}

/** Returns the text of a cell that should hold a number or a choice: `N/A`, `none` and dashes mean blank there. */
export function valueText(cell: Cell | undefined): string | null {
  const text = cellText(cell);
  return text === null || BLANK_WORDS.test(text) ? null : text;
}

/** Returns the text of a cell with a short value; `blank`, or `too long` for text that cannot be such a value. */
export function shortText(cell: Cell | undefined): { text: string } | 'blank' | 'too long' {
  const text = valueText(cell);
  if (text === null) return 'blank';
  return text.length > VALUE_CHARS ? 'too long' : { text };
}

/** Returns the short form of a value for a message or a sample. */
export function shown(cell: Cell | undefined): string | null {
  const text = cellText(cell);
  return text !== null && text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Removes bracketed remarks. An unclosed bracket is no remark, unless the text was cut after it. */
function withoutRemarks(text: string, isCut: boolean): string {
  let kept = '';
  let rest = text;
  for (;;) {
    const open = rest.search(/[([{]/);
    const length = open === -1 ? -1 : rest.slice(open).search(/[)\]}]/);
    if (length === -1) return kept + (isCut && open !== -1 ? rest.slice(0, open) : rest);
    kept += `${rest.slice(0, open)} `;
    rest = rest.slice(open + length + 1);
  }
}

/** Returns the words of a heading or label in lower case, without accents, punctuation and bracketed remarks. */
export function words(text: string): string[] {
  const plain = text.slice(0, LABEL_CHARS).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return withoutRemarks(plain, text.length > LABEL_CHARS)
    .replace(/%/g, ' percent ')
    .replace(/#/g, ' number ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Returns a key that is equal for texts that differ only in case, spacing or form of characters. */
export function textKey(text: string | null): string {
  return (text ?? '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

const PLAIN = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;

/** Reads a number as written in the United States: `1,200.50`, `$1,200`, `(500)`, `500-`, `-$500`. */
export function readNumberText(text: string): number | null {
  let rest = text.replace(/[\s\u00a0]/g, '').replace(/^(?:US\$|USD)|USD$/i, '');
  let sign = 1;
  const bracketed = /^\((.*)\)$/.exec(rest);
  if (bracketed) [sign, rest] = [-1, bracketed[1]!];
  rest = rest.replace(/^\$?([-−+])\$?/, (_, mark: string) => {
    if (mark !== '+') sign = -sign;
    return '';
  });
  if (/[-−]$/.test(rest)) [sign, rest] = [-sign, rest.slice(0, -1)];
  rest = rest.replace(/^\$/, '');
  if (!/\d/.test(rest) || !PLAIN.test(rest)) return null;
  const value = Number(rest.replace(/,/g, ''));
  return Number.isFinite(value) ? sign * value || 0 : null;
}

/** Returns the first characters of a text, without half of a surrogate pair at the end, which cannot be stored. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
