import { importFieldLabel, type ImportField } from '@roofline/schema/component-import/import-fields';
import { inSentence } from '@roofline/schema/value/listing';
import type { ImportColumnFragment, ImportPreviewFragment } from '../ComponentImport.generated';

/** How a person wants the file to be read. */
export interface Reading {
  /** Row of the headings as the sheet counts it. */
  headerRow: number;
  /** The field of each column, from the left; null leaves it out. */
  columns: readonly (ImportField | null)[];
  skipErrors: boolean;
  /** Rows left out on purpose, as the sheet counts them. */
  skipRows: readonly number[];
}

/** The reading that a preview shows. */
export function readingOf(preview: ImportPreviewFragment): Reading {
  return {
    headerRow: preview.headerRow,
    columns: preview.columns.map(({ field }) => field ?? null),
    skipErrors: preview.skipErrors,
    skipRows: preview.skipRows,
  };
}

/** Gives a column a field. A field is fed by one column: where another had it, that one is left out from now on. */
export function withField(reading: Reading, index: number, field: ImportField | null): Reading {
  const columns = reading.columns.map((held, at) => {
    if (at === index) return field;
    return field !== null && held === field ? null : held;
  });
  return { ...reading, columns };
}

/** Leaves a row out, or takes it back in. */
export function withRow(reading: Reading, row: number, isLeftOut: boolean): Reading {
  const others = reading.skipRows.filter((each) => each !== row);
  return { ...reading, skipRows: isLeftOut ? [...others, row].toSorted((a, b) => a - b) : others };
}

/** Said when a choice takes a field from another column; null when it takes none. */
export function movedText(
  columns: readonly ImportColumnFragment[],
  reading: Reading,
  index: number,
  field: ImportField | null,
): string | null {
  const from = field === null ? -1 : reading.columns.indexOf(field);
  if (field === null || from < 0 || from === index) return null;
  return `${importFieldLabel(field)} moved from column ${columns[from]!.letter} to column ${columns[index]!.letter}.`;
}

/** A missing cost may come from either column. */
function missingLabel(field: ImportField): string {
  return field === 'currentCost' ? 'Replacement Cost or Unit Cost' : importFieldLabel(field);
}

/** `Choose a column for Useful Life and Remaining Useful Life.` */
export function missingText(fields: readonly ImportField[]): string {
  return `Choose a column for ${inSentence(fields.map(missingLabel))}.`;
}
