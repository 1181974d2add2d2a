import { GraphClient } from '../stack/graph-client';
import {
  change,
  changed,
  changeQuery,
  DELETE,
  makePlan,
  plansOf,
  settingsOf,
  type ChangeName,
} from './planning-asks';
import { openPlanning, YEAR, type PlanningScene } from './planning-scene';

let scene: PlanningScene;
let home: string;
let planId: string;
let changes: [ChangeName, object][];
beforeAll(async () => {
  scene = await openPlanning();
  home = await scene.addProperty('WA');
  const made = await makePlan(scene.manager, home, 'Ours');
  planId = made.planId;
  const { settings, version } = made;
  changes = [
    ['createPlan', { propertyId: home, fiscalYear: YEAR, name: 'Theirs', settings }],
    ['updatePlan', { planId, version, name: 'Theirs', settings }],
    ['duplicatePlan', { planId }],
    ['recommendPlan', { planId, isRecommended: true }],
    ['chooseDisclosurePlan', { planId, isDisclosure: true }],
    ['adoptPlan', { planId, version, meetingDate: '2026-10-14' }],
  ];
});
afterAll(() => scene?.close());

const READ = `query ($planId: ID!, $home: ID!) {
  plan(planId: $planId) { name bridge { figures { figure } } }
  plans(propertyId: $home, fiscalYear: ${YEAR}) { items { name } inventory { components { name } } steps { lastCompletedStep } }
}`;

/** Codes of all refusals that a person gets who tries to change plans. */
async function refusals(client: GraphClient): Promise<(string | undefined)[]> {
  const codes: (string | undefined)[] = [];
  for (const [name, input] of changes) {
    const { data, errors } = await client.send<{ payload: unknown }>(changeQuery(name), { input });
    expect(data?.payload ?? null).toBeNull();
    codes.push(...errors.map((error) => error.extensions?.code));
  }
  const { data, errors } = await client.send(DELETE, { input: { planId, version: 1 } });
  expect(data?.payload ?? null).toBeNull();
  return [...codes, ...errors.map((error) => error.extensions?.code)];
}
const byPath = (one: { path?: unknown }, other: { path?: unknown }) =>
  String(one.path).localeCompare(String(other.path));
const everything = () => plansOf(scene.admin, home);

test('a Member reads plans and changes none', async () => {
  const before = await everything();
  const shown = await plansOf(scene.member, home);
  expect(shown.viewerCan).toEqual({ create: false });
  const none = {
    edit: false,
    delete: false,
    duplicate: false,
    recommend: false,
    adopt: false,
    disclose: false,
    changeDocuments: false,
  };
  expect(shown.items.map((plan) => plan.viewerCan)).toEqual(shown.items.map(() => none));
  const figures = (list: typeof shown) => list.items.map((plan) => [plan.name, plan.fundingReport]);
  expect(figures(shown)).toEqual(figures(before));
  expect(await refusals(scene.member)).toEqual(Array.from({ length: 7 }, () => 'FORBIDDEN'));
  expect(await everything()).toEqual(before);
});

test('a Vendor sees no plan and changes none', async () => {
  const before = await everything();
  const { data, errors } = await scene.vendor.send(READ, { planId, home });
  expect(data).toEqual({ plan: null, plans: null });
  expect(errors.map((error) => error.extensions?.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  expect(await refusals(scene.vendor)).toEqual(Array.from({ length: 7 }, () => 'FORBIDDEN'));
  expect(await everything()).toEqual(before);
});

test('another workspace cannot tell a plan from one that does not exist', async () => {
  const before = await everything();
  const foreign = await scene.stranger.send(READ, { planId, home });
  const nobody = '01900000-0000-7000-8000-000000000000';
  const unknown = await scene.stranger.send(READ, { planId: nobody, home: nobody });
  expect(foreign.data).toEqual({ plan: null, plans: null });
  const told = ({ errors }: typeof foreign) =>
    errors.map(({ message, path, extensions }) => ({ message, path, extensions })).sort(byPath);
  expect(told(foreign)).toEqual(told(unknown));
  expect(foreign.errors.map((error) => error.extensions?.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await refusals(scene.stranger)).toEqual(Array.from({ length: 7 }, () => 'NOT_FOUND'));
  expect(await everything()).toEqual(before);
});

test('no one reads a plan without a session', async () => {
  const { data, errors } = await new GraphClient(scene.stack.bffUrl).send(READ, { planId, home });
  expect(data).toEqual({ plan: null, plans: null });
  expect(new Set(errors.map((error) => error.extensions?.code))).toEqual(new Set(['UNAUTHENTICATED']));
});

test('loans require the loan analysis of the portfolio', async () => {
  const loan = {
    name: 'Bank',
    year: 2030,
    principal: 90_000,
    annualRate: 6.5,
    months: 120,
    repaidFrom: 'reserves',
  };
  const given = { method: 'baseline', loans: [loan] };
  const list = await plansOf(scene.manager, home);
  expect(list.hasLoanAnalysis).toBe(false);
  const input = { propertyId: home, fiscalYear: YEAR, name: 'Borrowed', settings: settingsOf(list, given) };
  const refused = await change(scene.manager, 'createPlan', input);
  expect(refused).toMatchObject({
    plan: null,
    userErrors: [{ field: 'settings.loans', detail: 'Loans require the loan analysis of the portfolio' }],
  });
  const away = await scene.addForeign();
  const theirs = await plansOf(scene.stranger, away);
  expect(theirs.hasLoanAnalysis).toBe(true);
  const made = await changed(scene.stranger, 'createPlan', {
    ...input,
    propertyId: away,
    settings: settingsOf(theirs, given),
  });
  const years = made.fundingReport!.years;
  expect(years.find(({ year }) => year === 2030)!.loanProceeds).toBe(90_000);
  expect(years.filter(({ debtService }) => debtService > 0).map(({ year }) => year)).toEqual(
    Array.from({ length: 10 }, (_, index) => 2030 + index),
  );
});
