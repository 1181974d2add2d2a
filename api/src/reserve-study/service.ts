import { changesOf, changeWords, wordedFields } from '@roofline/schema/activity/changes';
import {
  reserveStudyInput,
  RESERVE_STUDY_TYPES,
  type ReserveStudy,
  type ReserveStudyInput,
  type WizardReserveStudyInput,
} from '@roofline/schema/reserve-study/reserve-study';
import type { LinkedFile } from '@roofline/schema/file/linked-file';
import { dayText } from '@roofline/schema/value/day';
import { toCents, toDollars } from '@roofline/schema/value/money';
import { recordActivity } from '../activity/service';
import { linkedFiles, requireDocument } from '../file/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { FindHolders } from '../platform/trash/holders';
import { newId } from '../platform/ids';
import { notFound } from '../platform/problem';
import { staleVersion } from '../platform/versions';
import { reachedProperties, requireProperty, type PropertyAccess } from '../property/access';
import {
  changeStudy,
  deleteStudy,
  findStudies,
  findStudy,
  insertStudy,
  selectStudiesOfFiles,
  type StudyRow,
} from './repository';

const typeName = (id: number) => RESERVE_STUDY_TYPES.find((type) => type.id === id)?.name ?? '';

function presentStudy(row: StudyRow, document: LinkedFile | null): ReserveStudy {
  const { workspaceId, createdAt, cost, ...shown } = row;
  return {
    ...shown,
    reserveStudyTypeName: typeName(row.reserveStudyTypeId),
    cost: cost === null ? null : toDollars(cost),
    document,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Studies as they go on the wire, with their documents where the viewer may see files; one statement more. */
async function presentStudies(
  tx: Tx,
  rows: readonly StudyRow[],
  seesFiles: (propertyId: string) => boolean,
): Promise<ReserveStudy[]> {
  const seen = rows.flatMap(({ propertyId, propertyFileId }) =>
    propertyFileId !== null && seesFiles(propertyId) ? [propertyFileId] : [],
  );
  const documents = await linkedFiles(tx, seen);
  return rows.map((row) => presentStudy(row, documents.get(row.propertyFileId ?? '') ?? null));
}

async function presentOne(tx: Tx, row: StudyRow, { actions }: PropertyAccess): Promise<ReserveStudy> {
  return (await presentStudies(tx, [row], () => actions.viewFiles))[0]!;
}

const storedStudy = (input: ReserveStudyInput) => ({
  ...input,
  cost: input.cost === null ? null : toCents(input.cost),
});

/** Who changes which study of which property, and when. */
export interface StudyChange {
  actor: Actor;
  propertyId: string;
  now: Date;
}

const FIELDS = wordedFields<typeof reserveStudyInput, ReserveStudy>(reserveStudyInput, {
  reserveStudyTypeId: { words: ({ reserveStudyTypeName }) => reserveStudyTypeName },
  propertyFileId: { words: ({ document }) => document?.fileName ?? '' },
});

const called = (row: StudyRow) => `the ${typeName(row.reserveStudyTypeId)} of ${dayText(row.date)}`;

function record(
  tx: Tx,
  { actor, now }: StudyChange,
  { property }: PropertyAccess,
  description: string | null,
): Promise<void> {
  const { workspaceId, propertyId, name: entityName } = property;
  const place = { workspaceId, propertyId, actor, at: now };
  return recordActivity(tx, place, { type: 'reserve study', entityName, description });
}

/** Studies of the properties, newest first. The caller has made sure that they may be seen. */
export { findStudies as studiesOf, type StudyRow } from './repository';

/** Studies of one property, newest first. */
export async function listStudies(tx: Tx, actor: Actor, propertyId: string): Promise<ReserveStudy[]> {
  const { property, actions } = await requireProperty(tx, actor, propertyId, { need: 'viewReserveStudies' });
  return presentStudies(tx, await findStudies(tx, [property.propertyId]), () => actions.viewFiles);
}

/** Studies of many properties in the asked order, null where the viewer may not see them. */
export async function listStudiesOf(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
): Promise<(ReserveStudy[] | null)[]> {
  const reached = await reachedProperties(tx, actor, propertyIds);
  const seen = [...reached.values()]
    .filter((a) => a.actions.viewReserveStudies)
    .map((a) => a.property.propertyId);
  const lists = new Map<string, ReserveStudy[]>(seen.map((id) => [id, []]));
  const seesFiles = (propertyId: string) => reached.get(propertyId)!.actions.viewFiles;
  for (const study of await presentStudies(tx, await findStudies(tx, seen), seesFiles))
    lists.get(study.propertyId)!.push(study);
  return propertyIds.map((id) => lists.get(id.toLowerCase()) ?? null);
}

/** The property, held: a file that becomes the document of a study is not deleted at the same time. */
const requireChangeable = (tx: Tx, { actor, propertyId }: StudyChange): Promise<PropertyAccess> =>
  requireProperty(tx, actor, propertyId, { need: 'editReserveStudies', lock: true });

export async function addStudy(tx: Tx, change: StudyChange, input: ReserveStudyInput): Promise<ReserveStudy> {
  const access = await requireChangeable(tx, change);
  if (input.propertyFileId !== null) await requireDocument(tx, access.property, input.propertyFileId);
  const { workspaceId, propertyId } = access.property;
  const key = { workspaceId, propertyId, propertyReserveStudyId: newId(), createdAt: change.now };
  const row = await insertStudy(tx, { ...storedStudy(input), ...key });
  await record(tx, change, access, `Added ${called(row)}`);
  return presentOne(tx, row, access);
}

/** The study of the wizard for a property that is just being added; nothing where it was left empty. */
export async function addFirstStudy(
  tx: Tx,
  of: { workspaceId: string; propertyId: string; now: Date },
  input: WizardReserveStudyInput | null,
): Promise<void> {
  if (!input?.reserveStudyDate || !input.reserveStudyTypeId) return;
  await insertStudy(tx, {
    workspaceId: of.workspaceId,
    propertyId: of.propertyId,
    propertyReserveStudyId: newId(),
    date: input.reserveStudyDate,
    reserveStudyTypeId: input.reserveStudyTypeId,
    providerName: input.providerName,
    createdAt: of.now,
  });
}

/** The study under this property, or 404: also where it belongs to another property that the actor may see. */
async function requireStudy(tx: Tx, change: StudyChange, studyId: string) {
  const access = await requireChangeable(tx, change);
  const { workspaceId, propertyId } = access.property;
  const row = await findStudy(tx, { workspaceId, propertyId, propertyReserveStudyId: studyId });
  if (!row) throw notFound();
  return { access, row };
}

export async function updateStudy(
  tx: Tx,
  change: StudyChange,
  at: { studyId: string; version: number },
  input: ReserveStudyInput,
): Promise<ReserveStudy> {
  const { access, row } = await requireStudy(tx, change, at.studyId);
  const { propertyFileId } = input;
  if (propertyFileId !== null && propertyFileId !== row.propertyFileId)
    await requireDocument(tx, access.property, propertyFileId);
  const saved = await changeStudy(tx, row, at.version, storedStudy(input));
  if (!saved) throw staleVersion((await findStudy(tx, row))?.version ?? row.version);
  const [before, after] = await presentStudies(tx, [row, saved], () => access.actions.viewFiles);
  const words = changeWords(`of ${called(row)}`, changesOf(FIELDS, { before: before!, after: after! }));
  await record(tx, change, access, words);
  return after!;
}

export async function removeStudy(
  tx: Tx,
  change: StudyChange,
  at: { studyId: string; version: number },
): Promise<void> {
  const { access, row } = await requireStudy(tx, change, at.studyId);
  if (!(await deleteStudy(tx, row, at.version)))
    throw staleVersion((await findStudy(tx, row))?.version ?? row.version);
  await record(tx, change, access, `Removed ${called(row)}`);
}

/** The studies that files of properties are documents of. */
export const studiesHolding: FindHolders = async (tx, propertyFileIds) =>
  (await selectStudiesOfFiles(tx, propertyFileIds)).map((row) => ({
    propertyFileId: row.propertyFileId!,
    holder: called(row),
  }));
