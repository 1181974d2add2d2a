import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../database';
import { uuidArray } from '../../store/values';

// Finds bytes that nothing refers to, stops counting them, and deletes their rows.

/** The rows that a pass sweeps: those of the workspaces that its transaction sees, or those of no existing workspace. */
export type SweptRows = 'ofWorkspaces' | 'ofOthers';

const SWEPT: Record<SweptRows, SQL> = {
  ofWorkspaces: sql`true`,
  // Rows of accounts, and of workspaces that were deleted with all of their rows.
  ofOthers: sql`not exists (select 1 from workspace w where w.workspace_id = b.workspace_id)`,
};

/**
 * Returns a condition: a row refers to `b` by any foreign key in the database's own catalog, so that none is forgotten.
 * It leaves out tables that the transaction's role may not read: the caller knows why it needs none of them.
 */
async function isReferred(tx: Tx): Promise<SQL> {
  const keys = await rowsOf<{ name: string; owner: string; id: string }>(
    tx,
    sql`select f.conrelid::regclass::text as name, quote_ident(o.attname) as owner, quote_ident(i.attname) as id
      from pg_constraint f
      join pg_attribute o on o.attrelid = f.conrelid and o.attnum = f.conkey[1]
      join pg_attribute i on i.attrelid = f.conrelid and i.attnum = f.conkey[2]
      where f.contype = 'f' and f.confrelid = 'blob'::regclass and f.conrelid <> f.confrelid
        and has_table_privilege(f.conrelid, 'SELECT')`,
  );
  const found = keys.map(
    ({ name, owner, id }) =>
      `exists (select 1 from ${name} r where r.${owner} = b.workspace_id and r.${id} = b.blob_id)`,
  );
  return sql.raw(`(${found.join(' or ') || 'false'})`);
}

/** A pass deletes at most `limit` blobs that have been free since before `before`. */
export interface Forgetting {
  now: Date;
  before: Date;
  limit: number;
}

/** Marks blobs that nothing refers to any more, and clears the mark of those that a row refers to again. */
async function markFree(tx: Tx, rows: SQL, referred: SQL, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`update blob b set free_since = ${at}
    where ${rows} and parent_id is null and free_since is null and not ${referred}`);
  await tx.execute(sql`update blob b set free_since = null
    where ${rows} and parent_id is null and free_since is not null and ${referred}`);
}

/**
 * Frees bytes at once that the caller has just stopped referring to: unless another row refers to them, they no longer
 * count, and the sweep removes them like all others.
 */
export async function letGo(
  tx: Tx,
  workspaceId: string,
  blobIds: readonly string[],
  now: Date,
): Promise<void> {
  if (blobIds.length === 0) return;
  const rows = sql`b.workspace_id = ${workspaceId} and b.blob_id = any(${uuidArray([...new Set(blobIds)])})`;
  await tx.execute(sql`update blob b set free_since = ${now.toISOString()}::timestamptz
    where ${rows} and parent_id is null and free_since is null and not ${await isReferred(tx)}`);
}

/** Marks free blobs, deletes those that were free long enough, with their other sizes, and returns their storage keys. */
export async function sweepFree(
  tx: Tx,
  of: SweptRows,
  { now, before, limit }: Forgetting,
): Promise<string[]> {
  const rows = SWEPT[of];
  const referred = await isReferred(tx);
  await markFree(tx, rows, referred, now);
  const gone = await rowsOf<{ storage_key: string }>(
    tx,
    sql`with gone as (
        select b.workspace_id, b.blob_id from blob b
        where ${rows} and parent_id is null and free_since < ${before.toISOString()}::timestamptz
          and not ${referred}
        limit ${limit} for update
      )
      delete from blob d using gone g
      where d.workspace_id = g.workspace_id and (d.blob_id = g.blob_id or d.parent_id = g.blob_id)
      returning d.storage_key`,
  );
  return gone.map((row) => row.storage_key);
}
