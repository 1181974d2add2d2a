import { currentFiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import { newPropertyInput } from '@roofline/schema/property/new-property';
import { COMPONENTS_SHEET } from '@roofline/schema/property-import/import-columns';
import { isNumber } from '@roofline/schema/value/cross-field';
import { limits } from '@roofline/schema/value/limits';
import type { z } from 'zod';
import { readFields, type Draft, type OpenSheet } from './properties';
import { problemAt, type SheetRow } from './sheet';

/** The facts that the reading of a workbook depends on. */
export interface ReadingFor {
  today: string;
  hasLoanAnalysis: boolean;
}

/** The sheets that the body of a property is read from. */
export interface BodySheets {
  details: OpenSheet;
  finances: OpenSheet | null;
  studies: OpenSheet | null;
}

/** Returns the one row of a sheet about the property; a second one is a problem. */
function theRow(sheet: OpenSheet | null, draft: Draft): SheetRow | null {
  const [row, second] = (sheet && draft.rows.get(sheet.sheet.name)) ?? [];
  if (second && sheet)
    draft.problems.push(
      problemAt(
        sheet.found,
        second,
        undefined,
        `“${draft.name}” is in row ${row!.row} already: keep one of them`,
      ),
    );
  return row ?? null;
}

/** The cell of the workbook for an issue of the body. */
interface Place {
  sheet: OpenSheet;
  row: SheetRow;
  field: string;
}
type PlaceOf = (path: readonly PropertyKey[]) => Place | null;

const columnOf = ({ sheet: { at, found }, field }: Place) =>
  at.get(field) ?? (field === 'name' ? found.keys.get('name') : undefined);

function addIssues(
  draft: Draft,
  issues: readonly z.core.$ZodIssue[],
  unreadable: Set<string>,
  placeOf: PlaceOf,
): void {
  for (const { path, message } of issues) {
    const place = placeOf(path);
    if (!place || unreadable.has(`${place.sheet.sheet.part}.${place.field}`)) continue;
    draft.problems.push(problemAt(place.sheet.found, place.row, columnOf(place), message));
  }
}

const at = (path: readonly PropertyKey[], place: number) => String(path[place] ?? '');

/** Returns details for the body: dotted fields become objects. */
function detailsOf(
  name: string,
  { 'latLng.lat': lat, 'latLng.lng': lng, ...values }: Record<string, unknown>,
) {
  const latLng = lat === undefined && lng === undefined ? null : { lat, lng };
  return { isCondoConverted: false, ...values, name, latLng };
}

function financesOf(values: Record<string, unknown>) {
  const start = values.fiscalYearStartMonth;
  return { reserveMonthStart: start, ...values, updateAllPlans: false };
}

/** Returns the body without the components, and adds its faults to the problems. */
export function readBody(
  { details, finances, studies }: BodySheets,
  draft: Draft,
  reading: ReadingFor,
): Record<string, unknown> {
  const unreadable = new Set<string>();
  const read = (sheet: OpenSheet | null, row: SheetRow | null) => {
    if (!sheet || !row) return null;
    const { values, unreadable: odd } = readFields(sheet, row, draft);
    for (const field of odd) unreadable.add(`${sheet.sheet.part}.${field}`);
    return values;
  };
  const money = theRow(finances, draft);
  const study = theRow(studies, draft);
  const financial = read(finances, money);
  const body = {
    ...detailsOf(draft.name, read(details, draft.row)!),
    propertyFinancial: financial && financesOf(financial),
    reserveStudy: read(studies, study),
  };
  if (!financial)
    draft.problems.push(
      problemAt(details.found, draft.row, undefined, 'No row of the sheet Finances is of this property'),
    );
  const currentYear = Number(reading.today.slice(0, 4));
  const rules = { ...reading, balanceMin: limits.balanceMinWizard };
  const issues = newPropertyInput(currentYear, rules).safeParse(body).error?.issues ?? [];
  addIssues(draft, issues, unreadable, (path) => {
    if (path[0] === 'propertyFinancial')
      return finances && money && { sheet: finances, row: money, field: at(path, 1) };
    if (path[0] === 'reserveStudy')
      return studies && study && { sheet: studies, row: study, field: at(path, 1) };
    const field = path[0] === 'latLng' ? `latLng.${at(path, 1) || 'lat'}` : at(path, 0);
    return { sheet: details, row: draft.row, field };
  });
  return body;
}

/** Checks that components go into an open year: an earlier one is read-only, and leaves the current one to set up. */
export function checkYear(
  { finances }: BodySheets,
  draft: Draft,
  body: Record<string, unknown>,
  today: string,
): number {
  const { startingFiscalYear: year, fiscalYearStartMonth: month } = (body.propertyFinancial ?? {}) as Record<
    string,
    unknown
  >;
  const [row] = (finances && draft.rows.get(finances.sheet.name)) ?? [];
  if (!finances || !row || !isNumber(year) || !isNumber(month)) return Number(today.slice(0, 4));
  const current = currentFiscalYear(today, month);
  if (year < current && draft.rows.has(COMPONENTS_SHEET.name))
    draft.problems.push(
      problemAt(
        finances.found,
        row,
        finances.at.get('startingFiscalYear'),
        `Components go into the current fiscal year, ${current}: start there, or leave the components out`,
      ),
    );
  return year;
}
