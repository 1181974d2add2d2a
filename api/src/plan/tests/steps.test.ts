import type { Plan, PlanningSteps } from '@roofline/schema/plan/plan';
import { stepsOf, type StepsSubject } from '../plans/steps';
import { seedFundedProperty } from '../fixtures/funded-property';
import { planServer } from '../fixtures/plan-server';

const none = { isAdopted: false, isDisclosure: false, isRecommended: false, isDefaultRecommendedPlan: false };
const byDefault = { ...none, isDefaultRecommendedPlan: true, isRecommended: true };
const recommended = { ...none, isRecommended: true };
const disclosure = { ...none, isDisclosure: true };
const adopted = { ...none, isAdopted: true };

const subject = (given: Partial<StepsSubject> = {}): StepsSubject => ({
  plans: [byDefault],
  hasDisclosureStep: false,
  requiresReconciliation: false,
  opensOn: null,
  ...given,
});
const shown = (given: Partial<StepsSubject>) => {
  const { lastCompletedStep, steps } = stepsOf(subject(given));
  return [lastCompletedStep, ...steps.map(({ number, key, state }) => `${number} ${key} ${state}`)];
};

describe('lastCompletedStep', () => {
  it.each<[number, string, Partial<StepsSubject>]>([
    [1, 'no plan', { plans: [] }],
    [1, 'only the computed plan, although it is recommended', {}],
    [2, 'more than one plan', { plans: [byDefault, none] }],
    [3, 'a recommended plan beside the computed one', { plans: [byDefault, recommended] }],
    [3, 'a disclosure plan without the step, and a recommended one', { plans: [recommended, disclosure] }],
    [2, 'a disclosure plan without the step', { plans: [byDefault, disclosure] }],
    [4, 'a disclosure plan with the step', { plans: [byDefault, disclosure], hasDisclosureStep: true }],
    [5, 'an adopted plan', { plans: [adopted] }],
    [5, 'an adopted plan before all else', { plans: [disclosure, adopted], hasDisclosureStep: true }],
    [5, 'the computed plan, adopted', { plans: [{ ...byDefault, isAdopted: true }] }],
  ])('is %i with %s', (expected, _, given) =>
    expect(stepsOf(subject(given)).lastCompletedStep).toBe(expected),
  );
});

describe('steps', () => {
  it('have the titles of the specification', () => {
    const { steps } = stepsOf(subject({ hasDisclosureStep: true, requiresReconciliation: true }));
    expect(steps.map(({ title }) => title)).toEqual([
      'Create or update component inventory',
      'Create and compare funding plans',
      'Select recommended funding plan',
      'Generate disclosure report',
      'Finalize plan with budget details',
    ]);
  });

  it('are only those that apply, numbered in order', () => {
    expect(shown({})).toEqual([1, '1 inventory done', '2 plans current', '3 recommend open']);
    expect(shown({ hasDisclosureStep: true, plans: [recommended] })).toEqual([
      3,
      '1 inventory done',
      '2 plans done',
      '3 recommend done',
      '4 disclosure current',
    ]);
    expect(shown({ requiresReconciliation: true, plans: [recommended] }).at(-1)).toBe('4 finalize current');
    expect(shown({ requiresReconciliation: true, hasDisclosureStep: true }).at(-1)).toBe('5 finalize open');
  });

  it('show whether each step was actually done, even after an adoption skipped it', () => {
    const states = (given: Partial<StepsSubject>) => shown({ hasDisclosureStep: true, ...given }).slice(1);
    expect(states({ plans: [adopted] })).toEqual([
      '1 inventory done',
      '2 plans done',
      '3 recommend done',
      '4 disclosure missed',
    ]);
    expect(states({ plans: [adopted, disclosure] }).at(-1)).toBe('4 disclosure done');
    expect(states({ plans: [adopted, disclosure], requiresReconciliation: true }).at(-1)).toBe(
      '5 finalize missed',
    );
    // A disclosure skips a recommendation that was never made.
    expect(states({ plans: [byDefault, disclosure] }).slice(1)).toEqual([
      '2 plans done',
      '3 recommend missed',
      '4 disclosure done',
    ]);
    expect(states({ plans: [{ ...byDefault, isDisclosure: true }] }).slice(1, 3)).toEqual([
      '2 plans missed',
      '3 recommend missed',
    ]);
  });

  it('keep the last one locked until the year begins', () => {
    const { steps } = stepsOf(
      subject({ requiresReconciliation: true, opensOn: '2027-01-01', plans: [adopted] }),
    );
    expect(steps.map(({ state, opensOn }) => [state, opensOn])).toEqual([
      ['done', null],
      ['done', null],
      ['done', null],
      ['locked', '2027-01-01'],
    ]);
  });
});

describe('steps of a property', () => {
  let on: Awaited<ReturnType<typeof planServer>>;
  beforeAll(async () => {
    on = await planServer();
  });
  afterAll(() => on.close());
  const stepsAt = async (propertyId: string, year: number) =>
    (await on.get<PlanningSteps>(`/api/plan/steps/${propertyId}/${year}`)).data;

  it('follow its plans, its state and its years', async () => {
    const years = [2025, 2026, 2027].map((fiscalYear) => ({ fiscalYear }));
    const propertyId = await seedFundedProperty(on.database, on.workspaceId, { years });
    const keys = ({ steps }: PlanningSteps) => steps.map(({ key, state }) => `${key} ${state}`);
    // Washington; 2025 was not reconciled.
    expect(keys(await stepsAt(propertyId, 2026))).toEqual([
      'inventory done',
      'plans current',
      'recommend open',
      'disclosure open',
      'finalize open',
    ]);
    const next = await stepsAt(propertyId, 2027);
    expect(next.steps.at(-1)).toMatchObject({ key: 'finalize', state: 'locked', opensOn: '2027-01-01' });
    // The first year that was set up has no earlier year to reconcile.
    expect((await stepsAt(propertyId, 2025)).steps.map(({ key }) => key)).not.toContain('finalize');

    const made = await on.create(propertyId, 'Steady');
    expect((await stepsAt(propertyId, 2026)).lastCompletedStep).toBe(2);
    await on.call('POST', `/api/plan/${made.planId}/recommend`, { body: { isRecommended: true } });
    expect((await stepsAt(propertyId, 2026)).lastCompletedStep).toBe(3);
    await on.call('POST', `/api/plan/${made.planId}/disclosure`, { body: { isDisclosure: true } });
    expect((await stepsAt(propertyId, 2026)).lastCompletedStep).toBe(4);
    const { data } = await on.get<Plan>(`/api/plan/${made.planId}`);
    await on.adopt(data);
    expect((await stepsAt(propertyId, 2026)).lastCompletedStep).toBe(5);
    expect((await stepsAt(propertyId, 2027)).lastCompletedStep).toBe(1);
  });
});
