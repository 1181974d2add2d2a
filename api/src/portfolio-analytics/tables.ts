import type { FundingBasis, LeadingFunding } from '@roofline/schema/portfolio-analytics/associations';
import { date, doublePrecision, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { cents, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

/**
 * The state of an association in lists, and whether it is current: triggers count changes to the property's data
 * (plans, outlooks, studies, facts of disclosures), and figures that were computed at an earlier count are old.
 */
export const associationState = pgTable(
  'association_state',
  {
    workspaceId: workspaceId(),
    propertyId: uuid('property_id').notNull(),
    changes: integer('changes').notNull().default(1),
    /** The count at the time of the computation; 0: never. */
    computedChanges: integer('computed_changes').notNull().default(0),
    /** The version of the computation; figures of another version are old too. */
    dataVersion: integer('data_version').notNull().default(0),
    /** The first day on which the date may have changed them. */
    validUntil: date('valid_until', { mode: 'string' }),
    fiscalYear: integer('fiscal_year'),
    contribution: cents('contribution'),
    recommendedContribution: cents('recommended_contribution'),
    contributionShare: doublePrecision('contribution_share'),
    disclosureDue: date('disclosure_due', { mode: 'string' }),
    studyDate: date('study_date', { mode: 'string' }),
  },
  (t) => [
    primaryKey({ name: 'association_state_key', columns: [t.workspaceId, t.propertyId] }),
    ofProperty('association_state_property', t),
  ],
);

/** Key figures of an association on a basis. The rows are narrow, so that sums over thousands read few pages. */
export const associationFigure = pgTable(
  'association_figure',
  {
    workspaceId: workspaceId(),
    basis: text('basis').$type<FundingBasis>().notNull(),
    propertyId: uuid('property_id').notNull(),
    leadBy: text('lead_by').$type<LeadingFunding>().notNull(),
    planName: text('plan_name'),
    percentFunded: doublePrecision('percent_funded'),
    lowestBalance: cents('lowest_balance'),
    lowestBalanceYear: integer('lowest_balance_year'),
    firstYearBelowZero: integer('first_year_below_zero'),
    fiveYearCover: doublePrecision('five_year_cover'),
    problem: text('problem'),
  },
  (t) => [
    primaryKey({ name: 'association_figure_key', columns: [t.workspaceId, t.basis, t.propertyId] }),
    ofProperty('association_figure_property', t),
  ],
);

/** The input to project an association again under other assumptions, as the text of `PackedStudy`. */
export const associationStudy = pgTable(
  'association_study',
  {
    workspaceId: workspaceId(),
    basis: text('basis').$type<FundingBasis>().notNull(),
    propertyId: uuid('property_id').notNull(),
    study: text('study').notNull(),
  },
  (t) => [
    primaryKey({ name: 'association_study_key', columns: [t.workspaceId, t.basis, t.propertyId] }),
    ofProperty('association_study_property', t),
  ],
);
