import { sql } from 'drizzle-orm';
import { rowsOf } from '@roofline/api/platform/database';
import { openWhole } from '@roofline/api/platform/store/operator/whole';

/** What is written in one transaction: each first row needs one of the second. Foreign keys see to the opposite. */
const TOGETHER = [
  ['property', 'property_financial', 'property_id'],
  ['component', 'property_category', 'property_id'],
  ['property', 'association_state', 'property_id'],
  ['property', 'activity_item', 'property_id'],
  ['component', 'activity_item', 'property_component_id'],
  ['component', 'funding_outlook', 'property_id'],
  ['property_file', 'file_version', 'property_file_id'],
  ['photo', 'activity_item', 'property_id'],
  ['change_batch', 'change_entry', 'batch_id'],
] as const;

/** Parts of the change feed: each row of the first is an object that the feed has told of. */
const FOLLOWED = [
  ['property', 'property_id'],
  ['component', 'property_component_id'],
  ['photo', 'property_photo_id'],
  ['property_file', 'property_file_id'],
] as const;

const STATEMENTS = [
  ...TOGETHER.map(
    ([
      parent,
      child,
      key,
    ]) => `select '${parent} without ${child}: ' || p.${key}::text as half from ${parent} p
      where not exists (select from ${child} c where c.workspace_id = p.workspace_id and c.${key} = p.${key})`,
  ),
  ...FOLLOWED.map(
    ([
      table,
      key,
    ]) => `select '${table} that the change feed never told of: ' || t.${key}::text from ${table} t
      where not exists (select from change_entry e where e.workspace_id = t.workspace_id and e.entity_id = t.${key}::text)`,
  ),
  `select 'change without a number: ' || batch_id::text from change_batch where number is null`,
  `select 'key without an answer: ' || key from idempotency_key where response is null`,
];

/** Every half of an entity that a database which began empty has; no service may be writing into it. */
export async function halfEntities(place: { url: string } | { dataDir: string }): Promise<string[]> {
  const database = await openWhole(place);
  try {
    const rows = await database.read((tx) =>
      rowsOf<{ half: string }>(tx, sql.raw(STATEMENTS.join('\nunion all\n'))),
    );
    return rows.map(({ half }) => half).toSorted();
  } finally {
    await database.close();
  }
}
