import type { FieldSheet } from '@roofline/schema/property-import/import-columns';
import type { PropertyImportProblem } from '@roofline/schema/property-import/property-import';
import { textKey } from '../../platform/sheets/cell-text';
import { readCell } from './cells';
import { columnsIn, problemAt, sameText, type FoundSheet, type RowKey, type SheetRow } from './sheet';

/** A sheet whose rows are fields of properties, with the columns that it has. */
export interface OpenSheet {
  sheet: FieldSheet;
  found: FoundSheet;
  at: ReadonlyMap<string, number>;
}

export const openSheet = (sheet: FieldSheet, found: FoundSheet): OpenSheet => ({
  sheet,
  found,
  at: columnsIn(found, sheet.columns),
});

/** A property of the workbook while it is being read. */
export interface Draft {
  name: string;
  row: SheetRow;
  problems: PropertyImportProblem[];
  notes: string[];
  /** Rows of other sheets for this property, by the sheet's name. */
  rows: Map<string, SheetRow[]>;
}

const draftOf = (row: SheetRow): Draft => ({
  name: row.key.name ?? '',
  row,
  problems: [],
  notes: [],
  rows: new Map(),
});

/** Finds the property that a row of another sheet names. */
export class Properties {
  readonly drafts: Draft[];
  readonly #byNumber = new Map<string, Draft>();
  readonly #byName = new Map<string, Draft[]>();

  constructor(readonly found: FoundSheet) {
    this.drafts = found.rows.map(draftOf);
    for (const draft of this.drafts) this.#enter(draft);
  }

  #enter(draft: Draft): void {
    const { number, name } = draft.row.key;
    if (name !== null) {
      const key = textKey(name);
      this.#byName.set(key, [...(this.#byName.get(key) ?? []), draft]);
    }
    if (number === null) return;
    const first = this.#byNumber.get(textKey(number));
    if (first === undefined) return void this.#byNumber.set(textKey(number), draft);
    const at = this.found.keys.get('number');
    const detail = `Property No. ${number} is in row ${first.row.row} already: each property needs its own`;
    draft.problems.push(problemAt(this.found, draft.row, at, detail));
  }

  /** Returns the property, or why there is none. */
  of({ number, name }: RowKey): Draft | string {
    if (number !== null) {
      const draft = this.#byNumber.get(textKey(number));
      if (!draft) return `No row of the sheet ${this.found.name} has the Property No. ${number}`;
      if (name !== null && !sameText(name, draft.name))
        return `Property No. ${number} is “${draft.name}”, and this row says “${name}”`;
      return draft;
    }
    if (name === null) return 'The row does not say which property it is of';
    const [draft, ...others] = this.#byName.get(textKey(name)) ?? [];
    if (!draft) return `No row of the sheet ${this.found.name} has the name “${name}”`;
    if (others.length === 0) return draft;
    return `Several properties have the name “${name}”: say which one by its Property No.`;
  }
}

const TOTAL = /^(?:grand |sub ?)?totals?\b/i;
const isTotal = ({ key, cells }: SheetRow) =>
  key.number === null && cells.some((cell) => typeof cell === 'string' && TOTAL.test(cell.trim()));

/** Gives each row of a sheet to its property. Returns the problems of rows that belong to none. */
export function handOut(properties: Properties, name: string, found: FoundSheet): PropertyImportProblem[] {
  const lost: PropertyImportProblem[] = [];
  for (const row of found.rows) {
    const owner = properties.of(row.key);
    if (typeof owner === 'string') {
      if (row.key.name === null && isTotal(row)) continue;
      const at = row.key.number === null ? found.keys.get('name') : found.keys.get('number');
      lost.push(problemAt(found, row, at, owner));
      continue;
    }
    owner.rows.set(name, [...(owner.rows.get(name) ?? []), row]);
  }
  return lost;
}

/** Returns values of a row by field, and adds its unreadable cells to the property's problems. */
export function readFields(
  { sheet, found, at }: OpenSheet,
  row: SheetRow,
  { problems, notes }: Draft,
): { values: Record<string, unknown>; unreadable: Set<string> } {
  const values: Record<string, unknown> = {};
  const unreadable = new Set<string>();
  for (const column of sheet.columns) {
    const index = at.get(column.field);
    if (index === undefined) continue;
    const read = readCell(column, row.cells[index]);
    if (read === 'blank') continue;
    if ('problem' in read) {
      unreadable.add(column.field);
      problems.push(problemAt(found, row, index, read.problem));
      continue;
    }
    values[column.field] = read.value;
    if (read.note !== undefined) notes.push(read.note);
  }
  return { values, unreadable };
}
