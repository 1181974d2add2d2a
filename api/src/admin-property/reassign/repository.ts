import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { NONE } from '../../platform/tables';
import { uuidArray } from '../../platform/store/values';

// A property moves from one workspace to another. The transaction sees both.

/** A move of a property between two workspaces. */
export interface Move {
  propertyId: string;
  from: string;
  to: string;
}

/** Returns the workspace of the property, whose row stays locked. */
export async function holdProperty(
  tx: Tx,
  propertyId: string,
): Promise<{ workspaceId: string; name: string } | undefined> {
  const [row] = await rowsOf<{ workspaceId: string; name: string }>(
    tx,
    sql`select workspace_id as "workspaceId", name from property where property_id = ${propertyId}::uuid for update`,
  );
  return row;
}

/** Locks both workspaces, so that neither is closed in the meantime. */
export function holdWorkspaces(
  tx: Tx,
  { from, to }: Pick<Move, 'from' | 'to'>,
): Promise<{ workspaceId: string; name: string; isActive: boolean }[]> {
  return rowsOf(
    tx,
    sql`select workspace_id as "workspaceId", name, is_active as "isActive" from workspace
      where workspace_id in (${from}::uuid, ${to}::uuid) order by workspace_id for share`,
  );
}

/**
 * Adds the users who are assigned to the property to the other workspace with their roles; those who are there already
 * stay as they are. Only roles that need an assignment come along, so no one reaches more than this property.
 */
export async function bringPeople(
  tx: Tx,
  { propertyId, from, to }: Move,
  { roles, now }: { roles: readonly number[]; now: Date },
): Promise<number> {
  const rows = await rowsOf(
    tx,
    sql`insert into membership (workspace_id, user_id, workspace_user_id, role_id, is_active, created_at)
      select ${to}::uuid, m.user_id, gen_random_uuid(), m.role_id, true, ${now.toISOString()}::timestamptz
      from property_assignment a
      join membership m on m.workspace_id = a.workspace_id and m.user_id = a.user_id and m.is_active
      where a.workspace_id = ${from}::uuid and a.property_id = ${propertyId}::uuid
        and m.role_id in (${sql.join(
          [...roles].map((id) => sql`${id}`),
          sql`, `,
        )})
      on conflict (workspace_id, user_id) do nothing returning user_id`,
  );
  return rows.length;
}

/** Deletes assignments and project roles of users outside the new workspace, and the property's invitations and feeds. */
export async function leavePeople(tx: Tx, { propertyId, from, to }: Move): Promise<void> {
  const isGone = sql`not exists
    (select 1 from membership m where m.workspace_id = ${to}::uuid and m.user_id = x.user_id)`;
  const ofProjects = sql`workspace_id = ${from}::uuid and project_id in
    (select project_id from project where workspace_id = ${from}::uuid and property_id = ${propertyId}::uuid)`;
  const ofProperty = sql`workspace_id = ${from}::uuid and property_id = ${propertyId}::uuid`;
  await tx.execute(sql`delete from property_assignment x where ${ofProperty} and ${isGone}`);
  await tx.execute(sql`delete from invitation_property where ${ofProperty}`);
  await tx.execute(sql`delete from calendar_feed where ${ofProperty}`);
  await tx.execute(sql`delete from project_person x where ${ofProjects} and ${isGone}`);
  await tx.execute(sql`delete from project_follower x where ${ofProjects} and ${isGone}`);
}

/** Moves the property's row; the rows below it follow by their foreign keys. */
export async function moveRows(tx: Tx, { propertyId, from, to }: Move, now: Date): Promise<void> {
  await tx.execute(sql`update property
    set workspace_id = ${to}::uuid, updated_at = ${now.toISOString()}::timestamptz, version = version + 1
    where workspace_id = ${from}::uuid and property_id = ${propertyId}::uuid`);
}

/**
 * Moves jobs: those that users started are canceled and their results freed; those of the service start again in the new
 * workspace. A worker that runs one of them at this moment loses it.
 */
