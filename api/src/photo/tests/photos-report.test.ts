import type { Component } from '@roofline/schema/component/component';
import type { Job } from '@roofline/schema/job/job';
import type { Photo } from '@roofline/schema/photo/photo';
import type { PhotosReport } from '@roofline/schema/photo/photos-report';
import { limits } from '@roofline/schema/value/limits';
import { sql } from 'drizzle-orm';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { findSizes } from '../../platform/blobs/repository';
import { uaFindings } from '../../platform/pdf/fixtures/pdf-ua/check';
import { readPdf } from '../../platform/pdf/fixtures/read-pdf';
import type { Identity } from '../../property/fixtures/cast';
import { buildGallery, type Gallery } from '../fixtures/gallery';
import { jpegOf, newJpeg } from '../fixtures/pictures';

let t: Gallery;
beforeAll(async () => {
  t = await buildGallery();
});
afterAll(() => t.close());

const at = (propertyId = t.home) => `/api/reports/photos/${propertyId}`;
const report = async (propertyId?: string, who: Identity = 'admin') =>
  (await t.call(who, 'GET', at(propertyId))).data as PhotosReport;
const pdf = async (query = '', propertyId = t.home) => {
  const answer = await t.app.inject({ url: `${at(propertyId)}/pdf${query}`, headers: t.as.admin });
  return {
    ...answer,
    status: answer.statusCode,
    errors: answer.statusCode < 300 ? [] : answer.json().error.errors,
  };
};
const linesOf = ({ groups }: PhotosReport) =>
  groups.map(({ component, photos }) => [
    component?.name ?? null,
    ...photos.map(({ description }) => description),
  ]);

let [fence, roof, deck] = [] as unknown as [Component, Component, Component];

/** Adds a photo to the property `home`, marked by default. */
async function add(
  description: string,
  components: readonly Component[],
  {
    taken = '',
    isMarked = true,
    bytes = newJpeg(),
  }: { taken?: string; isMarked?: boolean; bytes?: Promise<Buffer> } = {},
): Promise<Photo> {
  const ids = components.map(({ propertyComponentId }) => propertyComponentId);
  const fields = { description, propertyComponentIds: ids.join(','), ...(taken && { takenDate: taken }) };
  const photo = (await t.send([await bytes], { fields })).data[0]!;
  await t.put(photo, { includeInPhotosReport: isMarked });
  await t.runJobs();
  return photo;
}

beforeAll(async () => {
  // Categories have the order in which they were added.
  fence = await t.addOne();
  roof = await t.addOne({ name: 'Roof', category: 'Roofing' });
  deck = await t.addOne({ name: 'Deck membrane', category: 'Roofing' });
  await add('no day', [roof]);
  await add('later', [roof, fence], { taken: '2026-10-28T09:14' });
  await add('earlier', [roof], { taken: '2025-03-02T18:00' });
  await add('hall', []);
  await add('deck', [deck], { taken: '2025-12-31T23:59' });
  await add('unmarked', [roof], { isMarked: false });
  const gone = await add('deleted', [roof]);
  await t.call('manager', 'DELETE', `/api/photo/${gone.propertyPhotoId}`, { version: gone.version + 1 });
});

it('has the marked photos by category, component and day, and photos without a component last', async () => {
  const shown = await report();
  expect(linesOf(shown)).toEqual([
    ['Perimeter fence', 'later'],
    ['Deck membrane', 'deck'],
    ['Roof', 'earlier', 'later', 'no day'],
    [null, 'hall'],
  ]);
  expect(shown).toMatchObject({ photoCount: 5, problem: null, propertyId: t.home });
  expect(shown.verdict.map(({ text }) => text).join('')).toBe(
    'The report shows 5 photos of 3 components, taken between Mar 2, 2025 and Oct 28, 2026.',
  );
});

it('is available to everyone who sees all photos, so not to a Vendor', async () => {
  for (const who of ['member', 'manager', 'admin', 'staff'] as const)
    expect((await report(t.home, who)).photoCount).toBe(5);
  expect(await t.call('vendor', 'GET', at())).toMatchObject({ status: 403 });
  expect(await t.call('stranger', 'GET', at())).toMatchObject({ status: 404 });
  expect(await t.call('member', 'GET', at(t.away))).toMatchObject({ status: 404 });
});

it('is empty while no photo is marked, and so is its document', async () => {
  expect(await report(t.away)).toMatchObject({ photoCount: 0, groups: [], verdict: [], problem: null });
  const { rawPayload, status } = await pdf('', t.away);
  expect(status).toBe(200);
  expect((await readPdf(rawPayload)).text).toContain('No photos are marked for the photos report yet.');
});

it('is printed with a heading for each component, and a text for each picture', async () => {
  const answer = await pdf();
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain(' photos 20');
  const read = await readPdf(answer.rawPayload);
  expect(read).toMatchObject({ isMarked: true, lang: 'en-US' });
  expect(read.roles.filter((role) => role === 'H2')).toHaveLength(4);
  expect(read.roles.filter((role) => role === 'Figure')).toHaveLength(6);
  expect(read.alts).toEqual([
    'Perimeter fence: later',
    'Deck membrane: deck',
    'Roof: earlier',
    'Roof: later',
    'Roof: no day',
    'hall',
  ]);
  expect(read.text).toContain('earlier Mar 2, 2025 · Roof');
  expect(read.text).toContain('no day Date not known · Roof');
  expect(read.text).toContain('Not assigned to a component');
  expect(read.text).toContain(`Page 1 of ${read.pages}`);
  expect(read.text).not.toContain('not available');
  // A picture of two components is in the file only once.
  expect(answer.rawPayload.toString('latin1').match(/\/DCTDecode/g)).toHaveLength(5);
});

