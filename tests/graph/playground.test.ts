import { parse } from 'graphql';
import { examples } from '../../web/src/playground/examples';
import { GraphClient } from '../stack/graph-client';
import { startStack, type Stack } from '../stack/stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.close());

describe('the examples of the playground', () => {
  it('run unchanged on the demo data', async () => {
    // Changes are for those who manage the portfolio.
    const manager = await new GraphClient(stack.bffUrl).signIn('portfolio');
    const first = await manager.ask<{ properties: { items: { propertyId: string }[] } }>(
      '{ properties(pageSize: 1) { items { propertyId } } }',
    );
    const tabs = examples({ propertyId: first.properties.items[0]!.propertyId, fiscalYear: 2026 });
    expect(tabs.length).toBeGreaterThanOrEqual(4);
    for (const tab of tabs)
      for (const definition of parse(tab.query).definitions) {
        if (definition.kind !== 'OperationDefinition') continue;
        const answer = await manager.send(
          tab.query.slice(definition.loc!.start, definition.loc!.end),
          JSON.parse(tab.variables ?? '{}') as Record<string, unknown>,
        );
        expect(answer.errors).toEqual([]);
        expect(Object.values(answer.data ?? {}).every((value) => value !== null)).toBe(true);
      }
  });
});
