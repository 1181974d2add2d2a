import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment, workspaceId } from '../../platform/store/columns';
import { ofProject } from '../tables';

/** The people who work on a project, besides the one who is responsible. They reached the property when added. */
export const projectPerson = pgTable(
  'project_person',
  {
    workspaceId: workspaceId(),
    projectId: uuid('project_id').notNull(),
    userId: uuid('user_id').notNull(),
    propertyId: uuid('property_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.projectId, t.userId] }),
    index('project_person_user').on(t.workspaceId, t.userId, t.projectId),
    ofProject('project_person_project', t as never),
  ],
);
