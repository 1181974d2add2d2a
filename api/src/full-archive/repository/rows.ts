import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { uuidArray } from '../../platform/store/values';
import type { ShownProperty } from './properties';
import { rowTexts as textsOf } from '../../platform/repository/row-texts';
import type { Catalogue, Reference, TableShape } from '../../platform/repository/catalogue';
import type { Scope } from './archived';

const name = (text: string): SQL => sql.raw(`"${text}"`);
const listed = (columns: readonly string[], of = ''): SQL =>
  sql.raw(columns.map((column) => `${of}"${column}"`).join(', '));
const has = (shape: TableShape, column: string) => shape.columns.some((each) => each.name === column);

/** Returns the reference from a table without a property to one that has it. */
function parentOf({ shapes, references }: Catalogue, { name: from }: TableShape): Reference {
  const way = references.find((key) => {
    const to = shapes.get(key.to);
    return key.from === from && to !== undefined && to.name !== from && has(to, 'property_id');
  });
  if (!way) throw new Error(`Nothing leads from ${from} to a property`);
  return way;
}

/** Selects the rows of each table that belong in an archive. */
export class Chosen {
  readonly #catalogue: Catalogue;
  readonly #scope: Scope;
  readonly #people: readonly string[];

  constructor(catalogue: Catalogue, scope: Scope, people: readonly string[]) {
    this.#catalogue = catalogue;
    this.#scope = scope;
    this.#people = people;
  }

  /** Returns the condition on rows `t` of the table. */
  rowsOf(shape: TableShape): SQL {
    if (shape.name === 'app_user') return sql`t.user_id = any(${uuidArray(this.#people)})`;
    const ofWorkspace = sql`t.workspace_id = ${this.#scope.workspaceId}::uuid`;
    if (shape.name === 'membership')
      return sql`${ofWorkspace} and t.user_id = any(${uuidArray(this.#people)})`;
    if (shape.name === 'blob') return sql`${ofWorkspace} and ${this.#referred()}`;
    return sql`${ofWorkspace}${this.#ofProperty(shape)}`;
  }

  #ofProperty(shape: TableShape): SQL {
    const { propertyId } = this.#scope;
    if (propertyId === null || shape.name === 'workspace') return sql``;
    const ofIt = sql` and t.property_id = ${propertyId}::uuid`;
    // Activity about users is only for administrators of the portfolio, but a Manager may archive a property.
    if (shape.name === 'activity_item') return sql`${ofIt} and t.type <> 'user'`;
    if (has(shape, 'property_id')) return ofIt;
    const { columns, to, toColumns } = parentOf(this.#catalogue, shape);
    return sql` and (${listed(columns, 't.')}) in
      (select ${listed(toColumns)} from ${name(to)} where property_id = ${propertyId}::uuid)`;
  }

  /** Selects bytes that rows of the archive refer to, with their other sizes. */
  #referred(): SQL {
    const ids = this.#catalogue.references
      .filter(({ from, to }) => to === 'blob' && from !== 'blob' && from !== 'app_user')
      .map(({ from, columns }) => {
        const shape = this.#catalogue.shapes.get(from)!;
        const id = columns.find((column) => column !== 'workspace_id')!;
        return sql`select t.${name(id)} as id from ${name(from)} t where ${this.rowsOf(shape)}`;
      });
    const all = sql.join(ids, sql` union `);
    return sql`(t.blob_id in (${all}) or t.parent_id in (${all}))`;
  }
}

