import type { Reconciliation, YearSetup } from '@roofline/schema/year-setup/year-setup';
import { GraphClient } from '../stack/graph-client';
import { changed, makePlan, plansOf, settingsOf } from './planning-asks';
import { openPlanning, YEAR, type PlanningScene } from './planning-scene';

let scene: PlanningScene;
beforeAll(async () => {
  scene = await openPlanning();
});
afterAll(() => scene?.close());

const NEXT = YEAR + 1;
const REVIEW = `query ($id: ID!, $year: Int!) { yearSetup(propertyId: $id, fiscalYear: $year) { closingFiscalYear state blockedReason
  expenditures { propertyComponentId name currentCost } components { name } appliedInflationRate informationSourceId
  planCarry { carried { planId fromPlanId name notes } left { planId name reason } }
  proposal { yearEndReserveBalance averageHoaAnnualFee annualReserveContribution } viewerCan { setUp } } }`;
const SET_UP = `mutation ($input: SetUpYearInput!) { setUpYear(input: $input) { yearSetup { state viewerCan { setUp }
  planCarry { carried { planId fromPlanId name notes } left { planId name reason } } }
  property { fiscalYears { year requireSetup } } userErrors { code detail field } } }`;
const RECONCILIATION = `state planName planned { startBalance contributions expenditures endBalance } actual { startBalance contributions
  specialAssessments interest expenditures endBalance } difference note currentFiscalYear viewerCan { reconcile }`;
const READ = `query ($id: ID!, $year: Int!) { reconciliation(propertyId: $id, fiscalYear: $year) { ${RECONCILIATION} } }`;
const RECONCILE = `mutation ($input: ReconcileFiscalYearInput!) { reconcileFiscalYear(input: $input) {
  reconciliation { ${RECONCILIATION} } userErrors { code detail field } } }`;

interface SetUp {
  setUpYear: {
    yearSetup: YearSetup | null;
    property: { fiscalYears: { year: number; requireSetup: boolean }[] } | null;
    userErrors: { code: string; field: string | null }[];
  };
}
interface Reconciled {
  reconcileFiscalYear: { reconciliation: Reconciliation | null; userErrors: { code: string }[] };
}

const review = async (id: string, year = NEXT, client: GraphClient = scene.manager) =>
  (await client.ask<{ yearSetup: YearSetup }>(REVIEW, { id, year })).yearSetup;

/** The next year as reviewed: the paint was done and cost more, prices rose by 4%. */
async function setUp(propertyId: string, over: object = {}): Promise<SetUp['setUpYear']> {
  const { expenditures, proposal } = await review(propertyId);
  const paint = expenditures.find(({ name }) => name === 'Paint')!;
  const { yearEndReserveBalance, averageHoaAnnualFee, annualReserveContribution } = proposal!;
  const input = {
    propertyId,
    fiscalYear: NEXT,
    expenditures: [
      {
        propertyComponentId: paint.propertyComponentId,
        outcome: 'done',
        actualCost: 31500.5,
      },
    ],
    hasCostIncrease: true,
    inflationRate: 4,
    informationSourceId: 8,
    yearEndReserveBalance,
    averageHoaAnnualFee,
    annualReserveContribution,
    ...over,
  };
  return (await scene.manager.ask<SetUp>(SET_UP, { input })).setUpYear;
}

test('a year is set up from its review, and its plans use the reviewed inventory', async () => {
  const propertyId = await scene.addProperty();
  const before = await plansOf(scene.manager, propertyId, NEXT);
  expect(before).toMatchObject({ basisFiscalYear: YEAR, isReadOnly: true, viewerCan: { create: false } });
  const setup = await review(propertyId);
  expect(setup).toMatchObject({ closingFiscalYear: YEAR, state: 'notInit', viewerCan: { setUp: true } });
  expect(setup.expenditures.map(({ name }) => name)).toEqual(['Paint']);
  expect(setup.components).toHaveLength(4);
  // 50,000 and 12,000 less 30,000 of paint, and interest on the start and half of the flows.
  expect(setup.proposal!.yearEndReserveBalance).toBe(32_615);
  expect(setup.proposal!.annualReserveContribution).toBe(12_360);

  const wrong = await setUp(propertyId, { inflationRate: 20.01, annualReserveContribution: 200_000.01 });
  expect(wrong.yearSetup).toBeNull();
  expect(wrong.userErrors.map(({ field }) => field).sort()).toEqual([
    'annualReserveContribution',
    'inflationRate',
  ]);

  const done = await setUp(propertyId);
  expect(done.userErrors).toEqual([]);
  expect(done.yearSetup).toMatchObject({ state: 'saved', viewerCan: { setUp: false } });
  expect(done.property!.fiscalYears.map(({ year, requireSetup }) => [year, requireSetup])).toEqual([
    [YEAR, false],
    [NEXT, false],
  ]);
  expect((await setUp(propertyId).catch(() => null))?.userErrors.map(({ code }) => code)).toEqual([
    'alreadySetUp',
  ]);

  const after = await plansOf(scene.manager, propertyId, NEXT);
  expect(after).toMatchObject({ basisFiscalYear: NEXT, isReadOnly: false, viewerCan: { create: true } });
  expect(after.items).toMatchObject([{ isDefaultRecommendedPlan: true, fiscalYear: NEXT }]);
  expect(after.items[0]!.fundingReport!.years[0]).toMatchObject({ year: NEXT, startBalance: 32_615 });
  const costs = Object.fromEntries(after.inventory.components.map((line) => [line.name, line]));
  expect(costs).toMatchObject({
    Roof: { currentCost: 124_800.26, remainingUsefulLife: 5 },
    Paint: { currentCost: 31_500.5, remainingUsefulLife: 4 },
    Bridge: { currentCost: 29_120, remainingUsefulLife: 8 },
  });
  // The year before can still be read and changed; the next one's last step waits for its first day.
  expect((await plansOf(scene.manager, propertyId)).isReadOnly).toBe(false);
  expect(after.steps.steps.at(-1)).toEqual({
    number: 4,
    key: 'finalize',
    state: 'locked',
    opensOn: '2027-01-01',
  });
});

