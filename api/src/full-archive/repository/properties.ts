import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { zipPaths } from '../../platform/zip/names';
import type { Scope } from './catalogue';

/** A property as the index of an archive shows it, and what documents it can have. */
export interface ShownProperty {
  propertyId: string;
  name: string;
  /** The name of its folder: of two with the same name the second has a number. */
  folder: string;
  isActive: boolean;
  /** The latest year with financials; null where there is none. */
  fiscalYear: number | null;
  /** Plans of that year. */
  plans: { planId: string; name: string }[];
}

/** The properties of an archive, by name. */
export async function propertiesToShow(tx: Tx, { workspaceId, propertyId }: Scope): Promise<ShownProperty[]> {
  const rows = await rowsOf<Omit<ShownProperty, 'folder'>>(
    tx,
    sql`select p.property_id as "propertyId", p.name, p.is_active as "isActive", y.year as "fiscalYear",
        coalesce((select json_agg(json_build_object('planId', l.plan_id, 'name', l.name) order by l.name, l.plan_id) from plan l
          where l.workspace_id = p.workspace_id and l.property_id = p.property_id and l.fiscal_year = y.year), '[]'::json) as plans
      from property p
      left join lateral (select max(f.fiscal_year) as year from property_financial f
        where f.workspace_id = p.workspace_id and f.property_id = p.property_id) y on true
      where p.workspace_id = ${workspaceId}::uuid and (${propertyId}::uuid is null or p.property_id = ${propertyId}::uuid)
      order by p.name, p.property_id`,
  );
  const folders = zipPaths(rows.map(({ name }) => [name]));
  return rows.map((row, at) => ({ ...row, folder: folders[at]! }));
}
