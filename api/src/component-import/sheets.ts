import type { ImportPreview } from '@roofline/schema/component-import/component-import';
import type { ImportField } from '@roofline/schema/component-import/import-fields';
import { limits } from '@roofline/schema/value/limits';
import type { Cents } from '@roofline/schema/value/money';
import { textKey } from '../platform/sheets/cell-text';
import {
  TOO_MANY_ROWS,
  trimGrid,
  UnreadableFileError,
  type Grid,
  type SheetGrid,
} from '../platform/sheets/grid';
import { fileCost } from './reading/file-cost';
import { guessColumns } from './reading/columns';
import { findHeader, headingsAt, type Header } from './reading/header-row';
import { LIVES } from './reading/row-kind';
import { readSheetRows, type Mapping, type SheetReading } from './reading/sheet-reading';

// The sheets of a file: finds the component lists, their lines and totals, and the sheet to review first.

export type SheetKind = ImportPreview['sheets'][number]['kind'];

/** A sheet as it is stored for review. */
export interface ReadSheet {
  grid: Grid;
  mapping: Mapping;
  kind: SheetKind;
  lineCount: number;
  listCents: Cents;
}

/** The sheets of a file in their order, and the index of the one to review first. */
export interface ReadFile {
  sheets: ReadSheet[];
  first: number;
}

/** Returns the first mapping of a grid with headings in a given row; it guesses the columns. */
function mappingBelow(grid: Grid, headerRowIndex: number, headings: string[]): Mapping {
  const data = grid.rows.slice(headerRowIndex + 1);
  const columns = guessColumns(headings, data);
  return { headerRowIndex, headings, columns, skipErrors: false, skipRows: [] };
}

/** Returns the first mapping of a grid; it finds the headings and guesses the columns. */
export function firstMapping(grid: Grid, { rowIndex, headings }: Header = findHeader(grid)): Mapping {
  return mappingBelow(grid, rowIndex, headings);
}

/** Returns the mapping, with guessed columns where a person chose another row of headings. */
export function withColumns(grid: Grid, mapping: Mapping): Mapping {
  if (mapping.columns.length > 0) return mapping;
  const { headerRowIndex, skipErrors, skipRows } = mapping;
  const guessed = mappingBelow(grid, headerRowIndex, headingsAt(grid, headerRowIndex));
  return { ...guessed, skipErrors, skipRows };
}

/** Returns whether a sheet is a component list, with names, costs and lives; a table of years has no lives. */
function isList({ columns }: Mapping, { missingFields, rows }: SheetReading): boolean {
  const has = (fields: readonly ImportField[]) => fields.some((field) => columns.includes(field));
  const hasCost = !missingFields.includes('currentCost');
  return has(['name']) && hasCost && has(LIVES) && rows.some(({ kind }) => kind === 'data');
}

/** Counts the lines by name and cost. */
function linesOf(reading: SheetReading): Map<string, number> {
  const lines = new Map<string, number>();
  for (const row of reading.rows) {
    if (row.kind === 'skipped') continue;
    const key = `${textKey(row.draft.values.name ?? '')} ${fileCost(row.draft)}`;
    lines.set(key, (lines.get(key) ?? 0) + 1);
  }
  return lines;
}

/** Returns whether the other sheet has all lines of this one, as often: studies print their list twice, in two orders. */
function repeats(one: SheetReading, other: SheetReading): boolean {
  const there = linesOf(other);
  const own = [...linesOf(one)];
  return own.length > 0 && own.every(([key, times]) => (there.get(key) ?? 0) >= times);
}

function readSheet(grid: Grid, header: Header, fiscalYear: number) {
  const mapping = firstMapping(grid, header);
  const reading = readSheetRows(grid, mapping, { categories: [], fiscalYear });
  const drafts = reading.rows.flatMap((row) => (row.kind === 'skipped' ? [] : [row]));
  return {
    grid,
    mapping,
    reading,
    isList: isList(mapping, reading),
    lineCount: drafts.filter(({ kind }) => kind === 'data').length,
    listCents: drafts.reduce((sum, { draft }) => sum + fileCost(draft), 0),
  };
}

/** The rows that decide whether a sheet that is too long is a component list: none of its rows is imported. */
const JUDGED_ROWS = 1_000;

const isTooLong = ({ isCut, lineCount }: { isCut: boolean; lineCount: number }) =>
  isCut || lineCount > limits.importRows;

/**
 * Reads every filled sheet. The first to review is the one whose headings match the most fields. A component list that is too
 * long refuses the file; another sheet that is too long, such as a ledger, is left out. Throws UnreadableFileError.
 */
export function readSheets(all: readonly SheetGrid[], fiscalYear: number): ReadFile {
  const filled = all.map(trimGrid).filter((sheet) => sheet.rows.length > 0);
  if (filled.length === 0)
    throw new UnreadableFileError(
      'The file has no rows. Choose another file, or save it again with its rows.',
    );
  const headers = filled.map(findHeader);
  const scores = headers.map(({ score }) => score);
  const best = filled[scores.indexOf(Math.max(...scores))]!;
  const read = filled.flatMap((sheet, place) => {
    const { isCut, ...whole } = sheet;
    const grid = isCut ? { ...whole, rows: whole.rows.slice(0, JUDGED_ROWS) } : whole;
    const one = readSheet(grid, headers[place]!, fiscalYear);
    if (!isTooLong({ isCut, lineCount: one.lineCount })) return [{ sheet, ...one }];
    if (one.isList || sheet === best) throw new UnreadableFileError(TOO_MANY_ROWS);
    return [];
  });
  const first = read.findIndex(({ sheet }) => sheet === best);
  const kindOf = (one: (typeof read)[number], place: number): SheetKind => {
    if (!one.isList) return 'other';
    return place !== first && repeats(one.reading, read[first]!.reading) ? 'repeat' : 'list';
  };
  const sheets = read.map((one, place) => {
    const { grid, mapping, lineCount, listCents } = one;
    return { grid, mapping, kind: kindOf(one, place), lineCount, listCents };
  });
  return { sheets, first };
}
