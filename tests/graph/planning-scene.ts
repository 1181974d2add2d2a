import { validDetails } from '@roofline/schema/fixtures/rule-cases';
import { hashPassword } from '@roofline/api/account/passwords';
import { workActor } from '@roofline/api/platform/actor';
import { seedUser, seedWorkspace } from '@roofline/api/platform/testing';
import { propertyAssignment } from '@roofline/api/property/tables';
import { newComponent, newKey } from '../stack/people';
import { GraphClient } from '../stack/graph-client';
import { DEMO_PASSWORD, startStack, type Stack } from '../stack/stack';

/** The year that is current by the stack's clock. */
export const YEAR = 2026;

const CREW = ['admin', 'manager', 'member', 'vendor'] as const;
const ROLE_NAMES = { admin: 'Admin', manager: 'Manager', member: 'Member', vendor: 'Vendor' } as const;
type Crew = Record<(typeof CREW)[number], GraphClient>;

export interface PlanningScene extends Crew {
  stack: Stack;
  /** Admin of another workspace, which has the loan analysis. */
  stranger: GraphClient;
  /** A new property of the admin's workspace that the whole crew is assigned to, with an inventory. */
  addProperty(state?: string): Promise<string>;
  /** The same in the stranger's workspace. */
  addForeign(): Promise<string>;
  close(): Promise<void>;
}

const FINANCIALS = {
  fiscalYearStartMonth: 1,
  startingFiscalYear: YEAR,
  averageHoaAnnualFee: 200_000,
  feeCollectionFrequencyId: 1,
  yearEndReserveBalance: 50_000,
  reserveMonthStart: 1,
  annualReserveContribution: 12_000,
  hasUpcomingExpenses: false,
  inflationRate: 3,
  interestRate: 1.5,
  reserveContributionIncreaseRate: 3,
  updateAllPlans: false,
};
const PLACES: Record<string, { city: string; zipCode: string }> = {
  AL: { city: 'Mobile', zipCode: '36602' },
  WA: { city: 'Seattle', zipCode: '98101' },
  CA: { city: 'Sacramento', zipCode: '95825' },
};
/** Underfunded: the roof and the paint cost more than the reserves. */
const LINES = [
  newComponent('Roof', { unitCost: 120_000.25, usefulLife: 20, remainingUsefulLife: 6 }),
  newComponent('Paint', { unitCost: 30_000, usefulLife: 5, remainingUsefulLife: 0 }),
  newComponent('Seal coat', { quantity: 4_000.5, unitCost: 2.01, usefulLife: 3, remainingUsefulLife: 2 }),
  newComponent('Bridge', { unitCost: 28_000, usefulLife: 40, remainingUsefulLife: 9, isOneTime: true }),
];

async function addTo(client: GraphClient, state: string, financials: object): Promise<string> {
  const place = { ...PLACES[state]!, state };
  const { addProperty } = await client.ask<{
    addProperty: { property: { propertyId: string } | null; userErrors: unknown[] };
  }>(
    'mutation ($input: AddPropertyInput!) { addProperty(input: $input) { property { propertyId } userErrors { detail field } } }',
    {
      input: {
        ...validDetails,
        ...place,
        name: `Court ${newKey()}`,
        numberOfUnits: 48,
        propertyFinancial: { ...FINANCIALS, ...financials },
        idempotencyKey: newKey(),
      },
    },
  );
  if (!addProperty.property) throw new Error(JSON.stringify(addProperty.userErrors));
  const { propertyId } = addProperty.property;
  for (const values of LINES) {
    const input = { propertyId, fiscalYear: YEAR, values, idempotencyKey: newKey() };
    const { addComponent } = await client.ask<{ addComponent: { userErrors: unknown[] } }>(
      'mutation ($input: AddComponentInput!) { addComponent(input: $input) { userErrors { detail field } } }',
      { input },
    );
    if (addComponent.userErrors.length > 0) throw new Error(JSON.stringify(addComponent.userErrors));
  }
  return propertyId;
}

/** Two workspaces of people who can sign in, on a database of their own; no demo data. */
export async function openPlanning(): Promise<PlanningScene> {
  const stack = await startStack({ demo: false });
  const { database } = stack.api;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const { workspaceId } = await seedWorkspace(database, { name: 'Harbor' });
  const ridge = await seedWorkspace(database, { name: 'Ridge', featureToggleLoanAnalysis: true });
  const join = async (name: string, place: string, role: (typeof ROLE_NAMES)[keyof typeof ROLE_NAMES]) => {
    const email = `${name}@planning.test`;
    const { userId } = await seedUser(database, { [place]: role }, { email, passwordHash });
    return { userId, client: await new GraphClient(stack.bffUrl).signInAs(email) };
  };
  const people = await Promise.all(CREW.map((who) => join(who, workspaceId, ROLE_NAMES[who])));
  const crew = Object.fromEntries(CREW.map((who, index) => [who, people[index]!.client])) as unknown as Crew;
  const stranger = (await join('stranger', ridge.workspaceId, 'Admin')).client;
  return {
    ...crew,
    stack,
    stranger,
    addProperty: async (state = 'AL') => {
      const propertyId = await addTo(crew.admin, state, {});
      await database.tenant(workActor([workspaceId]), async (tx) => {
        for (const { userId } of people.slice(1))
          await tx.insert(propertyAssignment).values({ workspaceId, propertyId, userId });
      });
      return propertyId;
    },
    addForeign: () => addTo(stranger, 'AL', { previousHoaAnnualFee: 190_000 }),
    close: stack.close,
  };
}
