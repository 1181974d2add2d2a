import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { uuidArray } from '../platform/store/values';
import { reserveStudy } from './tables';

export type StudyRow = typeof reserveStudy.$inferSelect;
export type NewStudy = typeof reserveStudy.$inferInsert;
type Place = Pick<StudyRow, 'workspaceId' | 'propertyId' | 'propertyReserveStudyId'>;

/** Studies of the properties, newest first; of one day the one added last first. */
export async function findStudies(tx: Tx, propertyIds: readonly string[]): Promise<StudyRow[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select()
    .from(reserveStudy)
    .where(inArray(reserveStudy.propertyId, [...propertyIds]))
    .orderBy(desc(reserveStudy.date), desc(reserveStudy.propertyReserveStudyId));
}

/** The studies that these files of properties are documents of. */
export async function selectStudiesOfFiles(tx: Tx, propertyFileIds: readonly string[]): Promise<StudyRow[]> {
  return tx
    .select()
    .from(reserveStudy)
    .where(sql`${reserveStudy.propertyFileId} = any(${uuidArray(propertyFileIds)})`);
}

const at = (place: Place) =>
  and(
    eq(reserveStudy.workspaceId, place.workspaceId),
    eq(reserveStudy.propertyId, place.propertyId),
    eq(reserveStudy.propertyReserveStudyId, place.propertyReserveStudyId),
  );

/** The study of exactly this property, null for one of another. */
export async function findStudy(tx: Tx, place: Place): Promise<StudyRow | null> {
  const [row] = await tx.select().from(reserveStudy).where(at(place));
  return row ?? null;
}

export async function insertStudy(tx: Tx, row: NewStudy): Promise<StudyRow> {
  const [saved] = await tx.insert(reserveStudy).values(row).returning();
  return saved!;
}

/** Changes a study and moves its version; null where the version is not the expected one. */
export async function changeStudy(
  tx: Tx,
  place: Place,
  version: number,
  change: Partial<NewStudy>,
): Promise<StudyRow | null> {
  const [saved] = await tx
    .update(reserveStudy)
    .set({ ...change, version: sql`${reserveStudy.version} + 1` })
    .where(and(at(place), eq(reserveStudy.version, version)))
    .returning();
  return saved ?? null;
}

/** Is it gone? False where the version is not the expected one. */
export async function deleteStudy(tx: Tx, place: Place, version: number): Promise<boolean> {
  const gone = await tx
    .delete(reserveStudy)
    .where(and(at(place), eq(reserveStudy.version, version)))
    .returning({ id: reserveStudy.propertyReserveStudyId });
  return gone.length > 0;
}
