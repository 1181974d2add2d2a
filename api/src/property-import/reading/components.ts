import type { ComponentInput } from '@roofline/schema/component/component';
import { importFieldLabel, type ImportField } from '@roofline/schema/component-import/import-fields';
import { limits } from '@roofline/schema/value/limits';
import { guessColumns, readSheetRows, type Mapping, type ReadRow } from '../../component-import/access';
import type { Draft } from './properties';
import { problemAt, unreadColumns, type FoundSheet, type SheetRow } from './sheet';

/** The sheet of components and the field that each column fills; columns of keys fill nothing. */
export interface ComponentSheet {
  found: FoundSheet;
  mapping: Mapping;
}

const withoutKeys = <T>(cells: readonly T[], { keys }: FoundSheet, blank: T): T[] => {
  const taken = new Set(keys.values());
  return cells.map((cell, index) => (taken.has(index) ? blank : cell));
};

export function openComponents(found: FoundSheet): ComponentSheet {
  const headings = withoutKeys(found.headings, found, '');
  const rows = found.rows.map(({ cells }) => withoutKeys(cells, found, null));
  const columns = guessColumns(headings, rows).map((field) =>
    field === 'propertyComponentId' ? null : field,
  );
  return { found, mapping: { headerRowIndex: 0, headings, columns, skipErrors: false, skipRows: [] } };
}

export const unreadComponentColumns = ({ found, mapping }: ComponentSheet): string[] =>
  unreadColumns(
    found,
    mapping.columns.flatMap((field, index) => (field === null ? [] : [index])),
  );

/** Returns notes of many rows, each once with the number of its rows. */
function counted(notes: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const note of notes) times.set(note, (times.get(note) ?? 0) + 1);
  return [...times].map(
    ([note, n]) => `${note.replace(/\.$/, '')} (${n === 1 ? '1 component' : `${n} components`}).`,
  );
}

/** Returns a problem for a row that names a component but has no cost and no life; null if it names none. */
const passedOver = (read: Extract<ReadRow, { kind: 'skipped' }>) =>
  read.text === null ? null : `“${read.text}” is no component: it has no cost and no life`;

type Reading = ReturnType<typeof readSheetRows>;

/** Adds missing columns as problems of every property that has components. */
function wholeFaults({ found }: ComponentSheet, draft: Draft, missing: readonly ImportField[]): void {
  const place = { sheetName: found.name, row: found.headerRow + 1, column: null, value: null };
  for (const field of missing)
    draft.problems.push({ ...place, detail: `No column fills ${importFieldLabel(field)}` });
}

/** Returns a row as it would be saved; null if it is left out or wrong. */
function readRow(
  { found, mapping }: ComponentSheet,
  { missingFields }: Reading,
  { read, row, draft }: { read: ReadRow; row: SheetRow; draft: Draft },
): { input: ComponentInput; notes: readonly string[] } | null {
  if (read.kind === 'skipped') {
    const detail = passedOver(read);
    if (detail !== null) draft.problems.push(problemAt(found, row, undefined, detail));
    return null;
  }
  if (read.kind === 'left-out') {
    draft.notes.push(`Row ${row.row} of the sheet ${found.name}: ${read.note}`);
    return null;
  }
  const { problems, input, notes } = read.draft;
  for (const { field, detail } of problems) {
    const at = mapping.columns.indexOf(field);
    if (!missingFields.includes(field))
      draft.problems.push(problemAt(found, row, at < 0 ? undefined : at, detail));
  }
  return input && { input, notes };
}

/** Returns the components of one property, and adds every fault of their rows to its problems. */
export function readComponents(
  sheet: ComponentSheet,
  rows: readonly SheetRow[],
  draft: Draft,
  fiscalYear: number,
): ComponentInput[] {
  const { found, mapping } = sheet;
  const cells = rows.map((row) => withoutKeys(row.cells, found, null));
  const grid = { sheetName: found.name, rows: [[...mapping.headings], ...cells] };
  const reading = readSheetRows(grid, mapping, { categories: [], fiscalYear });
  wholeFaults(sheet, draft, reading.missingFields);
  const saved = reading.rows.flatMap((read) => {
    const row = rows[read.row - 2]!;
    return readRow(sheet, reading, { read, row, draft }) ?? [];
  });
  draft.notes.push(...counted(saved.flatMap(({ notes }) => notes)));
  const most = limits.componentsPerYear;
  const detail = `A fiscal year should have at most ${most.toLocaleString('en-US')} components`;
  if (saved.length > most) draft.problems.push(problemAt(found, rows[most]!, undefined, detail));
  return saved.map(({ input }) => input);
}
