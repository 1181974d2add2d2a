import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents, hundredths, moment, thousandths, version, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

export const component = pgTable(
  'component',
  {
    workspaceId: workspaceId(),
    propertyComponentId: uuid('property_component_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    /** The id of the component through the years: a copy into the next year keeps it. */
    lineageId: uuid('lineage_id').notNull(),
    name: text('name').notNull(),
    /** The name without regard to case and spacing, by which an import finds its row. */
    nameKey: text('name_key').notNull(),
    category: text('category').notNull(),
    location: text('location'),
    quantityThousandths: thousandths('quantity_thousandths').notNull(),
    unitOfMeasure: text('unit_of_measure').notNull(),
    unitCost: cents('unit_cost').notNull(),
    currentCost: cents('current_cost').notNull(),
    usefulLife: integer('useful_life').notNull(),
    remainingUsefulLife: integer('remaining_useful_life').notNull(),
    placedInServiceYear: integer('placed_in_service_year'),
    lastReplacedYear: integer('last_replaced_year'),
    /**
     * The cost of a replacement that a project completed within the line's own fiscal year. The work still belongs to
     * that year's spending, so projections count it there (`countedAs`).
     */
    replacementCost: cents('replacement_cost'),
    isOneTime: boolean('is_one_time').notNull().default(false),
    percentReplaced: hundredths('percent_replaced').notNull().default(10_000),
    warrantyUntil: date('warranty_until', { mode: 'string' }),
    nextInspectionOn: date('next_inspection_on', { mode: 'string' }),
    glCode: text('gl_code'),
    notes: text('notes'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyComponentId] }),
    index('component_by_year').on(t.workspaceId, t.propertyId, t.fiscalYear, t.nameKey),
    index('component_lineage').on(t.workspaceId, t.propertyId, t.lineageId),
    index('component_dated')
      .on(t.workspaceId, t.propertyId)
      .where(sql`warranty_until is not null or next_inspection_on is not null`),
    ofProperty('component_property', t),
  ],
);

/** The categories of a property in the order in which they were added, which decides each one's color for good. */
export const propertyCategory = pgTable(
  'property_category',
  {
    workspaceId: workspaceId(),
    propertyId: uuid('property_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyId, t.position] }),
    uniqueIndex('property_category_name').on(t.workspaceId, t.propertyId, sql`lower(${t.name})`),
    ofProperty('property_category_property', t),
  ],
);
