import type { ActivityKind } from '@roofline/schema/activity/activity';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

export const activityItem = pgTable(
  'activity_item',
  {
    workspaceId: workspaceId(),
    activityId: uuid('activity_id').notNull().unique(),
    /** null: the event concerns the workspace, for example a property that left it. */
    propertyId: uuid('property_id'),
    entityName: text('entity_name').notNull(),
    description: text('description').notNull(),
    userId: uuid('user_id').notNull(),
    /** The name at that time: a later change of the name does not rewrite the past. */
    userName: text('user_name').notNull(),
    date: moment('date').notNull(),
    type: text('type').$type<ActivityKind>().notNull(),
    projectId: uuid('project_id'),
    propertyComponentId: uuid('property_component_id'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.activityId] }),
    index('activity_item_by_date').on(t.workspaceId, t.propertyId, t.date, t.activityId),
    index('activity_item_component').on(t.workspaceId, t.propertyComponentId),
    index('activity_item_user').on(t.workspaceId, t.userId, t.date),
    ofProperty('activity_item_property', t),
  ],
);
