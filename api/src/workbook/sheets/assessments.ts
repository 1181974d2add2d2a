import { at } from '../../platform/files/cell-address';
import { SheetDraft } from '../draft';
import { dollars, type WorkbookModel } from '../model';

const NAME = 'Assessments';
const FIRST_ROW = 4;
/** Empty rows for assessments that a reader adds. */
const SPARE = 10;

/** An assessment as the plan states it. */
interface Stated {
  year: number;
  amount: number;
  purpose?: string;
  status?: string;
}

/** Returns a formula for the special assessments due in the fiscal year of a cell, in dollars. */
export function assessmentsIn(model: WorkbookModel, yearCell: string): string {
  const last = FIRST_ROW + (model.plan.assessments?.length ?? 0) + SPARE - 1;
  const range = (column: number) => `${NAME}!${at(column, FIRST_ROW, 'both')}:${at(column, last, 'both')}`;
  return `ROUND(SUMIF(${range(0)},${yearCell},${range(1)}),2)`;
}

/** Writes the special assessments of the plan, planned and approved. */
export function assessmentsSheet(model: WorkbookModel): SheetDraft {
  const sheet = new SheetDraft(NAME, [14, 16, 48, 14], { rows: 3 });
  sheet.title('Special assessments, total for all units');
  ['Fiscal year', 'Amount', 'Purpose', 'Status'].forEach((heading, column) =>
    sheet.heading(column, 3, heading),
  );
  const stated: readonly Stated[] = model.plan.assessments ?? [];
  stated.forEach(({ year, amount, purpose, status }, index) => {
    const row = FIRST_ROW + index;
    sheet.input(0, row, model.fiscalYear + year);
    sheet.input(1, row, dollars(amount), 'money');
    sheet.text(2, row, purpose ?? '');
    sheet.text(3, row, status ?? '');
  });
  for (let row = FIRST_ROW + stated.length; row < FIRST_ROW + stated.length + SPARE; row++) {
    sheet.input(0, row, null);
    sheet.input(1, row, null, 'money');
  }
  return sheet;
}
