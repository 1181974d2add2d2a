import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Tx } from '../platform/database';
import { disclosureFacts } from './tables';

export type FactsRow = typeof disclosureFacts.$inferSelect;
/** A property's fiscal year. */
export type FactsYear = Pick<FactsRow, 'workspaceId' | 'propertyId' | 'fiscalYear'>;
type Stated = Pick<FactsRow, 'facts' | 'updatedAt' | 'updatedBy'>;

const ofProperty = (at: Omit<FactsYear, 'fiscalYear'>) =>
  and(eq(disclosureFacts.workspaceId, at.workspaceId), eq(disclosureFacts.propertyId, at.propertyId));
const ofYear = (at: FactsYear) => and(ofProperty(at), eq(disclosureFacts.fiscalYear, at.fiscalYear));

/** What is stated for a year, and for the last one before it that anything was stated for. */
export async function selectFacts(
  tx: Tx,
  at: FactsYear,
): Promise<{ row: FactsRow | null; before: FactsRow | null }> {
  const rows = await tx
    .select()
    .from(disclosureFacts)
    .where(and(ofProperty(at), lte(disclosureFacts.fiscalYear, at.fiscalYear)))
    .orderBy(desc(disclosureFacts.fiscalYear))
    .limit(2);
  return {
    row: rows.find(({ fiscalYear }) => fiscalYear === at.fiscalYear) ?? null,
    before: rows.find(({ fiscalYear }) => fiscalYear < at.fiscalYear) ?? null,
  };
}

export async function insertFacts(tx: Tx, at: FactsYear, stated: Stated): Promise<void> {
  const { workspaceId, propertyId, fiscalYear } = at;
  await tx.insert(disclosureFacts).values({ workspaceId, propertyId, fiscalYear, ...stated });
}

/** Changes what is stated and moves its version. The caller holds the property's lock. */
export async function changeFacts(tx: Tx, at: FactsYear, stated: Stated): Promise<void> {
  await tx
    .update(disclosureFacts)
    .set({ ...stated, version: sql`${disclosureFacts.version} + 1` })
    .where(ofYear(at));
}
