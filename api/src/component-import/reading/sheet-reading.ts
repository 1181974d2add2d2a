import type { ImportField } from '@roofline/schema/component-import/import-fields';
import type { Cell, Grid } from '../../platform/sheets/grid';
import { percentsAreFractions } from './numbers';
import { draftRow, type RowDraft } from './row-draft';
import { columnOf, hasNoLife, rowKind, type RowKind } from './row-kind';
import { textKey } from '../../platform/sheets/cell-text';

/** How a grid is read: the row of the headings and the field of each column. */
export interface Mapping {
  /** Index from 0; data begins below. */
  headerRowIndex: number;
  headings: string[];
  /** Empty where a person chose another row of headings: then reading the sheet guesses the columns. */
  columns: (ImportField | null)[];
  skipErrors: boolean;
  /** Rows to leave out, by their numbers in the sheet. */
  skipRows: number[];
}

/** One row below the headings. `row` is its number in the sheet. */
export type ReadRow =
  | { row: number; kind: 'data'; draft: RowDraft }
  | { row: number; kind: 'left-out'; draft: RowDraft; note: string }
  | { row: number; kind: 'skipped'; text: string | null; note: string };

export interface SheetReading {
  rows: ReadRow[];
  missingFields: ImportField[];
  /** The total that the file itself states. */
  statedTotal: number | null;
}

const CATEGORY_MAX = 100;

const STANDS_IN: Partial<Record<ImportField, ImportField>> = { remainingUsefulLife: 'nextReplacementYear' };

/** Returns the required fields without a column; a cost is one of them, in either form. */
function missingFields(columns: readonly (ImportField | null)[]): ImportField[] {
  const missing = (['name', 'usefulLife', 'remainingUsefulLife'] as ImportField[]).filter(
    (field) => !columns.includes(field) && !(STANDS_IN[field] && columns.includes(STANDS_IN[field])),
  );
  if (!columns.includes('unitCost') && !columns.includes('currentCost')) missing.push('currentCost');
  return missing;
}

type Total = Extract<RowKind, { kind: 'total' }>;

/** Returns the grand total; else the last total; else the sum of the subtotals. */
function statedTotalOf(totals: readonly Total[]): number | null {
  const amounts = (level: Total['level']) =>
    totals.flatMap((t) => (t.level === level && t.amount !== null ? [t.amount] : []));
  const last = amounts('grand').at(-1) ?? amounts('total').at(-1);
  if (last !== undefined) return last;
  const parts = amounts('subtotal');
  return parts.length === 0 ? null : parts.reduce((sum, amount) => sum + amount, 0);
}

const SKIPPED = {
  total: 'Total row: compared, not imported.',
  heading: 'Repeated headings: left out.',
  section: 'Section heading: category of the rows below.',
  text: 'Text without numbers: left out.',
  chosen: 'Left out on purpose.',
  noLife: 'No useful life (N/A): left out.',
};

/** Returns the name of a section: `Paving` for `Paving (continued):` on the next page. */
function sectionName(text: string): string {
  const plain = text.trimEnd().replace(/:$/, '').trimEnd();
  return plain.replace(/\(?cont(?:inued|'d|\.)?\)?$/i, '').trimEnd();
}

/** Returns for each row whether the next data or total row below it is data, in one pass from the end. */
function dataFollows(kinds: readonly RowKind[]): boolean[] {
  const follows: boolean[] = [];
  let next: RowKind['kind'] | null = null;
  for (let i = kinds.length - 1; i >= 0; i -= 1) {
    follows[i] = next === 'data';
    const { kind } = kinds[i]!;
    if (kind === 'data' || kind === 'total') next = kind;
  }
  return follows;
}

class SectionReader {
  section: string | null = null;
  private readonly dataFollows: readonly boolean[];
  constructor(
    kinds: readonly RowKind[],
    private readonly hasCategories: boolean,
  ) {
    this.dataFollows = dataFollows(kinds);
  }

  /** Returns the note of a row with a single text; starts a section where data, and not a total, follows the row. */
  note(index: number, text: string): string {
    if (this.hasCategories || text.length > CATEGORY_MAX || !this.dataFollows[index]) return SKIPPED.text;
    this.section = sectionName(text);
    return SKIPPED.section;
  }
}

/** The known categories, the year and the place of a sheet. */
export interface SheetContext {
  categories: readonly string[];
  fiscalYear: number;
  place?: string | null;
}

/** Returns why a row that is not a component is left out; null for a blank row. */
function passedOver(
  row: readonly Cell[],
  kind: Exclude<RowKind, { kind: 'data' }>,
  noteOf: (text: string) => string,
) {
  if (kind.kind === 'blank') return null;
  if (kind.kind === 'total') return { text: String(row.find((cell) => cell !== null)), note: SKIPPED.total };
  if (kind.kind === 'heading') return { text: null, note: SKIPPED.heading };
  return { text: kind.text, note: noteOf(kind.text) };
}

/** Returns whether the percentages in the data rows are fractions of 1. */
function hasFractions(
  rows: readonly Cell[][],
  kinds: readonly RowKind[],
  column: number | undefined,
): boolean {
  if (column === undefined) return false;
  return percentsAreFractions(rows.flatMap((row, i) => (kinds[i]!.kind === 'data' ? [row[column]] : [])));
}

/** Reads every row below the headings, without comparing it with the inventory. */
export function readSheetRows(
  grid: Grid,
  mapping: Mapping,
  { categories, fiscalYear, place = null }: SheetContext,
): SheetReading {
  const at = columnOf(mapping.columns);
  const rows = grid.rows.slice(mapping.headerRowIndex + 1);
  const kinds = rows.map((row) => rowKind(row, at, mapping.headings));
  const percentsAsFractions = hasFractions(rows, kinds, at.percentReplaced);
  const known = new Map(categories.map((name) => [textKey(name), name]));
  const context = { at, percentsAsFractions, place, categories: known, fiscalYear };
  const leftOut = new Set(mapping.skipRows);
  const sections = new SectionReader(kinds, at.category !== undefined);
  const read = rows.flatMap((cells, i): ReadRow[] => {
    const row = mapping.headerRowIndex + 2 + i;
    const kind = kinds[i]!;
    if (kind.kind !== 'data') {
      const passed = passedOver(cells, kind, (text) => sections.note(i, text));
      return passed ? [{ row, kind: 'skipped', ...passed }] : [];
    }
    const draft = draftRow(cells, { ...context, section: sections.section });
    const note = leftOut.has(row) ? SKIPPED.chosen : hasNoLife(cells, at) ? SKIPPED.noLife : null;
    return [note === null ? { row, kind: 'data', draft } : { row, kind: 'left-out', draft, note }];
  });
  const totals = kinds.filter((kind): kind is Total => kind.kind === 'total');
  return { rows: read, missingFields: missingFields(mapping.columns), statedTotal: statedTotalOf(totals) };
}
