import { sheetOf, text, type Sheet, type SheetColumn } from './sheets';

/** A fact about a file. */
interface Note {
  label: string;
  value: string;
}

/** Returns the sheet of a file's notes: its subject, its summary, and how it was computed. */
export function notesSheet(facts: readonly Note[]): Sheet {
  const columns: SheetColumn<Note>[] = [
    { header: 'Topic', width: 26, cell: ({ label }) => text(label) },
    { header: 'In this report', width: 110, cell: ({ value }) => text(value) },
  ];
  return sheetOf('How it was computed', columns, facts);
}
