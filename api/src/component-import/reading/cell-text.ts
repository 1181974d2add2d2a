import type { Cell } from '../file/grid';

const BLANK_WORDS = /^(?:n\s*\/?\s*a|none|nil|[-–—]+)\.?$/i;

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

/** Short form of a value for a message or a sample. */
export function shown(cell: Cell | undefined): string | null {
  const text = cellText(cell);
  return text !== null && text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Words of a heading or label: lower case, without accents, punctuation and bracketed remarks. */
export function words(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[([{][^)\]}]*[)\]}]/g, ' ')
    .replace(/%/g, ' percent ')
    .replace(/#/g, ' number ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Key by which the same text written another way is recognised. */
export function textKey(text: string | null): string {
  return (text ?? '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
