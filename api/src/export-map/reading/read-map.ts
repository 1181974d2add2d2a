import type { ProblemCode } from '@roofline/schema/problem/problem-codes';
import { exportFieldLabel } from '@roofline/schema/export-map/export-fields';
import { exportMapLimits, type ExportMapColumn } from '@roofline/schema/export-map/export-map';
import type { ProblemItem } from '@roofline/schema/value/problem';
import { Problem } from '../../platform/problem';
import { cellText, textKey } from '../../platform/sheets/cell-text';
import {
  columnLetter,
  isBlank,
  UnreadableFileError,
  type Cell,
  type SheetGrid,
} from '../../platform/sheets/grid';
import { readFieldCell } from './field-cell';

/** The name of the template's sheet; a firm's own workbook may use another. */
export const MAP_SHEET = 'Export map';

/** Returns a problem for one cell, such as `B2`. */
const at = (column: number, row: 1 | 2, code: ProblemCode, detail: string): ProblemItem => {
  const cell = `${columnLetter(column)}${row}`;
  return { code, detail: `${cell}: ${detail}${detail.endsWith('?') ? '' : '.'}`, field: cell };
};

/** Returns the sheet named as in the template, else the first one that is not empty. */
function mapSheet(sheets: readonly SheetGrid[]): SheetGrid {
  const filled = sheets.filter(({ rows }) => rows.some((row) => !row.every(isBlank)));
  const named = filled.find(({ sheetName }) => textKey(sheetName) === textKey(MAP_SHEET));
  const sheet = named ?? filled[0];
  if (!sheet)
    throw new UnreadableFileError(
      'The file has no rows. Choose another file, or save it again with its rows.',
    );
  return sheet;
}

function headingProblem(heading: string | null, column: number): ProblemItem[] {
  if (heading === null)
    return [at(column, 1, 'emptyHeading', 'This column has no heading. Enter one, or delete the column')];
  const { headingMax } = exportMapLimits;
  if (heading.length <= headingMax) return [];
  return [at(column, 1, 'headingTooLong', `A heading should have at most ${headingMax} characters`)];
}

/** Collects the columns of the two rows, and all problems with them. */
class MapReading {
  readonly columns: ExportMapColumn[] = [];
  readonly problems: ProblemItem[] = [];
  private readonly taken = new Map<string, string>();

  read(column: number, head: Cell | undefined, below: Cell | undefined): void {
    const heading = cellText(head);
    this.problems.push(...headingProblem(heading, column));
    const cell = readFieldCell(below);
    if ('code' in cell) {
      this.problems.push(at(column, 2, cell.code, cell.detail));
      return;
    }
    if (cell.field !== null) this.take(cell.field, column);
    this.columns.push({ heading: heading ?? '', ...cell });
  }

  private take(field: NonNullable<ExportMapColumn['field']>, column: number): void {
    const before = this.taken.get(field);
    if (before !== undefined) {
      const detail = `${exportFieldLabel(field)} is in ${before} already. Each field can fill only one column`;
      this.problems.push(at(column, 2, 'fieldTwice', detail));
    } else this.taken.set(field, `${columnLetter(column)}2`);
  }
}

const only = (problem: ProblemItem) => new Problem(422, [problem]);

/**
 * Reads the map of a workbook: headings in the first row of its sheet, the cell below each in the second. Rows further down
 * are the firm's own and are not read. Throws a Problem that lists every wrong cell.
 */
export function readMap(sheets: readonly SheetGrid[]): ExportMapColumn[] {
  const [heads = [], fields = []] = mapSheet(sheets).rows;
  const width = Math.max(...[heads, fields].map((row) => row.findLastIndex((cell) => !isBlank(cell)) + 1));
  const { columns: most } = exportMapLimits;
  if (heads.every(isBlank))
    throw only(
      at(0, 1, 'emptyHeading', "Row 1 is empty. Enter the firm's headings there, and fields in row 2"),
    );
  if (width > most)
    throw only(
      at(most, 1, 'tooManyColumns', `A sheet should have at most ${most} columns. Delete the others`),
    );
  const reading = new MapReading();
  for (let column = 0; column < width; column++) reading.read(column, heads[column], fields[column]);
  const { columns, problems } = reading;
  if (problems.length === 0 && columns.every(({ field }) => field === null))
    problems.push(at(0, 2, 'noField', 'Row 2 names no field. Enter one below a heading, such as {{name}}'));
  if (problems.length > 0) throw new Problem(422, problems);
  return columns;
}
