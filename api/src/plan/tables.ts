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
    /** As the contract has them; a solved method's contribution is the one that was found. */
    settings: jsonb('settings').$type<PlanSettings>().notNull(),
    /** What the settings lead to; null where whole cents cannot hold it. */
    result: jsonb('result').$type<PlanResult>(),
    /** Moves whose work a project has completed since they were set. */
    endedMoves: jsonb('ended_moves').$type<EndedMove[]>().notNull().default([]),
    infeasibleReason: text('infeasible_reason'),
    computedAt: moment('computed_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The plan of an earlier year that this one goes on from; no reference, for that one may be deleted. */
    carriedFromPlanId: uuid('carried_from_plan_id'),
    updatedAt: updatedAt(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.planId] }),
    // Names are unique in a year, and by this index the plans of a year are found.
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

/** A board's decision, with the plan's inputs and outputs of that day. Rows are added and never changed (trigger). */
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
    /** The name as it was then. */
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
    // No cascade: a plan that a board has adopted cannot go while its property stays.
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
    /** The version that the board had before it: a later one of the file is not the adoption's. */
    versionNumber: integer('version_number').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.adoptionFileId] }),
    index('adoption_file_adoption').on(t.workspaceId, t.planAdoptionId),
    index('adoption_file_document').on(t.workspaceId, t.propertyFileId),
    // No cascade: what a board has decided on is not erased.
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
    report: jsonb('report').$type<{ record?: FundingRecord; problem?: string }>(),
    dataVersion: integer('data_version').notNull(),
    computedAt: moment('computed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyId, t.fiscalYear] }),
    ofProperty('funding_outlook_property', t),
  ],
);
