import { and, Column, getTableColumns, getTableName, is, SQL, sql, Table } from 'drizzle-orm';
import type { PgDialect } from 'drizzle-orm/pg-core';
import type { Tx } from '../database';
import { uuidArray } from '../store/values';

// Row security lets a transaction see only the rows of its workspaces, whatever a statement says. Here each statement of the query builder says it, too: a
// database that is divided by workspace (docs/scale.md) reads from it where the rows are, and an index that begins with the workspace is found.

/** Callers of more workspaces than this ask many places in any case: row security says it for them. */
const MOST_NAMED = 30;

/** Rows of this table belong to a person: it may name a workspace, but its row security does not. */
const OF_PEOPLE = new Set(['idempotency_key']);

type Joined = { table: unknown; joinType: string; on?: SQL | undefined };
interface Query {
  table: unknown;
  where?: SQL | undefined;
  from?: unknown;
  joins?: readonly Joined[] | undefined;
}
type Condition = (column: Column | SQL) => SQL;
type Building = Record<'buildSelectQuery' | 'buildUpdateQuery' | 'buildDeleteQuery', (query: Query) => SQL>;
/** The builder of statements that a transaction has, behind its types; `ofWorkspaces` once it carries them. */
type Built = Tx & { dialect: PgDialect & Building & { ofWorkspaces?: Condition } };

/** The column of the workspace, where row security goes by it; of an alias, the column of that alias. */
function workspaceOf(table: unknown): Column | undefined {
  if (!is(table, Table)) return undefined;
  const column = getTableColumns(table).workspaceId;
  return column && !OF_PEOPLE.has(getTableName(table)) ? column : undefined;
}

/** Whether a condition speaks of this column already. */
function names(condition: unknown, column: Column): boolean {
  if (is(condition, Column)) return condition.name === column.name && condition.table === column.table;
  return is(condition, SQL) && condition.queryChunks.some((chunk) => names(chunk, column));
}

/** The condition, and that the rows of this table are of the workspaces. */
function carried(table: unknown, condition: SQL | undefined, of: Condition): SQL | undefined {
  const column = workspaceOf(table);
  return column && !names(condition, column) ? and(condition, of(column)) : condition;
}

/** The joined table says it where it is joined: rows without a partner stay. */
const joinedOf = (joins: Query['joins'], of: Condition) =>
  joins?.map((join) => ({ ...join, on: join.on && carried(join.table, join.on, of) }));

const PLAIN_JOINS = new Set(['inner', 'left', 'cross']);

/** The query with the workspaces in it. A right or a full join has rows without its first table: that is left as it is. */
function withWorkspaces<Q extends Query>(query: Q, of: Condition): Q {
  const { table, from, joins } = query;
  const where = joins?.some(({ joinType }) => !PLAIN_JOINS.has(joinType))
    ? query.where
    : carried(from, carried(table, query.where, of), of);
  return { ...query, where, joins: joinedOf(joins, of) };
}

/** Whether this builder of statements puts workspaces into them. */
export const carriesWorkspaces = (dialect: PgDialect): boolean => Object.hasOwn(dialect, 'ofWorkspaces');

/** From here on the statements that the builder makes in this transaction name these workspaces; null: none. */
export function carryWorkspaces(tx: Tx, workspaceIds: readonly string[] | null): void {
  const built = tx as Built;
  const plain = carriesWorkspaces(built.dialect)
    ? (Object.getPrototypeOf(built.dialect) as Built['dialect'])
    : built.dialect;
  if (workspaceIds === null || workspaceIds.length > MOST_NAMED) {
    built.dialect = plain;
    return;
  }
  const [only, ...more] = workspaceIds;
  const ofWorkspaces: Condition = (column) =>
    only !== undefined && more.length === 0
      ? sql`${column} = ${only}::uuid`
      : sql`${column} = any(${uuidArray(workspaceIds)})`;
  built.dialect = Object.assign(Object.create(plain) as Built['dialect'], {
    ofWorkspaces,
    buildSelectQuery: (query: Query) => plain.buildSelectQuery(withWorkspaces(query, ofWorkspaces)),
    buildUpdateQuery: (query: Query) => plain.buildUpdateQuery(withWorkspaces(query, ofWorkspaces)),
    buildDeleteQuery: (query: Query) => plain.buildDeleteQuery(withWorkspaces(query, ofWorkspaces)),
  });
}

/**
 * The same for a statement that is written out, whose tables the builder does not know: a condition on this column, the workspace of
 * one of its tables.
 */
export const inWorkspaces = (tx: Tx, column: Column | SQL): SQL =>
  (tx as Built).dialect.ofWorkspaces?.(column) ?? sql`true`;
