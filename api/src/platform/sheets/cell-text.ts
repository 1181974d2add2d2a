import type { Cell } from './grid';

/** Longest text that can still be a number, a year, a mark or a percentage, with the unit written behind it. */
const VALUE_CHARS = 60;
/** Longest text that can still be a heading or the label of a total; what is longer is a remark. */
export const LABEL_CHARS = 200;

const BLANK_WORDS = /^(?:n\s*(?:\/\s*)?a|none|nil|[-–—]+)\.?$/i;

/** Text of a cell as a person reads it; null when blank. */
export function cellText(cell: Cell | undefined): string | null {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  const text = String(cell).trim();
  return text === '' ? null : text;
}

/** Text of a cell that should hold a number or a choice: `N/A`, `none` and dashes mean blank there. */
export function valueText(cell: Cell | undefined): string | null {
  const text = cellText(cell);
  return text === null || BLANK_WORDS.test(text) ? null : text;
}

/** Text of a cell that can only hold something short; null when blank, `too long` for what can be no such value. */
export function shortText(cell: Cell | undefined): { text: string } | 'blank' | 'too long' {
  const text = valueText(cell);
  if (text === null) return 'blank';
  return text.length > VALUE_CHARS ? 'too long' : { text };
}

/** Short form of a value for a message or a sample. */
export function shown(cell: Cell | undefined): string | null {
  const text = cellText(cell);
  return text !== null && text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** A bracket that nothing closes is no remark, unless the text was cut behind it. */
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

/** Words of a heading or label: lower case, without accents, punctuation and bracketed remarks. */
export function words(text: string): string[] {
  const plain = text.slice(0, LABEL_CHARS).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return withoutRemarks(plain, text.length > LABEL_CHARS)
    .replace(/%/g, ' percent ')
    .replace(/#/g, ' number ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Key by which the same text written another way is recognised. */
export function textKey(text: string | null): string {
  return (text ?? '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

const PLAIN = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/;

/** A number as written in the United States: `1,200.50`, `$1,200`, `(500)`, `500-`, `-$500`. */
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

/** The first characters of a text; half of a pair at the end, which cannot be stored, is left out. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
