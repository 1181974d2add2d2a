import type { LedgerFund } from '@roofline/schema/ledger/account';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { inWorkspaces } from '../../platform/repository/carried';
import { batchesOf, insertBatches, updateBatches } from '../../platform/store/rows';
import { uuidArray } from '../../platform/store/values';
import { ledgerAccount, ledgerBankAccount } from '../tables';

export type AccountRow = typeof ledgerAccount.$inferSelect;
type NewAccount = typeof ledgerAccount.$inferInsert;

/** An account with its fund as a bank account. */
export interface FundedAccount extends AccountRow {
  bankFund: LedgerFund | null;
}

/** Returns the accounts of properties by code, each with its fund as a bank account. */
export async function findAccounts(tx: Tx, propertyIds: readonly string[]): Promise<FundedAccount[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select({ ...getTableColumns(ledgerAccount), bankFund: ledgerBankAccount.fund })
    .from(ledgerAccount)
    .leftJoin(
      ledgerBankAccount,
      and(
        eq(ledgerBankAccount.workspaceId, ledgerAccount.workspaceId),
        eq(ledgerBankAccount.propertyId, ledgerAccount.propertyId),
        eq(ledgerBankAccount.glCode, ledgerAccount.glCode),
      ),
    )
    .where(inArray(ledgerAccount.propertyId, [...propertyIds]))
    .orderBy(asc(ledgerAccount.glCode));
}

export async function insertAccounts(tx: Tx, rows: readonly NewAccount[]): Promise<void> {
  await insertBatches(tx, ledgerAccount, batchesOf(ledgerAccount, rows));
}

const CHANGED_KEYS = [
  'workspaceId',
  'propertyId',
  'glCode',
  'glName',
  'kind',
  'sourceKind',
  'use',
  'suggestedUse',
];

/** Writes changed accounts and raises their versions. */
export async function updateAccounts(tx: Tx, rows: readonly NewAccount[]): Promise<void> {
  const batches = batchesOf(ledgerAccount, rows, CHANGED_KEYS);
  await updateBatches(tx, ledgerAccount, batches, ['workspaceId', 'propertyId', 'glCode']);
}

/** The number of an account's lines, and the day of its newest one. */
export interface AccountActivity {
  propertyId: string;
  glCode: string;
  lineCount: number;
  lastDate: string | null;
}

/** Returns the number of lines of each account, from the month sums, and the day of its newest line, from an index. */
export async function accountActivity(tx: Tx, propertyIds: readonly string[]): Promise<AccountActivity[]> {
  if (propertyIds.length === 0) return [];
  return rowsOf(
    tx,
    sql`select a.property_id as "propertyId", a.gl_code as "glCode",
        coalesce((select sum(m.line_count)::int from ledger_month m where m.workspace_id = a.workspace_id
          and m.property_id = a.property_id and m.gl_code = a.gl_code), 0) as "lineCount",
        (select l.date::text from ledger_line l where l.workspace_id = a.workspace_id
          and l.property_id = a.property_id and l.gl_code = a.gl_code
          order by l.date desc limit 1) as "lastDate"
      from ledger_account a where ${inWorkspaces(tx, sql`a.workspace_id`)}
        and a.property_id = any(${uuidArray(propertyIds)})`,
  );
}
