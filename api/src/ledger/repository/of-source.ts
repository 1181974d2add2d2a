import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import type { LedgerPlace } from '../enter/entry';

/** Ids of the lines that a source brought for some days. */
export async function selectLineIds(
  tx: Tx,
  { workspaceId, propertyId, sourceId }: LedgerPlace & { sourceId: string },
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select external_id as id from ledger_line where workspace_id = ${workspaceId}::uuid
      and property_id = ${propertyId}::uuid and date between ${from}::date and ${to}::date
      and source_id = ${sourceId}::uuid`,
  );
  return rows.map(({ id }) => id);
}

interface ResetCounts {
  accounts: number;
  transactions: number;
  rules: number;
}
const counted = async (tx: Tx, statement: ReturnType<typeof sql>) =>
  (await rowsOf<{ n: number }>(tx, statement))[0]?.n ?? 0;

/** Forgets what people made of the accounts and the lines of a source: uses, funds, rules and assignments. */
export async function forgetConfiguration(
  tx: Tx,
  { workspaceId, propertyId, sourceId }: LedgerPlace & { sourceId: string },
): Promise<ResetCounts> {
  const place = sql`workspace_id = ${workspaceId}::uuid and property_id = ${propertyId}::uuid`;
  const ofSource = sql`${place} and source_id = ${sourceId}::uuid`;
  const codes = sql`gl_code in (select distinct gl_code from ledger_line where ${ofSource}
    union select gl_code from ledger_bank_account where ${ofSource} and gl_code is not null)`;
  const accounts = await counted(
    tx,
    sql`with gone as (update ledger_account set use = case kind when 'bank' then 'bank' else 'unmapped' end,
        version = version + 1 where ${place} and ${codes} returning 1) select count(*)::int as n from gone`,
  );
  const rules = await counted(
    tx,
    sql`with gone as (delete from ledger_rule where ${place} and gl_code <> '' and ${codes} returning 1)
      select count(*)::int as n from gone`,
  );
  await tx.execute(
    sql`update ledger_bank_account set fund = 'unmapped', version = version + 1 where ${ofSource}`,
  );
  const transactions = await counted(
    tx,
    sql`with gone as (update ledger_line set lineage_id = null, project_id = null, is_unexpected = false,
        mapped_by = null, rule_id = null, version = version + 1
        where ${ofSource} and mapped_by is not null returning 1) select count(*)::int as n from gone`,
  );
  // Whoever has the configuration open saves an older version.
  await tx.execute(
    sql`update ledger_book set gl_version = gl_version + 1, bank_version = bank_version + 1 where ${place}`,
  );
  return { accounts, transactions, rules };
}
