import { FULL_RESERVE_STUDY } from '@roofline/schema/reserve-study/reserve-study';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/database';
import type { Column, Reference } from '../../../platform/repository/catalogue';
import { COPIED, LOOSE, OWN_IDS, type CopiedName, type Part } from '../tables-of-copy';
import { copiedId, copiedJson, name, type Copying } from './place';

/** A table as the database describes it, so that a column added later is copied without a change here. */
export interface CopiedTable {
  name: CopiedName;
  columns: readonly Column[];
  /** References to other tables of a copy. */
  references: readonly Reference[];
}

const of = (column: string): SQL => sql.raw(`t."${column}"`);
const has = ({ columns }: CopiedTable, column: string) => columns.some((each) => each.name === column);

/** Selects the last study and the last one with a site visit: due dates follow from them. */
const lastStudies = (c: Copying): SQL => {
  const last = (where: SQL, order: SQL) =>
    sql`select s.property_reserve_study_id from reserve_study s where s.workspace_id = ${c.workspaceId}::uuid
      and s.property_id = ${c.propertyId}::uuid and ${where} order by ${order}, s.property_reserve_study_id desc limit 1`;
  return sql`t.property_reserve_study_id in ((${last(sql`true`, sql`s.date desc`)}),
    (${last(sql`s.reserve_study_type_id = ${FULL_RESERVE_STUDY}`, sql`coalesce(s.inspection_date, s.date) desc`)}))`;
};

/** Selects projects that are open, or that the copied years' figures need: completed, paid or replacing a component in them. */
const openProjects = ({ year, day }: { year: number; day: string }): SQL => sql`(not t.is_completed
  or t.completed_on >= ${day}::date
  or exists (select 1 from project_payment y where y.workspace_id = t.workspace_id and y.project_id = t.project_id
    and y.paid_on >= ${day}::date)
  or exists (select 1 from project_completion y where y.workspace_id = t.workspace_id and y.project_id = t.project_id
    and y.fiscal_year >= ${year}::int))`;

const PARTS: Record<Part, (c: Copying) => SQL> = {
  all: () => sql`true`,
  years: ({ from }) => (from === null ? sql`true` : sql`t.fiscal_year >= ${from.year}::int`),
  studies: (c) => (c.includeHistory ? sql`true` : lastStudies(c)),
  projects: ({ from }) => (from === null ? sql`true` : openProjects(from)),
  photos: ({ includePhotos }) => sql`${includePhotos}::boolean`,
  files: ({ includeFiles }) => sql`${includeFiles}::boolean`,
  history: ({ includeHistory }) => sql`${includeHistory}::boolean`,
};

/** Decides whether the copy has the row that a reference points to. */
const isCopied = ({ columns, to, toColumns }: Reference, c: Copying): SQL =>
  sql`exists (select 1 from ${name(to)} n where ${sql.join(
    columns.map((column, at) => sql`n.${name(toColumns[at]!)} = ${valueOf(column, c)}`),
    sql` and `,
  )})`;

const isOwn = (column: string) => OWN_IDS.has(column);

/** Returns the copy's value for the column of an id, or of a number beside one. */
function valueOf(column: string, c: Copying): SQL {
  if (column === 'property_id') return sql`${c.copyId}::uuid`;
  return isOwn(column) ? copiedId(of(column), c) : of(column);
}

/** Returns the nullable column of a reference; null if the reference is required. */
const emptied = ({ columns: own }: CopiedTable, { columns }: Reference) =>
  columns.find((each) => own.some(({ name: column, isNullable }) => column === each && isNullable)) ?? null;

/** Returns the references of the table, including those without a foreign key. */
const referencesOf = (table: CopiedTable): Reference[] => [
  ...table.references,
  ...Object.entries(LOOSE[table.name] ?? {}).map(([column, to]) => ({
    from: table.name,
    to,
    columns: ['workspace_id', column],
    toColumns: ['workspace_id', column],
  })),
];

/** A statement does not see its own rows, so a reference within a table is copied without looking for its row. */
const isOfItself = ({ from, to }: Reference) => from === to;

