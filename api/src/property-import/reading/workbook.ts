import type { ComponentInput } from '@roofline/schema/component/component';
import {
  COMPONENTS_SHEET,
  FIELD_SHEETS,
  READ_BY_PEOPLE,
  type FieldSheet,
} from '@roofline/schema/property-import/import-columns';
import { importLimits, type PropertyImportProblem } from '@roofline/schema/property-import/property-import';
import { trimGrid, UnreadableFileError, type SheetGrid } from '../../platform/sheets/grid';
import { openComponents, readComponents, unreadComponentColumns, type ComponentSheet } from './components';
import { checkYear, readBody, type BodySheets, type ReadingFor } from './body';
import { handOut, openSheet, Properties, type Draft } from './properties';
import { findSheet, sheetNamed, unreadColumns } from './sheet';

/** A property as it was read: the input to add it, and its problems. */
export interface ReadProperty {
  row: number;
  name: string;
  /** The body of POST /api/property, without the workspace. */
  body: Record<string, unknown>;
  components: ComponentInput[];
  /** The first problems, and the number of all. */
  problems: PropertyImportProblem[];
  problemCount: number;
  notes: string[];
}

export interface ReadWorkbook {
  properties: ReadProperty[];
  /** The first problems of rows that belong to no property, and the number of all. */
  problems: PropertyImportProblem[];
  problemCount: number;
  remarks: string[];
}

const [DETAILS, FINANCES, STUDIES] = FIELD_SHEETS as readonly [FieldSheet, FieldSheet, FieldSheet];
const SHOWN = importLimits.problems;
const TOO_MANY = `A workbook should have at most ${importLimits.properties} properties. Split it.`;

/** The sheets that the workbook has. */
interface Opened extends BodySheets {
  properties: Properties;
  components: ComponentSheet | null;
  problems: PropertyImportProblem[];
  remarks: string[];
}

function found(grids: readonly SheetGrid[], sheet: { name: string; aliases: readonly string[] }) {
  const grid = sheetNamed(grids, sheet);
  if (!grid || grid.rows.length === 0) return null;
  if ((grid as SheetGrid).isCut)
    throw new UnreadableFileError(
      `The sheet ${grid.sheetName} should have at most ${importLimits.rows.toLocaleString('en-US')} rows.`,
    );
  const opened = findSheet(grid);
  if (opened) return opened;
  throw new UnreadableFileError(
    `The sheet ${grid.sheetName} has no row of headings with “Property No.” or “Property Name”. Download the template to see them.`,
  );
}

function otherSheets(grids: readonly SheetGrid[]): string[] {
  const known = [...FIELD_SHEETS, COMPONENTS_SHEET].map((sheet) => sheetNamed(grids, sheet));
  return grids
    .filter(
      (grid) =>
        grid.rows.length > 0 && !known.includes(grid) && !READ_BY_PEOPLE.includes(grid.sheetName ?? ''),
    )
    .map(({ sheetName }) => `The sheet ${sheetName} is not read.`);
}

function open(all: readonly SheetGrid[]): Opened {
  const grids = all.map(trimGrid);
  const main = found(grids, DETAILS);
  if (!main || main.rows.length === 0)
    throw new UnreadableFileError(
      'The workbook has no property on a sheet named Properties. Download the template.',
    );
  if (main.rows.length > importLimits.properties) throw new UnreadableFileError(TOO_MANY);
  const properties = new Properties(main);
  const opened = (sheet: FieldSheet) => {
    const each = found(grids, sheet);
    return each && openSheet(sheet, each);
  };
  const details = openSheet(DETAILS, main);
  const finances = opened(FINANCES);
  const studies = opened(STUDIES);
  const list = found(grids, COMPONENTS_SHEET);
  const components = list && openComponents(list);
  const fieldSheets = [details, finances, studies].flatMap((each) => each ?? []);
  const below = [finances, studies].flatMap((each) => each ?? []);
  return {
    properties,
    details,
    finances,
    studies,
    components,
    problems: [
      ...below.flatMap((each) => handOut(properties, each.sheet.name, each.found)),
      ...(list ? handOut(properties, COMPONENTS_SHEET.name, list) : []),
    ],
    remarks: [
      ...otherSheets(grids),
      ...fieldSheets.flatMap((each) => unreadColumns(each.found, each.at.values())),
      ...(components ? unreadComponentColumns(components) : []),
    ],
  };
}

function readProperty(opened: Opened, draft: Draft, reading: ReadingFor): ReadProperty {
  const body = readBody(opened, draft, reading);
  const year = checkYear(opened, draft, body, reading.today);
  const rows = draft.rows.get(COMPONENTS_SHEET.name) ?? [];
  const components =
    opened.components && rows.length > 0 ? readComponents(opened.components, rows, draft, year) : [];
  if (components.length === 0 && rows.length === 0) draft.notes.push('No components.');
  const { name, row, problems, notes } = draft;
  return {
    row: row.row,
    name: name || `Row ${row.row}`,
    body,
    components,
    problems: problems.slice(0, SHOWN),
    problemCount: problems.length,
    notes: notes.slice(0, SHOWN),
  };
}

/** Reads a workbook of properties. Throws UnreadableFileError if it is none. */
export function readProperties(grids: readonly SheetGrid[], reading: ReadingFor): ReadWorkbook {
  const opened = open(grids);
  const { problems, remarks } = opened;
  const properties = opened.properties.drafts.map((draft) => readProperty(opened, draft, reading));
  return { properties, problems: problems.slice(0, SHOWN), problemCount: problems.length, remarks };
}