it('has 2, 4 or 6 pictures on a page and no more', async () => {
  const [tall, wide] = [
    { width: 30, height: 90 },
    { width: 96, height: 31 },
  ];
  for (const [n, shape] of [tall, wide, tall, wide, tall, wide, tall, wide, wide].entries())
    await add(`shape ${n} ${'and so on '.repeat(390)}`.trim(), [fence], {
      bytes: jpegOf({}, { ...shape, color: `#00${n}000` }),
    });
  for (const perPage of [2, 4, 6]) {
    const { rawPayload } = await pdf(`?perPage=${perPage}`);
    const read = await readPdf(rawPayload);
    expect(await uaFindings(rawPayload)).toEqual([]);
    const onPage = read.texts.map(
      (text) => text.match(/Date not known|[A-Z][a-z]{2} \d+, \d{4} · /g)?.length ?? 0,
    );
    expect(onPage.reduce((sum, count) => sum + count, 0)).toBe(15);
    expect(Math.max(...onPage)).toBe(perPage);
    expect(read.text).toContain('Perimeter fence, continued');
  }
  expect(await pdf('?perPage=3')).toMatchObject({ status: 422, errors: [{ field: 'perPage' }] });
});

it('fills a page with components that have one picture each', async () => {
  const components = await Promise.all(
    Array.from({ length: 9 }, (_, n) =>
      t.addOne({ name: `Pool deck ${n + 1}`, category: 'Pools' }, 'admin', t.away),
    ),
  );
  for (const [n, component] of components.entries()) {
    const fields = { description: `deck ${n + 1}`, propertyComponentIds: component.propertyComponentId };
    const photo = (await t.send([await newJpeg()], { who: 'admin', fields, propertyId: t.away })).data[0]!;
    await t.put(photo, { includeInPhotosReport: true }, 'admin');
  }
  await t.runJobs();
  for (const [perPage, pages] of [
    [2, 5],
    [4, 3],
    [6, 2],
  ] as const) {
    const read = await readPdf((await pdf(`?perPage=${perPage}`, t.away)).rawPayload);
    const onPage = read.texts.map((text) => text.match(/Date not known/g)?.length ?? 0);
    expect([read.pages, onPage.at(1)]).toEqual([pages, Math.min(perPage, 9 - onPage[0]!)]);
    // Each heading is read before its own picture.
    expect(read.roles.filter((role) => role === 'H2' || role === 'Figure')).toEqual(
      components.flatMap(() => ['H2', 'Figure']),
    );
  }
});

it('has the same pages when a job makes it', async () => {
  const body = { document: 'photosReportPdf', propertyId: t.home, perPage: 6 };
  const { jobId } = (await t.call('admin', 'POST', '/api/job/document', { body })).data as Job;
  await t.runJobs();
  const file = await t.app.inject({ url: `/api/job/${jobId}/download`, headers: t.as.admin });
  const [made, own] = [await readPdf(file.rawPayload), await readPdf((await pdf('?perPage=6')).rawPayload)];
  expect(made.texts).toEqual(own.texts);
});

it('shows an empty place for a picture whose bytes are lost', async () => {
  const lost = await add('lost bytes', [deck]);
  await t.database.tenant(workActor([t.workspaceId]), async (tx) => {
    const [row] = await rowsOf<{ blobId: string }>(
      tx,
      sql`select blob_id as "blobId" from photo where property_photo_id = ${lost.propertyPhotoId}::uuid`,
    );
    const size = (await findSizes(tx, t.workspaceId, [row!.blobId], 'medium')).get(row!.blobId)!;
    await t.storage.remove(size.storageKey);
  });
  const read = await readPdf((await pdf()).rawPayload);
  expect(read.text.match(/The picture is not available/g)).toHaveLength(1);
  expect(read.alts).toContain('Deck membrane: lost bytes');
});

it('gives the number of photos instead of showing only some of too many', async () => {
  await t.database.tenant(workActor([t.workspaceId]), (tx) =>
    tx.execute(sql`insert into photo (workspace_id, property_photo_id, property_id, blob_id, content_hash, file_name,
        upload_date, uploaded_by, upload_by_full_name, width, height, file_size, placeholder, include_in_photos_report)
      select workspace_id, gen_random_uuid(), property_id, blob_id, gen_random_uuid()::text, file_name, upload_date,
        uploaded_by, upload_by_full_name, width, height, file_size, placeholder, true
      from photo, generate_series(1, ${limits.photosInReport}) where description = 'hall'`),
  );
  const problem =
    'The photos report holds at most 500 photos, and 515 are marked for it. Take some of them out of the photos report on the photos page.';
  expect(await report()).toMatchObject({ photoCount: 515, problem, groups: [] });
  expect(await pdf()).toMatchObject({ status: 422, errors: [{ code: 'tooMany', detail: problem }] });
});
