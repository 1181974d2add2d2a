import { and, asc, desc, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { onceAView } from '../../platform/store/view';
import { uuidArray } from '../../platform/store/values';
import type { PropertyYear } from '../repository';
import { adoptionFile, plan, planAdoption } from '../tables';

export type NewAdoption = typeof planAdoption.$inferInsert;
/** An adoption with its snapshot. */
export type AdoptionState = typeof planAdoption.$inferSelect;
/** An adoption without its snapshot, for lists. */
export type AdoptionRow = Omit<AdoptionState, 'snapshot'>;
export type AdoptionFileRow = typeof adoptionFile.$inferSelect;
export type NewAdoptionFile = typeof adoptionFile.$inferInsert;

const { snapshot: _snapshot, ...columns } = getTableColumns(planAdoption);

export async function insertAdoption(tx: Tx, row: NewAdoption): Promise<void> {
  await tx.insert(planAdoption).values(row);
}

/** Returns the last adoption of each plan, by plan, in one statement. */
export const lastAdoptions = onceAView(
  async (tx: Tx, planIds: readonly string[]): Promise<Map<string, AdoptionRow>> => {
    if (planIds.length === 0) return new Map();
    const rows = await tx
      .selectDistinctOn([planAdoption.planId], columns)
      .from(planAdoption)
      .where(inArray(planAdoption.planId, [...planIds]))
      .orderBy(planAdoption.planId, desc(planAdoption.adoptedAt), desc(planAdoption.planAdoptionId));
    return new Map(rows.map((row) => [row.planId, row]));
  },
);

/**
 * Returns the adoption that applies to a year, with its snapshot: that of the year's adopted plan, else the latest of
 * an earlier year; null where there is none.
 */
export const standingAdoption = onceAView(
  async (tx: Tx, year: PropertyYear): Promise<AdoptionState | null> => {
    const [row] = await tx
      .select({ adoption: planAdoption })
      .from(planAdoption)
      .innerJoin(
        plan,
        and(eq(plan.workspaceId, planAdoption.workspaceId), eq(plan.planId, planAdoption.planId)),
      )
      .where(
        and(
          eq(planAdoption.workspaceId, year.workspaceId),
          eq(planAdoption.propertyId, year.propertyId),
          or(
            and(eq(planAdoption.fiscalYear, year.fiscalYear), eq(plan.isAdopted, true)),
            lt(planAdoption.fiscalYear, year.fiscalYear),
          ),
        ),
      )
      .orderBy(desc(planAdoption.fiscalYear), desc(planAdoption.adoptedAt), desc(planAdoption.planAdoptionId))
      .limit(1);
    return row?.adoption ?? null;
  },
);

export async function selectAdoption(tx: Tx, id: string): Promise<AdoptionRow | null> {
  const [row] = await tx.select(columns).from(planAdoption).where(eq(planAdoption.planAdoptionId, id));
  return row ?? null;
}

/** Returns the adoptions that have these files as documents. */
export async function selectAdoptionsOfFiles(
  tx: Tx,
  propertyFileIds: readonly string[],
): Promise<{ propertyFileId: string; meetingDate: string }[]> {
  return tx
    .select({ propertyFileId: adoptionFile.propertyFileId, meetingDate: planAdoption.meetingDate })
    .from(adoptionFile)
    .innerJoin(
      planAdoption,
      and(
        eq(planAdoption.workspaceId, adoptionFile.workspaceId),
        eq(planAdoption.planAdoptionId, adoptionFile.planAdoptionId),
      ),
    )
    .where(sql`${adoptionFile.propertyFileId} = any(${uuidArray(propertyFileIds)})`);
}

/** Returns the files of the adoptions, oldest first. */
export const filesOf = onceAView(
  async (tx: Tx, adoptionIds: readonly string[]): Promise<AdoptionFileRow[]> => {
    if (adoptionIds.length === 0) return [];
    return tx
      .select()
      .from(adoptionFile)
      .where(inArray(adoptionFile.planAdoptionId, [...adoptionIds]))
      .orderBy(asc(adoptionFile.uploadedAt), asc(adoptionFile.adoptionFileId));
  },
);

export async function selectFile(tx: Tx, adoptionFileId: string): Promise<AdoptionFileRow | null> {
  const [row] = await tx.select().from(adoptionFile).where(eq(adoptionFile.adoptionFileId, adoptionFileId));
  return row ?? null;
}

export async function insertFile(tx: Tx, row: NewAdoptionFile): Promise<void> {
  await tx.insert(adoptionFile).values(row);
}

export async function deleteFile(tx: Tx, row: AdoptionFileRow): Promise<void> {
  await tx
    .delete(adoptionFile)
    .where(
      and(eq(adoptionFile.workspaceId, row.workspaceId), eq(adoptionFile.adoptionFileId, row.adoptionFileId)),
    );
}
