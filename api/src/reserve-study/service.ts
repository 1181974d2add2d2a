import { changesOf, changeWords, wordedFields } from '@roofline/schema/activity/changes';
import {
  reserveStudyInput,
  RESERVE_STUDY_TYPES,
  type ReserveStudy,
  type ReserveStudyInput,
  type WizardReserveStudyInput,
} from '@roofline/schema/reserve-study/reserve-study';
import { dayText } from '@roofline/schema/value/day';
import { toCents, toDollars } from '@roofline/schema/value/money';
import { recordActivity } from '../activity/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import { notFound } from '../platform/problem';
import { staleVersion } from '../platform/versions';
import { reachedProperties, requireProperty, type PropertyAccess } from '../property/access';
import { changeStudy, deleteStudy, findStudies, findStudy, insertStudy, type StudyRow } from './repository';

const typeName = (id: number) => RESERVE_STUDY_TYPES.find((type) => type.id === id)?.name ?? '';

function presentStudy(row: StudyRow): ReserveStudy {
  const { workspaceId, createdAt, cost, ...shown } = row;
  return {
    ...shown,
    reserveStudyTypeName: typeName(row.reserveStudyTypeId),
    cost: cost === null ? null : toDollars(cost),
  };
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

/** Studies of one property, newest first. */
export async function listStudies(tx: Tx, actor: Actor, propertyId: string): Promise<ReserveStudy[]> {
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'viewReserveStudies' });
  return (await findStudies(tx, [property.propertyId])).map(presentStudy);
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
  for (const row of await findStudies(tx, seen)) lists.get(row.propertyId)!.push(presentStudy(row));
  return propertyIds.map((id) => lists.get(id.toLowerCase()) ?? null);
}

export async function addStudy(tx: Tx, change: StudyChange, input: ReserveStudyInput): Promise<ReserveStudy> {
  const access = await requireProperty(tx, change.actor, change.propertyId, { need: 'editReserveStudies' });
  const { workspaceId, propertyId } = access.property;
  const key = { workspaceId, propertyId, propertyReserveStudyId: newId(), createdAt: change.now };
  const row = await insertStudy(tx, { ...storedStudy(input), ...key });
  await record(tx, change, access, `Added ${called(row)}`);
  return presentStudy(row);
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
  const access = await requireProperty(tx, change.actor, change.propertyId, { need: 'editReserveStudies' });
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
  const saved = await changeStudy(tx, row, at.version, storedStudy(input));
  if (!saved) throw staleVersion((await findStudy(tx, row))?.version ?? row.version);
  const rows = { before: presentStudy(row), after: presentStudy(saved) };
  await record(tx, change, access, changeWords(`of ${called(row)}`, changesOf(FIELDS, rows)));
  return presentStudy(saved);
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
