import type { PropertyImport, PropertyImportStatus } from '@roofline/schema/property-import/property-import';
import { toDollars } from '@roofline/schema/value/money';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { selectLiveJob } from '../platform/jobs/repository';
import { forbidden, notFound } from '../platform/problem';
import { canAddProperty } from '../property/policy';
import { workspaceById } from '../workspace/service';
import { selectImport, selectLines, type ImportRow, type LineRow } from './repository';

/** Returns the key that allows one job at a time per portfolio, so that no two workbooks add the same property. */
export const addingKey = (workspaceId: string) => `property-import ${workspaceId}`;

/** Returns the workbook; 404 if someone else uploaded it, 403 if the actor may no longer add properties to its portfolio. */
export async function requireImport(
  tx: Tx,
  actor: Actor,
  propertyImportId: string,
  options: { lock?: boolean } = {},
): Promise<ImportRow> {
  const row = await selectImport(tx, propertyImportId, options);
  if (!row || row.userId !== actor.userId) throw notFound();
  if (!canAddProperty(actor, row.workspaceId)) throw forbidden();
  return row;
}

function presentLine({ sheetRow, startingReserveBalance, componentsCost, newPropertyId, ...row }: LineRow) {
  const { workspaceId: _workspace, propertyImportId: _import, ...shown } = row;
  return {
    ...shown,
    row: sheetRow,
    startingReserveBalance: startingReserveBalance === null ? null : toDollars(startingReserveBalance),
    componentsCost: toDollars(componentsCost),
    propertyId: row.status === 'added' ? newPropertyId : null,
  };
}

function countsOf(lines: readonly LineRow[]): PropertyImport['counts'] {
  const of = (status: PropertyImportStatus) => lines.filter((line) => line.status === status).length;
  return {
    ready: of('ready'),
    problems: of('problems'),
    exists: of('exists'),
    added: of('added'),
    failed: of('failed'),
  };
}

/** Returns the workbook with the current state of its properties. */
export async function presentImport(tx: Tx, actor: Actor, row: ImportRow): Promise<PropertyImport> {
  const lines = await selectLines(tx, row);
  const { workspaceId, propertyImportId, fileName, problems, problemCount, remarks, isAccepted } = row;
  const live = await selectLiveJob(tx, { workspaceId, onceKey: addingKey(workspaceId) });
  const isOurs = live?.userId === actor.userId && isOf(live.input, propertyImportId);
  return {
    propertyImportId,
    workspaceId,
    workspaceName: (await workspaceById(tx, workspaceId)).name,
    fileName,
    createdAt: row.createdAt.toISOString(),
    isAccepted,
    counts: countsOf(lines),
    lines: lines.map(presentLine),
    problems,
    problemCount,
    remarks,
    jobId: isOurs ? live.jobId : null,
  };
}

/** Decides whether a job's input names this workbook. */
export const isOf = (input: unknown, propertyImportId: string) =>
  (input as { propertyImportId?: string }).propertyImportId === propertyImportId;
