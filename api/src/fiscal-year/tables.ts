import type { PlanCarry } from '@roofline/schema/year-setup/year-setup';
import { integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { cents, hundredths, moment, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

/** What became of a fiscal year beyond its financials. */
export const fiscalYearState = pgTable(
  'fiscal_year_state',
  {
    workspaceId: workspaceId(),
    propertyId: uuid('property_id').notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    /** How the year was set up: costs raised by hundredths of a point, and where that rate came from. */
    appliedInflationRate: hundredths('applied_inflation_rate'),
    informationSourceId: smallint('information_source_id'),
    /** What became of the plans of the year before when it was set up. */
    planCarry: jsonb('plan_carry').$type<PlanCarry>(),
    /** What became of the year once it had closed. */
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
