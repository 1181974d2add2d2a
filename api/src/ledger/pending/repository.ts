import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import type { LedgerPlace } from '../enter/entry';
import { notByHand, reached, type RuleReach } from '../repository/rules';
import { ledgerWork } from './tables';

export type WorkRow = typeof ledgerWork.$inferSelect;
export type NewWork = typeof ledgerWork.$inferInsert;

const ofPlace = ({ workspaceId, propertyId }: LedgerPlace): SQL =>
  and(eq(ledgerWork.workspaceId, workspaceId), eq(ledgerWork.propertyId, propertyId))!;
const ofWork = ({ workspaceId, workId }: Pick<WorkRow, 'workspaceId' | 'workId'>): SQL =>
  and(eq(ledgerWork.workspaceId, workspaceId), eq(ledgerWork.workId, workId))!;

/** Returns the running work in ledgers, the oldest first. */
export async function findWork(tx: Tx, propertyIds: readonly string[]): Promise<WorkRow[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select()
    .from(ledgerWork)
    .where(inArray(ledgerWork.propertyId, [...propertyIds]))
    .orderBy(asc(ledgerWork.createdAt), asc(ledgerWork.workId));
}

/** Adds work, or restarts work with the same key: each part applies the rules of its time. Returns the id of the work. */
export async function keepWork(tx: Tx, row: NewWork): Promise<Pick<WorkRow, 'workId'>> {
  const [kept] = await tx
    .insert(ledgerWork)
    .values(row)
    .onConflictDoUpdate({
      target: [ledgerWork.workspaceId, ledgerWork.propertyId, ledgerWork.onceKey],
      set: { cursor: null, doneCount: 0, lineCount: sql`excluded.line_count` },
    })
    .returning({ workId: ledgerWork.workId });
  return kept!;
}

export async function moveWork(
  tx: Tx,
  row: WorkRow,
  change: Pick<WorkRow, 'cursor' | 'doneCount'>,
): Promise<void> {
  await tx.update(ledgerWork).set(change).where(ofWork(row));
}

export async function deleteWork(tx: Tx, row: WorkRow): Promise<void> {
  await tx.delete(ledgerWork).where(ofWork(row));
}

/** Returns the current state of the work. The caller has locked the book. */
export async function findWorkById(tx: Tx, place: LedgerPlace, workId: string): Promise<WorkRow | null> {
  const [row] = await tx
    .select()
    .from(ledgerWork)
    .where(and(ofPlace(place), eq(ledgerWork.workId, workId)));
  return row ?? null;
}

const ofProperty = ({ workspaceId, propertyId }: LedgerPlace, alias = sql.raw('')): SQL =>
  sql`${alias}workspace_id = ${workspaceId}::uuid and ${alias}property_id = ${propertyId}::uuid`;

/** Returns the day of the nth line of an account after a day; null where there are fewer. */
export async function dayOfLine(
  tx: Tx,
  place: LedgerPlace,
  { glCode, after, nth }: { glCode: string; after: string | null; nth: number },
): Promise<string | null> {
  const [row] = await rowsOf<{ day: string }>(
    tx,
    sql`select date::text as day from ledger_line where ${ofProperty(place)} and gl_code = ${glCode}
      and date > ${after ?? '-infinity'}::date order by date offset ${nth - 1} limit 1`,
  );
  return row?.day ?? null;
}

/** Counts the lines that rules may map again, up to `most`. */
export async function countReached(
  tx: Tx,
  place: LedgerPlace,
  reach: RuleReach,
  most: number,
): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`select count(*)::int as n from (select 1 from ledger_line l where ${ofProperty(place, sql.raw('l.'))}
      and ${notByHand(reach)} and ${reached(reach)} limit ${most}) counted`,
  );
  return row!.n;
}
