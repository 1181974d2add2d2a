import { followReads } from '@roofline/api/platform/fixtures/statements';
import type { Place } from '../register/room';
import { ROOMS } from '../register/rooms';
import { shippedOperations } from '../register/shipped';
import { GraphClient } from '../stack/graph-client';
import { startStack, type Stack } from '../stack/stack';

// The embedded database has no wire to count on; its statements are the same ones, each for itself.
const onServer = process.env.PG_URL ? describe : describe.skip;

/** How many statements a page may send to PostgreSQL: who asks, the begin and the end of each transaction among them. */
const AT_MOST: [operation: string, statements: number, variables: (at: Place) => Record<string, unknown>][] =
  [
    ['Viewer', 5, () => ({})],
    ['PropertyList', 5, () => ({ filter: {}, page: 1, pageSize: 20 })],
    ['Dashboard', 10, (at) => ({ propertyId: at.propertyId, fiscalYear: 2026 })],
    ['PlansPage', 10, (at) => ({ propertyId: at.propertyId, fiscalYear: 2026 })],
    ['PlanPage', 12, (at) => ({ planId: at.planId })],
  ];

onServer('statements of a page', () => {
  let stack: Stack;
  let manager: GraphClient;
  let place: Place;
  const { sent, stop } = followReads();
  beforeAll(async () => {
    stack = await startStack();
    manager = await new GraphClient(stack.bffUrl).signIn('portfolio');
    const { properties } = await manager.ask<{
      properties: { items: { propertyId: string; workspaceId: string }[] };
    }>('{ properties(pageSize: 1) { items { propertyId workspaceId } } }');
    place = { ...properties.items[0]! };
    for (const [, room] of ROOMS) place = { ...place, ...(await room.demo?.(manager, place)) };
  });
  afterAll(async () => {
    stop();
    await stack?.close();
  });

  it.each(AT_MOST)('%s sends at most %i', async (name, atMost, variables) => {
    const { text } = shippedOperations().find((operation) => operation.name === name)!;
    const ask = async () => {
      sent.length = 0;
      expect((await manager.send(text, variables(place))).errors).toEqual([]);
      return [...sent];
    };
    // What is asked for the first time tells its columns; what the clock left behind is computed then, too.
    await ask();
    // Jobs of the service ask now and then, too: the least of three is what the page sends.
    const asked = [await ask(), await ask(), await ask()];
    const statements = asked.toSorted((a, b) => a.length - b.length)[0]!;
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(atMost);
    expect(statements.length).toBeGreaterThan(3);
  });
});
