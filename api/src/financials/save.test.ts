import { noProjects } from '../platform/fixtures/plan-hooks';
import { validFinancials } from '@roofline/schema/fixtures/rule-cases';
import { sql } from 'drizzle-orm';
import { workActor, type Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { newId } from '../platform/ids';
import { addComponent } from './fixtures/component';
import { buildCast, newProperty, type Cast } from '../property/fixtures/cast';
import { failAtEach } from '../property/fixtures/failing';
import { saveFinancial } from './save';

let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

const freshProperty = async () => (await cast.add('manager', newProperty('Ledger'))).propertyId;

describe('the effects of a save', () => {
  const manager = (): Actor => ({
    ...workActor([cast.workspaceId]),
    isStaff: false,
    userId: cast.ids.manager,
    memberships: [
      { workspaceId: cast.workspaceId, workspaceUserId: newId(), role: 'Manager', name: '', companyName: '' },
    ],
  });
  const spies = () => {
    const calls: string[] = [];
    const told = (name: string) => async (tx: Tx, at: { fiscalYear?: number }) => {
      calls.push(`${name} ${at.fiscalYear ?? 'all'}`);
      await tx.execute(sql`select 1`);
    };
    const carry = async (tx: Tx, _actor: unknown, { toYear }: { toYear: number }) => {
      await told('carry')(tx, { fiscalYear: toYear });
      return [];
    };
    return {
      calls,
      plans: { ...noProjects, recompute: told('recompute'), updateAll: told('updateAll'), carry },
    };
  };

  test.each([
    [true, ['updateAll 2026', 'recompute all']],
    [false, ['recompute all']],
  ])('update all plans: %p', async (updateAllPlans, wanted) => {
    const propertyId = await freshProperty();
    const { calls, plans } = spies();
    const body = { ...validFinancials, updateAllPlans };
    const save = { propertyId, fiscalYear: 2026, version: 1, body };
    await cast.database.tenant(manager(), (tx) =>
      saveFinancial(tx, { clock: cast.clock, plans }, manager(), save),
    );
    expect(calls).toEqual(wanted);
  });

  test('a failure at any statement leaves nothing behind (RL-11)', async () => {
    const propertyId = await freshProperty();
    await addComponent(cast, propertyId, 2026, 5);
    const before = await cast.everything();
    const save = {
      propertyId,
      fiscalYear: 2027,
      version: 0,
      body: { ...validFinancials, updateAllPlans: true },
    };
    const statements = await failAtEach((failing) => {
      const { plans } = spies();
      return cast.database.tenant(manager(), (tx) =>
        saveFinancial(failing(tx), { clock: cast.clock, plans }, manager(), save),
      );
    }, cast.everything);
    // Writes financials, the copied inventory, both plan hooks and the activity, beside the reads.
    expect(statements).toBeGreaterThanOrEqual(8);
    expect(await cast.everything()).not.toBe(before);
  });
});
