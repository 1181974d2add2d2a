import { SheetDraft } from '../../draft';
import { assumption } from '../../layout';
import type { WorkbookModel } from '../../model';
import { HALF_CENTS, roundedTooFar } from '../../rounding';

const LINES = [
  'Programs differ on half cents that binary numbers hold as slightly less: some round them up. Here stands what ROUND gives too much, in cents.',
  'Each rounded amount subtracts its line, so that every program gives the same cent.',
];

/** Writes the excess of ROUND for each rounded amount; it comes last, because the other sheets assign its cells. */
export function halfCentsSheet({ halves }: WorkbookModel): SheetDraft {
  const { sheet: name, firstRow, column } = HALF_CENTS;
  const sheet = new SheetDraft(name, [44, 16], { rows: firstRow - 1 });
  sheet.title(name);
  LINES.forEach((line, index) => sheet.text(0, 2 + index, line));
  sheet.heading(0, firstRow - 1, 'Amount before rounding');
  sheet.heading(column, firstRow - 1, 'Too much');
  halves.cells.forEach((cell, index) => {
    const row = firstRow + index;
    sheet.text(0, row, cell.replaceAll(/['$]/g, '').replace('!', ' '));
    sheet.formula(column, row, roundedTooFar(cell, assumption('tieExponent')), 0, 'whole');
  });
  return sheet;
}