export async function moveJobs(tx: Tx, { propertyId, from, to }: Move, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const ofProperty = sql`workspace_id = ${to}::uuid and property_id = ${propertyId}::uuid`;
  const live = sql`status in ('queued', 'running')`;
  const free = sql`lease_id = null, lease_until = null`;
  await tx.execute(sql`update job set status = 'canceled', ended_at = ${at}, step = null, ${free}
    where ${ofProperty} and ${live} and (user_id <> ${NONE}::uuid or kind in ('ledgerSync', 'ledgerSyncNightly'))`);
  await tx.execute(sql`update job set blob_id = null where ${ofProperty} and blob_id is not null`);
  const isAbout = (key: string, table: string, column: string) =>
    sql`input ->> ${key} in (select ${sql.raw(column)}::text from ${sql.raw(table)} where ${ofProperty})`;
  await tx.execute(sql`update job set workspace_id = ${to}::uuid, status = 'queued', run_after = ${at}, ${free},
      input = case when input ? 'workspaceId' then jsonb_set(input, '{workspaceId}', to_jsonb(${to}::text)) else input end
    where workspace_id in (${from}::uuid, ${to}::uuid) and user_id = ${NONE}::uuid and ${live}
      and (property_id = ${propertyId}::uuid or input ->> 'propertyId' = ${propertyId}::text
        or ${isAbout('propertyPhotoId', 'photo', 'property_photo_id')}
        or ${isAbout('propertyFileId', 'property_file', 'property_file_id')})`);
  await tx.execute(sql`update integration_sync set status = 3, ended_at = ${at},
    problem = 'The property moved to another portfolio.' where ${ofProperty} and status = 1`);
}

/** Deletes notifications about the property for users who no longer reach it; as the service, which sees them all. */
export async function dropNotifications(tx: Tx, { propertyId, to }: Move): Promise<void> {
  await tx.execute(sql`delete from user_notification n where n.workspace_id = ${to}::uuid and n.property_id = ${propertyId}::uuid
    and not exists (select 1 from membership m where m.workspace_id = ${to}::uuid and m.user_id = n.user_id)`);
}

/** A foreign key to bytes: its table and columns as the database names them. */
interface BlobKey {
  name: string;
  owner: string;
  id: string;
}

const blobKeys = (tx: Tx): Promise<BlobKey[]> =>
  rowsOf(
    tx,
    sql`select f.conrelid::regclass::text as name, quote_ident(o.attname) as owner, quote_ident(i.attname) as id
      from pg_constraint f
      join pg_attribute o on o.attrelid = f.conrelid and o.attnum = f.conkey[1]
      join pg_attribute i on i.attrelid = f.conrelid and i.attnum = f.conkey[2]
      where f.contype = 'f' and f.confrelid = 'blob'::regclass and f.conrelid <> f.confrelid and o.attname = 'workspace_id'`,
  );

const union = (keys: readonly BlobKey[], select: (key: BlobKey) => SQL): SQL =>
  sql.join(keys.map(select), sql` union `);

/** Bytes of the old workspace that moved rows refer to. */
export interface MovedBytes {
  blobId: string;
  /** Rows that stay refer to them too, or the new workspace has the same bytes, so they cannot simply move. */
  isBound: boolean;
}

export async function movedBytes(tx: Tx, { from, to }: Move): Promise<MovedBytes[]> {
  const keys = await blobKeys(tx);
  const moved = union(keys, ({ name, owner, id }) =>
    sql.raw(
      `select r.${id} as id from ${name} r join here b on b.blob_id = r.${id} where r.${owner} = '${to}'`,
    ),
  );
  const staying = union(keys, ({ name, owner, id }) =>
    sql.raw(
      `select r.${id} as id from ${name} r where r.${owner} = '${from}' and r.${id} in (select id from moved)`,
    ),
  );
  return rowsOf(
    tx,
    sql`with here as (select blob_id, sha256 from blob where workspace_id = ${from}::uuid and parent_id is null),
        moved as materialized (${moved}), staying as materialized (${staying})
      select m.id as "blobId", m.id in (select id from staying) or exists (select 1 from blob d
        where d.workspace_id = ${to}::uuid and d.parent_id is null and d.sha256 = h.sha256) as "isBound"
      from moved m join here h on h.blob_id = m.id`,
  );
}

/** Moves bytes that only rows of the moved property refer to, with their other sizes. */
export async function moveBytes(tx: Tx, { from, to }: Move, blobIds: readonly string[]): Promise<void> {
  if (blobIds.length === 0) return;
  const ids = uuidArray(blobIds);
  await tx.execute(sql`update blob set workspace_id = ${to}::uuid, free_since = null
    where workspace_id = ${from}::uuid and (blob_id = any(${ids}) or parent_id = any(${ids}))`);
}

/** Makes the moved rows refer to the new workspace's copies. */
export async function referToCopies(
  tx: Tx,
  { to }: Move,
  copies: readonly { blobId: string; copyId: string }[],
): Promise<void> {
  if (copies.length === 0) return;
  const before = uuidArray(copies.map(({ blobId }) => blobId));
  const after = uuidArray(copies.map(({ copyId }) => copyId));
  for (const { name, owner, id } of await blobKeys(tx))
    await tx.execute(sql`update ${sql.raw(name)} r set ${sql.raw(id)} = c.after
      from unnest(${before}, ${after}) as c(before, after)
      where r.${sql.raw(owner)} = ${to}::uuid and r.${sql.raw(id)} = c.before`);
}
