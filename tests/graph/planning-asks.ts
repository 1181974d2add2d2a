import { solvePlan } from '@roofline/engine/plan/solved-plan';
import type { Plan, PlanBridge, PlanInventory, PlanList, PlanningSteps } from '@roofline/schema/plan/plan';
import { fundingPlanOf, goalOf } from '@roofline/schema/plan/plan-conversion';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { toCents } from '@roofline/schema/value/money';
import type { GraphClient } from '../stack/graph-client';
import { YEAR } from './planning-scene';

const SETTINGS = `method goal { amount percent year } startingBalance firstYearContribution increaseRate inflationRate interestRate
  ladder { fromYear kind amount increaseRate } specialAssessments { year amount purpose status dueDate }
  yearOverrides { year inflationRate interestRate increaseRate }
  loans { name year principal annualRate months fees areFeesFinanced interestOnlyMonths repaidFrom }
  costShock lifeOffset moves { propertyComponentId year } conventions { inflationTiming interestConvention rateBasis taxRate }`;
const REPORT = `fundingReport { years { year startBalance contribution specialAssessments loanProceeds interest expenditures debtService
  endBalance fullyFundedStart fullyFundedEnd percentFundedStart percentFundedEnd } lowestBalance lowestBalanceYear firstShortfallYear endBalance }
  cashFacts { lowestBalance lowestBalanceYear firstShortfallYear fiveYearCover nextBigProject { propertyComponentId name year cost balanceAfter percentFundedAfter } }`;
/** Fields of a preview. */
export const OUTCOME = `settings { ${SETTINGS} } isFeasible infeasibleReason bindingYear monthlyPerUnit ${REPORT}`;
const ADOPTION =
  'planAdoptionId planId adoptedBy meetingDate votesFor votesAgainst votesAbstained note isCurrent';
const PLAN = `planId propertyId fiscalYear name method isRecommended isDefaultRecommendedPlan isAdopted isDisclosure
  firstYearContribution increaseRate version ${OUTCOME} adoption { ${ADOPTION} }
  viewerCan { edit delete duplicate recommend adopt disclose changeDocuments }`;
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

/** Changes a plan and returns the whole payload. */
export async function change(client: GraphClient, name: ChangeName, input: object): Promise<Payload> {
  return (await client.ask<{ payload: Payload }>(changeQuery(name), { input })).payload;
}

/** The plan of a change that must succeed. */
export async function changed(client: GraphClient, name: ChangeName, input: object): Promise<Plan> {
  const { plan, userErrors } = await change(client, name, input);
  if (!plan) throw new Error(JSON.stringify(userErrors));
  return plan;
}

/** Settings that the form of a new plan starts from, with the given ones replaced. */
export const settingsOf = ({ proposal }: ShownList, given: object): PlanSettings => ({
  ...proposal!,
  ...given,
});

/** A new plan of this year; by default one that just stays above zero. */
export async function makePlan(
  client: GraphClient,
  propertyId: string,
  name: string,
  given: object = { method: 'baseline' },
): Promise<Plan> {
  const settings = settingsOf(await plansOf(client, propertyId), given);
  return changed(client, 'createPlan', { propertyId, fiscalYear: YEAR, name, settings });
}

/** The same plan computed only by the engine, with the inventory that the graph shows. */
export function byEngine(list: ShownList, settings: PlanSettings) {
  const inventory = list.inventory.components.map((line) => ({
    id: line.propertyComponentId,
    category: line.category,
    currentCost: toCents(line.currentCost),
    usefulLife: line.usefulLife,
    remainingUsefulLife: line.remainingUsefulLife,
    isOneTime: line.isOneTime,
  }));
  const { basisFiscalYear, annualFee } = list;
  return solvePlan(fundingPlanOf(settings, basisFiscalYear!), inventory, {
    goal: goalOf(settings, basisFiscalYear!),
    maximum: toCents(annualFee!),
  });
}
