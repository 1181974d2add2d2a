import { followReads } from '@roofline/api/platform/fixtures/statements';
import { shippedOperations } from '../register/shipped';
import { GraphClient } from '../stack/graph-client';
import { startStack } from '../stack/stack';

interface Place {
  propertyId: string;
  planId: string;
}

/** A page, and how many statements it may send: who asks, the begin and the end of each transaction among them. */
interface AskedPage {
  name: string;
  atMost: number;
  variables: (at: Place) => Record<string, unknown>;
}

const ofYear = ({ propertyId }: Place) => ({ propertyId, fiscalYear: 2026 });

export const PAGES: readonly AskedPage[] = [
  { name: 'Viewer', atMost: 5, variables: () => ({}) },
  { name: 'PropertyList', atMost: 5, variables: () => ({ filter: {}, page: 1, pageSize: 20 }) },
  { name: 'Dashboard', atMost: 10, variables: ofYear },
  { name: 'PlansPage', atMost: 10, variables: ofYear },
  { name: 'PlanPage', atMost: 12, variables: ({ planId }) => ({ planId }) },
];

/** What pages send to PostgreSQL (PG_URL); the embedded database has no wire to count on. */
export interface PageStatements {
  of(page: AskedPage): Promise<string[]>;
  close(): Promise<void>;
}

async function placeOf(manager: GraphClient): Promise<Place> {
  const { properties } = await manager.ask<{ properties: { items: { propertyId: string }[] } }>(
    '{ properties(pageSize: 1) { items { propertyId } } }',
  );
  const { propertyId } = properties.items[0]!;
  const { plans } = await manager.ask<{ plans: { items: { planId: string }[] } }>(
    'query ($id: ID!) { plans(propertyId: $id, fiscalYear: 2026) { items { planId } } }',
    { id: propertyId },
  );
  return { propertyId, planId: plans.items[0]!.planId };
}

/** Starts both servers in this process, on the demo data, with a manager who asks. */
export async function openPageStatements(): Promise<PageStatements> {
  const { sent, stop } = followReads();
  const stack = await startStack();
  const manager = await new GraphClient(stack.bffUrl).signIn('portfolio');
  const place = await placeOf(manager);
  const ask = async ({ name, variables }: AskedPage) => {
    const { text } = shippedOperations().find((operation) => operation.name === name)!;
    sent.length = 0;
    const { errors } = await manager.send(text, variables(place));
    if (errors.length > 0) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    return [...sent];
  };
  return {
    async of(page) {
      // What is asked for the first time tells its columns; what the clock left behind is computed then, too.
      await ask(page);
      // Jobs of the service ask now and then, too: the least of five is what the page sends.
      const asked: string[][] = [];
      for (let n = 0; n < 5; n += 1) asked.push(await ask(page));
      return asked.toSorted((one, other) => one.length - other.length)[0]!;
    },
    async close() {
      stop();
      await stack.close();
    },
  };
}
