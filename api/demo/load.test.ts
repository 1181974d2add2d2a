import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Property } from '@roofline/schema/property/property';
import type { PlanList, PlanningSteps, PropertyOutlook } from '@roofline/schema/plan/plan';
import type { FinancialHealth } from '@roofline/schema/dashboard/dashboard';
import { eq } from 'drizzle-orm';
import { appUser } from '../src/account/tables';
import { manualClock } from '../src/platform/fixtures/manual-clock';
import { folderStorage } from '../src/platform/files/storage';
import { buildTestApp, seedUser, signedIn, sweepHoursLater, type TestApp } from '../src/platform/testing';
import { sweepChanges } from '../src/change/sweep';
import { seedFundedProperty } from '../src/plan/fixtures/funded-property';
import { workspace } from '../src/workspace/tables';
import { askingAs } from './fixtures/asking-as';
import { rowsOfTables } from './fixtures/rows-of-tables';
import associations from './property/associations.json' with { type: 'json' };
import { loadDemo } from './load';
import { removeDemo } from './remove';

const clock = manualClock('2026-11-21T15:00:00.000Z');
const hashPassword = async (password: string) => `hash of ${password.length} characters`;
let files: string;
let server: TestApp;
let load: () => Promise<boolean>;

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'roofline-demo-'));
  server = await buildTestApp({ clock });
  load = () => loadDemo(server.database, { clock, storage: folderStorage(files), hashPassword });
});
afterAll(async () => {
  await server.close();
  await rm(files, { recursive: true, force: true });
});

const as = (name: string) => askingAs(server, clock, name);

const countRows = () => rowsOfTables(server.database);

