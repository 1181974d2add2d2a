import { eq } from 'drizzle-orm';
import { workspace } from '../../workspace/tables';
import { workActor, type Actor } from '../actor';
import type { Database, Tx } from '../database';
import { openTestDatabase, seedWorkspace } from '../testing';
import { onceAView } from './view';

let database: Database;
let actor: Actor;
let workspaceId: string;
let reads = 0;

const nameOf = onceAView(async (tx: Tx, id: string): Promise<string | undefined> => {
  reads += 1;
  const [row] = await tx
    .select({ name: workspace.name })
    .from(workspace)
    .where(eq(workspace.workspaceId, id));
  return row?.name;
});
const rename = (tx: Tx, name: string) =>
  tx.update(workspace).set({ name }).where(eq(workspace.workspaceId, workspaceId));

beforeAll(async () => {
  database = await openTestDatabase();
  ({ workspaceId } = await seedWorkspace(database));
  actor = workActor([workspaceId]);
});
beforeEach(() => void (reads = 0));
afterAll(() => database.close());

it('reads once for two equal calls in a read-only transaction', async () => {
  const asked = (tx: Tx) => Promise.all([nameOf(tx, workspaceId), nameOf(tx, workspaceId)]);
  const [first, second] = await database.tenant(actor, asked, { readOnly: true });
  expect([reads, first]).toEqual([1, second]);
});

it('reads again for other arguments and in another transaction', async () => {
  const other = '01a20bcf-a0c2-7596-a665-1a30a11ca131';
  await database.tenant(
    actor,
    async (tx) => expect([await nameOf(tx, workspaceId), await nameOf(tx, other)][1]).toBeUndefined(),
    { readOnly: true },
  );
  await database.tenant(actor, (tx) => nameOf(tx, workspaceId), { readOnly: true });
  expect(reads).toBe(3);
});

it('reads each time in a transaction that may write, which sees its own writes', async () => {
  const names = await database.system(async (tx) => {
    const before = await nameOf(tx, workspaceId);
    await rename(tx, 'Renamed');
    return [before, await nameOf(tx, workspaceId)];
  });
  expect([reads, names[1]]).toEqual([2, 'Renamed']);
  expect(names[0]).not.toBe('Renamed');
});

describe('a read that may be behind', () => {
  it('runs once, in a view, if it writes nothing', async () => {
    const asked = async (tx: Tx) => [await nameOf(tx, workspaceId), await nameOf(tx, workspaceId)];
    await database.system(asked, { readOnly: 'unlessBehind' });
    expect(reads).toBe(1);
  });

  it('runs again if it writes, and its work after the commit runs once', async () => {
    const done: string[] = [];
    await database.system(
      async (tx, after) => {
        after(() => done.push('kept'));
        await nameOf(tx, workspaceId);
        await rename(tx, 'Caught up');
      },
      { readOnly: 'unlessBehind' },
    );
    await new Promise((resolve) => setTimeout(resolve, 10));
    const name = await database.system((tx) => nameOf(tx, workspaceId));
    expect([name, done]).toEqual(['Caught up', ['kept']]);
  });

  it('passes its error on without running again', async () => {
    let turns = 0;
    const refused = database.system(
      async () => {
        turns += 1;
        throw new Error('no');
      },
      { readOnly: 'unlessBehind' },
    );
    await expect(refused).rejects.toThrow('no');
    expect(turns).toBe(1);
  });
});

it('refuses a write in a read-only transaction', async () => {
  await expect(database.system((tx) => rename(tx, 'Never'), { readOnly: true })).rejects.toMatchObject({
    cause: { code: '25006' },
  });
});
