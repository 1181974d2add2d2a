import type { ImportField } from '@roofline/schema/component-import/import-fields';
import type { Cell, Grid } from '../../platform/sheets/grid';
import { percentsAreFractions } from './numbers';
import { draftRow, type RowDraft } from './row-draft';
import { columnOf, hasNoLife, rowKind, type RowKind } from './row-kind';
import { textKey } from '../../platform/sheets/cell-text';

/** How a grid is read: where the headings are and what each column feeds. */
export interface Mapping {
  /** Index from 0; data begins below. */
  headerRowIndex: number;
  headings: string[];
  columns: (ImportField | null)[];
  skipErrors: boolean;
  /** Rows to leave out, as the sheet counts them. */
  skipRows: number[];
}

/** One row below the headings. `row` is its number as the sheet counts it. */
export type ReadRow =
  | { row: number; kind: 'data'; draft: RowDraft }
  | { row: number; kind: 'left-out'; draft: RowDraft; note: string }
  | { row: number; kind: 'skipped'; text: string | null; note: string };

export interface SheetReading {
  rows: ReadRow[];
  missingFields: ImportField[];
  /** What the file itself says its components add up to. */
  statedTotal: number | null;
}

const CATEGORY_MAX = 100;

const STANDS_IN: Partial<Record<ImportField, ImportField>> = { remainingUsefulLife: 'nextReplacementYear' };

/** Required fields without a column; a cost is one of them, in either form. */
function missingFields(columns: readonly (ImportField | null)[]): ImportField[] {
  const missing = (['name', 'usefulLife', 'remainingUsefulLife'] as ImportField[]).filter(
    (field) => !columns.includes(field) && !(STANDS_IN[field] && columns.includes(STANDS_IN[field])),
  );
  if (!columns.includes('unitCost') && !columns.includes('currentCost')) missing.push('currentCost');
  return missing;
}

type Total = Extract<RowKind, { kind: 'total' }>;

/** The grand total; else the last total; else the sum of the subtotals. */
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

/** `Paving (continued):` on the next page is the section `Paving`. */
function sectionName(text: string): string {
  const plain = text.trimEnd().replace(/:$/, '').trimEnd();
  return plain.replace(/\(?cont(?:inued|'d|\.)?\)?$/i, '').trimEnd();
}

/** For each row: is the next row of numbers below it one of data? One walk from the end, however many rows ask. */
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

  /** True when the row with a single text, at `index`, is the heading of a section: data follows before the next such row. */
  note(index: number, text: string): string {
    if (this.hasCategories || text.length > CATEGORY_MAX || !this.dataFollows[index]) return SKIPPED.text;
    this.section = sectionName(text);
    return SKIPPED.section;
  }
}

/** Reads every row below the headings. Nothing is compared with the inventory yet. */
export function readSheetRows(
  grid: Grid,
  mapping: Mapping,
  { categories, fiscalYear }: { categories: readonly string[]; fiscalYear: number },
): SheetReading {
  const at = columnOf(mapping.columns);
  const rows = grid.rows.slice(mapping.headerRowIndex + 1);
  const kinds = rows.map((row) => rowKind(row, at, mapping.headings));
  const percentsAsFractions =
    at.percentReplaced !== undefined &&
    percentsAreFractions(
      rows.flatMap((row, i) => (kinds[i]!.kind === 'data' ? [row[at.percentReplaced!]] : [])),
    );
  const known = new Map(categories.map((name) => [textKey(name), name]));
  const leftOut = new Set(mapping.skipRows);
  const sections = new SectionReader(kinds, at.category !== undefined);
  const read = rows.flatMap((row: Cell[], i): ReadRow[] => {
    const number = mapping.headerRowIndex + 2 + i;
    const kind = kinds[i]!;
    if (kind.kind === 'blank') return [];
    if (kind.kind === 'total')
      return [
        { row: number, kind: 'skipped', text: String(row.find((c) => c !== null)), note: SKIPPED.total },
      ];
    if (kind.kind === 'heading') return [{ row: number, kind: 'skipped', text: null, note: SKIPPED.heading }];
    if (kind.kind === 'text')
      return [{ row: number, kind: 'skipped', text: kind.text, note: sections.note(i, kind.text) }];
    const context = { at, percentsAsFractions, section: sections.section, categories: known, fiscalYear };
    const draft = draftRow(row, context);
    if (leftOut.has(number)) return [{ row: number, kind: 'left-out', draft, note: SKIPPED.chosen }];
    if (hasNoLife(row, at)) return [{ row: number, kind: 'left-out', draft, note: SKIPPED.noLife }];
    return [{ row: number, kind: 'data', draft }];
  });
  const totals = kinds.filter((kind): kind is Total => kind.kind === 'total');
  return { rows: read, missingFields: missingFields(mapping.columns), statedTotal: statedTotalOf(totals) };
}
