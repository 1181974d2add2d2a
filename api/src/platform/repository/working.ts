import { sql, type SQL } from 'drizzle-orm';

/**
 * Is the user responsible for the project of the statement, or among its people? `of` is its table or alias. It stands
 * here for projects and for notifications, which projects write.
 */
export const worksOn = (userId: SQL, of: SQL = sql`project`): SQL =>
  sql`(${of}.owner_user_id = ${userId} or exists (select from project_person w
    where w.workspace_id = ${of}.workspace_id and w.project_id = ${of}.project_id and w.user_id = ${userId}))`;
