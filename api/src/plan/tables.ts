import { sql } from 'drizzle-orm';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { fileVersion } from '../file/tables';
import { cents, moment, updatedAt, version, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';
import type { AdoptedState } from './adoption/adopted-state';
import type { FundingRecord, PlanResult } from './funding/record';
import type { EndedMove } from './moves/standing';

export const plan = pgTable(
  'plan',
  {
    workspaceId: workspaceId(),
    planId: uuid('plan_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    name: text('name').notNull(),
    isDefaultRecommendedPlan: boolean('is_default_recommended_plan').notNull().default(false),
    isRecommended: boolean('is_recommended').notNull().default(false),
    isAdopted: boolean('is_adopted').notNull().default(false),
    isDisclosure: boolean('is_disclosure').notNull().default(false),
    /** The settings in the form of the contract, with the solved contribution where the method solves it. */
    settings: jsonb('settings').$type<PlanSettings>().notNull(),
    /** The projection of the settings; null where its amounts are too large for whole cents. */
    result: jsonb('result').$type<PlanResult>(),
    /** The moves whose work a project has completed since they were set. */
    endedMoves: jsonb('ended_moves').$type<EndedMove[]>().notNull().default([]),
    infeasibleReason: text('infeasible_reason'),
    computedAt: moment('computed_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The plan of an earlier year that this one continues; without a foreign key, as that plan may be deleted. */
    carriedFromPlanId: uuid('carried_from_plan_id'),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.planId] }),
    // Makes names unique within a year; queries of a year's plans use it, too.
    uniqueIndex('plan_name').on(t.workspaceId, t.propertyId, t.fiscalYear, sql`lower(${t.name})`),
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
    ofProperty('plan_property', t),
  ],
);

/** The board's decisions, with the plan's inputs and outputs of that day. A trigger prevents changes of rows. */
export const planAdoption = pgTable(
  'plan_adoption',
  {
    workspaceId: workspaceId(),
    planAdoptionId: uuid('plan_adoption_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    planId: uuid('plan_id').notNull(),
    adoptedAt: moment('adopted_at').notNull(),
    userId: uuid('user_id').notNull(),
    /** The user's name at that time. */
    adoptedBy: text('adopted_by').notNull(),
    meetingDate: date('meeting_date', { mode: 'string' }).notNull(),
    votesFor: integer('votes_for'),
    votesAgainst: integer('votes_against'),
    votesAbstained: integer('votes_abstained'),
    note: text('note'),
    snapshot: jsonb('snapshot').$type<AdoptedState>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.planAdoptionId] }),
    index('plan_adoption_by_year').on(t.workspaceId, t.propertyId, t.fiscalYear, t.adoptedAt),
    index('plan_adoption_plan').on(t.workspaceId, t.planId),
    ofProperty('plan_adoption_property', t),
    // No cascade: a plan that a board has adopted cannot be deleted without its property.
    foreignKey({
      name: 'plan_adoption_plan',
      columns: [t.workspaceId, t.planId],
      foreignColumns: [plan.workspaceId, plan.planId],
    }).onUpdate('cascade'),
  ],
);

/** Documents of an adoption, such as the minutes: files of its property. */
export const adoptionFile = pgTable(
  'adoption_file',
  {
    workspaceId: workspaceId(),
    adoptionFileId: uuid('adoption_file_id').notNull().unique(),
    planAdoptionId: uuid('plan_adoption_id').notNull(),
    propertyFileId: uuid('property_file_id').notNull(),
    /** The version of the file that was added; later versions are not part of the adoption. */
    versionNumber: integer('version_number').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.adoptionFileId] }),
    index('adoption_file_adoption').on(t.workspaceId, t.planAdoptionId),
    index('adoption_file_document').on(t.workspaceId, t.propertyFileId),
    // No cascade: a document that a board decided on is never deleted.
    foreignKey({
      name: 'adoption_file_document',
      columns: [t.workspaceId, t.propertyFileId, t.versionNumber],
      foreignColumns: [fileVersion.workspaceId, fileVersion.propertyFileId, fileVersion.versionNumber],
    }).onUpdate('cascade'),
    foreignKey({
      name: 'adoption_file_adoption',
      columns: [t.workspaceId, t.planAdoptionId],
      foreignColumns: [planAdoption.workspaceId, planAdoption.planAdoptionId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);

/** The projection of the current contribution; computed on each change, read by lists and dashboards. */
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
    report: jsonb('report').$type<{ record?: FundingRecord; problem?: string }>(),
    dataVersion: integer('data_version').notNull(),
    computedAt: moment('computed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyId, t.fiscalYear] }),
    ofProperty('funding_outlook_property', t),
  ],
);
