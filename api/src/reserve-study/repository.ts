import { desc, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { versionedRows } from '../platform/repository/versioned-rows';
import { uuidArray } from '../platform/store/values';
import { reserveStudy } from './tables';

export type StudyRow = typeof reserveStudy.$inferSelect;
export type NewStudy = typeof reserveStudy.$inferInsert;

/** Returns studies of the properties, newest first; of studies of one day, the last one added first. */
export async function findStudies(tx: Tx, propertyIds: readonly string[]): Promise<StudyRow[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select()
    .from(reserveStudy)
    .where(inArray(reserveStudy.propertyId, [...propertyIds]))
    .orderBy(desc(reserveStudy.date), desc(reserveStudy.propertyReserveStudyId));
}

/** Returns the studies whose documents these files are. */
export async function selectStudiesOfFiles(tx: Tx, propertyFileIds: readonly string[]): Promise<StudyRow[]> {
  return tx
    .select()
    .from(reserveStudy)
    .where(sql`${reserveStudy.propertyFileId} = any(${uuidArray(propertyFileIds)})`);
}

/** Reads and changes single studies of exactly this property. */
export const studyRows = versionedRows(reserveStudy, ['workspaceId', 'propertyId', 'propertyReserveStudyId']);
