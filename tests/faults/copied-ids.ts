import { createHash } from 'node:crypto';
import { COPIED, OWN_IDS } from '@roofline/api/admin-property/duplicate/tables-of-copy';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf } from '@roofline/api/platform/database';
import { tableColumns } from '@roofline/api/platform/repository/catalogue';
import type { TestApp } from '@roofline/api/platform/testing';
import { sql } from 'drizzle-orm';

export const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The id that a copy has in place of this one, as the decision says. */
export function copiedId(id: string, copyId: string): string {
  const hash = createHash('sha256').update(`${id}${copyId}`).digest('hex');
  return id.slice(0, 26) + hash.slice(0, 10);
}

/** The ids of what belongs to a property. */
export async function idsOf(app: TestApp, workspaceId: string, propertyId: string) {
  return app.database.tenant(workActor([workspaceId]), async (tx) => {
    const columns = (await tableColumns(tx)).filter(({ table }) => Object.hasOwn(COPIED, table));
    const ofProperty = new Set(
      columns.filter(({ name }) => name === 'property_id').map(({ table }) => table),
    );
    const own = new Set<string>();
    for (const { table, name } of columns.filter((each) => OWN_IDS.has(each.name))) {
      // Rows without a property hang on one that has it: other properties' are not in the way.
      const of = ofProperty.has(table) ? `property_id = '${propertyId}'` : 'true';
      const rows = await rowsOf<{ id: string }>(
        tx,
        sql.raw(`select distinct ${name} as id from ${table} where ${of} and ${name} is not null`),
      );
      for (const { id } of rows) own.add(id);
    }
    return own;
  });
}
