import type { AdoptionFile } from '@roofline/schema/plan/plan';
import { dayText } from '@roofline/schema/value/day';
import { enterDocument, type DocumentDeps } from '../../file/service';
import type { Actor } from '../../platform/actor';
import { findBlob, type BlobRow } from '../../platform/blobs/repository';
import type { StoredBlob } from '../../platform/blobs/store';
import type { Tx } from '../../platform/database';
import type { FindHolders } from '../../platform/trash/holders';
import { newId } from '../../platform/ids';
import { conflict, forbidden, notFound } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import { planEvent, recordPlan } from '../plans/record';
import type { PlanChange } from '../plans/save';
import { assertOpenYear, requirePlan } from '../plans/year';
import { presentFile, withDocuments } from './present';
import {
  deleteFile,
  filesOf,
  insertFile,
  lastAdoptions,
  selectAdoption,
  selectAdoptionsOfFiles,
  selectFile,
} from './repository';
import type { UploadedDocument } from './upload';

/** The most files that one adoption may have. */
const FILES_MAX = 10;
/** The version of every file, since files are added and removed but never changed. */
const FILE_VERSION = 1;

/** A file to add to an adoption, and its bytes in the store. */
export interface NewDocument {
  file: Pick<UploadedDocument, 'fileName' | 'contentType' | 'fileSize'>;
  stored: StoredBlob;
}

/** Returns the plan's last adoption; refuses one without room for another file. */
async function requireRoom(tx: Tx, { actor, clock }: PlanChange, planId: string) {
  const held = await requirePlan(tx, actor, clock, planId, { lock: true });
  assertOpenYear(held);
  // A document becomes a file of the property, so the right to edit files is needed, too.
  if (!held.access.actions.editFiles) throw forbidden();
  const adoption = (await lastAdoptions(tx, [planId])).get(planId);
  if (!adoption) throw conflict('Adopt the plan before you add files to its adoption.', 'notAdopted');
  const files = await filesOf(tx, [adoption.planAdoptionId]);
  if (files.length >= FILES_MAX)
    throw conflict(`An adoption has at most ${FILES_MAX} files. Remove one first.`, 'tooManyFiles');
  return { row: held.row, access: held.access, adoption };
}

/** Stores a document as a file of the property in the folder Minutes, and adds it to the plan's last adoption. */
export async function addDocument(
  tx: Tx,
  deps: DocumentDeps,
  by: PlanChange,
  planId: string,
  { file, stored }: NewDocument,
): Promise<AdoptionFile> {
  const { row, access, adoption } = await requireRoom(tx, by, planId);
  const { actor, clock } = by;
  const now = clock.now();
  const change = { actor, now, today: clock.today() };
  const place = { access, change, folder: 'Minutes', documentKind: 'minutes' } as const;
  const document = await enterDocument(tx, deps, place, file, stored);
  const { workspaceId, planAdoptionId } = adoption;
  const { propertyFileId, versionNumber, fileName } = document;
  const ids = { workspaceId, planAdoptionId, adoptionFileId: newId(), propertyFileId, versionNumber };
  const added = { ...ids, uploadedAt: now };
  await insertFile(tx, added);
  const description = `Added ${fileName} to the adoption of ${dayText(adoption.meetingDate)}`;
  await recordPlan(tx, { actor, now }, row, planEvent(row, description));
  return presentFile({ row: added, document });
}

/** Returns a file whose plan the actor may see, or 404. */
async function requireFile(tx: Tx, by: PlanChange, adoptionFileId: string, options: { lock?: boolean } = {}) {
  const row = await selectFile(tx, adoptionFileId);
  const adoption = row && (await selectAdoption(tx, row.planAdoptionId));
  if (!row || !adoption) throw notFound();
  const held = await requirePlan(tx, by.actor, by.clock, adoption.planId, options);
  const [file] = await withDocuments(tx, [row]);
  return { ...file!, held };
}

/** Returns a file and its bytes for a download, in the version that was added, even if the file has changed since. */
export async function readDocument(
  tx: Tx,
  by: { actor: Actor; clock: PlanChange['clock'] },
  adoptionFileId: string,
): Promise<{ fileName: string; contentType: string; blob: BlobRow }> {
  const { document } = await requireFile(tx, by, adoptionFileId);
  const { fileName, contentType } = document;
  return { fileName, contentType, blob: await findBlob(tx, document) };
}

/** Removes a file from its adoption; it remains a file of the property. */
export async function removeDocument(
  tx: Tx,
  by: PlanChange,
  { adoptionFileId, version }: { adoptionFileId: string; version: number },
): Promise<void> {
  const { row, document, held } = await requireFile(tx, by, adoptionFileId, { lock: true });
  assertOpenYear(held);
  assertVersion(FILE_VERSION, version);
  // Another request may have removed it while this one waited for the lock.
  if (!(await selectFile(tx, adoptionFileId))) throw notFound();
  await deleteFile(tx, row);
  const removed = planEvent(held.row, `Removed ${document.fileName} from the adoption`);
  await recordPlan(tx, { actor: by.actor, now: by.clock.now() }, held.row, removed);
}

/** Returns the adoptions that have these files as documents. */
export const adoptionsHolding: FindHolders = async (tx, propertyFileIds) =>
  (await selectAdoptionsOfFiles(tx, propertyFileIds)).map(({ propertyFileId, meetingDate }) => ({
    propertyFileId,
    holder: `the adoption of ${dayText(meetingDate)}`,
  }));
