import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '@roofline/api/platform/database';

// The time of last use changes with every request, and a mail's state changes by itself: neither is a user's change.
const TABLES = {
  app_user: '',
  first_setup: '',
  workspace: '',
  membership: '',
  invitation: '',
  password_reset: '',
  mail_outbox: "- '{state,finished_at,sealed}'::text[]",
  session: "- 'last_seen_at'",
  access_token: "- 'last_used_at'",
};

const ALL = sql.raw(
  Object.entries(TABLES)
    .map(
      ([table, without]) =>
        `select '${table} ' || coalesce(jsonb_agg(to_jsonb(t) ${without} order by (to_jsonb(t) ${without})::text), '[]')::text as all from ${table} t`,
    )
    .join(' union all '),
);

/** Every row about accounts and who is in which workspace, as text: equal before and after means that nothing changed. */
export async function peopleRows(database: Database): Promise<string> {
  const rows = await database.system((tx) => rowsOf<{ all: string }>(tx, ALL));
  return rows.map((row) => row.all).join('\n');
}
