import { IMPORT_REQUEST_STATUSES, type ImportRequest } from '@roofline/schema/import-request/import-request';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { conflict, forbidden, notFound } from '../platform/problem';
import { assertVersion } from '../platform/versions';
import { reachedProperties, requireProperty } from '../property/access';
import { holdRequest, selectRequest, type RequestRow } from './repository';

export const isProcessed = ({ status }: Pick<RequestRow, 'status'>) =>
  status === IMPORT_REQUEST_STATUSES.Processed;

/** Returns the request as a viewer reads it. */
export function presentRequest(row: RequestRow, { isStaff }: Pick<Actor, 'isStaff'>): ImportRequest {
  const { blobId: _blob, importId: _import, userId: _user, userName, createdAt, ...shown } = row;
  const viewerCan = { import: isStaff && !isProcessed(row) };
  return { ...shown, sentBy: userName, sentAt: createdAt, viewerCan };
}

/** Returns the request; 404 if its property is out of reach, 403 if the role does not run the property. */
export async function requireRequest(tx: Tx, actor: Actor, importRequestId: string): Promise<RequestRow> {
  const row = await selectRequest(tx, importRequestId);
  const access = row && (await reachedProperties(tx, actor, [row.propertyId])).get(row.propertyId);
  if (!row || !access) throw notFound();
  if (!access.actions.edit) throw forbidden();
  return row;
}

/** Returns the request, locked with its property until the transaction ends. */
export async function holdRequestRow(tx: Tx, actor: Actor, importRequestId: string): Promise<RequestRow> {
  const { propertyId } = await requireRequest(tx, actor, importRequestId);
  await requireProperty(tx, actor, propertyId, { need: 'edit', lock: true });
  await holdRequest(tx, importRequestId);
  return requireRequest(tx, actor, importRequestId);
}

/** Returns a locked request that can be changed: 412 if someone else changed it, 409 if it is processed. */
export async function holdOpenRequest(
  tx: Tx,
  actor: Actor,
  importRequestId: string,
  version: number,
): Promise<RequestRow> {
  const row = await holdRequestRow(tx, actor, importRequestId);
  if (isProcessed(row)) throw alreadyProcessed();
  assertVersion(row.version, version);
  return row;
}

export const alreadyProcessed = () =>
  conflict(
    'This study was imported already. Send another one to change the inventory again.',
    'alreadyProcessed',
  );
