import { rowsOf, type Tx } from '../../platform/database';
import { inWorkspaces } from '../../platform/repository/carried';
import { onceAView } from '../../platform/store/view';
import { uuidArray } from '../../platform/store/values';
import { sql } from 'drizzle-orm';

/** A property whose ledger shows the spending from the reserve fund. */
export interface SpendingLedger {
  propertyId: string;
  /** The day of the ledger's first line. */
  since: string;
}

/** Returns the integrated properties whose ledger has an account for reserve expenses. */
export const findSpendingLedgers = onceAView(
  async (tx: Tx, propertyIds: readonly string[]): Promise<SpendingLedger[]> => {
    if (propertyIds.length === 0) return [];
    return rowsOf(
      tx,
      sql`select p.property_id as "propertyId", first.date::text as since from property p
      cross join lateral (select l.date from ledger_line l where l.workspace_id = p.workspace_id
        and l.property_id = p.property_id order by l.date limit 1) first
      where ${inWorkspaces(tx, sql`p.workspace_id`)} and p.property_id = any(${uuidArray(propertyIds)}) and p.is_integrated_property and exists (
        select 1 from ledger_account a where a.workspace_id = p.workspace_id
          and a.property_id = p.property_id and a.use = 'reserveExpense')`,
    );
  },
);

/** Money out of the reserve fund on a day, less refunds, by component and project. */
export interface DaySpending {
  propertyId: string;
  date: string;
  lineageId: string | null;
  projectId: string | null;
  /** Cents. */
  spent: number;
}

/** Sums the lines of accounts for reserve expenses by day, component and project. */
export async function findReserveSpending(
  tx: Tx,
  propertyIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<DaySpending[]> {
  if (propertyIds.length === 0) return [];
  return rowsOf(
    tx,
    sql`select l.property_id as "propertyId", l.date::text as date, l.lineage_id as "lineageId",
        l.project_id as "projectId", (-sum(l.amount))::float8 as spent
      from ledger_account a join ledger_line l on l.workspace_id = a.workspace_id
        and l.property_id = a.property_id and l.gl_code = a.gl_code
      where a.property_id = any(${uuidArray(propertyIds)}) and a.use = 'reserveExpense'
        and l.date >= ${from}::date and l.date <= ${to}::date
      group by l.property_id, l.date, l.lineage_id, l.project_id`,
  );
}
