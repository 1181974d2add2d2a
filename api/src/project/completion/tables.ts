import { index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { cents, workspaceId } from '../../platform/store/columns';
import { ofProject } from '../tables';

/** The values of a component's line that a replacement sets, as `project_completion` stores them; money in cents. */
export interface StoredReplacement {
  unitCost: number;
  remainingUsefulLife: number;
  lastReplacedYear: number | null;
  replacementCost: number | null;
}

/** The changes of components by the completion of projects, by fiscal year; reopening a project restores them. */
export const projectCompletion = pgTable(
  'project_completion',
  {
    workspaceId: workspaceId(),
    projectId: uuid('project_id').notNull(),
    lineageId: uuid('lineage_id').notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    propertyId: uuid('property_id').notNull(),
    propertyComponentId: uuid('property_component_id').notNull(),
    actualCost: cents('actual_cost').notNull(),
    /** The planned cost of the component before: 0 where it was not due in that year. */
    plannedCost: cents('planned_cost').notNull(),
    before: jsonb('before').$type<StoredReplacement>().notNull(),
    after: jsonb('after').$type<StoredReplacement>().notNull(),
    versionBefore: integer('version_before').notNull(),
    versionAfter: integer('version_after').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.projectId, t.fiscalYear, t.lineageId] }),
    index('project_completion_of_year').on(t.workspaceId, t.propertyId, t.fiscalYear),
    ofProject('project_completion_project', t as never),
  ],
);
