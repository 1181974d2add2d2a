import { sql, type SQL } from 'drizzle-orm';
import type { PropertySearchInput } from '@roofline/schema/property/property';
import type { Tx } from '../../../platform/database';
import { uuidArray } from '../../../platform/store/values';
import { NEEDS_ATTENTION } from './order';
import { fewContaining, folded, likePattern } from './words';

/** A workspace that a search looks into. */
export interface SearchedWorkspace {
  workspaceId: string;
  companyName: string;
  /** The user sees all its properties, not only the assigned ones. */
  isWhole: boolean;
  /** Percent funded below this is weak; null where the actor may not see figures. */
  weakBelow: number | null;
}

export interface Search {
  userId: string;
  workspaces: readonly SearchedWorkspace[];
}

/** A part of a search: workspaces that are read alike, the source of their rows `p`, and the condition on a row. */
export interface Way {
  of: readonly SearchedWorkspace[];
  from: SQL;
  where: SQL;
}

const ASSIGNED = sql`property_assignment a join property p
  on p.workspace_id = a.workspace_id and p.property_id = a.property_id`;

/** Returns workspaces as a table of constant rows, so that the database knows how few they are when it plans. */
export function workspaceRows(workspaces: readonly SearchedWorkspace[]): SQL {
  const rows = workspaces.map(
    (w) => sql`(${w.workspaceId}::uuid, ${w.companyName}::text, ${w.weakBelow}::float8)`,
  );
  return sql`(values ${sql.join(rows, sql`, `)}) as s (workspace_id, company_name, weak_below)`;
}

/** Returns the conditions on rows by the filter's text. Every property of a workspace whose company matches passes. */
async function textConditions(tx: Tx, workspaces: readonly SearchedWorkspace[], text: string) {
  if (!text) return [{ of: workspaces, passes: [] }];
  const isWholly = ({ companyName }: SearchedWorkspace) => folded(companyName).includes(folded(text));
  const others = workspaces.filter((workspace) => !isWholly(workspace));
  const ids =
    others.length > 0
      ? await fewContaining(
          tx,
          others.map((w) => w.workspaceId),
          text,
        )
      : [];
  const contains = ids
    ? sql`p.property_id = any (${uuidArray(ids)})`
    : sql`p.search_text like ${likePattern(text)}`;
  return [
    { of: workspaces.filter(isWholly), passes: [] },
    { of: ids?.length === 0 ? [] : others, passes: [contains] },
  ];
}

/** Returns the ways to the active properties that pass the filter, all or the assigned ones; leaves out empty ways. */
export async function waysTo(
  tx: Tx,
  { userId, workspaces }: Search,
  filter: PropertySearchInput['filter'],
): Promise<Way[]> {
  const always = [sql`p.is_active`];
  // Compared as bigint, since a number beyond the column's smallint should find nothing and not fail.
  if (filter.propertyTypeId) always.push(sql`p.property_type_id = ${filter.propertyTypeId}::bigint`);
  if (filter.needsAttention) always.push(NEEDS_ATTENTION);
  const ways = (await textConditions(tx, workspaces, filter.text)).flatMap(({ of, passes }) => {
    const where = [...always, ...passes];
    return [
      { of: of.filter((w) => w.isWhole), from: sql`property p`, where },
      {
        of: of.filter((w) => !w.isWhole),
        from: ASSIGNED,
        where: [...where, sql`a.user_id = ${userId}::uuid`],
      },
    ];
  });
  return ways
    .filter((way) => way.of.length > 0)
    .map((way) => ({ ...way, where: sql.join(way.where, sql` and `) }));
}

/** Selects the rows of a way, for all its workspaces at once; with `readsWeak` beside their workspace's weak limit. */
export const rowsOfWay = ({ of, from, where }: Way, readsWeak: boolean): SQL =>
  readsWeak
    ? sql`${workspaceRows(of)} cross join ${from} where p.workspace_id = s.workspace_id and ${where}`
    : sql`${from} where p.workspace_id = any (${uuidArray(of.map((w) => w.workspaceId))}) and ${where}`;
