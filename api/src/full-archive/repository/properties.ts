import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { zipPaths } from '../../platform/zip/names';
import type { Scope } from './archived';

/** A property for the index of an archive, with the years and plans that documents are made of. */
export interface ShownProperty {
  propertyId: string;
  name: string;
  /** The name of its folder: the second of two properties with the same name has a number. */
  folder: string;
  isActive: boolean;
  /** Every year with financials, latest first. */
  years: YearToShow[];
}

/** A fiscal year with financials, and its plans by name. */
interface YearToShow {
  fiscalYear: number;
  plans: { planId: string; name: string }[];
}

/** Returns the properties of an archive, by name. */
export async function propertiesToShow(tx: Tx, { workspaceId, propertyId }: Scope): Promise<ShownProperty[]> {
  const rows = await rowsOf<Omit<ShownProperty, 'folder'>>(
    tx,
    sql`select p.property_id as "propertyId", p.name, p.is_active as "isActive",
        coalesce((select json_agg(json_build_object('fiscalYear', f.fiscal_year, 'plans',
            coalesce((select json_agg(json_build_object('planId', l.plan_id, 'name', l.name) order by l.name, l.plan_id) from plan l
              where l.workspace_id = f.workspace_id and l.property_id = f.property_id and l.fiscal_year = f.fiscal_year), '[]'::json))
            order by f.fiscal_year desc) from property_financial f
          where f.workspace_id = p.workspace_id and f.property_id = p.property_id), '[]'::json) as years
      from property p
      where p.workspace_id = ${workspaceId}::uuid and (${propertyId}::uuid is null or p.property_id = ${propertyId}::uuid)
      order by p.name, p.property_id`,
  );
  const folders = zipPaths(rows.map(({ name }) => [name]));
  return rows.map((row, at) => ({ ...row, folder: folders[at]! }));
}
