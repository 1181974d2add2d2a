import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  parse,
  print,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import { GraphClient } from '../stack/graph-client';
import { startStack, type Stack } from '../stack/stack';

const web = fileURLToPath(new URL('../../web/src', import.meta.url));

/** Every operation that the web client ships, with the fragments of its file. */
function shippedOperations(): Map<string, string> {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  );
  const documents = files.map((file): DocumentNode => parse(readFileSync(join(web, file), 'utf8')));
  const fragments = documents.flatMap((d) =>
    d.definitions.filter((each): each is FragmentDefinitionNode => each.kind === 'FragmentDefinition'),
  );
  const operations = documents.flatMap((d) =>
    d.definitions.filter((each): each is OperationDefinitionNode => each.kind === 'OperationDefinition'),
  );
  return new Map(
    operations.map((operation) => [operation.name!.value, withFragments(print(operation), fragments)]),
  );
}

function withFragments(text: string, all: FragmentDefinitionNode[]): string {
  let whole = text;
  for (let added = true; added;) {
    added = false;
    for (const fragment of all) {
      const name = fragment.name.value;
      if (!whole.includes(`...${name}`) || whole.includes(`fragment ${name} on`)) continue;
      whole += `\n${print(fragment)}`;
      added = true;
    }
  }
  return whole;
}

let stack: Stack;
let manager: GraphClient;
let propertyId: string;
let workspaceId: string;
let propertyComponentId: string;
let importId: string;
let planId: string;
let disclosurePlanId: string;
let jobId: string;
beforeAll(async () => {
  stack = await startStack();
  manager = await new GraphClient(stack.bffUrl).signIn('portfolio');
  const data = await manager.ask<{ properties: { items: { propertyId: string; workspaceId: string }[] } }>(
    '{ properties(pageSize: 1) { items { propertyId workspaceId } } }',
  );
  ({ propertyId, workspaceId } = data.properties.items[0]!);
  const held = await manager.ask<{ property: { components: { items: { propertyComponentId: string }[] } } }>(
    'query Held($id: ID!) { property(propertyId: $id) { components(fiscalYear: 2026) { items { propertyComponentId } } } }',
    { id: propertyId },
  );
  propertyComponentId = held.property.components.items[0]!.propertyComponentId;
  const planned = await manager.ask<{ plans: { items: { planId: string }[] } }>(
    'query Planned($id: ID!) { plans(propertyId: $id, fiscalYear: 2026) { items { planId } } }',
    { id: propertyId },
  );
  planId = planned.plans.items[0]!.planId;
  disclosurePlanId = await chosenForDisclosure();
  const list = 'Component,Useful Life,Remaining,Cost\nBench,10,4,900\n';
  const read = await manager.upload<{ importId: string }>(
    `/upload/component-import/${propertyId}/2026`,
    'list.csv',
    list,
  );
  importId = read.body.data!.importId;
  const asked = await manager.ask<{ requestDocument: { job: { jobId: string } } }>(
    'mutation Ask($input: RequestDocumentInput!) { requestDocument(input: $input) { job { jobId } } }',
    { input: { document: 'packet', planId, idempotencyKey: 'rest-calls-packet' } },
  );
  ({ jobId } = asked.requestDocument.job);
});
afterAll(() => stack?.close());

/** The default plan of an association in California, chosen for the disclosure. */
async function chosenForDisclosure(): Promise<string> {
  const { properties } = await manager.ask<{
    properties: { items: { propertyId: string }[] };
  }>('{ properties(filter: { text: "Alder Creek" }) { items { propertyId } } }');
  const { plans } = await manager.ask<{ plans: { items: { planId: string }[] } }>(
    'query Chosen($id: ID!) { plans(propertyId: $id, fiscalYear: 2026) { items { planId } } }',
    { id: properties.items[0]!.propertyId },
  );
  const chosen = plans.items[0]!.planId;
  await manager.ask(
    'mutation Choose($input: ChooseDisclosurePlanInput!) { chooseDisclosurePlan(input: $input) { userErrors { code } } }',
    { input: { planId: chosen, isDisclosure: true } },
  );
  return chosen;
}

