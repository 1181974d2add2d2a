import type { BalanceOrigin } from '@roofline/schema/ledger/bank';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { inWorkspaces } from '../../platform/repository/carried';
import { batchesOf, insertBatches, updateBatches } from '../../platform/store/rows';
import { textArray, uuidArray } from '../../platform/store/values';
import type { LedgerPlace } from '../enter/entry';
import { ledgerBankAccount } from '../tables';

export type BankRow = typeof ledgerBankAccount.$inferSelect;
type NewBank = typeof ledgerBankAccount.$inferInsert;

/** Returns the bank accounts of properties, by name. */
export async function findBanks(tx: Tx, propertyIds: readonly string[]): Promise<BankRow[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select()
    .from(ledgerBankAccount)
    .where(inArray(ledgerBankAccount.propertyId, [...propertyIds]))
    .orderBy(asc(ledgerBankAccount.name), asc(ledgerBankAccount.bankAccountId));
}

export async function insertBanks(tx: Tx, rows: readonly NewBank[]): Promise<void> {
  await insertBatches(tx, ledgerBankAccount, batchesOf(ledgerBankAccount, rows));
}

const CHANGED_KEYS = [
  'workspaceId',
  'bankAccountId',
  'sourceId',
  'externalId',
  'name',
  'institution',
  'fund',
  'glCode',
];

/** Writes changed bank accounts and raises their versions. */
export async function updateBanks(tx: Tx, rows: readonly NewBank[]): Promise<void> {
  const batches = batchesOf(ledgerBankAccount, rows, CHANGED_KEYS);
  await updateBatches(tx, ledgerBankAccount, batches, ['workspaceId', 'bankAccountId']);
}

/** Deletes bank accounts that are known only from these accounts of the ledger and that have no stated balance. */
export async function deleteUnstatedBanks(
  tx: Tx,
  { workspaceId, propertyId }: LedgerPlace,
  glCodes: readonly string[],
): Promise<void> {
  if (glCodes.length === 0) return;
  await tx.execute(sql`delete from ledger_bank_account b where b.workspace_id = ${workspaceId}::uuid
    and b.property_id = ${propertyId}::uuid and b.gl_code = any(${textArray(glCodes)})
    and b.external_id = 'gl ' || b.gl_code and not exists (select 1 from ledger_bank_balance s
      where s.workspace_id = b.workspace_id and s.bank_account_id = b.bank_account_id)`);
}

/** Deletes a bank account that was added by hand, with its balances; returns false where a source names it. */
export async function deleteBankByHand(
  tx: Tx,
  { workspaceId, bankAccountId }: Pick<BankRow, 'workspaceId' | 'bankAccountId'>,
): Promise<boolean> {
  const { workspaceId: workspace, bankAccountId: id, sourceId } = ledgerBankAccount;
  const gone = await tx
    .delete(ledgerBankAccount)
    .where(and(eq(workspace, workspaceId), eq(id, bankAccountId), isNull(sourceId)))
    .returning({ id });
  return gone.length > 0;
}

/** Saves which source accounts are different from an account by hand. */
export async function tellApart(
  tx: Tx,
  { workspaceId, bankAccountId }: Pick<BankRow, 'workspaceId' | 'bankAccountId'>,
  toldApart: string,
): Promise<void> {
  await tx
    .update(ledgerBankAccount)
    .set({ toldApart, version: sql`${ledgerBankAccount.version} + 1` })
    .where(
      and(eq(ledgerBankAccount.workspaceId, workspaceId), eq(ledgerBankAccount.bankAccountId, bankAccountId)),
    );
}

/** A bank account with its balance on a day. */
export interface BankOnDay extends Pick<
  BankRow,
  'bankAccountId' | 'propertyId' | 'externalId' | 'name' | 'institution' | 'fund' | 'glCode' | 'toldApart'
> {
  /** A person added it: no source names it. */
  isByHand: boolean;
  /** Cents; null while no statement is known. */
  balance: number | null;
  /** The day of the statement that the balance starts from. */
  asOf: string | null;
  origin: BalanceOrigin | null;
}

/**
 * Returns the balances of all bank accounts of properties at the end of a day, by name: the last statement up to the day
 * plus later movements, or, where every statement is later, the first of them less the movements in between. An account
 * without a GL code changes only by its statements. One query.
 */
export async function findBanksOnDay(
  tx: Tx,
  propertyIds: readonly string[],
  day: string,
): Promise<BankOnDay[]> {
  if (propertyIds.length === 0) return [];
  const on = sql`${day}::date`;
  return rowsOf(
    tx,
    sql`select b.bank_account_id as "bankAccountId", b.property_id as "propertyId", b.external_id as "externalId", b.name,
        b.institution, b.fund, b.gl_code as "glCode", b.told_apart as "toldApart", b.source_id is null as "isByHand", s.as_of::text as "asOf", s.origin, (s.balance + coalesce(m.moved, 0))::float8 as balance
      from ledger_bank_account b
      left join lateral (select as_of, balance, origin from ledger_bank_balance
          where workspace_id = b.workspace_id and bank_account_id = b.bank_account_id
          order by as_of > ${on}, abs(as_of - ${on}) limit 1) s on true
      left join lateral (select case when s.as_of <= ${on} then sum(l.amount) else -sum(l.amount) end as moved
          from ledger_line l where l.workspace_id = b.workspace_id and l.property_id = b.property_id
            and l.gl_code = b.gl_code and l.date > least(s.as_of, ${on})
            and l.date <= greatest(s.as_of, ${on})) m on true
      where ${inWorkspaces(tx, sql`b.workspace_id`)} and b.property_id = any(${uuidArray(propertyIds)})
      order by b.name, b.bank_account_id`,
  );
}
