import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../database';
import { uuidArray } from '../../store/values';

// Bytes that nothing refers to: found, no longer counted, and forgotten.

/** Which rows a pass sweeps: those of the workspaces that its transaction sees, or those that belong to no workspace. */
export type SweptRows = 'ofWorkspaces' | 'ofOthers';

const SWEPT: Record<SweptRows, SQL> = {
  ofWorkspaces: sql`true`,
  // Of accounts, and of workspaces that are gone with all of their rows.
  ofOthers: sql`not exists (select 1 from workspace w where w.workspace_id = b.workspace_id)`,
};

/**
 * Whether a row refers to `b`: by any foreign key that there is, as the database itself tells, so that none can be
 * forgotten. Tables that the role of the transaction may not read are left out: the caller knows why it needs none of them.
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

/** What a pass forgets: what has been free since before `before`, at most `limit` of them. */
export interface Forgetting {
  now: Date;
  before: Date;
  limit: number;
}

/** Notes which blobs nothing refers to any more, and which of them something does again. */
async function markFree(tx: Tx, rows: SQL, referred: SQL, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`update blob b set free_since = ${at}
    where ${rows} and parent_id is null and free_since is null and not ${referred}`);
  await tx.execute(sql`update blob b set free_since = null
    where ${rows} and parent_id is null and free_since is not null and ${referred}`);
}

/**
 * Gives bytes back at once that the caller has just stopped referring to: they no longer count, unless another row refers to
 * them, and the sweep takes them as it takes all others.
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

/** Marks what is free, and forgets what has been so for long enough, with its other sizes. Answers the keys of its bytes. */
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
