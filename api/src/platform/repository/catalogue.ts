import { sql } from 'drizzle-orm';
import { rowsOf, type Database, type Tx } from '../database';
import { versionOf } from '../store/version';

// Reads the tables from the database's own catalog, so that archives and backups have new columns without a change here.

export interface Column {
  name: string;
  type: string;
  isNullable: boolean;
}

/** A table with its columns in order and those of its key. */
export interface TableShape {
  name: string;
  columns: Column[];
  key: string[];
}

/** A reference from one table to another, with the columns of both sides. */
export interface Reference {
  from: string;
  columns: string[];
  to: string;
  toColumns: string[];
}

export interface ForeignKey extends Reference {
  name: string;
}

export interface Catalogue {
  shapes: Map<string, TableShape>;
  references: ForeignKey[];
}

/** A column with its table, and whether it is part of the table's key. */
export interface TableColumn extends Column {
  table: string;
  isKey: boolean;
}

/** Returns the columns of all tables in order, without those that the database computes. */
export const tableColumns = (tx: Tx) =>
  rowsOf<TableColumn>(
    tx,
    sql`select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        not a.attnotnull as "isNullable", coalesce(a.attnum = any(k.conkey), false) as "isKey"
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname, a.attnum`,
  );

/** Returns all foreign keys. */
export const foreignKeys = (tx: Tx) =>
  rowsOf<ForeignKey>(
    tx,
    sql`select f.conname as name, f.conrelid::regclass::text as from, f.confrelid::regclass::text as to,
        (select json_agg(a.attname order by o.n) from unnest(f.conkey) with ordinality o(num, n)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = o.num) as columns,
        (select json_agg(a.attname order by o.n) from unnest(f.confkey) with ordinality o(num, n)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = o.num) as "toColumns"
      from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace
      order by f.conrelid::regclass::text, f.conname`,
  );

/** Chooses tables and columns of the database. */
export interface Wanted {
  hasTable: (table: string) => boolean;
  hasColumn: (table: string, column: string) => boolean;
}

/** Reads the wanted tables from the database, without columns that it computes. */
export async function readCatalogue(tx: Tx, { hasTable, hasColumn }: Wanted): Promise<Catalogue> {
  const shapes: Catalogue['shapes'] = new Map();
  for (const { table, isKey, ...column } of await tableColumns(tx)) {
    if (!hasTable(table) || !hasColumn(table, column.name)) continue;
    const shape = shapes.get(table) ?? { name: table, columns: [], key: [] };
    shapes.set(table, shape);
    shape.columns.push(column);
    if (isKey) shape.key.push(column.name);
  }
  const references = (await foreignKeys(tx)).filter(({ from, to }) => hasTable(from) && hasTable(to));
  return { shapes, references };
}

/** Returns the tables in an order in which each comes after those that it refers to. */
export function inOrderOfReferences(
  tables: readonly string[],
  references: readonly Pick<Reference, 'from' | 'to'>[],
): string[] {
  const ordered = new Set<string>();
  const place = (table: string, path: readonly string[]): void => {
    if (ordered.has(table) || path.includes(table) || !tables.includes(table)) return;
    for (const { from, to } of references) if (from === table) place(to, [...path, table]);
    ordered.add(table);
  };
  for (const table of tables) place(table, []);
  return [...ordered];
}

export const inOrderOfKeys = ({ shapes, references }: Catalogue): TableShape[] =>
  inOrderOfReferences([...shapes.keys()], references).map((name) => shapes.get(name)!);

/** Returns the database's last migration. Files that were written after a later one cannot be read. */
export const schemaVersion = (database: Pick<Database, 'single'>): Promise<number> =>
  versionOf(async (statement) => ({ rows: await database.single(sql.raw(statement)) }));