/** Returns the users in an archive: all users of a workspace, or those who work on the property. */
export async function peopleOf(tx: Tx, { workspaceId, propertyId }: Scope): Promise<string[]> {
  const of = sql`workspace_id = ${workspaceId}::uuid`;
  const ofProperty = sql`${of} and property_id = ${propertyId}::uuid`;
  const followers = sql`select f.user_id from project_follower f where f.workspace_id = ${workspaceId}::uuid`;
  const rows = await rowsOf<{ id: string }>(
    tx,
    propertyId === null
      ? sql`select user_id as id from membership where ${of} union ${followers}`
      : sql`select user_id as id from property_assignment where ${ofProperty}
          union select user_id from project_person where ${ofProperty}
          union select owner_user_id from project where ${ofProperty} and owner_user_id is not null
          union ${followers} and f.project_id in (select project_id from project where ${ofProperty})`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Decides whether work is under way that an archive would contain only half of. It also waits for text and sizes of its
 * new files, but not for those that failed once, because they may take a day.
 */
export async function hasWorkUnderWay(tx: Tx, { workspaceId, propertyId }: Scope): Promise<boolean> {
  const [row] = await rowsOf<{ is: boolean }>(
    tx,
    sql`select exists (select 1 from ledger_work where workspace_id = ${workspaceId}::uuid
        and (${propertyId}::uuid is null or property_id = ${propertyId}::uuid))
      or exists (select 1 from job j where j.workspace_id = ${workspaceId}::uuid and j.status in ('queued', 'running')
        and j.kind in ('fileText', 'photoSizes') and j.attempts <= 1
        and (${propertyId}::uuid is null
          or exists (select 1 from property_file f where f.workspace_id = j.workspace_id
            and f.property_id = ${propertyId}::uuid and f.property_file_id = (j.input ->> 'propertyFileId')::uuid)
          or exists (select 1 from photo h where h.workspace_id = j.workspace_id
            and h.property_id = ${propertyId}::uuid and h.property_photo_id = (j.input ->> 'propertyPhotoId')::uuid))) as is`,
  );
  return row!.is;
}

/** Reads the rows of a table as JSON, a few at a time, in the order of their key. */
export const rowTexts = (tx: Tx, shape: TableShape, chosen: Chosen): AsyncGenerator<string[]> =>
  textsOf(tx, shape, chosen.rowsOf(shape));

/** Bytes of an archive, and the path under which people look for them. */
export interface ArchivedBlob {
  blobId: string;
  storageKey: string;
  byteCount: number | null;
  createdAt: Date;
  contentType: string;
  /** Folders and name; null for bytes that are no photo or file of a property. */
  path: string[] | null;
}

interface PathRow {
  blobId: string;
  propertyId: string;
  /** The path below the folder of the property. */
  path: string[];
}

const shownPaths = (tx: Tx, { workspaceId, propertyId }: Scope): Promise<PathRow[]> => {
  const of = (table: string) =>
    sql`${sql.raw(table)}.workspace_id = ${workspaceId}::uuid
      and (${propertyId}::uuid is null or ${sql.raw(table)}.property_id = ${propertyId}::uuid)`;
  const bin = (table: string) =>
    sql`case when ${sql.raw(table)}.deleted_at is null then '{}'::text[] else '{Trash}'::text[] end`;
  return rowsOf(
    tx,
    sql`with recursive place as (
        select d.folder_id, array[d.folder_name] as path from folder d where ${of('d')} and d.parent_id is null
        union all select d.folder_id, p.path || d.folder_name from folder d join place p on p.folder_id = d.parent_id)
      select h.blob_id as "blobId", h.property_id as "propertyId", array_to_json(array['Photos'] || ${bin('h')} || h.file_name) as path
        from photo h where ${of('h')}
      union all
      select v.blob_id, f.property_id, array_to_json(array['Files'] || ${bin('f')}
          || case when v.version_number = f.version_number then '{}'::text[] else array['Older versions', 'Version ' || v.version_number] end
          || coalesce(l.path, '{}'::text[]) || f.file_name)
        from property_file f
        join file_version v on v.workspace_id = f.workspace_id and v.property_file_id = f.property_file_id
        left join place l on l.folder_id = f.folder_id where ${of('f')}`,
  );
};

/** Returns the bytes of an archive, each with the first path under which people see it. */
export async function archivedBlobs(
  tx: Tx,
  { shape, chosen, scope }: { shape: TableShape; chosen: Chosen; scope: Scope },
  properties: readonly ShownProperty[],
): Promise<ArchivedBlob[]> {
  const folders = new Map(properties.map(({ propertyId, folder }) => [propertyId, folder]));
  const paths = new Map<string, string[]>();
  for (const { blobId, propertyId, path } of await shownPaths(tx, scope))
    if (!paths.has(blobId)) paths.set(blobId, ['Properties', folders.get(propertyId)!, ...path]);
  const rows = await rowsOf<
    Omit<ArchivedBlob, 'path' | 'createdAt' | 'byteCount'> & { createdAt: string; byteCount: string | null }
  >(
    tx,
    sql`select t.blob_id as "blobId", t.storage_key as "storageKey", t.byte_count as "byteCount",
        t.content_type as "contentType", t.created_at::text as "createdAt"
      from blob t where ${chosen.rowsOf(shape)} order by t.blob_id`,
  );
  return rows.map((row) => ({
    ...row,
    byteCount: row.byteCount === null ? null : Number(row.byteCount),
    createdAt: new Date(row.createdAt),
    path: paths.get(row.blobId) ?? null,
  }));
}
