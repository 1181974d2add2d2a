import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileListing } from '@roofline/schema/file/file';
import type { PhotoPage } from '@roofline/schema/photo/photo';
import { manualClock } from '../src/platform/fixtures/manual-clock';
import { folderStorage } from '../src/platform/files/storage';
import { buildTestApp, type TestApp } from '../src/platform/testing';
import { askingAs } from './fixtures/asking-as';
import { loadDemo } from './load';
import { DEMO_PHOTOS } from './photo/photos';

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
