import { seedFundedProperty, type LineValues } from '../../plan/fixtures/funded-property';
import { newId } from '../../platform/ids';
import {
  buildTestApp,
  openTestDatabase,
  seedUser,
  seedWorkspace,
  signedIn,
  type TestApp,
} from '../../platform/testing';
import type { WorkPool } from '../../platform/work/pool';

let server: TestApp;
let work: WorkPool;
/** The number of tenant transactions so far; the caller is looked up in other ones. */
let reads = 0;

beforeAll(async () => {
  const database = await openTestDatabase();
  const counting: typeof database = {
    ...database,
    tenant: (...given) => {
      reads += 1;
      return database.tenant(...given);
    },
  };
  server = await buildTestApp({ database: counting, routes: (_app, deps) => void (work = deps.work) });
});
afterAll(() => server.close());
beforeEach(() => void (reads = 0));

/** Adds a person in a new workspace with a property. */
async function person(lines?: LineValues[]) {
  const { database, clock } = server;
  const { workspaceId } = await seedWorkspace(database);
  const { userId } = await seedUser(database, { [workspaceId]: 'Admin' });
  const propertyId = await seedFundedProperty(database, workspaceId, lines ? { lines } : {});
  return {
    actor: { userId, workspaceIds: [workspaceId] },
    propertyId,
    headers: await signedIn(database, clock, userId),
  };
}
type Person = Awaited<ReturnType<typeof person>>;

/** Runs `then` while the person has as many turns and places in the queue as one may have. */
async function whileFlooded({ actor }: Person, then: () => Promise<void>): Promise<void> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  const turns: Promise<unknown>[] = [];
  let isRefused = false;
  while (!isRefused) {
    // The first is quick, so that the thread for quick work is taken, too.
    const kind = turns.length === 0 ? 'quick' : 'long';
    const turn = work.turn({ actor, class: kind, waitMs: 60_000, runMs: 60_000 }, () => held);
    turns.push(turn.catch(() => (isRefused = true)));
    await new Promise(setImmediate);
  }
  reads = 0;
  try {
    await then();
  } finally {
    release();
    await Promise.all(turns);
  }
}

const inventoryPdf = (propertyId: string) => `/api/reports/componentinventory/${propertyId}/2026.pdf`;

describe('while one user has as many turns as one may have', () => {
  it.each([
    ['a report', ({ propertyId }: Person) => inventoryPdf(propertyId)],
    ['a packet', () => `/api/plan/${newId()}/packet`],
    ['a plan’s workbook', () => `/api/plan/${newId()}/workbook`],
    ['a disclosure', () => `/api/plan/${newId()}/disclosure/pdf`],
    ['the inventory as a file', ({ propertyId }: Person) => `/api/component/property/${propertyId}/export`],
    ['the preview of an import', () => `/api/component/import/${newId()}`],
  ])('%s is refused to that user before anything is read for it', async (_, url) => {
    const one = await person();
    await whileFlooded(one, async () => {
      const { statusCode, headers, json } = await server.app.inject({ url: url(one), headers: one.headers });
      expect([statusCode, headers['retry-after'], reads]).toEqual([429, '5', 0]);
      expect(json().error.errors[0].code).toBe('tooManyRequests');
    });
  });

  it('another user is still served in turn', async () => {
    const [one, other] = [await person(), await person()];
    let answer: Promise<{ statusCode: number }> | undefined;
    await whileFlooded(one, async () => {
      answer = server.app.inject({ url: inventoryPdf(other.propertyId), headers: other.headers });
      while (work.waiting < 9) await new Promise(setImmediate);
      expect(reads).toBe(0);
    });
    expect([(await answer!).statusCode, reads]).toEqual([200, 1]);
  });
});

describe('an answer that is usually quick to compute', () => {
  const lines = Array.from({ length: 1_501 }, (_, n) => ({
    name: `Line ${n}`,
    currentCost: 100_000 + n,
    usefulLife: 20,
    remainingUsefulLife: n % 20,
  }));

  it.each([
    [1_500, 200, 'needs no turn'],
    [1_501, 429, 'waits for one'],
  ] as const)('of %s components answers %s: it %s', async (count, status, _) => {
    const one = await person(lines.slice(0, count));
    const url = `/api/reports/componentinventory/${one.propertyId}/2026`;
    const ask = () => server.app.inject({ url, headers: one.headers });
    await whileFlooded(one, async () => {
      expect([(await ask()).statusCode, reads]).toEqual([status, 1]);
    });
    const { data } = (await ask()).json();
    expect(data.totals).toMatchObject({
      components: count,
      currentCost: 1_000 * count + (count * (count - 1)) / 200,
    });
  });
});
