import type { WorkspaceChange } from '@roofline/schema/change/change';
import { sql } from 'drizzle-orm';
import { workActor } from '../platform/actor';
import { rowsOf, type Tx } from '../platform/database';
import { buildCast, type Cast } from '../property/fixtures/cast';

let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

const WRITERS = 8;
const WRITES = 25;
/** Only a few folders, so that writers meet. */
const FOLDERS = Array.from({ length: 5 }, (_, n) => `01890000-0000-7000-8000-00000000010${n}`);

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;
const pause = (most: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * most));

/** Adds a folder if it is missing, or deletes it. Writers of the same folder wait for each other. */
async function turn(tx: Tx, id: string): Promise<void> {
  const { workspaceId, home } = cast;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
  const gone = await rowsOf(tx, sql`delete from folder where folder_id = ${id} returning 1 as n`);
  if (gone.length === 0)
    await tx.execute(sql`insert into folder (workspace_id, folder_id, property_id, folder_name, name_key, created_at)
      values (${workspaceId}, ${id}, ${home}, ${id}, ${id}, now())`);
}

class GivenUp extends Error {}

/** Writes one or two folders in a transaction that stays open for a while, and sometimes rolls it back. */
async function write(): Promise<string[]> {
  const ids = [...new Set([pick(FOLDERS), pick(FOLDERS)])].toSorted();
  const isKept = Math.random() > 0.15;
  const work = cast.database.tenant(workActor([cast.workspaceId]), async (tx) => {
    for (const id of ids) {
      await turn(tx, id);
      await pause(8);
    }
    await pause(25);
    if (!isKept) throw new GivenUp();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof GivenUp)) throw error;
  });
  return isKept ? ids : [];
}

const read = async (after?: string) => {
  const query = { first: '7', ...(after === undefined ? {} : { after }) };
  const answer = await cast.app.inject({ url: '/api/workspace/changes', query, headers: cast.as.admin });
  expect(answer.statusCode).toBe(200);
  return answer.json().data as { items: WorkspaceChange[]; cursor: string; hasMore: boolean };
};

test('a reader that follows many writers misses nothing and gets the changes of each object in order', async () => {
  let page = await read();
  while (page.hasMore) page = await read(page.cursor);
  let isOver = false;
  const seen: WorkspaceChange[] = [];
  const reader = (async () => {
    // Reads once more after the last write.
    for (let isLast = false; ;) {
      page = await read(page.cursor);
      seen.push(...page.items.filter(({ kind }) => kind === 'folder'));
      if (page.hasMore) continue;
      if (isLast) return;
      isLast = isOver;
      await pause(4);
    }
  })();
  const written = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const own: string[] = [];
      for (let n = 0; n < WRITES; n += 1) own.push(...(await write()));
      return own;
    }),
  );
  isOver = true;
  await reader;
  const all = written.flat();
  for (const folder of FOLDERS) {
    const operations = seen.filter(({ id }) => id === folder).map(({ operation }) => operation);
    const expected = all.filter((id) => id === folder).map((_, n) => (n % 2 === 0 ? 'created' : 'deleted'));
    expect(operations).toEqual(expected);
  }
  expect(all.length).toBeGreaterThan(100);
});
