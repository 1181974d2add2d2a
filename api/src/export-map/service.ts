import {
  exportMapLimits,
  type ExportMap,
  type ExportMapColumn,
  type ExportMapTry,
} from '@roofline/schema/export-map/export-map';
import { recordActivity } from '../activity/service';
import { readInventory } from '../component/service';
import { readFiscalYears } from '../financials/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { notFound } from '../platform/problem';
import type { Once } from '../platform/route/declaration';
import type { UploadedSheet } from '../platform/upload/sheet';
import { assertVersion } from '../platform/versions';
import { requireProperty, type PropertyAccess } from '../property/access';
import { columnsOf, shownCell } from './export/cells';
import { mapFileName } from './reading/file-name';
import { exportMapReading } from './reading/work';
import { deleteMap, findMap, saveMap, type ExportMapRow } from './repository';

// The export map of a property. Its routes admit only internal staff.

type Clocked = Pick<Deps, 'clock'>;
interface AtProperty {
  actor: Actor;
  propertyId: string;
}

const present = ({
  propertyId,
  fileName,
  columns,
  importedAt,
  importedBy,
  version,
}: ExportMapRow): ExportMap => ({
  propertyId,
  fileName,
  columns,
  importedAt: importedAt.toISOString(),
  importedBy,
  version,
});

/** Returns the export map; null if the property has none. */
export async function readExportMap(tx: Tx, { actor, propertyId }: AtProperty): Promise<ExportMap | null> {
  const { property } = await requireProperty(tx, actor, propertyId);
  const row = await findMap(tx, property);
  return row ? present(row) : null;
}

/** Records what staff did in the property's activity, where its managers read it. */
function record(
  tx: Tx,
  { clock }: Clocked,
  { actor, property }: { actor: Actor } & Pick<PropertyAccess, 'property'>,
  description: string,
): Promise<void> {
  const { workspaceId, propertyId, name: entityName } = property;
  const place = { workspaceId, propertyId, actor, at: clock.now() };
  return recordActivity(tx, place, { type: 'property', entityName, description });
}

interface Import extends AtProperty {
  fileName: string;
  columns: ExportMapColumn[];
}

/** Saves a map that was read, in place of the one before. */
async function keepMap(
  tx: Tx,
  deps: Clocked,
  { actor, propertyId: askedId, fileName, columns }: Import,
): Promise<ExportMap> {
  // The property is locked, so that the version counts both of two simultaneous imports.
  const { property } = await requireProperty(tx, actor, askedId, { lock: true });
  const { workspaceId, propertyId } = property;
  const about = { importedAt: deps.clock.now(), importedBy: actor.fullName };
  const row = await saveMap(tx, { workspaceId, propertyId, fileName, columns, ...about });
  await record(tx, deps, { actor, property }, `Imported the export map “${fileName}”`);
  return present(row);
}

interface Upload extends AtProperty {
  workspaceId: string;
  signal: AbortSignal;
  file: UploadedSheet;
}

/** Reads an uploaded map on a thread and saves it: all of it or nothing. */
export function importMap(
  deps: Deps,
  { actor, propertyId, workspaceId, signal, file }: Upload,
  once: Once,
): Promise<ExportMap> {
  const { sha256 } = file;
  const fileName = mapFileName(file.fileName);
  return deps.work.turn({ actor, class: 'quick', signal, workspaceId }, async (turn) => {
    const columns = await turn.run(exportMapReading, { fileName: file.fileName, bytes: await file.bytes() });
    return once((tx) => keepMap(tx, deps, { actor, propertyId, fileName, columns }), { fileName, sha256 });
  });
}

/** Deletes the map; 404 if the property has none. */
export async function removeMap(
  tx: Tx,
  deps: Clocked,
  { actor, propertyId, version }: AtProperty & { version: number },
): Promise<void> {
  const { property } = await requireProperty(tx, actor, propertyId, { lock: true });
  const row = await findMap(tx, property);
  if (!row) throw notFound();
  assertVersion(row.version, version);
  await deleteMap(tx, row);
  await record(tx, deps, { actor, property }, `Removed the export map “${row.fileName}”`);
}

/** Returns the first rows that a year's sheet would show; null if the property has no map. */
export async function tryMap(
  tx: Tx,
  deps: Clocked,
  { actor, ...at }: AtProperty & { fiscalYear: number | null },
): Promise<ExportMapTry | null> {
  const { access, year, rows } = await readInventory(tx, deps, actor, at);
  const { name: propertyName, propertyId } = access.property;
  const map = await findMap(tx, access.property);
  if (!map) return null;
  const { fiscalYear, basisFiscalYear, inflationRate } = year;
  const years = (await readFiscalYears(tx, [propertyId], deps.clock.today())).get(propertyId) ?? [];
  const columns = columnsOf(map.columns, { propertyName, inflationRate });
  return {
    propertyId,
    fiscalYear,
    basisFiscalYear,
    years: years.map(({ year: each }) => each).toSorted((a, b) => b - a),
    headings: columns.map(({ header }) => header),
    rows: rows
      .slice(0, exportMapLimits.tryRows)
      .map((row) => columns.map(({ cell }) => shownCell(cell(row)))),
    totalCount: rows.length,
  };
}
