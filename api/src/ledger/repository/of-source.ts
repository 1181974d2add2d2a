import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { uuidArray } from '../../platform/store/values';
import type { LedgerPlace } from '../enter/entry';

/** Returns the external ids of a source's lines within some days. */
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

/** The accounts whose use was reset, and the accounts of deleted rules. */
interface ForgottenUses {
  accounts: { glCode: string; wasBank: boolean; isBank: boolean }[];
  ruleCodes: string[];
}

/** Resets uses and funds of the accounts of sources, and deletes rules that name one. The caller has locked the book. */
export async function forgetUses(
  tx: Tx,
  { workspaceId, propertyId }: LedgerPlace,
  sourceIds: readonly string[],
): Promise<ForgottenUses> {
  const place = sql`workspace_id = ${workspaceId}::uuid and property_id = ${propertyId}::uuid`;
  const ofSource = sql`${place} and source_id = any(${uuidArray(sourceIds)})`;
  const codes = sql`gl_code in (select distinct gl_code from ledger_line where ${ofSource}
    union select gl_code from ledger_bank_account where ${ofSource} and gl_code is not null)`;
  const accounts = await rowsOf<ForgottenUses['accounts'][number]>(
    tx,
    sql`with before as (select gl_code, use from ledger_account where ${place} and ${codes})
      update ledger_account a set use = case a.kind when 'bank' then 'bank' else 'unmapped' end, version = a.version + 1
      from before b where a.workspace_id = ${workspaceId}::uuid and a.property_id = ${propertyId}::uuid and a.gl_code = b.gl_code
      returning a.gl_code as "glCode", b.use = 'bank' as "wasBank", a.use = 'bank' as "isBank"`,
  );
  const rules = await rowsOf<{ glCode: string }>(
    tx,
    sql`delete from ledger_rule where ${place} and gl_code <> '' and ${codes} returning gl_code as "glCode"`,
  );
  await tx.execute(
    sql`update ledger_bank_account set fund = 'unmapped', version = version + 1 where ${ofSource}`,
  );
  // A user with the configuration open then has a stale version.
  await tx.execute(
    sql`update ledger_book set gl_version = gl_version + 1, bank_version = bank_version + 1 where ${place}`,
  );
  return { accounts, ruleCodes: rules.map(({ glCode }) => glCode) };
}
