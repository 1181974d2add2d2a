import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import { momentText } from '../platform/store/values';

// Facts about the database; inside `database.system`.

export async function databaseFacts(tx: Tx): Promise<{ version: string; bytes: number }> {
  const [row] = await rowsOf<{ version: string; bytes: number }>(
    tx,
    sql`select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes`,
  );
  return row!;
}

export async function storedFiles(tx: Tx): Promise<{ files: number; bytes: number }> {
  const [row] = await rowsOf<{ files: number; bytes: number }>(
    tx,
    sql`select count(*)::int as files, coalesce(sum(byte_count), 0)::float8 as bytes from blob`,
  );
  return row!;
}

interface MailFacts {
  waiting: number;
  oldestWaitingAt: string | null;
  givenUp: number;
}

export async function mailFacts(tx: Tx): Promise<MailFacts> {
  const [row] = await rowsOf<MailFacts>(
    tx,
    sql`select count(*) filter (where state = 'waiting')::int as waiting,
      ${momentText(sql`min(created_at) filter (where state = 'waiting')`)} as "oldestWaitingAt",
      count(*) filter (where state = 'parked')::int as "givenUp" from mail_outbox`,
  );
  return row!;
}
