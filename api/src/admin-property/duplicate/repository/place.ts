import { sql, type SQL } from 'drizzle-orm';

/** A property, its copy, and how much of it is copied. */
export interface Copying {
  workspaceId: string;
  propertyId: string;
  copyId: string;
  name: string;
  searchText: string;
  now: Date;
  /** The first fiscal year of the copy and its first day; null: all years. */
  from: { year: number; day: string } | null;
  includePhotos: boolean;
  includeFiles: boolean;
  includeHistory: boolean;
}

export const name = (text: string): SQL => sql.raw(`"${text}"`);

/**
 * Returns the copy's id for an id of the original: the same every time, so that no list of ids is needed. It begins like
 * the old one, because ids sort rows of the same moment.
 */
export const copiedId = (id: SQL, { copyId }: Pick<Copying, 'copyId'>): SQL =>
  sql`(left(${id}::text, 26) || left(encode(sha256(convert_to(${id}::text || ${copyId}::text, 'UTF8')), 'hex'), 10))::uuid`;

/** Marks ids in the text of JSON, where this character never appears unescaped. */
const MARK = '\u0001';
const ID_IN_JSON = '("[A-Za-z]*Id": ")([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(")';

/** Returns the same JSON for the copy, with new ids in keys that end with `Id`, such as `propertyComponentId`. */
export const copiedJson = (json: SQL, of: Pick<Copying, 'copyId'>): SQL => {
  const marked = sql`regexp_replace(${json}::text, ${ID_IN_JSON}, ${`\\1${MARK}\\2${MARK}\\3`}, 'g')`;
  return sql`(select string_agg(case when p.n % 2 = 0 then ${copiedId(sql`p.part`, of)}::text else p.part end, '' order by p.n)
    from unnest(string_to_array(${marked}, ${MARK})) with ordinality p(part, n))::jsonb`;
};
