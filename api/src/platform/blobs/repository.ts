import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../database';
import { notFound } from '../problem';
import { blob } from '../tables';

export type BlobRow = typeof blob.$inferSelect;
export type NewBlobRow = typeof blob.$inferInsert;

/** Where a row that refers to bytes finds them. */
export interface BlobAt {
  workspaceId: string;
  blobId: string;
}

/** Somebody is about to refer to it: its time until it is swept begins again. */
const freeAgain = (now: Date) =>
  sql`case when ${blob.freeSince} is null then null else ${now.toISOString()}::timestamptz end`;

/** The bytes with this content, kept from the sweep for as long as a new reference may take; null where there are none. */
export async function touchBlob(
  tx: Tx,
  of: { workspaceId: string; sha256: string },
  now: Date,
): Promise<BlobRow | null> {
  const [row] = await tx
    .update(blob)
    .set({ freeSince: freeAgain(now) })
    .where(
      and(eq(blob.workspaceId, of.workspaceId), eq(blob.sha256, of.sha256), sql`${blob.parentId} is null`),
    )
    .returning();
  return row ?? null;
}

/** Enters bytes that were stored; where the workspace has the same ones already, those. */
export async function enterBlob(tx: Tx, row: NewBlobRow & { freeSince: Date }): Promise<BlobRow> {
  const [entered] = await tx
    .insert(blob)
    .values(row)
    .onConflictDoUpdate({
      target: [blob.workspaceId, blob.sha256],
      targetWhere: sql`parent_id is null`,
      set: { freeSince: freeAgain(row.freeSince) },
    })
    .returning();
  return entered!;
}

/** Enters other sizes of an image. */
export async function enterVariants(tx: Tx, rows: NewBlobRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(blob).values(rows);
}

/** What a row refers to, or one of its other sizes where there is one; 404 without either. */
export async function findBlob(tx: Tx, at: BlobAt, variant?: string): Promise<BlobRow> {
  const same = and(eq(blob.workspaceId, at.workspaceId), eq(blob.blobId, at.blobId));
  const size =
    variant === undefined
      ? same
      : sql`${same} or (${blob.workspaceId} = ${at.workspaceId} and ${blob.parentId} = ${at.blobId} and ${blob.variant} = ${variant})`;
  const [row] = await tx
    .select()
    .from(blob)
    .where(size)
    .orderBy(sql`${blob.parentId} nulls last`)
    .limit(1);
  if (!row) throw notFound();
  return row;
}

/** What many rows refer to, by the id of the bytes; those of workspaces that the transaction does not see are left out. */
export async function findBlobs(tx: Tx, at: readonly BlobAt[]): Promise<Map<string, BlobRow>> {
  const ids = [...new Set(at.map(({ blobId }) => blobId))];
  if (ids.length === 0) return new Map();
  const rows = await tx.select().from(blob).where(inArray(blob.blobId, ids));
  return new Map(rows.map((row) => [row.blobId, row]));
}

/** How many bytes a workspace keeps, other sizes of its images included. */
export async function bytesOf(tx: Tx, workspaceId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${blob.byteCount}), 0)` })
    .from(blob)
    .where(eq(blob.workspaceId, workspaceId));
  return Number(row?.sum ?? 0);
}

/** Which of these keys of the store a row has. */
export async function enteredKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ key: blob.storageKey })
    .from(blob)
    .where(inArray(blob.storageKey, [...keys]));
  return new Set(rows.map(({ key }) => key));
}

/** Rows whose size nobody knows yet. */
export async function unmeasured(tx: Tx, limit: number): Promise<BlobRow[]> {
  return tx
    .select()
    .from(blob)
    .where(sql`${blob.byteCount} is null`)
    .limit(limit);
}

export async function setByteCount(tx: Tx, { blobId }: BlobAt, byteCount: number): Promise<void> {
  await tx.update(blob).set({ byteCount }).where(eq(blob.blobId, blobId));
}

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