const CHANGED: Partial<Record<CopiedName, (c: Copying) => Record<string, SQL>>> = {
  property: ({ name: called, searchText, now, includePhotos }) => ({
    name: sql`${called}::text`,
    search_text: sql`${searchText}::text`,
    created_at: sql`${now.toISOString()}::timestamptz`,
    updated_at: sql`${now.toISOString()}::timestamptz`,
    version: sql`1`,
    is_demo: sql`false`,
    profile_image_id: includePhotos ? sql`t.profile_image_id` : sql`null::uuid`,
  }),
  // The credential and the sync state of the original's connection stay with the original.
  integration_property: () => ({
    integration_credential_id: sql`null::uuid`,
    cursor: sql`null::text`,
    missing: sql`'[]'::jsonb`,
    next_sync_at: sql`null::timestamptz`,
  }),
  // The plan of an earlier year that this plan was carried from, if the copy has that year.
  plan: (c) => ({
    carried_from_plan_id: sql`case when exists (select 1 from plan o where o.workspace_id = t.workspace_id
      and o.plan_id = t.carried_from_plan_id and ${c.from === null ? sql`true` : sql`o.fiscal_year >= ${c.from.year}::int`})
      then ${copiedId(of('carried_from_plan_id'), c)} end`,
  }),
};

/** Returns the copy's value for a column. */
function copiedValue(table: CopiedTable, { name: column, type }: Column, c: Copying): SQL {
  const changed = CHANGED[table.name]?.(c)[column];
  if (changed) return changed;
  if (type === 'jsonb') return copiedJson(of(column), c);
  if (column === 'property_id' || !isOwn(column)) return valueOf(column, c);
  const mayLack = referencesOf(table).find((each) => !isOfItself(each) && emptied(table, each) === column);
  const copied = copiedId(of(column), c);
  return mayLack ? sql`case when ${isCopied(mayLack, c)} then ${copied} end` : copied;
}

/** Selects the rows of the property: by its id, or by that of their parent. */
function ofProperty(table: CopiedTable, parents: ReadonlySet<string>, c: Copying): SQL {
  const ofWorkspace = sql`t.workspace_id = ${c.workspaceId}::uuid`;
  if (has(table, 'property_id')) return sql`${ofWorkspace} and t.property_id = ${c.propertyId}::uuid`;
  const way = table.references.find(({ to }) => parents.has(to));
  if (!way) throw new Error(`Nothing leads from ${table.name} to a property`);
  const same = way.columns.map((column, at) => sql`o.${name(way.toColumns[at]!)} = ${of(column)}`);
  return sql`${ofWorkspace} and exists (select 1 from ${name(way.to)} o
    where ${sql.join(same, sql` and `)} and o.property_id = ${c.propertyId}::uuid)`;
}

/** Leaves out rows whose parent is not copied. */
const withParents = (table: CopiedTable, c: Copying): SQL[] =>
  table.references
    .filter((each) => !isOfItself(each) && emptied(table, each) === null && each.to !== 'property')
    .map((each) => isCopied(each, c));

/** Copies the rows of a table, after those that they refer to; keys within the table are checked at the end. */
export async function copyRows(
  tx: Tx,
  table: CopiedTable,
  { parents, copying: c }: { parents: ReadonlySet<string>; copying: Copying },
): Promise<void> {
  const columns = sql.join(
    table.columns.map((column) => name(column.name)),
    sql`, `,
  );
  const values = sql.join(
    table.columns.map((column) => copiedValue(table, column, c)),
    sql`, `,
  );
  const where = [
    ofProperty(table, parents, c),
    PARTS[COPIED[table.name]](c),
    ...(has(table, 'deleted_at') ? [sql`t.deleted_at is null`] : []),
    ...withParents(table, c),
  ];
  await tx.execute(
    sql`insert into ${name(table.name)} (${columns}) select ${values} from ${name(table.name)} t where ${sql.join(where, sql` and `)}`,
  );
}
