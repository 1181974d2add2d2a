import type { ReportConvention } from '@roofline/schema/report/report-pages';
import { sheetOf, text, type Sheet, type SheetColumn } from '../../platform/files/sheets';

/** What the report says in words: what it is about, its sentence, and how it was computed. */
export function notesSheet(facts: readonly ReportConvention[]): Sheet {
  const columns: SheetColumn<ReportConvention>[] = [
    { header: 'Topic', width: 26, cell: ({ label }) => text(label) },
    { header: 'In this report', width: 110, cell: ({ value }) => text(value) },
  ];
  return sheetOf('How it was computed', columns, facts);
}
