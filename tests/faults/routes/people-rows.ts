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

/** Every row about accounts and who is in which workspace, as text: equal before and after means that nothing changed. */
export function peopleRows(database: Database): Promise<string> {
  return database.system(async (tx) => {
    const texts: string[] = [];
    for (const [table, without] of Object.entries(TABLES)) {
      const rows = await rowsOf<{ all: string }>(
        tx,
        sql.raw(
          `select coalesce(jsonb_agg(to_jsonb(t) ${without} order by (to_jsonb(t) ${without})::text), '[]')::text as all from ${table} t`,
        ),
      );
      texts.push(`${table} ${rows[0]?.all}`);
    }
    return texts.join('\n');
  });
}
