import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents, moment, version, workspaceId } from '../platform/columns';
import { property } from '../property/tables';

export const plan = pgTable(
  'plan',
  {
    workspaceId: workspaceId(),
    planId: uuid('plan_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    name: text('name').notNull(),
    /** One of PLAN_METHODS in the contract. */
    method: text('method').notNull(),
    isDefaultRecommendedPlan: boolean('is_default_recommended_plan').notNull().default(false),
    isRecommended: boolean('is_recommended').notNull().default(false),
    isAdopted: boolean('is_adopted').notNull().default(false),
    isDisclosure: boolean('is_disclosure').notNull().default(false),
    settings: jsonb('settings').notNull(),
    firstYearContribution: cents('first_year_contribution').notNull(),
    result: jsonb('result'),
    infeasibleReason: text('infeasible_reason'),
    computedAt: moment('computed_at').notNull(),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.planId] }),
    uniqueIndex('plan_one_default')
      .on(t.workspaceId, t.propertyId, t.fiscalYear)
      .where(sql`is_default_recommended_plan`),
    uniqueIndex('plan_one_adopted')
      .on(t.workspaceId, t.propertyId, t.fiscalYear)
      .where(sql`is_adopted`),
    uniqueIndex('plan_one_recommended')
      .on(t.workspaceId, t.propertyId, t.fiscalYear)
      .where(sql`is_recommended and not is_default_recommended_plan`),
    uniqueIndex('plan_one_disclosure')
      .on(t.workspaceId, t.propertyId, t.fiscalYear)
      .where(sql`is_disclosure`),
    foreignKey({
      name: 'plan_property',
      columns: [t.workspaceId, t.propertyId],
      foreignColumns: [property.workspaceId, property.propertyId],
    }).onDelete('cascade'),
  ],
);

/** Where the contribution as it stands today leads to; computed on each change, read by lists and dashboards. */
export const fundingOutlook = pgTable(
  'funding_outlook',
  {
    workspaceId: workspaceId(),
    propertyId: uuid('property_id').notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    percentFunded: doublePrecision('percent_funded'),
    /** Cents at the end of each year. */
    endBalances: bigint('end_balances', { mode: 'number' }).array().notNull(),
    firstShortfallYear: integer('first_shortfall_year'),
    lowestBalance: cents('lowest_balance'),
    lowestBalanceYear: integer('lowest_balance_year'),
    report: jsonb('report'),
    dataVersion: integer('data_version').notNull(),
    computedAt: moment('computed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyId, t.fiscalYear] }),
    foreignKey({
      name: 'funding_outlook_property',
      columns: [t.workspaceId, t.propertyId],
      foreignColumns: [property.workspaceId, property.propertyId],
    }).onDelete('cascade'),
  ],
);
