import { EXPORT_FIELDS, type ExportField } from '@roofline/schema/export-map/export-fields';
import { exportMapLimits } from '@roofline/schema/export-map/export-map';
import { cellText, shown } from '../../platform/sheets/cell-text';
import type { Cell } from '../../platform/sheets/grid';

/** The meaning of a cell below a heading: a field, a text, nothing, or a problem. */
export type FieldCell =
  | { field: ExportField | null; text: string | null }
  | { code: 'unknownField' | 'textTooLong'; detail: string };

/** An upper bound for the length of a field's key or heading. */
const WORD_CHARS = 40;
const BRACED = /^\{\{([^{}]*)\}\}$/;
const QUOTED = /^["“”]([^"“”]*)["“”]$/;
const WORDS = /^[\p{L}\p{N} _-]+$/u;

/** Returns a word for comparison: `Useful Life`, `useful_life` and `usefulLife` become one word. */
const wordOf = (text: string) =>
  text
    .slice(0, WORD_CHARS)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const FIELD_OF = new Map<string, ExportField>(
  EXPORT_FIELDS.flatMap(({ key, label }) => [
    [wordOf(label), key],
    [wordOf(key), key],
  ]),
);

/** Returns the edit distance: characters to insert, delete or replace to turn one word into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const exchanged = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}

/** Returns the field that a misspelled word probably means: short words may have one wrong character, long ones two. */
function meant(word: string): ExportField | undefined {
  const forgiven = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  return [...FIELD_OF].find(([known]) => distance(word, known) <= forgiven)?.[1];
}

const unknown = (detail: string): FieldCell => ({ code: 'unknownField', detail });
const asText = (text: string): FieldCell =>
  text.length > exportMapLimits.textMax
    ? { code: 'textTooLong', detail: `A text should have at most ${exportMapLimits.textMax} characters` }
    : { field: null, text };

function braced(cell: Cell, name: string): FieldCell {
  const field = FIELD_OF.get(wordOf(name));
  if (field && name.trim().length <= WORD_CHARS) return { field, text: null };
  const guess = meant(wordOf(name));
  const way = guess ? `Did you mean {{${guess}}}?` : 'Use a field of the template, such as {{name}}';
  return unknown(`Roofline has no field “${shown(cell)}”. ${way}`);
}

/**
 * Reads the cell below a heading. Double braces always name a field, quotation marks always hold a text. Other words are
 * the field that they name, a problem if they nearly name one, and else a text.
 */
export function readFieldCell(cell: Cell | undefined): FieldCell {
  const text = cellText(cell);
  if (text === null) return { field: null, text: null };
  const inBraces = BRACED.exec(text);
  if (inBraces) return braced(text, inBraces[1]!);
  if (text.includes('{{') || text.includes('}}'))
    return unknown('A cell holds one field, such as {{name}}, or a text without double braces');
  const inQuotes = QUOTED.exec(text);
  if (inQuotes) return asText(inQuotes[1]!);
  if (text.length > WORD_CHARS) return asText(text);
  const field = WORDS.test(text) ? FIELD_OF.get(wordOf(text)) : undefined;
  if (field) return { field, text: null };
  const guess = meant(wordOf(text));
  if (!guess) return asText(text);
  return unknown(`“${text}” is not quite a field. Write {{${guess}}}, or put a text in quotation marks`);
}
