import { and, getTableColumns, sql, type GetColumnData, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rowsOf, type Tx } from '../database';
import { inWorkspaces } from '../repository/carried';

type Columns = Record<string, PgColumn>;
type Row<C extends Columns> = { [Name in keyof C]: GetColumnData<C[Name]> };

/**
 * Reads these columns of every row of a list that may have thousands, as one text of JSON: a driver takes longer over
 * thousands of single cells than over the rest of a request, and in the meantime no one else gets an answer.
 */
export async function selectWholeList<C extends Columns>(
  tx: Tx,
  table: PgTable,
  columns: C,
  { where, orderBy }: { where: SQL | undefined; orderBy: SQL[] },
): Promise<Row<C>[]> {
  const named = Object.entries(columns);
  const comma = sql`, `;
  const { workspaceId: workspace } = getTableColumns(table);
  const cells = sql.join(
    named.map(([, column]) => sql`${column}`),
    comma,
  );
  const [found] = await rowsOf<{ list: string | null }>(
    tx,
    sql`select json_agg(json_build_array(${cells}) order by ${sql.join(orderBy, comma)})::text as list
      from ${table} where ${and(where, workspace && inWorkspaces(tx, workspace))}`,
  );
  const rows = JSON.parse(found!.list ?? '[]') as unknown[][];
  return rows.map((cellsOf) => {
    const row: Record<string, unknown> = {};
    for (const [place, [name, column]] of named.entries()) {
      const cell = cellsOf[place];
      row[name] = cell === null ? null : column.mapFromDriverValue(cell);
    }
    return row as Row<C>;
  });
}
