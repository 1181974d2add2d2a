import type { Place } from '../register/room';
import { ROOMS, rowFaults, rowsOf } from '../register/rooms';
import { shippedOperations } from '../register/shipped';
import { GraphClient } from '../stack/graph-client';
import { startStack, type Stack } from '../stack/stack';

let stack: Stack;
let manager: GraphClient;
let staff: GraphClient;
let place: Place;
beforeAll(async () => {
  stack = await startStack();
  manager = await new GraphClient(stack.bffUrl).signIn('portfolio');
  staff = await new GraphClient(stack.bffUrl).signIn('staff');
  const data = await manager.ask<{ properties: { items: { propertyId: string; workspaceId: string }[] } }>(
    '{ properties(pageSize: 1) { items { propertyId workspaceId } } }',
  );
  place = { ...data.properties.items[0]! };
  for (const [, room] of ROOMS) place = { ...place, ...(await room.demo?.(manager, place)) };
});
afterAll(() => stack?.close());

describe('REST calls of shipped operations', () => {
  const queries = shippedOperations().filter(({ text }) => /^query\b/.test(text));
  const allowed = rowsOf('shipped');

  it('are stated for each query, and for none that no longer exists', () => {
    expect(queries.length).toBeGreaterThan(30);
    expect(rowFaults('shipped', queries)).toEqual([]);
  });

  it.each(queries.filter(({ name }) => allowed[name]))('$name', async ({ name, text }) => {
    const { variables, atMost, isStaff } = allowed[name]!;
    const answer = await (isStaff ? staff : manager).send(text, variables?.(place) ?? {});
    expect(answer.errors).toEqual([]);
    expect(answer.restCalls.length).toBeGreaterThan(0);
    expect(answer.restCalls.length).toBeLessThanOrEqual(atMost);
  });
});

describe('the properties list with everything nested', () => {
  it('takes at most 4 REST calls for 20 rows', async () => {
    const answer = await manager.send<{
      properties: {
        items: { reserveStudies: unknown[]; fiscalYears: unknown[]; propertyFinancial: unknown }[];
      };
    }>(
      `{ properties(pageSize: 20) { totalCount items { propertyId propertyName
           reserveStudies { date providerName } propertyFinancial { annualReserveContribution } fiscalYears { year label } } } }`,
    );
    expect(answer.errors).toEqual([]);
    const rows = answer.data!.properties.items;
    expect(rows).toHaveLength(20);
    expect(rows.every((row) => row.fiscalYears.length > 0 && row.propertyFinancial !== null)).toBe(true);
    expect(rows.some((row) => row.reserveStudies.length > 0)).toBe(true);
    expect(answer.restCalls.length).toBeLessThanOrEqual(4);
  });
});

describe('a change of a plan', () => {
  const copy = (selection: string) =>
    manager.send<{ duplicatePlan: { plan: { planId: string } } }>(
      `mutation ($input: DuplicatePlanInput!) { duplicatePlan(input: $input) { ${selection} userErrors { code } } }`,
      { input: { planId: place.planId } },
    );

  it('is one REST call, and one more when the other plans are requested', async () => {
    const alone = await copy('plan { planId }');
    expect([alone.errors, alone.restCalls.length]).toEqual([[], 1]);
    const beside = await copy('plan { planId } list { items { planId } steps { lastCompletedStep } }');
    expect([beside.errors, beside.restCalls.length]).toEqual([[], 3]);
  });
});

describe('plans of many properties', () => {
  it('take one REST call per kind, however many rows there are', async () => {
    const { properties } = await manager.ask<{ properties: { items: { propertyId: string }[] } }>(
      '{ properties(pageSize: 12) { items { propertyId } } }',
    );
    const ids = properties.items.map((row) => row.propertyId);
    const calls = async (asked: string[]) => {
      const fields = asked.map(
        (id, n) => `p${n}: property(propertyId: "${id}") {
          defaultRecommendedPlan(fiscalYear: 2026) { firstYearContribution property { name } } }`,
      );
      const answer = await manager.send<Record<string, { defaultRecommendedPlan: object | null }>>(
        `{ ${fields.join(' ')} }`,
      );
      expect(answer.errors).toEqual([]);
      expect(Object.values(answer.data!).every((one) => one.defaultRecommendedPlan !== null)).toBe(true);
      return answer.restCalls.length;
    };
    expect([await calls(ids.slice(0, 2)), await calls(ids)]).toEqual([2, 2]);
  });
});
