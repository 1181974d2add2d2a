import { GraphClient } from '../stack/graph-client';
import { DEMO_ROLES, startStack, type DemoRole, type Stack } from '../stack/stack';

let stack: Stack;
const clients = {} as Record<DemoRole, GraphClient>;
let alder: string;
let hidden: string;
beforeAll(async () => {
  stack = await startStack();
  for (const role of DEMO_ROLES) clients[role] = await new GraphClient(stack.bffUrl).signIn(role);
  const list = await clients.portfolio.ask<List>(
    '{ properties(pageSize: 100) { items { propertyId propertyName } } }',
  );
  const idOf = (name: string) =>
    list.properties.items.find((row) => row.propertyName.includes(name))!.propertyId;
  alder = idOf('Alder Creek');
  const mine = await clients.manager.ask<List>('{ properties(pageSize: 100) { items { propertyId } } }');
  const own = new Set(mine.properties.items.map((row) => row.propertyId));
  hidden = list.properties.items.find((row) => !own.has(row.propertyId))!.propertyId;
});
afterAll(() => stack?.close());
interface List {
  properties: { items: { propertyId: string; propertyName: string }[] };
}

const SCREEN = `query ($id: ID!) { property(propertyId: $id) { propertyId
  viewerCan { edit viewDashboard viewFinancials viewReserveStudies editComponents viewComponentCosts setTest setDisplayToggles }
  propertyFinancial { annualReserveContribution } reserveStudies { date } financialHealth(fiscalYear: 2026) { percentageFunded }
  components(fiscalYear: 2026) { totalCurrentCost items { currentCost unitCost costAtReplacement } } } }`;

interface Screen {
  property: {
    viewerCan: Record<string, boolean>;
    propertyFinancial: unknown;
    reserveStudies: unknown[];
    financialHealth: unknown;
    components: { totalCurrentCost: number | null; items: { currentCost: number | null }[] };
  } | null;
}

/** Rights that section 6 gives each role on a property that it can access. */
const MATRIX: Record<DemoRole, Record<string, boolean>> = {
  staff: {
    edit: true,
    viewDashboard: true,
    viewFinancials: true,
    viewReserveStudies: true,
    editComponents: true,
    viewComponentCosts: true,
    setTest: true,
    setDisplayToggles: true,
  },
  admin: {
    edit: true,
    viewDashboard: true,
    viewFinancials: true,
    viewReserveStudies: true,
    editComponents: true,
    viewComponentCosts: true,
    setTest: true,
    setDisplayToggles: false,
  },
  portfolio: {
    edit: true,
    viewDashboard: true,
    viewFinancials: true,
    viewReserveStudies: true,
    editComponents: true,
    viewComponentCosts: true,
    setTest: true,
    setDisplayToggles: false,
  },
  manager: {
    edit: true,
    viewDashboard: true,
    viewFinancials: true,
    viewReserveStudies: true,
    editComponents: true,
    viewComponentCosts: true,
    setTest: false,
    setDisplayToggles: false,
  },
  member: {
    edit: false,
    viewDashboard: true,
    viewFinancials: false,
    viewReserveStudies: true,
    editComponents: false,
    viewComponentCosts: true,
    setTest: false,
    setDisplayToggles: false,
  },
  vendor: {
    edit: false,
    viewDashboard: false,
    viewFinancials: false,
    viewReserveStudies: false,
    editComponents: false,
    viewComponentCosts: false,
    setTest: false,
    setDisplayToggles: false,
  },
};

describe('rights of each role on a property', () => {
  it.each(DEMO_ROLES)('%s', async (role) => {
    const { data, errors } = await clients[role].send<Screen>(SCREEN, { id: alder });
    expect(errors).toEqual([]);
    const shown = data!.property!;
    expect(shown.viewerCan).toEqual(MATRIX[role]);
    expect(shown.propertyFinancial !== null).toBe(MATRIX[role].viewFinancials);
    expect(shown.reserveStudies.length > 0).toBe(MATRIX[role].viewReserveStudies);
    expect(shown.financialHealth !== null).toBe(MATRIX[role].viewDashboard);
    expect(shown.components.items).toHaveLength(42);
    expect(shown.components.totalCurrentCost !== null).toBe(MATRIX[role].viewComponentCosts);
    expect(
      shown.components.items.every((line) => (line.currentCost !== null) === MATRIX[role].viewComponentCosts),
    ).toBe(true);
  });

  it.each(['manager', 'member', 'vendor'] as const)(
    '%s has no access to a property without an assignment',
    async (role) => {
      const { data, errors } = await clients[role].send<Screen>(SCREEN, { id: hidden });
      expect(data?.property ?? null).toBeNull();
      expect(errors[0]?.extensions?.code).toBe('NOT_FOUND');
    },
  );

  it('lets no one tell a foreign id from an unknown one', async () => {
    const foreign = await clients.manager.send(SCREEN, { id: hidden });
    const unknown = await clients.manager.send(SCREEN, { id: '01900000-0000-7000-8000-000000000000' });
    expect(foreign).toEqual({ ...unknown, restCalls: foreign.restCalls });
  });

  it('shows nothing without a session', async () => {
    const { data, errors } = await new GraphClient(stack.bffUrl).send<Screen>(SCREEN, { id: alder });
    expect(data?.property ?? null).toBeNull();
    expect(errors.map((error) => error.extensions?.code)).toEqual(['UNAUTHENTICATED']);
  });

  it('ends a session on the server at sign-out', async () => {
    const leaver = await new GraphClient(stack.bffUrl).signIn('member');
    const cookie = (leaver as unknown as { cookie: string }).cookie;
    await leaver.ask('mutation { signOut { signedOut } }');
    const replay = await fetch(`${stack.bffUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: stack.bffUrl },
      body: JSON.stringify({ query: '{ me { userId } }' }),
    });
    expect(((await replay.json()) as { data: { me: unknown } }).data.me).toBeNull();
  });
});
