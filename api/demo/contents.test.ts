import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActivityPage } from '@roofline/schema/activity/activity';
import type { FileListing, PropertyFile } from '@roofline/schema/file/file';
import type { PlanList } from '@roofline/schema/plan/plan';
import type { ReserveStudy } from '@roofline/schema/reserve-study/reserve-study';
import type { PhotoPage } from '@roofline/schema/photo/photo';
import type { ProjectDetail, ProjectPage } from '@roofline/schema/project/project';
import type { UserNotificationPage } from '@roofline/schema/notification/user-notification';
import { eq } from 'drizzle-orm';
import { userNotification } from '../src/notification/tables';
import { manualClock } from '../src/platform/fixtures/manual-clock';
import { folderStorage } from '../src/platform/files/storage';
import { buildTestApp, type TestApp } from '../src/platform/testing';
import { askingAs } from './fixtures/asking-as';
import { loadDemo } from './load';
import { DEMO_PHOTOS } from './photo/photos';
import { DEMO_PROJECTS } from './project/projects';

const clock = manualClock('2026-11-21T15:00:00.000Z');
let folder: string;
let server: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roofline-demo-'));
  const storage = folderStorage(folder);
  server = await buildTestApp({ clock, storage });
  await loadDemo(server.database, { clock, storage, hashPassword: async () => 'hash' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

type Asking = Awaited<ReturnType<typeof askingAs>>;
const as = (name: string) => askingAs(server, clock, name);
const alderCreek = async (person: Asking) =>
  (await person.search()).items.find(({ propertyName }) => propertyName === 'Alder Creek Gardens')!
    .propertyId;

it('has the documents of an adoption and of a reserve study, among the files of their property', async () => {
  const manager = await as('portfolio');
  const { items } = await manager.search();
  const { propertyId } = items.find(({ propertyName }) => propertyName === 'Juniper Park HOA')!;
  const { data: studies } = await manager.get<ReserveStudy[][]>(
    `/api/property/reservestudies?propertyIds=${propertyId}`,
  );
  const { data: plans } = await manager.get<PlanList>(`/api/plan/property/${propertyId}/2026`);
  const adoption = plans.items.find(({ isAdopted }) => isAdopted)!.adoption!;
  const documents = [studies[0]![0]!.document!, adoption.files[0]!];
  for (const { propertyFileId } of documents) {
    const { data } = await manager.get<PropertyFile>(`/api/file/file/${propertyFileId}`);
    expect(data).toMatchObject({ contentType: 'application/pdf', folderId: expect.any(String) });
  }
});

it('has photos of two walks, with what the camera noted, some for the report and some by the vendor', async () => {
  const manager = await as('manager');
  const propertyId = await alderCreek(manager);
  const url = `/api/photo/property/${propertyId}`;
  const { data } = await manager.get<PhotoPage>(`${url}?sortBy=takenDate`);
  const own = DEMO_PHOTOS.filter(({ property }) => property === 'Alder Creek Gardens');
  expect([data.totalCount, data.inReportCount]).toEqual([
    own.length,
    own.filter(({ isInReport }) => isInReport).length,
  ]);
  for (const photo of data.items) {
    expect(photo.takenDate).toMatch(/^2026-/);
    expect(photo.latitude).toBeCloseTo(38.589, 2);
    const meant = own.find(({ description, scene }) => description === photo.description && scene)!;
    expect(photo.propertyComponents.map(({ name }) => name)).toEqual(
      meant.component ? [meant.component] : [],
    );
    expect(photo.isPrimaryOf).toHaveLength(meant.isPrimary ? 1 : 0);
  }
  const vendor = await (await as('vendor')).get<PhotoPage>(url);
  expect(vendor.data.items.map(({ uploadByFullName }) => uploadByFullName)).toEqual([
    'Sasha Lindqvist',
    'Sasha Lindqvist',
  ]);
});

it('has the papers of an association, and finds a bid by the text inside', async () => {
  const manager = await as('manager');
  const propertyId = await alderCreek(manager);
  await server.runJobs();
  const find = async (words: string) =>
    (await manager.get<FileListing>(`/api/file/${propertyId}?search=${encodeURIComponent(words)}`)).data
      .files;
  expect(await find('fully adhered TPO membrane')).toMatchObject([
    {
      fileName: 'Apex Roofing - TPO carports.pdf',
      folderPath: 'Bids / Carport roofs',
      documentKind: 'bid',
      validUntil: '2026-12-31',
      propertyComponents: [{ name: 'Low-slope roofs (carports) - recoat' }],
    },
  ]);
  expect((await find('granules in gutters')).map(({ fileName }) => fileName)).toEqual([
    'Site visit notes.csv',
  ]);
  await expect((await as('vendor')).get(`/api/file/${propertyId}`)).resolves.toMatchObject({ status: 403 });
});

const projectsFor = async (name: string) => {
  const person = await as(name);
  const propertyId = await alderCreek(person);
  const list = await person.get<ProjectPage>(`/api/project/property/${propertyId}`);
  return { ...person, propertyId, projects: list.data.items };
};

it('gives each line of every bid its price, and the sum is the amount', () => {
  for (const { name, steps } of DEMO_PROJECTS)
    for (const step of steps)
      if ('bid' in step)
        expect([name, step.bid, step.lines.reduce((sum, amount) => sum + amount, 0)]).toEqual([
          name,
          step.bid,
          step.amount,
        ]);
});

it('has projects in every phase of a property', async () => {
  const { projects } = await projectsFor('manager');
  const phases = new Set(projects.map(({ currentPhaseStatus }) => currentPhaseStatus.name));
  expect([...phases].toSorted()).toEqual(
    ['Board Approval', 'Bidding', 'Closed', 'Contracted', 'In Progress', 'Planning'].toSorted(),
  );
});

it('has a contract with a change order, paid in parts, and a bid that names its document', async () => {
  const { projects, get } = await projectsFor('manager');
  const named = async (name: string) => {
    const { projectId } = projects.find((one) => one.name === name)!;
    return (await get<ProjectDetail>(`/api/project/${projectId}`)).data;
  };
  expect(await named('Stairs and railings: paint')).toMatchObject({
    contractor: 'Northgate Coatings',
    contractAmount: 41_900,
    contracted: 43_750,
    paid: 25_475,
    paidOnContract: 25_475,
    isCompleted: false,
    people: [{ fullName: 'Sasha Lindqvist' }],
  });
  const carports = await named('Carport roofs: recoat or membrane');
  expect(carports.bids.map(({ bidder, fileName }) => [bidder, fileName])).toEqual([
    ['Summit Coatings', 'Summit Coatings - carports.pdf'],
    ['Delta Roof Care', null],
    ['Apex Roofing', 'Apex Roofing - TPO carports.pdf'],
  ]);
  expect(carports.notes.map(({ userName }) => userName)).toEqual(['Priya Vennard', 'Dana Okafor']);
});

it('shows the vendor the work that they are on, without a figure', async () => {
  const { projects } = await projectsFor('vendor');
  expect(projects.map(({ name, contracted, bidCount }) => [name, contracted, bidCount])).toEqual([
    ['Stairs and railings: paint', null, 0],
  ]);
});

it('has activity of a year', async () => {
  const { propertyId, get } = await projectsFor('manager');
  const page = async (number: number) =>
    (await get<ActivityPage>(`/api/activity/${propertyId}?page=${number}`)).data;
  const { totalCount, pageSize } = await page(1);
  expect(totalCount).toBeGreaterThan(80);
  const { items } = await page(Math.ceil(totalCount / pageSize));
  const oldest = Date.parse(items.at(-1)!.date);
  expect(clock.now().getTime() - oldest).toBeGreaterThan(290 * 24 * 60 * 60_000);
});

it('has news for the manager, of which only the last days are unread, and mails none of it', async () => {
  const manager = await as('manager');
  const { items, unreadCount, totalCount } = (
    await manager.get<UserNotificationPage>('/api/notification/user?pageSize=100')
  ).data;
  expect(items.find(({ category }) => category === 2)!.bodyTemplate).toMatch(/building|membrane/);
  expect(unreadCount).toBeGreaterThan(0);
  expect(unreadCount).toBeLessThan(totalCount);
  const due = await server.database.system((tx) =>
    tx.select().from(userNotification).where(eq(userNotification.mailState, 'waiting')),
  );
  expect(due).toEqual([]);
});