const filesIn = async () =>
  (await readdir(files, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
const propertiesOf = async (person: Awaited<ReturnType<typeof as>>) =>
  (await person.get<{ propertyId: string; propertyName: string }[]>('/api/property/all')).data;

it('loads once, and does nothing the second time', async () => {
  expect(await load()).toBe(true);
  const before = await countRows();
  const pictures = (await filesIn()).length;
  expect(before.app_user).toBe(6);
  expect(pictures).toBeGreaterThanOrEqual(10);
  expect(await load()).toBe(false);
  expect(await countRows()).toEqual(before);
  expect(await filesIn()).toHaveLength(pictures);
});

it.each(associations)('$name has the figures of its study', async (association) => {
  const admin = await as('admin');
  const all = await propertiesOf(admin);
  const { propertyId } = all.find(({ propertyName }) => propertyName === association.name)!;
  const outlooks = await admin.get<PropertyOutlook[]>(`/api/plan/outlook?propertyIds=${propertyId}`);
  const health = (await admin.get<FinancialHealth>(`/api/reports/financialhealth/${propertyId}/2026`)).data;
  const expected = association.expectedSummary;
  const [outlook] = outlooks.data;
  expect(Math.round(outlook!.percentFunded! * 100) / 100).toBe(expected.percentFunded);
  // The study's figures are those of the contribution as it stands, which stands beside the plan that leads.
  const today = health.plans.find(({ tags }) => tags.includes('current'))!;
  expect(today.endBalances[29]).toBe(expected.endBalance30);
  expect(today.lowestBalance).toBe(expected.lowestYearEndBalance);
  expect(today.lowestBalanceYear).toBe(expected.lowestYear);
  expect(health.fullyFundedBalance).toBe(expected.fullyFundedBalance);
  expect(health.monthlyContributionPerUnit).toBe(expected.monthlyContributionPerUnit);
  expect(health.fundingReport!.years.map(({ endBalance }) => endBalance)).toEqual(outlook!.endBalances);
  expect(health.percentageFunded).toBe(outlook!.percentFunded);
  expect(health.plans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Full funding', 'Keep current contribution', 'Steady increase']),
  );
  const property = (await admin.get<Property>(`/api/property/${propertyId}/load`)).data;
  expect(property).toMatchObject({ numberOfUnits: association.numberOfUnits, city: association.city });
  expect(property.profileImage).not.toBeNull();
});

it('has plans to compare, one that a board has adopted, and a property where planning begins', async () => {
  const portfolio = await as('portfolio');
  const all = await propertiesOf(portfolio);
  const idOf = (name: string) => all.find(({ propertyName }) => propertyName === name)!.propertyId;
  const yearOf = async (name: string, year: number) => ({
    plans: (await portfolio.get<PlanList>(`/api/plan/property/${idOf(name)}/${year}`)).data.items,
    steps: (await portfolio.get<PlanningSteps>(`/api/plan/steps/${idOf(name)}/${year}`)).data,
  });
  const alder = await yearOf('Alder Creek Gardens', 2026);
  expect(alder.steps.lastCompletedStep).toBe(5);
  const adopted = alder.plans.find(({ isAdopted }) => isAdopted)!;
  expect(adopted).toMatchObject({
    name: 'Steady increase',
    isFeasible: true,
    adoption: { adoptedBy: 'Marcus Elling', meetingDate: '2026-10-28', votesFor: 4, isCurrent: true },
  });
  expect(adopted.fundingReport!.firstShortfallYear).toBeNull();
  const current = alder.plans.find(({ name }) => name === 'Keep current contribution')!;
  const outlook = await portfolio.get<PropertyOutlook[]>(
    `/api/plan/outlook?propertyIds=${idOf('Alder Creek Gardens')}`,
  );
  expect(outlook.data[0]!.plan).toMatchObject({ planId: adopted.planId, standing: 'adopted' });
  expect(outlook.data[0]!.endBalances[29]).toBe(adopted.fundingReport!.endBalance);
  expect(outlook.data[0]!.today).toMatchObject({
    contribution: current.firstYearContribution,
    lowestBalance: current.fundingReport!.lowestBalance,
    firstShortfallYear: current.fundingReport!.firstShortfallYear,
  });
  expect((await yearOf('Larch Street Lofts', 2026)).steps.lastCompletedStep).toBe(4);
  expect((await yearOf('Live Oak Commons', 2026)).steps.lastCompletedStep).toBe(1);
  for (const { propertyId, propertyName } of all.filter((one) => one.propertyName !== 'Live Oak Commons')) {
    const { data } = await portfolio.get<PlanList>(`/api/plan/property/${propertyId}/2026`);
    const recommended = data.items.filter((one) => one.isRecommended);
    expect([propertyName, recommended.length]).toEqual([propertyName, 1]);
    expect(recommended[0]!.isFeasible).toBe(true);
    expect(data.items.length).toBeGreaterThanOrEqual(4);
  }
});

it('shows each role what it should see', async () => {
  const seen = async (name: string) =>
    (await (await as(name)).search()).items.map(({ propertyName }) => propertyName);
  expect(await seen('manager')).toEqual(['Alder Creek Gardens', 'Live Oak Commons']);
  expect(await seen('member')).toEqual(['Alder Creek Gardens']);
  expect(await seen('vendor')).toEqual(['Alder Creek Gardens']);
  expect((await (await as('admin')).search()).totalCount).toBe(23);
  expect((await (await as('portfolio')).search()).totalCount).toBe(30);
  expect((await (await as('staff')).search()).totalCount).toBe(30);
});

it('lets the manager compare a loan on a property that runs short, and leave loans out on the other', async () => {
  const manager = await as('manager');
  const all = await propertiesOf(manager);
  const lists = await Promise.all(
    all.map(
      async ({ propertyId }) => (await manager.get<PlanList>(`/api/plan/property/${propertyId}/2026`)).data,
    ),
  );
  const short = (list: PlanList) =>
    list.items.find(({ name }) => name === 'Keep current contribution')?.fundingReport?.firstShortfallYear;
  expect(lists.map((list) => [list.hasLoanAnalysis, list.viewerCan.create, short(list)])).toEqual([
    [true, true, 2037],
    [false, true, undefined],
  ]);
});

it('has properties of every band, some of which run short', async () => {
  const portfolio = await as('portfolio');
  const all = await propertiesOf(portfolio);
  const ids = all.map(({ propertyId }) => propertyId).join(',');
  const outlooks = (await portfolio.get<PropertyOutlook[]>(`/api/plan/outlook?propertyIds=${ids}`)).data;
  const bands = outlooks.map(({ fundingBand }) => fundingBand);
  for (const band of ['weak', 'fair', 'strong'] as const)
    expect(bands.filter((one) => one === band).length).toBeGreaterThanOrEqual(3);
  const short = outlooks.filter(({ today, ...led }) => (today ?? led).firstShortfallYear !== null);
  expect(short.length).toBeGreaterThan(5);
  expect(short.length).toBeLessThan(outlooks.length);
});

it('goes with everything that demo users put there', async () => {
  const kept = {
    workspaceId: '0199c0de-0000-7000-8000-000000000001',
    name: 'Real',
    companyName: 'Real Co.',
    createdAt: clock.now(),
  };
  await server.database.system((tx) => tx.insert(workspace).values(kept));
  const remove = () => removeDemo(server.database);
  expect(await remove()).toMatchObject({ users: 6 });
  expect(await remove()).toEqual({ users: 0, sessions: 0, tokens: 0 });
  await sweepHoursLater({ database: server.database, clock, storage: folderStorage(files) });
  await sweepChanges({ database: server.database, clock });
  const {
    property_type,
    workspace: workspaces,
    change_head,
    change_batch,
    change_entry,
    ...rest
  } = await countRows();
  // The real workspace has begun: that is the one change of its feed.
  expect([change_head, change_batch, change_entry]).toEqual([1, 1, 1]);
  expect(property_type).toBe(10);
  expect(workspaces).toBe(1);
  expect(Object.entries(rest).filter(([, rows]) => rows > 0)).toEqual([]);
  expect(await filesIn()).toEqual([]);
});

it('leaves a workspace that somebody real has joined, and what is theirs in it', async () => {
  await load();
  const [northlake] = await server.database.system((tx) =>
    tx.select().from(workspace).where(eq(workspace.name, 'Northlake')),
  );
  const { workspaceId } = northlake!;
  const user = await seedUser(server.database, { [workspaceId]: 'Admin' });
  const own = await seedFundedProperty(server.database, workspaceId);
  const [demo] = await server.database.system((tx) =>
    tx.select().from(appUser).where(eq(appUser.email, 'admin@demo.test')),
  );
  const sessions = await Promise.all([1, 2].map(() => signedIn(server.database, clock, demo!.userId)));
  const token = { name: 'ETL', scope: 'read', workspaceId, expiresInDays: 1 };
  await server.app.inject({
    method: 'POST',
    url: '/api/account/token',
    payload: token,
    headers: sessions[0],
  });
  const removed = await removeDemo(server.database, { now: clock.now() });
  expect(removed).toEqual({ users: 6, sessions: 2, tokens: 1 });
  const me = await server.app.inject({ url: '/api/account/me', headers: sessions[0] });
  expect(me.statusCode).toBe(401);
  const headers = await signedIn(server.database, clock, user.userId);
  const answer = await server.app.inject({ url: '/api/property/all', headers });
  expect(answer.json().data.map(({ propertyId }: { propertyId: string }) => propertyId)).toEqual([own]);
});

it('sets up the years up to the one that is current', async () => {
  clock.set('2028-03-02T12:00:00.000Z');
  expect(await load()).toBe(true);
  const admin = await as('admin');
  const all = await propertiesOf(admin);
  const ids = all.map(({ propertyId }) => propertyId).join(',');
  const outlooks = (await admin.get<PropertyOutlook[]>(`/api/plan/outlook?propertyIds=${ids}`)).data;
  const years = new Set(outlooks.map(({ fiscalYear }) => fiscalYear));
  expect([...years].sort()).toEqual([2027, 2028]);
});
