import type { ChangeKind, ChangeOperation } from '@roofline/schema/change/change';
import { eq, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import type { Place } from './cursor';
import type { KindSource } from './kinds';
import { changeHead } from './tables';

export type HeadRow = typeof changeHead.$inferSelect;

export async function findHead(tx: Tx, workspaceId: string): Promise<HeadRow | null> {
  const [row] = await tx.select().from(changeHead).where(eq(changeHead.workspaceId, workspaceId));
  return row ?? null;
}

export interface EntryRow extends Place {
  kind: ChangeKind;
  id: string;
  propertyId: string | null;
  operation: ChangeOperation;
  at: Date;
}

/** Returns committed changes after a place, in order; with `kinds` only changes of these kinds. */
export async function findEntries(
  tx: Tx,
  workspaceId: string,
  { after, limit, kinds }: { after: Place; limit: number; kinds?: readonly ChangeKind[] },
): Promise<EntryRow[]> {
  const isAsked =
    kinds === undefined ? sql`true` : sql`e.kind = any (${sql.param(`{${kinds.join(',')}}`)}::text[])`;
  const rows = await rowsOf<Omit<EntryRow, 'number' | 'position' | 'at'> & { number: string; position: string; at: string | Date }>(
    tx,
    sql`select b.number, e.position, e.kind, e.entity_id as id, e.property_id as "propertyId", e.operation, b.committed_at as at
      from change_batch b join change_entry e on e.workspace_id = b.workspace_id and e.batch_id = b.batch_id
      where b.workspace_id = ${workspaceId} and b.number >= ${after.number}
        and (b.number > ${after.number} or e.position > ${after.position}) and ${isAsked}
      order by b.number, e.position limit ${limit}`,
  ); // prettier-ignore
  return rows.map((row) => ({
    ...row,
    number: Number(row.number),
    position: Number(row.position),
    at: new Date(row.at),
  }));
}

export interface ThereRow {
  key: string[];
  propertyId: string | null;
}

const columns = (names: readonly string[], as: (name: string) => string): SQL =>
  sql.raw(names.map(as).join(', '));

/** Returns existing objects of a kind, ordered by key, after a key. */
export async function findThere(
  tx: Tx,
  workspaceId: string,
  { table, key, property, isThere }: KindSource,
  { after, limit }: { after: readonly string[] | null; limit: number },
): Promise<ThereRow[]> {
  const isBehind =
    after === null
      ? sql`true`
      : sql`(${columns(key, (name) => name)}) > (${sql.join(
          after.map((value) => sql`${value}`),
          sql`, `,
        )})`;
  const rows = await rowsOf<{ key: string[]; propertyId: string | null }>(
    tx,
    sql`select array[${columns(key, (name) => `${name}::text`)}] as key, ${sql.raw(property)} as "propertyId"
      from (select distinct ${columns([...new Set(property === 'null' ? key : [...key, property])], (name) => name)} from ${sql.raw(table)}
        where workspace_id = ${workspaceId} and ${sql.raw(isThere)} and ${isBehind}
        order by ${columns(key, (name) => name)} limit ${limit}) r order by ${columns(key, (name) => name)}`,
  );
  return rows;
}

/** Deletes batches committed before a moment and stores the last number among them; returns how many. */
export async function forgetBatches(tx: Tx, before: Date, limit: number): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`with old as (select workspace_id, batch_id from change_batch where committed_at < ${before.toISOString()}::timestamptz
          order by committed_at limit ${limit}),
        gone as (delete from change_batch b using old o where b.workspace_id = o.workspace_id and b.batch_id = o.batch_id
          returning b.workspace_id, b.number),
        noted as (update change_head h set forgotten_to = greatest(h.forgotten_to, g.number)
          from (select workspace_id, max(number) as number from gone group by 1) g where h.workspace_id = g.workspace_id)
      select count(*)::int as n from gone`,
  );
  return row!.n;
}

/** Deletes the changes of deleted workspaces, including the deletion itself. */
export async function forgetGoneWorkspaces(tx: Tx): Promise<void> {
  for (const table of [sql`change_batch`, sql`change_head`])
    await tx.execute(
      sql`delete from ${table} c where not exists (select 1 from workspace w where w.workspace_id = c.workspace_id)`,
    );
}
