import { toCents, toDollars } from '@roofline/schema/value/money';
import type { PlanPreview } from '@roofline/schema/plan/plan';
import type { PlanMethod } from '@roofline/schema/plan/methods';
import { byEngine, change, changed, makePlan, OUTCOME, planOf, plansOf, settingsOf } from './planning-asks';
import { openPlanning, YEAR, type PlanningScene } from './planning-scene';

let scene: PlanningScene;
beforeAll(async () => {
  scene = await openPlanning();
});
afterAll(() => scene?.close());

describe('a plan by goal', () => {
  const goals: [PlanMethod, object][] = [
    ['baseline', {}],
    ['thresholdDollars', { amount: 25_000, percent: null, year: null }],
    ['thresholdPercent', { amount: null, percent: 30, year: 2030 }],
    ['fullFunding', { amount: null, percent: null, year: 2040 }],
    ['targetPercent', { amount: null, percent: 75, year: 2045 }],
  ];

  it.each(goals)('%s: the contribution equals the engine’s, to the cent', async (method, goal) => {
    const propertyId = await scene.addProperty();
    const list = await plansOf(scene.manager, propertyId);
    const given = { method, ...(method === 'baseline' ? {} : { goal }) };
    const made = await makePlan(scene.manager, propertyId, `Goal ${method}`, given);
    const expected = byEngine(list, settingsOf(list, given));
    expect(expected.isFeasible).toBe(true);
    expect(toCents(made.firstYearContribution)).toBe(expected.plan.firstYearContribution);
    expect(made.settings.firstYearContribution).toBe(made.firstYearContribution);
    expect(made.isFeasible).toBe(true);
    expect(made.fundingReport!.years.map((year) => toCents(year.endBalance))).toEqual(
      expected.projection.rows.map((row) => row.endBalance),
    );
    expect(made.bindingYear).toBe(YEAR + expected.bindingBoundary! - 1);
  });

  it('with the smallest contribution stays above zero, and with a cent less does not', async () => {
    const propertyId = await scene.addProperty();
    const list = await plansOf(scene.manager, propertyId);
    expect(byEngine(list, list.proposal!).projection.firstShortfallYear).not.toBeNull();
    const made = await makePlan(scene.manager, propertyId, 'Smallest');
    expect(made.cashFacts!.firstShortfallYear).toBeNull();
    expect(made.monthlyPerUnit).toBe(toDollars(Math.round(toCents(made.firstYearContribution) / 12 / 48)));
    const less = { ...made.settings, method: 'custom' as const };
    less.firstYearContribution = toDollars(toCents(made.firstYearContribution) - 1);
    expect(byEngine(list, less).projection.firstShortfallYear).not.toBeNull();
  });

  it('beyond the annual fee is set to the fee and reports it', async () => {
    const propertyId = await scene.addProperty();
    const given = {
      method: 'fullFunding',
      goal: { amount: null, percent: null, year: YEAR },
      costShock: 200,
    };
    const made = await makePlan(scene.manager, propertyId, 'Too much', given);
    expect(made).toMatchObject({ isFeasible: false, firstYearContribution: 200_000 });
    expect(made.infeasibleReason).toContain('more than the annual fees of $200,000');
  });
});

test('a preview stores nothing and shows the result that saving then stores', async () => {
  const propertyId = await scene.addProperty();
  const list = await plansOf(scene.manager, propertyId);
  const settings = settingsOf(list, {
    method: 'thresholdPercent',
    goal: { amount: null, percent: 20, year: null },
    specialAssessments: [
      { year: 2030, amount: 20_000.5, purpose: 'Roof', status: 'approved', dueDate: '2030-06-30' },
    ],
    yearOverrides: [{ year: 2028, inflationRate: 6, interestRate: null, increaseRate: 0 }],
    moves: [{ propertyComponentId: list.inventory.components[0]!.propertyComponentId, year: 2034 }],
    lifeOffset: 1,
  });
  const query = `query ($id: ID!, $settings: PlanSettingsInput!) { previewPlan(propertyId: $id, fiscalYear: ${YEAR}, settings: $settings) {
    preview { ${OUTCOME} } userErrors { code detail field } } }`;
  const { previewPlan } = await scene.manager.ask<{
    previewPlan: { preview: PlanPreview; userErrors: unknown[] };
  }>(query, { id: propertyId, settings });
  expect(previewPlan.userErrors).toEqual([]);
  expect((await plansOf(scene.manager, propertyId)).items).toHaveLength(list.items.length);
  const made = await changed(scene.manager, 'createPlan', {
    propertyId,
    fiscalYear: YEAR,
    settings,
    name: 'As previewed',
  });
  expect(made).toMatchObject(previewPlan.preview);
  expect(await planOf(scene.manager, made.planId)).toEqual(made);
});

