import { ledgerAccounts } from '../ledger/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { selectLiveJob } from '../platform/jobs/repository';
import { conflict, forbidden, notFound } from '../platform/problem';
import { reachedProperties, requireProperty, type PropertyAccess } from '../property/access';
import type { PreviewSubject } from './preview';
import {
  deleteImport,
  deleteImportsBefore,
  insertImport,
  selectImport,
  selectImportHead,
  type ImportHead,
  type ImportRow,
  type NewImport,
} from './repository';

/** Returns the key by which the job that enters an import is found. */
export const acceptKey = (importId: string) => `ledger-import ${importId}`;

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The property whose ledger a file goes to. */
export interface ImportPlace {
  workspaceId: string;
  propertyId: string;
}

/** Returns the place of an import; refuses an actor who may not import. */
export async function placeOfImport(tx: Tx, actor: Actor, propertyId: string): Promise<ImportPlace> {
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'editLedger' });
  return { workspaceId: property.workspaceId, propertyId: property.propertyId };
}

/** Returns the job that is entering the import now, whoever started it. */
const liveJobOf = (tx: Tx, { workspaceId, importId }: Pick<ImportRow, 'workspaceId' | 'importId'>) =>
  selectLiveJob(tx, { workspaceId, onceKey: acceptKey(importId) });

/** Stores a file that was read; nothing of it is in the ledger yet. Deletes imports older than a week. */
export async function keepImport(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  row: Omit<NewImport, 'createdAt' | 'userId'>,
): Promise<void> {
  const place = await placeOfImport(tx, actor, row.propertyId);
  const now = deps.clock.now();
  await deleteImportsBefore(tx, place, new Date(now.getTime() - KEPT_MS));
  await insertImport(tx, { ...row, ...place, userId: actor.userId, createdAt: now });
}

async function requireReach<T extends { propertyId: string }>(
  tx: Tx,
  actor: Actor,
  row: T | undefined,
): Promise<{ row: T; access: PropertyAccess }> {
  const access = row && (await reachedProperties(tx, actor, [row.propertyId])).get(row.propertyId);
  if (!row || !access) throw notFound();
  if (!access.actions.editLedger) throw forbidden();
  return { row, access };
}

/** Returns the import; 404 for one whose property is out of reach, 403 where the role may not import. */
export const reachImport = async (tx: Tx, actor: Actor, importId: string) =>
  (await requireReach(tx, actor, await selectImport(tx, importId))).row;

/** Returns the import without the sheets of its file, with its property, by the same rules. */
export const reachImportHead = async (
  tx: Tx,
  actor: Actor,
  importId: string,
  options: { lock?: boolean } = {},
) => requireReach(tx, actor, await selectImportHead(tx, importId, options));

/** Returns what a preview of an import is made of, with the accounts as they are now. */
export async function besideLedger(tx: Tx, actor: Actor, head: ImportHead): Promise<PreviewSubject> {
  const live = head.acceptedAt === null ? await liveJobOf(tx, head) : undefined;
  const jobId = live?.userId === actor.userId ? live.jobId : null;
  return { head, accounts: await ledgerAccounts(tx, [head.propertyId]), jobId };
}

export const readImport = async (tx: Tx, actor: Actor, importId: string): Promise<PreviewSubject> =>
  besideLedger(tx, actor, (await reachImportHead(tx, actor, importId)).row);

/** Refuses an import whose acceptance has begun, since what was shown at that time is what is entered. */
export async function requireOpen(tx: Tx, head: ImportHead): Promise<void> {
  if (head.acceptedAt !== null) throw conflict('This import was already accepted', 'accepted');
  if (await liveJobOf(tx, head)) throw conflict('This import is being entered', 'stillRunning');
  if (head.enteredLines > 0)
    throw conflict('Part of this file is in the ledger already. Accept it again to finish.', 'partlyEntered');
}

/** Deletes an import: a file that was not accepted, or the record of one that was. */
export async function discardImport(tx: Tx, actor: Actor, importId: string): Promise<void> {
  const found = await selectImportHead(tx, importId, { lock: true });
  const { row } = await requireReach(tx, actor, found);
  if (row.acceptedAt === null) await requireOpen(tx, row);
  await deleteImport(tx, row);
}
