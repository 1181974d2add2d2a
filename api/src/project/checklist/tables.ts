import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, version, workspaceId } from '../../platform/store/columns';
import { ofProject, projectPhase } from '../tables';

/** The checklist items of a project, by phase. */
export const projectChecklistItem = pgTable(
  'project_checklist_item',
  {
    workspaceId: workspaceId(),
    checklistItemId: uuid('checklist_item_id').notNull().unique(),
    projectId: uuid('project_id').notNull(),
    propertyId: uuid('property_id').notNull(),
    projectTemplatePhaseId: uuid('project_template_phase_id').notNull(),
    text: text('text').notNull(),
    sortOrder: integer('sort_order').notNull(),
    /** The text of the item in the phase's checklist; null for an item that was added to this project. */
    broughtAs: text('brought_as'),
    isDone: boolean('is_done').notNull().default(false),
    /** The name, at that time, of the person who did it. */
    doneByName: text('done_by_name'),
    doneAt: moment('done_at'),
    /** For an item that came from the phase: the row stays, so that the item does not come again. */
    removedAt: moment('removed_at'),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.checklistItemId] }),
    index('project_checklist_item_order').on(
      t.workspaceId,
      t.projectId,
      t.projectTemplatePhaseId,
      t.sortOrder,
    ),
    index('project_checklist_item_phase').on(t.workspaceId, t.projectTemplatePhaseId),
    ofProject('project_checklist_item_project', t as never),
    foreignKey({
      name: 'project_checklist_item_in_phase',
      columns: [t.workspaceId, t.projectTemplatePhaseId],
      foreignColumns: [projectPhase.workspaceId, projectPhase.projectTemplatePhaseId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);
