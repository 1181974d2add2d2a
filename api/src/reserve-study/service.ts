import { wordedFields } from '@roofline/schema/activity/changes';
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
import { linkedFiles, requireDocument } from '../file/service';
import type { Tx } from '../platform/database';
import type { FindHolders } from '../platform/trash/holders';
import { newId } from '../platform/ids';
import type { PropertyAccess } from '../property/access';
import { propertyRecords } from '../property/records/property-records';
import { findStudies, selectStudiesOfFiles, studyRows, type StudyRow } from './repository';

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

/** Returns studies as the API shows them, with their documents if the viewer may see files; one more statement. */
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

async function requireDocumentIfAny(
  tx: Tx,
  { property }: PropertyAccess,
  propertyFileId: string | null,
): Promise<void> {
  if (propertyFileId !== null) await requireDocument(tx, property, propertyFileId);
}

const storedStudy = (input: ReserveStudyInput) => ({
  ...input,
  cost: input.cost === null ? null : toCents(input.cost),
});

const FIELDS = wordedFields<typeof reserveStudyInput, ReserveStudy>(reserveStudyInput, {
  reserveStudyTypeId: { words: ({ reserveStudyTypeName }) => reserveStudyTypeName },
  propertyFileId: { words: ({ document }) => document?.fileName ?? '' },
});

const called = (row: StudyRow) => `the ${typeName(row.reserveStudyTypeId)} of ${dayText(row.date)}`;

/** Studies of the properties, newest first. The caller makes sure that they may be seen. */
export { findStudies as studiesOf, type StudyRow } from './repository';

/** The records of a property's reserve studies. */
export const studies = propertyRecords({
  id: 'propertyReserveStudyId',
  rows: studyRows,
  select: findStudies,
  need: { view: 'viewReserveStudies', edit: 'editReserveStudies' },
  activity: 'reserve study',
  called,
  fields: FIELDS,
  stored: storedStudy,
  present: (tx, rows, { actionsAt }) => presentStudies(tx, rows, (id) => actionsAt(id).viewFiles),
  rules: {
    add: (tx, access, { propertyFileId }) => requireDocumentIfAny(tx, access, propertyFileId),
    update: (tx, access, { propertyFileId }, row) =>
      propertyFileId !== row.propertyFileId && requireDocumentIfAny(tx, access, propertyFileId),
  },
});

/** Adds the wizard's study for a new property, if it was filled in. */
export async function addFirstStudy(
  tx: Tx,
  of: { workspaceId: string; propertyId: string; now: Date },
  input: WizardReserveStudyInput | null,
): Promise<void> {
  if (!input?.reserveStudyDate || !input.reserveStudyTypeId) return;
  await studyRows.insert(tx, {
    workspaceId: of.workspaceId,
    propertyId: of.propertyId,
    propertyReserveStudyId: newId(),
    date: input.reserveStudyDate,
    reserveStudyTypeId: input.reserveStudyTypeId,
    providerName: input.providerName,
    createdAt: of.now,
  });
}

/** Returns the studies whose documents these files are. */
export const studiesHolding: FindHolders = async (tx, propertyFileIds) =>
  (await selectStudiesOfFiles(tx, propertyFileIds)).map((row) => ({
    propertyFileId: row.propertyFileId!,
    holder: called(row),
  }));
