import { hashPassword } from '@roofline/api/account/passwords';
import { workActor } from '@roofline/api/platform/actor';
import { seedUser, seedWorkspace } from '@roofline/api/platform/testing';
import { propertyAssignment } from '@roofline/api/property/tables';
import type { Plan, PlanBridge, PlanInventory, PlanList, PlanningSteps } from '@roofline/schema/plan';
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
const DETAILS = {
  addressLine1: '1 Main Street',
  yearBuilt: 1990,
  propertyTypeId: 1,
  isCondoConverted: false,
  numberOfUnits: 48,
};
/** Underfunded: the roof and the paint cost more than is put by. */
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
        ...DETAILS,
        ...place,
        name: `Court ${newKey()}`,
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

const SETTINGS = `method goal { amount percent year } startingBalance firstYearContribution increaseRate inflationRate interestRate
  ladder { fromYear kind amount increaseRate } specialAssessments { year amount purpose status dueDate }
  yearOverrides { year inflationRate interestRate increaseRate }
  loans { name year principal annualRate months fees areFeesFinanced interestOnlyMonths repaidFrom }
  costShock lifeOffset moves { propertyComponentId year } conventions { inflationTiming interestConvention rateBasis taxRate }`;
const REPORT = `fundingReport { years { year startBalance contribution specialAssessments loanProceeds interest expenditures debtService
  endBalance fullyFundedStart fullyFundedEnd percentFundedStart percentFundedEnd } lowestBalance lowestBalanceYear firstShortfallYear endBalance }
  cashFacts { lowestBalance lowestBalanceYear firstShortfallYear fiveYearCover nextBigProject { propertyComponentId name year cost balanceAfter percentFundedAfter } }`;
/** What a preview tells. */
export const OUTCOME = `settings { ${SETTINGS} } isFeasible infeasibleReason bindingYear monthlyPerUnit ${REPORT}`;
const ADOPTION =
  'planAdoptionId planId adoptedBy meetingDate votesFor votesAgainst votesAbstained note isCurrent';
export const PLAN = `planId propertyId fiscalYear name method isRecommended isDefaultRecommendedPlan isAdopted isDisclosure
  firstYearContribution increaseRate version ${OUTCOME} adoption { ${ADOPTION} }
  viewerCan { edit delete duplicate recommend adopt disclose }`;
const LIST = `propertyId fiscalYear basisFiscalYear isReadOnly hasLoanAnalysis numberOfUnits annualFee proposal { ${SETTINGS} }
  viewerCan { create } items { ${PLAN} } inventory { fiscalYear components { propertyComponentId name category currentCost usefulLife
  remainingUsefulLife isOneTime } } steps { lastCompletedStep steps { number key state opensOn } }`;

export type ShownList = PlanList & {
  inventory: Pick<PlanInventory, 'fiscalYear' | 'components'>;
  steps: Pick<PlanningSteps, 'lastCompletedStep' | 'steps'>;
};

/** The plans of a property and year with their inventory and steps, as the plans screen reads them. */
export async function plansOf(
  client: GraphClient,
  propertyId: string,
  fiscalYear = YEAR,
): Promise<ShownList> {
  const query = `query ($id: ID!, $year: Int!) { plans(propertyId: $id, fiscalYear: $year) { ${LIST} } }`;
  return (await client.ask<{ plans: ShownList }>(query, { id: propertyId, year: fiscalYear })).plans;
}

export async function planOf(client: GraphClient, planId: string): Promise<Plan> {
  const query = `query ($id: ID!) { plan(planId: $id) { ${PLAN} } }`;
  return (await client.ask<{ plan: Plan }>(query, { id: planId })).plan;
}

export async function bridgeOf(client: GraphClient, planId: string): Promise<PlanBridge> {
  const query = `query ($id: ID!) { plan(planId: $id) { bridge { from { planId isCurrent }
    figures { figure unit before after bars { cause change value } } differences { label before after } } } }`;
  return (await client.ask<{ plan: { bridge: PlanBridge } }>(query, { id: planId })).plan.bridge;
}

export interface Payload {
  plan: Plan | null;
  userErrors: { code: string; detail: string; field: string | null }[];
}
/** The mutations that answer with one plan, and the input of each. */
const CHANGES = {
  createPlan: 'CreatePlanInput',
  updatePlan: 'UpdatePlanInput',
  duplicatePlan: 'DuplicatePlanInput',
  recommendPlan: 'RecommendPlanInput',
  chooseDisclosurePlan: 'ChooseDisclosurePlanInput',
  adoptPlan: 'AdoptPlanInput',
} as const;
export type ChangeName = keyof typeof CHANGES;

export const changeQuery = (name: ChangeName) =>
  `mutation ($input: ${CHANGES[name]}!) { payload: ${name}(input: $input) { plan { ${PLAN} } userErrors { code detail field } } }`;
export const DELETE = `mutation ($input: DeletePlanInput!) { payload: deletePlan(input: $input) { planId userErrors { code detail field } } }`;

/** A change of a plan, with whatever it answers. */
export async function change(client: GraphClient, name: ChangeName, input: object): Promise<Payload> {
  return (await client.ask<{ payload: Payload }>(changeQuery(name), { input })).payload;
}

/** The plan of a change that must succeed. */
export async function changed(client: GraphClient, name: ChangeName, input: object): Promise<Plan> {
  const { plan, userErrors } = await change(client, name, input);
  if (!plan) throw new Error(JSON.stringify(userErrors));
  return plan;
}
