import { importFieldLabel, type ImportField } from '@roofline/schema/component-import/import-fields';
import { inSentence } from '@roofline/schema/value/listing';
import type { ImportColumnFragment, ImportPreviewFragment } from '../ComponentImport.generated';

/** The user's choices for reading the file. */
export interface Reading {
  /** Row of the headings, counted as in the sheet. */
  headerRow: number;
  /** The field of each column, from the left; null leaves it out. */
  columns: readonly (ImportField | null)[];
  skipErrors: boolean;
  /** Rows that the user left out, counted as in the sheet. */
  skipRows: readonly number[];
}

/** Returns the choices that a preview was read with. */
export function readingOf(preview: ImportPreviewFragment): Reading {
  return {
    headerRow: preview.headerRow,
    columns: preview.columns.map(({ field }) => field ?? null),
    skipErrors: preview.skipErrors,
    skipRows: preview.skipRows,
  };
}

/** Gives a column a field. Only one column fills a field: another one that had it is left out. */
export function withField(reading: Reading, index: number, field: ImportField | null): Reading {
  const columns = reading.columns.map((held, at) => {
    if (at === index) return field;
    return field !== null && held === field ? null : held;
  });
  return { ...reading, columns };
}

/** Leaves a row out, or includes it again. */
export function withRow(reading: Reading, row: number, isLeftOut: boolean): Reading {
  const others = reading.skipRows.filter((each) => each !== row);
  return { ...reading, skipRows: isLeftOut ? [...others, row].toSorted((a, b) => a - b) : others };
}

/** Returns the message that a choice took a field from another column; null when it took none. */
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

/** Returns the name of a missing field; a cost may come from either of two columns. */
function missingLabel(field: ImportField): string {
  return field === 'currentCost' ? 'Replacement Cost or Unit Cost' : importFieldLabel(field);
}

/** `Choose a column for Useful Life and Remaining Useful Life.` */
export function missingText(fields: readonly ImportField[]): string {
  return `Choose a column for ${inSentence(fields.map(missingLabel))}.`;
}
