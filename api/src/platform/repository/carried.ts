import { and, Column, getTableColumns, getTableName, is, SQL, sql, Table } from 'drizzle-orm';
import type { PgDialect } from 'drizzle-orm/pg-core';
import type { Tx } from '../database';
import { uuidArray } from '../store/values';

// Row security limits a transaction to the rows of its workspaces, whatever a statement says. This file adds the workspaces to each statement of
// the query builder as well, so that a database divided by workspace (docs/scale.md) knows where the rows are and indexes by workspace are used.

/** Callers with more workspaces than this read from many places anyway: their statements rely on row security. */
const MOST_NAMED = 30;

/** A table whose rows belong to a user: it has a column for the workspace, but its row security does not use it. */
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
/** A transaction with its query builder, hidden by its type; `ofWorkspaces` is set once it adds workspaces. */
type Built = Tx & { dialect: PgDialect & Building & { ofWorkspaces?: Condition } };

/** Returns the workspace column of a table or an alias, if row security uses it. */
function workspaceOf(table: unknown): Column | undefined {
  if (!is(table, Table)) return undefined;
  const column = getTableColumns(table).workspaceId;
  return column && !OF_PEOPLE.has(getTableName(table)) ? column : undefined;
}

/** Returns whether a condition names this column already. */
function names(condition: unknown, column: Column): boolean {
  if (is(condition, Column)) return condition.name === column.name && condition.table === column.table;
  return is(condition, SQL) && condition.queryChunks.some((chunk) => names(chunk, column));
}

/** Adds to a condition that the rows of this table are in the workspaces, unless it names the column already. */
function carried(table: unknown, condition: SQL | undefined, of: Condition): SQL | undefined {
  const column = workspaceOf(table);
  return column && !names(condition, column) ? and(condition, of(column)) : condition;
}

/** Adds the workspaces to the join conditions, not to `where`, so that rows without a partner stay. */
const joinedOf = (joins: Query['joins'], of: Condition) =>
  joins?.map((join) => ({ ...join, on: join.on && carried(join.table, join.on, of) }));

const PLAIN_JOINS = new Set(['inner', 'left', 'cross']);

/** Adds the workspaces to a query, except to `where` of a right or full join, which has rows without the first table. */
function withWorkspaces<Q extends Query>(query: Q, of: Condition): Q {
  const { table, from, joins } = query;
  const where = joins?.some(({ joinType }) => !PLAIN_JOINS.has(joinType))
    ? query.where
    : carried(from, carried(table, query.where, of), of);
  return { ...query, where, joins: joinedOf(joins, of) };
}

/** Returns whether this query builder adds workspaces to its statements. */
export const carriesWorkspaces = (dialect: PgDialect): boolean => Object.hasOwn(dialect, 'ofWorkspaces');

/** Makes the query builder of a transaction add these workspaces to its statements from now on; null: none. */
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
 * Returns the condition for a handwritten statement, whose tables the builder does not know; `column` is the workspace
 * of one of its tables.
 */
export const inWorkspaces = (tx: Tx, column: Column | SQL): SQL =>
  (tx as Built).dialect.ofWorkspaces?.(column) ?? sql`true`;
