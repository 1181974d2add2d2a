import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { uuidArray } from '../platform/store/values';
import { disclosureFacts, sentDisclosure } from './tables';

export type SentRow = typeof sentDisclosure.$inferSelect;
export type FactsRow = typeof disclosureFacts.$inferSelect;
/** A property's fiscal year. */
export type FactsYear = Pick<FactsRow, 'workspaceId' | 'propertyId' | 'fiscalYear'>;
type Stated = Pick<FactsRow, 'facts' | 'updatedAt' | 'updatedBy'>;

type YearTable = typeof disclosureFacts | typeof sentDisclosure;
const ofProperty = (of: YearTable, at: Omit<FactsYear, 'fiscalYear'>) =>
  and(eq(of.workspaceId, at.workspaceId), eq(of.propertyId, at.propertyId));
const ofYear = (of: YearTable, at: FactsYear) => and(ofProperty(of, at), eq(of.fiscalYear, at.fiscalYear));

/** Returns the statements of a year, and those of the last year before it that has any. */
export async function selectFacts(
  tx: Tx,
  at: FactsYear,
): Promise<{ row: FactsRow | null; before: FactsRow | null }> {
  const rows = await tx
    .select()
    .from(disclosureFacts)
    .where(and(ofProperty(disclosureFacts, at), lte(disclosureFacts.fiscalYear, at.fiscalYear)))
    .orderBy(desc(disclosureFacts.fiscalYear))
    .limit(2);
  return {
    row: rows.find(({ fiscalYear }) => fiscalYear === at.fiscalYear) ?? null,
    before: rows.find(({ fiscalYear }) => fiscalYear < at.fiscalYear) ?? null,
  };
}

/** Returns the statements of many properties for all years, newest first. */
export async function selectAllFacts(tx: Tx, propertyIds: readonly string[]): Promise<FactsRow[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select()
    .from(disclosureFacts)
    .where(inArray(disclosureFacts.propertyId, [...propertyIds]))
    .orderBy(desc(disclosureFacts.fiscalYear));
}

export async function insertFacts(tx: Tx, at: FactsYear, stated: Stated): Promise<void> {
  const { workspaceId, propertyId, fiscalYear } = at;
  await tx.insert(disclosureFacts).values({ workspaceId, propertyId, fiscalYear, ...stated });
}

/** Replaces the statements of a year and raises their version. The caller holds the property's lock. */
export async function changeFacts(tx: Tx, at: FactsYear, stated: Stated): Promise<void> {
  await tx
    .update(disclosureFacts)
    .set({ ...stated, version: sql`${disclosureFacts.version} + 1` })
    .where(ofYear(disclosureFacts, at));
}

/** Returns the sent disclosures of a year, latest first. */
export async function selectSent(tx: Tx, at: FactsYear): Promise<SentRow[]> {
  return tx
    .select()
    .from(sentDisclosure)
    .where(ofYear(sentDisclosure, at))
    .orderBy(desc(sentDisclosure.sentOn));
}

export async function findSent(tx: Tx, sentDisclosureId: string): Promise<SentRow | undefined> {
  const [row] = await tx
    .select()
    .from(sentDisclosure)
    .where(eq(sentDisclosure.sentDisclosureId, sentDisclosureId));
  return row;
}

/** Returns the sent disclosures whose documents are these files. */
export async function selectSentOfFiles(tx: Tx, propertyFileIds: readonly string[]): Promise<SentRow[]> {
  return tx
    .select()
    .from(sentDisclosure)
    .where(sql`${sentDisclosure.propertyFileId} = any(${uuidArray(propertyFileIds)})`);
}

export async function insertSent(tx: Tx, row: SentRow): Promise<void> {
  await tx.insert(sentDisclosure).values(row);
}

export async function deleteSent(
  tx: Tx,
  { workspaceId, sentDisclosureId }: Pick<SentRow, 'workspaceId' | 'sentDisclosureId'>,
): Promise<void> {
  await tx
    .delete(sentDisclosure)
    .where(
      and(eq(sentDisclosure.workspaceId, workspaceId), eq(sentDisclosure.sentDisclosureId, sentDisclosureId)),
    );
}
