import type { Cents } from '@roofline/schema/value/money';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { uuidArray } from '../../platform/store/values';

export interface PropertyInUse {
  propertyId: string;
  propertyName: string;
  propertyCity: string;
  propertyState: string;
}

/** Returns the active properties of a portfolio, by name. */
export const propertiesInUse = (tx: Tx, workspaceId: string): Promise<PropertyInUse[]> =>
  rowsOf<PropertyInUse & Record<string, unknown>>(
    tx,
    sql`select property_id as "propertyId", name as "propertyName", city as "propertyCity", state as "propertyState"
      from property where workspace_id = ${workspaceId}::uuid and is_active order by name, property_id`,
  );

/** The facts for the review of a closing year's inventory. */
export interface ReviewFacts {
  componentCount: number;
  /** The projected end balance of the closing year; null if it was not projected. */
  endBalance: Cents | null;
  /** Work that was due and that no project completed, most expensive first. */
  due: { propertyComponentId: string; name: string; currentCost: Cents }[];
}

/** Returns the facts of many properties with an inventory, each of its closing year. */
export async function reviewFacts(
  tx: Tx,
  closing: readonly { propertyId: string; fiscalYear: number }[],
): Promise<Map<string, ReviewFacts>> {
  if (closing.length === 0) return new Map();
  const ids = uuidArray(closing.map(({ propertyId }) => propertyId));
  const years = sql`${`{${closing.map(({ fiscalYear }) => fiscalYear).join(',')}}`}::int[]`;
  const rows = await rowsOf<ReviewFacts & { propertyId: string }>(
    tx,
    sql`select c.property_id as "propertyId", count(*)::int as "componentCount", max(o.end_balance)::float8 as "endBalance",
        coalesce(json_agg(json_build_object('propertyComponentId', c.property_component_id, 'name', c.name, 'currentCost', c.current_cost)
          order by c.current_cost desc, c.property_component_id)
          filter (where c.remaining_useful_life = 0 and c.replacement_cost is null), '[]'::json) as due
      from unnest(${ids}, ${years}) as y (property_id, fiscal_year)
      join component c on c.property_id = y.property_id and c.fiscal_year = y.fiscal_year
      left join lateral (select f.end_balances[1] as end_balance from funding_outlook f
        where f.property_id = y.property_id and f.fiscal_year = y.fiscal_year) o on true
      group by c.property_id`,
  );
  return new Map(rows.map(({ propertyId, ...facts }) => [propertyId, facts]));
}
