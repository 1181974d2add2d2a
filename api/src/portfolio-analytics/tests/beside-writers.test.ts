import { eq, sql } from 'drizzle-orm';
import { holdProperty } from '../../admin-property/reassign/repository';
import { planServer, type PlanServer } from '../../plan/fixtures/plan-server';
import { plan } from '../../plan/tables';
import { rowsOf, type Tx } from '../../platform/database';
import { findProperties } from '../../property/repository';
import { refreshAll } from '../figures/job';
import { refreshSome } from '../figures/refresh';
import { associationState } from '../tables';

// The embedded database has one connection, so no transactions meet there.
const server = process.env.PG_URL;
if (!server) process.stdout.write('Figures beside writers are left out: PG_URL is not set.\n');
const onServer = server ? describe : describe.skip;

onServer('figures that are computed while their property is held', () => {
  let t: PlanServer;
  let propertyId: string;
  beforeEach(async () => {
    t = await planServer();
    propertyId = await t.seed();
    await t.create(propertyId, 'Steady', { method: 'custom', firstYearContribution: 5_000 });
    await t.within((tx) => refreshSome(tx, t.clock, t.workspaceId));
    await t.within(renamePlans);
  });
  afterEach(() => t.close());

  /** Renames the plans, which a trigger counts in the state of the association. */
  const renamePlans = (tx: Tx) =>
    tx
      .update(plan)
      .set({ name: sql`${plan.name} || '!'` })
      .where(eq(plan.propertyId, propertyId));

  const waiting = () =>
    t.within(async (tx) => {
      const [row] = await rowsOf<{ count: number }>(
        tx,
        sql`select count(*)::int as count from pg_locks where not granted`,
      );
      return row!.count;
    });

  const isOld = async () => {
    const [state] = await t.within((tx) => tx.select().from(associationState));
    return state!.changes !== state!.computedChanges;
  };

  /**
   * Locks the property with `hold`; then computes figures, until they are stored or wait for the lock; then changes its plans.
   * Returns how often both transactions were started, and the outcome of the computation.
   */
  async function besideWhoHolds(hold: (tx: Tx) => Promise<unknown>) {
    const turns: [number, number] = [0, 0];
    const computing = () =>
      t.within((tx) => {
        turns[1] += 1;
        return refreshSome(tx, t.clock, t.workspaceId);
      });
    let computed: ReturnType<typeof computing> | undefined;
    await t.within(async (tx) => {
      turns[0] += 1;
      await hold(tx);
      let isOver = false;
      computed ??= computing().finally(() => (isOver = true));
      await vi.waitFor(async () => expect(isOver || (await waiting()) > 0).toBe(true), 60_000);
      await renamePlans(tx);
    });
    return { turns, done: await computed! };
  }

  test('are stored beside a writer without aborting either, and are old again after its change', async () => {
    const met = await besideWhoHolds((tx) => findProperties(tx, propertyId, [propertyId], true));
    expect(met).toEqual({ turns: [1, 1], done: 'some' });
    expect(await isOld()).toBe(true);
    await t.within((tx) => refreshSome(tx, t.clock, t.workspaceId));
    expect(await isOld()).toBe(false);
  });

  test('stay old while their property moves, and are computed after that', async () => {
    const met = await besideWhoHolds((tx) => holdProperty(tx, propertyId));
    expect(met).toEqual({ turns: [1, 1], done: 'held' });
    expect(await isOld()).toBe(true);
    await t.within((tx) => refreshSome(tx, t.clock, t.workspaceId));
    expect(await isOld()).toBe(false);
  });

  test('pause their job if only locked ones are left', async () => {
    const run = { hold: async () => undefined, signal: new AbortController().signal };
    const compute = () => refreshAll(t, run, t.workspaceId);
    await t.within(async (tx) => {
      await holdProperty(tx, propertyId);
      const later = new Date(t.clock.now().getTime() + 1_000);
      await expect(compute()).rejects.toEqual(
        expect.objectContaining({ name: 'JobPaused', runAfter: later }),
      );
    });
    await compute();
    expect(await isOld()).toBe(false);
  });
});
