import { sql } from 'drizzle-orm';
import { rowsOf, type Database, type Tx } from '../../platform/database';
import { ARCHIVED, WITHHELD, type ArchivedName } from '../tables-of-archive';

// What the database says of its own tables: a column that is added tomorrow is in the archive without a word here.

/** What an archive is of. */
export interface Scope {
  workspaceId: string;
  /** null: of the whole workspace. */
  propertyId: string | null;
}

export interface Column {
  name: string;
  type: string;
  isNullable: boolean;
}

/** A table of the archive, its columns in order and those of its key. */
export interface TableShape {
  name: ArchivedName;
  columns: Column[];
  key: string[];
}

/** A foreign key, by the columns of both sides. */
export interface Reference {
  from: string;
  columns: string[];
  to: string;
  toColumns: string[];
}

export interface Catalogue {
  shapes: Map<ArchivedName, TableShape>;
  references: Reference[];
}

interface ColumnRow extends Column {
  table: string;
  isKey: boolean;
}

const isArchived = (name: string): name is ArchivedName => Object.hasOwn(ARCHIVED, name);

const selectColumns = (tx: Tx) =>
  rowsOf<ColumnRow>(
    tx,
    sql`select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        not a.attnotnull as "isNullable", coalesce(a.attnum = any(k.conkey), false) as "isKey"
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname, a.attnum`,
  );

const selectReferences = (tx: Tx) =>
  rowsOf<Reference>(
    tx,
    sql`select f.conrelid::regclass::text as from, f.confrelid::regclass::text as to,
        (select json_agg(a.attname order by o.n) from unnest(f.conkey) with ordinality o(num, n)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = o.num) as columns,
        (select json_agg(a.attname order by o.n) from unnest(f.confkey) with ordinality o(num, n)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = o.num) as "toColumns"
      from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace
      order by f.conrelid::regclass::text, f.conname`,
  );

/** The tables of the archive as the database has them, without what is withheld. */
export async function readCatalogue(tx: Tx): Promise<Catalogue> {
  const shapes: Catalogue['shapes'] = new Map();
  for (const { table, isKey, ...column } of await selectColumns(tx)) {
    if (!isArchived(table) || WITHHELD[table]?.includes(column.name)) continue;
    const shape = shapes.get(table) ?? { name: table, columns: [], key: [] };
    shapes.set(table, shape);
    shape.columns.push(column);
    if (isKey) shape.key.push(column.name);
  }
  const references = (await selectReferences(tx)).filter(
    ({ from, to }) => isArchived(from) && isArchived(to),
  );
  return { shapes, references };
}

/** The tables in an order in which each comes after those that it refers to. */
export function inOrderOfKeys({ shapes, references }: Catalogue): TableShape[] {
  const ordered = new Map<string, TableShape>();
  const place = (shape: TableShape, path: readonly string[]): void => {
    if (ordered.has(shape.name) || path.includes(shape.name)) return;
    for (const { from, to } of references)
      if (from === shape.name) place(shapes.get(to as ArchivedName)!, [...path, shape.name]);
    ordered.set(shape.name, shape);
  };
  for (const shape of shapes.values()) place(shape, []);
  return [...ordered.values()];
}

/** The last change that the database has had: an archive of a later one is not understood. */
export async function schemaVersion(database: Pick<Database, 'single'>): Promise<number> {
  const [row] = await database.single<{ version: string }>(
    sql`select max(created_at)::text as version from drizzle.__drizzle_migrations`,
  );
  return Number(row!.version);
}