test('a plan is copied, recommended and changed; a change that started from an old version is refused', async () => {
  const propertyId = await scene.addProperty();
  const made = await makePlan(scene.manager, propertyId, 'Steady');
  const copy = await changed(scene.manager, 'duplicatePlan', { planId: made.planId });
  expect(copy).toMatchObject({ name: 'Copy of Steady', settings: made.settings, isRecommended: false });
  expect(copy.planId).not.toBe(made.planId);

  await changed(scene.manager, 'recommendPlan', { planId: copy.planId, isRecommended: true });
  const { items } = await plansOf(scene.manager, propertyId);
  expect(items.filter((plan) => plan.isRecommended).map((plan) => plan.name)).toEqual(['Copy of Steady']);

  const at = { planId: made.planId, version: made.version };
  const settings = { ...made.settings, method: 'custom', firstYearContribution: 15_000 };
  const edited = await changed(scene.manager, 'updatePlan', { ...at, name: 'Steadier', settings });
  expect(edited).toMatchObject({ name: 'Steadier', firstYearContribution: 15_000 });
  const late = await change(scene.admin, 'updatePlan', { ...at, name: 'Too late', settings });
  expect(late.plan).toBeNull();
  expect(late.userErrors.map(({ code }) => code)).toEqual(['stale']);
  expect(await planOf(scene.manager, made.planId)).toEqual(edited);
});

test('one key creates one plan, and every broken rule comes with its field', async () => {
  const propertyId = await scene.addProperty();
  const list = await plansOf(scene.manager, propertyId);
  const settings = settingsOf(list, { method: 'baseline' });
  const input = { propertyId, fiscalYear: YEAR, name: 'Once', settings, idempotencyKey: 'once-only' };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => changed(scene.manager, 'createPlan', input)),
  );
  expect(new Set(answers.map(({ planId }) => planId)).size).toBe(1);
  const wrong = settingsOf(list, {
    method: 'ladder',
    firstYearContribution: 200_000.01,
    goal: { amount: null, percent: null, year: YEAR - 1 },
    ladder: [{ fromYear: YEAR, kind: 'set', amount: null, increaseRate: 2 }],
  });
  const refused = await change(scene.manager, 'createPlan', {
    propertyId,
    fiscalYear: YEAR,
    settings: wrong,
    name: ' ',
  });
  expect(refused.plan).toBeNull();
  expect(refused.userErrors.map(({ field }) => field).sort()).toEqual([
    'name',
    'settings.firstYearContribution',
    'settings.goal.year',
    'settings.ladder.0.amount',
    'settings.ladder.0.fromYear',
  ]);
});

test.each(['AL', 'WA', 'CA'])('the planning steps advance in %s', async (state) => {
  const propertyId = await scene.addProperty(state);
  const isDisclosing = state !== 'AL';
  const step = async () => {
    const { steps } = await plansOf(scene.manager, propertyId);
    expect(steps.steps.map(({ key }) => key)).toEqual([
      'inventory',
      'plans',
      'recommend',
      ...(isDisclosing ? ['disclosure'] : []),
    ]);
    return steps.lastCompletedStep;
  };
  expect(await step()).toBe(1);
  const { planId } = await makePlan(scene.manager, propertyId, 'Ours');
  expect(await step()).toBe(2);
  await changed(scene.manager, 'recommendPlan', { planId, isRecommended: true });
  expect(await step()).toBe(3);
  const disclosed = await change(scene.manager, 'chooseDisclosurePlan', { planId, isDisclosure: true });
  expect(disclosed.userErrors.map(({ code }) => code)).toEqual(isDisclosing ? [] : ['noDisclosure']);
  expect(await step()).toBe(isDisclosing ? 4 : 3);
  const { version } = await planOf(scene.manager, planId);
  await changed(scene.manager, 'adoptPlan', { planId, version, meetingDate: '2026-10-14' });
  expect(await step()).toBe(5);
});
