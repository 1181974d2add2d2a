import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { ledgerBankBalance } from '../tables';

export type BalanceRow = typeof ledgerBankBalance.$inferSelect;
type NewBalance = Omit<BalanceRow, 'origin'>;

const KEY = [ledgerBankBalance.workspaceId, ledgerBankBalance.bankAccountId, ledgerBankBalance.asOf];

/** Saves balances by statements of a source; each replaces an earlier one of the same day, and one by hand. */
export async function keepBalances(tx: Tx, rows: readonly NewBalance[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(ledgerBankBalance)
    .values([...rows])
    .onConflictDoUpdate({ target: KEY, set: { balance: sql`excluded.balance`, origin: 'source' } });
}

/** Returns the balances by hand of bank accounts, and all balances of the given days, newest first. */
export async function findBalances(
  tx: Tx,
  bankAccountIds: readonly string[],
  days: readonly string[] = [],
): Promise<BalanceRow[]> {
  if (bankAccountIds.length === 0) return [];
  const { bankAccountId, asOf, origin } = ledgerBankBalance;
  const asked = days.length === 0 ? eq(origin, 'hand') : or(eq(origin, 'hand'), inArray(asOf, [...days]));
  return tx
    .select()
    .from(ledgerBankBalance)
    .where(and(inArray(bankAccountId, [...bankAccountIds]), asked))
    .orderBy(desc(asOf), bankAccountId);
}

/** Saves balances by hand; does not replace a balance of a source. */
export async function stateBalances(tx: Tx, rows: readonly NewBalance[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(ledgerBankBalance)
    .values(rows.map((row) => ({ ...row, origin: 'hand' as const })))
    .onConflictDoUpdate({
      target: KEY,
      set: { balance: sql`excluded.balance` },
      setWhere: eq(ledgerBankBalance.origin, 'hand'),
    });
}

/** Removes balances that were stated by hand. */
export async function dropStated(
  tx: Tx,
  rows: readonly Pick<BalanceRow, 'workspaceId' | 'bankAccountId' | 'asOf'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const asked = JSON.stringify(rows.map(({ bankAccountId, asOf }) => ({ id: bankAccountId, as_of: asOf })));
  await tx.execute(sql`delete from ledger_bank_balance b using json_to_recordset(${asked}::json) as x(id uuid, as_of date)
    where b.workspace_id = ${rows[0]!.workspaceId}::uuid and b.bank_account_id = x.id and b.as_of = x.as_of
      and b.origin = 'hand'`);
}
