import type { PlanCarry } from '@roofline/schema/year-setup/year-setup';
import { integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { cents, hundredths, moment, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

/** The state of a fiscal year beyond its financials. */
export const fiscalYearState = pgTable(
  'fiscal_year_state',
  {
    workspaceId: workspaceId(),
    propertyId: uuid('property_id').notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    /** The year's setup: costs raised by hundredths of a point, and the source of that rate. */
    appliedInflationRate: hundredths('applied_inflation_rate'),
    informationSourceId: smallint('information_source_id'),
    /** The outcome of carrying the plans of the year before over at setup. */
    planCarry: jsonb('plan_carry').$type<PlanCarry>(),
    /** The reconciliation of the year after it closed. */
    reconciledAt: moment('reconciled_at'),
    reconciledBy: text('reconciled_by'),
    startBalance: cents('start_balance'),
    contributions: cents('contributions'),
    specialAssessments: cents('special_assessments'),
    interest: cents('interest'),
    expenditures: cents('expenditures'),
    closingBalance: cents('closing_balance'),
    note: text('note'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyId, t.fiscalYear] }),
    ofProperty('fiscal_year_state_property', t),
  ],
);
