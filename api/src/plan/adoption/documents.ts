import type { adoptionFile } from '@roofline/schema/plan/plan';
import { dayText } from '@roofline/schema/value/day';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor';
import { findBlob, type BlobRow } from '../../platform/blobs/repository';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { conflict, notFound } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import { planEvent, recordPlan } from '../plans/record';
import type { PlanChange } from '../plans/save';
import { assertOpenYear, requirePlan } from '../plans/year';
import { presentFile } from './present';
import {
  deleteFile,
  filesOf,
  insertFile,
  lastAdoptions,
  selectAdoption,
  selectFile,
  type AdoptionFileRow,
} from './repository';

/** Files that one adoption may have. */
const FILES_MAX = 10;
/** Files are added and taken away, and never change. */
const FILE_VERSION = 1;

/** A stored file that an adoption is to have. */
export interface NewDocument {
  fileName: string;
  contentType: string;
  fileSize: number;
  blobId: string;
}

/** The plan's last adoption, which has room for one more file. */
async function requireRoom(tx: Tx, { actor, clock }: PlanChange, planId: string) {
  const held = await requirePlan(tx, actor, clock, planId, { lock: true });
  assertOpenYear(held);
  const adoption = (await lastAdoptions(tx, [planId])).get(planId);
  if (!adoption) throw conflict('Adopt the plan before you add files to its adoption.', 'notAdopted');
  const files = await filesOf(tx, [adoption.planAdoptionId]);
  if (files.length >= FILES_MAX) throw conflict(`An adoption has at most ${FILES_MAX} files`, 'tooManyFiles');
  return { row: held.row, adoption };
}

/** Adds a stored file to the plan's last adoption. */
export async function addDocument(
  tx: Tx,
  by: PlanChange,
  planId: string,
  document: NewDocument,
): Promise<z.infer<typeof adoptionFile>> {
  const { row, adoption } = await requireRoom(tx, by, planId);
  const now = by.clock.now();
  const { workspaceId, planAdoptionId } = adoption;
  const file = { workspaceId, planAdoptionId, adoptionFileId: newId(), ...document, uploadedAt: now };
  await insertFile(tx, file);
  const description = `Added ${file.fileName} to the adoption of ${dayText(adoption.meetingDate)}`;
  await recordPlan(tx, { actor: by.actor, now }, row, planEvent(row, description));
  return presentFile(file);
}

/** A file whose plan the actor may see, or 404. */
async function requireFile(tx: Tx, by: PlanChange, adoptionFileId: string, options: { lock?: boolean } = {}) {
  const file = await selectFile(tx, adoptionFileId);
  const adoption = file && (await selectAdoption(tx, file.planAdoptionId));
  if (!file || !adoption) throw notFound();
  return { file, held: await requirePlan(tx, by.actor, by.clock, adoption.planId, options) };
}

/** A file and its bytes, for a download. */
export async function readDocument(
  tx: Tx,
  by: { actor: Actor; clock: PlanChange['clock'] },
  adoptionFileId: string,
): Promise<AdoptionFileRow & { blob: BlobRow }> {
  const { file } = await requireFile(tx, by, adoptionFileId);
  return { ...file, blob: await findBlob(tx, file) };
}

/** Takes a file away; the sweep takes its bytes. */
export async function removeDocument(
  tx: Tx,
  by: PlanChange,
  { adoptionFileId, version }: { adoptionFileId: string; version: number },
): Promise<void> {
  const { file, held } = await requireFile(tx, by, adoptionFileId, { lock: true });
  assertOpenYear(held);
  assertVersion(FILE_VERSION, version);
  // Somebody else may have been faster while this waited for the property.
  if (!(await selectFile(tx, adoptionFileId))) throw notFound();
  await deleteFile(tx, file);
  const removed = planEvent(held.row, `Removed ${file.fileName} from the adoption`);
  await recordPlan(tx, { actor: by.actor, now: by.clock.now() }, held.row, removed);
}
