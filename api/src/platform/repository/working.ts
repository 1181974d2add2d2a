import { sql, type SQL } from 'drizzle-orm';

/**
 * Returns a condition: the user is responsible for the project or among its people. `of` is its table or alias. It is
 * here because notifications need it too, and projects depend on notifications.
 */
export const worksOn = (userId: SQL, of: SQL = sql`project`): SQL =>
  sql`(${of}.owner_user_id = ${userId} or exists (select from project_person w
    where w.workspace_id = ${of}.workspace_id and w.project_id = ${of}.project_id and w.user_id = ${userId}))`;
