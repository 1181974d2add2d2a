import { foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment, workspaceId } from '../platform/columns';
import { property } from '../property/tables';

/** What became of a fiscal year beyond its financials. */
export const fiscalYearState = pgTable(
  'fiscal_year_state',
  {
    workspaceId: workspaceId(),
    propertyId: uuid('property_id').notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    reconciledAt: moment('reconciled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyId, t.fiscalYear] }),
    foreignKey({
      name: 'fiscal_year_state_property',
      columns: [t.workspaceId, t.propertyId],
      foreignColumns: [property.workspaceId, property.propertyId],
    }).onDelete('cascade'),
  ],
);