/** The most REST calls that each shipped query may take; a query without a line here fails. */
const CALLS: Record<string, { variables?: () => Record<string, unknown>; atMost: number }> = {
  Viewer: { atMost: 3 },
  CurrentUserSettings: { atMost: 1 },
  NotificationPreferences: { atMost: 1 },
  SelectedProperty: { variables: () => ({ propertyId }), atMost: 2 },
  PropertySearch: { variables: () => ({ text: '', pageSize: 40 }), atMost: 2 },
  AddPropertyChoices: { atMost: 2 },
  Dashboard: { variables: () => ({ propertyId, fiscalYear: 2026 }), atMost: 2 },
  PercentFundedReport: { variables: () => ({ propertyId, fiscalYear: 2026, years: 30 }), atMost: 1 },
  ExpendituresReport: { variables: () => ({ propertyId, fiscalYear: 2026, years: 30 }), atMost: 1 },
  InventoryReport: { variables: () => ({ propertyId, fiscalYear: 2026 }), atMost: 1 },
  RatingBands: { variables: () => ({ workspaceId }), atMost: 1 },
  PropertyList: { variables: () => ({ filter: {}, page: 1, pageSize: 20 }), atMost: 2 },
  PropertyListOutlooks: { variables: () => ({ filter: {}, page: 1, pageSize: 20 }), atMost: 2 },
  PropertyListSettings: { atMost: 3 },
  PropertyDetails: { variables: () => ({ propertyId }), atMost: 2 },
  YearSetup: { variables: () => ({ propertyId, fiscalYear: 2027 }), atMost: 1 },
  Reconciliation: { variables: () => ({ propertyId, fiscalYear: 2026 }), atMost: 1 },
  // The list, and at once its inventory and steps.
  PlansPage: { variables: () => ({ propertyId, fiscalYear: 2026 }), atMost: 3 },
  // The plan; its property and list; the inventory of that list.
  PlanPage: { variables: () => ({ planId }), atMost: 4 },
  // The plan; its property, and the disclosure that follows from it.
  DisclosurePage: { variables: () => ({ planId: disclosurePlanId }), atMost: 3 },
  PlanBridge: { variables: () => ({ planId }), atMost: 2 },
  Financials: { variables: () => ({ propertyId, fiscalYear: 2026 }), atMost: 2 },
  ComponentImport: { variables: () => ({ importId }), atMost: 1 },
  ComponentList: { variables: () => ({ propertyId, fiscalYear: 2026 }), atMost: 2 },
  ComponentDetail: { variables: () => ({ propertyComponentId }), atMost: 2 },
  ComponentListSettings: { atMost: 1 },
  Job: { variables: () => ({ jobId }), atMost: 1 },
  Invitation: { variables: () => ({ code: 'unknown' }), atMost: 1 },
  Profile: { atMost: 1 },
  BrowserSessions: { atMost: 1 },
  AccessTokens: { atMost: 1 },
  TokenWorkspaces: { atMost: 1 },
  ManagedWorkspaces: { atMost: 1 },
  RoleChoices: { atMost: 2 },
  GrantableRoles: { atMost: 1 },
  DefaultPropertyChoices: { variables: () => ({ text: '', pageSize: 8 }), atMost: 1 },
  DefaultPropertyName: { variables: () => ({ propertyId }), atMost: 1 },
  WorkspaceUsers: { variables: () => ({ page: 1, pageSize: 10 }), atMost: 1 },
  WorkspaceInvites: { variables: () => ({ page: 1, pageSize: 10 }), atMost: 1 },
  WorkspaceSettings: { atMost: 1 },
  ReserveStudies: { variables: () => ({ propertyId }), atMost: 2 },
};

describe('REST calls of shipped operations', () => {
  const operations = shippedOperations();
  const queries = [...operations].filter(([, text]) => /^query\b/.test(text));

  it.each(queries)('%s', async (name, text) => {
    const allowed = CALLS[name];
    if (!allowed) throw new Error(`State in this test how many REST calls ${name} may make`);
    const answer = await manager.send(text, allowed.variables?.() ?? {});
    expect(answer.errors).toEqual([]);
    expect(answer.restCalls.length).toBeGreaterThan(0);
    expect(answer.restCalls.length).toBeLessThanOrEqual(allowed.atMost);
  });

  it('has no line for a query that no longer exists', () => {
    expect(Object.keys(CALLS).filter((name) => !operations.has(name))).toEqual([]);
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
      { input: { planId } },
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