test('plans of the closing year continue, or stay with the reason', async () => {
  const propertyId = await scene.addProperty();
  const ours = await makePlan(scene.manager, propertyId, 'Ours');
  const goal = { amount: null, percent: null, year: YEAR };
  const over = await makePlan(scene.manager, propertyId, 'Full this year', { method: 'fullFunding', goal });
  const { planCarry } = (await setUp(propertyId)).yearSetup!;
  const after = await plansOf(scene.manager, propertyId, NEXT);
  expect(after.items.map(({ name }) => name)).toEqual(['Full funding', 'Ours']);
  const { planId } = after.items[1]!;
  expect(planCarry).toEqual({
    carried: [{ planId, fromPlanId: ours.planId, name: 'Ours', notes: [] }],
    left: [
      {
        planId: over.planId,
        name: 'Full this year',
        reason: `Its goal is for ${YEAR}, before ${NEXT} begins.`,
      },
    ],
  });
  expect((await review(propertyId)).planCarry).toEqual(planCarry);
});

test('a Member cannot review costs or set up a year', async () => {
  const propertyId = await scene.addProperty();
  const { data, errors } = await scene.member.send(REVIEW, { id: propertyId, year: NEXT });
  expect(data).toEqual({ yearSetup: null });
  expect(errors.map((error) => error.extensions?.code)).toEqual(['FORBIDDEN']);
  const input = { propertyId, fiscalYear: NEXT };
  const skip =
    'mutation ($input: SkipYearSetupInput!) { skipYearSetup(input: $input) { userErrors { code } } }';
  const refused = await scene.member.send(skip, { input });
  expect(refused.errors.map((error) => error.extensions?.code)).toEqual(['FORBIDDEN']);
  expect((await review(propertyId)).state).toBe('notInit');
});

test('a year that has ended is reconciled, and the next one starts from its actual balance', async () => {
  const propertyId = await scene.addProperty();
  await setUp(propertyId);
  const made = await changed(scene.manager, 'createPlan', {
    propertyId,
    fiscalYear: NEXT,
    name: 'Next',
    settings: settingsOf(await plansOf(scene.manager, propertyId, NEXT), { method: 'currentFunding' }),
  });
  const ours = await makePlan(scene.manager, propertyId, 'Ours');
  const actual = {
    propertyId,
    fiscalYear: YEAR,
    closingBalance: 30000.25,
    contributions: 12e3,
    interest: 600,
    expenditures: 31500.5,
    note: 'Paint cost more',
    updateStartingBalance: true,
  };
  const reconcile = async (client: GraphClient) =>
    (await client.ask<Reconciled>(RECONCILE, { input: actual })).reconcileFiscalYear;
  expect((await reconcile(scene.manager)).userErrors.map(({ code }) => code)).toEqual(['notClosed']);

  scene.stack.clock.set('2027-01-15T15:00:00.000Z');
  const manager = await new GraphClient(scene.stack.bffUrl).signInAs('manager@planning.test');
  const ask = { id: propertyId, year: YEAR };
  const open = (await manager.ask<{ reconciliation: Reconciliation }>(READ, ask)).reconciliation;
  expect(open).toMatchObject({
    state: 'notReconciled',
    actual: null,
    difference: null,
    currentFiscalYear: NEXT,
    planned: {
      startBalance: 5e4,
      contributions: 12e3,
      expenditures: 3e4,
      endBalance: 32615,
    },
    viewerCan: { reconcile: true },
  });
  const done = await reconcile(manager);
  expect(done.userErrors).toEqual([]);
  expect(done.reconciliation).toMatchObject({
    state: 'reconciled',
    note: 'Paint cost more',
    planned: open.planned,
    actual: {
      startBalance: 5e4,
      contributions: 12e3,
      specialAssessments: 0,
      interest: 600,
      endBalance: 30000.25,
    },
    difference: -1099.25,
  });
  const next = await plansOf(manager, propertyId, NEXT);
  expect(next.proposal!.startingBalance).toBe(30_000.25);
  expect(next.items.find((plan) => plan.isDefaultRecommendedPlan)!.settings.startingBalance).toBe(30_000.25);
  expect(next.items.some((plan) => plan.planId === made.planId)).toBe(true);
  expect(next.steps.steps.map(({ key }) => key)).not.toContain('finalize');
  // The ended year keeps its plan.
  const past = await plansOf(manager, propertyId, YEAR);
  expect(past).toMatchObject({ isReadOnly: true, viewerCan: { create: false } });
  const before = past.items.find((plan) => plan.planId === ours.planId)!;
  expect(before.viewerCan).toMatchObject({ edit: false, delete: false, duplicate: false, adopt: false });
  expect(before.fundingReport).toEqual(ours.fundingReport);
});
