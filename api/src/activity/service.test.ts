import type { Tx } from '../platform/database';
import { recordActivity, type ActivityEvent } from './service';

const place = {
  workspaceId: '019aa000-0000-7000-8000-000000000001',
  propertyId: '019aa000-0000-7000-8000-000000000002',
  actor: { userId: '019aa000-0000-7000-8000-000000000003', fullName: 'Dana Okafor' },
  at: new Date('2026-11-22T10:00:00Z'),
};
const event = (description: string | null): ActivityEvent => ({
  type: 'plan',
  entityName: 'Steady',
  description,
});

/** Counts the statements that recording takes. */
async function statements(...events: ActivityEvent[]): Promise<number> {
  const execute = vi.fn(async () => undefined);
  await recordActivity({ execute } as unknown as Tx, place, ...events);
  return execute.mock.calls.length;
}

test('records all events of a write in one statement, and sends none when nothing happened', async () => {
  expect(await statements(event('Created the plan'))).toBe(1);
  expect(await statements(...Array.from({ length: 50 }, (_, i) => event(`Carried over ${i}`)))).toBe(1);
  expect(await statements(event('Created the plan'), event(null))).toBe(1);
  expect([await statements(event(null)), await statements()]).toEqual([0, 0]);
});
