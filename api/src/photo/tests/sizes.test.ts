import { readFileSync } from 'node:fs';
import { PICTURE_GIVEN_UP, type Photo } from '@roofline/schema/photo/photo';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database';
import { notFound, Problem } from '../../platform/problem';
import { buildGallery, type Gallery } from '../fixtures/gallery';
import { jpegOf, newJpeg, SAID } from '../fixtures/pictures';

let t: Gallery;
beforeAll(async () => {
  t = await buildGallery();
});
afterAll(() => t.close());

const heic = () => readFileSync(new URL('../fixtures/house.heic', import.meta.url));
const at = ({ propertyPhotoId }: Photo) => `/api/photo/${propertyPhotoId}`;
const ask = (url: string, who: 'manager' | 'admin' | 'vendor' = 'manager') =>
  t.app.inject({ url, headers: t.as[who] });
const read = async (photo: Photo): Promise<Photo> => (await t.call('manager', 'GET', at(photo))).data;
const blobsOf = (photo: Photo) =>
  t.database.system((tx) =>
    rowsOf<{ content_type: string }>(
      tx,
      sql`select content_type from blob where blob_id = ${photo.smallFileUrl.split('v=')[1]!}::uuid`,
    ),
  );

/** Returns a JPEG with a complete header but an incomplete picture. */
const cutJpeg = async () => {
  const whole = await jpegOf(SAID, { width: 900, height: 700, color: '#123456' });
  return whole.subarray(0, whole.length - 2000);
};
/** Returns a HEIC with all parts in the places of its header, but with damaged pixels. */
async function tornHeic() {
  const bytes = heic();
  const from = bytes.indexOf('mdat') + 4;
  return Buffer.concat([bytes.subarray(0, from), Buffer.alloc(bytes.length - from, 0xa5)]);
}
async function sendOne(bytes: Buffer, over: object = {}): Promise<Photo> {
  const { status, data } = await t.send([{ bytes, ...over }]);
  expect(status).toBe(201);
  return data[0]!;
}

describe('a photo whose sizes are being made', () => {
  test('is shown with size and metadata, and its picture is answered with when to ask again', async () => {
    const photo = await sendOne(await newJpeg(SAID));
    expect(photo).toMatchObject({
      imageState: 'beingMade',
      imageProblem: null,
      placeholder: null,
      camera: 'Apple iPhone 15',
      height: 48,
    });
    const download = `/api/photo/download/${photo.propertyPhotoId}`;
    for (const url of [photo.smallFileUrl, photo.originalFileUrl, download]) {
      const answer = await ask(url);
      expect([answer.statusCode, answer.json().error.errors[0].code]).toEqual([409, 'beingMade']);
      expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    }
    const zip = await t.bulk('download', { propertyPhotoIds: [photo.propertyPhotoId] });
    expect([zip.status, zip.errors[0]?.code]).toEqual([409, 'beingMade']);
  });

  test('can be edited in the meantime, since the picture does not raise its version', async () => {
    const photo = await sendOne(await newJpeg());
    expect((await t.put(photo, { description: 'Stair' })).status).toBe(200);
    await t.runJobs();
    const shown = await read(photo);
    expect(shown).toMatchObject({ imageState: 'ready', description: 'Stair', version: 2 });
    expect(shown.smallFileUrl).not.toBe(photo.smallFileUrl);
    expect((await ask(shown.smallFileUrl)).statusCode).toBe(200);
    // The uploaded file is not served under its old address, either.
    expect((await ask(photo.originalFileUrl)).rawPayload.includes('iPhone')).toBe(false);
  });

  test('delays the printed photos report', async () => {
    const photo = await sendOne(await newJpeg(), {});
    await t.put(photo, { includeInPhotosReport: true });
    const pdf = `/api/reports/photos/${t.home}/pdf`;
    const early = await ask(pdf);
    expect([early.statusCode, early.json().error.errors[0].detail]).toEqual([
      409,
      '1 picture of the photos report is still being prepared. Try again in a few seconds.',
    ]);
    await t.runJobs();
    expect((await ask(pdf)).statusCode).toBe(200);
    await t.put(await read(photo), { includeInPhotosReport: false });
  });

  test('gets its picture in the trash, too, but not once it is erased', async () => {
    const [kept, erased] = [await sendOne(await newJpeg()), await sendOne(await newJpeg())];
    const ids = [kept.propertyPhotoId, erased.propertyPhotoId];
    await t.bulk('delete', { propertyPhotoIds: ids });
    await t.bulk('erase', { propertyPhotoIds: [erased.propertyPhotoId] }, 'admin');
    await t.runJobs();
    await t.bulk('restore', { propertyPhotoIds: [kept.propertyPhotoId] });
    expect((await read(kept)).imageState).toBe('ready');
    const failed = await t.database.system((tx) =>
      rowsOf(tx, sql`select 1 from job where kind = 'photoSizes' and status <> 'succeeded'`),
    );
    expect(failed).toEqual([]);
  });

  test('releases the uploaded file once the picture is ready', async () => {
    const photo = await sendOne(await newJpeg(SAID));
    expect(await blobsOf(photo)).toEqual([{ content_type: 'image/jpeg' }]);
    const shown = await t.ready(photo);
    await t.sweepFiles();
    expect(await blobsOf(photo)).toEqual([]);
    expect((await ask(shown.largeFileUrl)).statusCode).toBe(200);
  });

  test('is completed only once when its job runs again after the process ended', async () => {
    const photo = await t.ready(await sendOne(await newJpeg()));
    const before = await t.everything();
    // As if the process had ended between the picture and the end of the job.
    await t.database.system((tx) =>
      tx.execute(sql`update job set status = 'queued', attempts = 1
        where kind = 'photoSizes' and input ->> 'propertyPhotoId' = ${photo.propertyPhotoId}`),
    );
    await t.runJobs();
    expect(await read(photo)).toEqual(photo);
    expect(await t.everything()).toBe(before);
  });
});

describe('a picture that cannot be decoded', () => {
  test.each([
    ['a JPEG', 'cut.jpg', 'image/jpeg', cutJpeg],
    ['a HEIC', 'torn.heic', 'image/heic', tornHeic],
  ])('%s says how to mend it, and only its uploader gets the file', async (_, fileName, type, bytesOf) => {
    const bytes = await bytesOf();
    const photo = await t.ready(await sendOne(bytes, { fileName, type }));
    expect(photo).toMatchObject({ imageState: 'failed', placeholder: null });
    expect(photo.imageProblem).toContain('upload it again as a JPEG');
    expect((await ask(photo.smallFileUrl)).statusCode).toBe(409);
    const download = `/api/photo/download/${photo.propertyPhotoId}`;
    const own = await ask(download);
    expect(own.rawPayload.equals(bytes)).toBe(true);
    expect(own.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(own.headers['content-disposition']).toContain(`attachment; filename="${fileName}"`);
    expect((await ask(download, 'admin')).statusCode).toBe(409);
    const zip = await t.bulk('download', { propertyPhotoIds: [photo.propertyPhotoId] });
    expect(zip.errors[0]?.detail).toBe(
      `The file of ${fileName} can't be read. Take it out of the selection, then download the others again.`,
    );
  });

  test('is printed as an empty frame, and can be deleted', async () => {
    const photo = await t.ready(await sendOne(Buffer.concat([await cutJpeg()]).subarray(0, -1)));
    await t.put(photo, { includeInPhotosReport: true });
    expect((await ask(`/api/reports/photos/${t.home}/pdf`)).statusCode).toBe(200);
    const { version } = await read(photo);
    expect((await t.call('manager', 'DELETE', at(photo), { version })).status).toBe(204);
  });
});

test('an outage of the store loses no picture', async () => {
  const photo = await sendOne(await newJpeg());
  const away = vi.spyOn(t.storage, 'read').mockRejectedValue(new Problem(503, notFound().errors));
  await t.runJobs();
  expect((await read(photo)).imageState).toBe('beingMade');
  away.mockRestore();
  t.clock.advance(60_000);
  await t.runJobs();
  expect((await read(photo)).imageState).toBe('ready');
});

describe('a picture whose job is given up', () => {
  /** As if its process had died at each try. */
  async function givenUp(): Promise<Photo> {
    const photo = await sendOne(await newJpeg());
    await t.database.system((tx) =>
      tx.execute(sql`update job set attempts = 99
        where kind = 'photoSizes' and input ->> 'propertyPhotoId' = ${photo.propertyPhotoId}`),
    );
    await t.runJobs();
    return read(photo);
  }
  const retry = (photo: Photo, who: 'manager' | 'member' | 'vendor' = 'manager') =>
    t.call(who, 'POST', `${at(photo)}/retry`);
  const jobsOf = (photo: Photo) =>
    t.database.system((tx) =>
      rowsOf<{ job_id: string; status: string }>(
        tx,
        sql`select job_id, status from job where once_key = ${`photo ${photo.propertyPhotoId}`} order by created_at, job_id`,
      ),
    );
  const asStaff = (jobId: string) => t.call('staff', 'POST', `/api/admin/jobs/${jobId}/retry`);

  test('has a problem, and is made once someone who may edit the photo tries it again', async () => {
    const photo = await givenUp();
    expect(photo).toMatchObject({
      imageState: 'failed',
      imageProblem: PICTURE_GIVEN_UP,
      viewerCan: { retryPicture: true },
    });
    const [status, shown] = [(await retry(photo, 'vendor')).status, await retry(photo)];
    expect([status, shown.status]).toEqual([404, 200]);
    expect(shown.data).toMatchObject({ imageState: 'beingMade', imageProblem: null, version: photo.version });
    const before = await t.everything();
    // A double click queues and records only one retry.
    expect((await retry(photo)).data).toMatchObject({ imageState: 'beingMade' });
    expect(await t.everything()).toBe(before);
    expect((await jobsOf(photo)).map((job) => job.status)).toEqual(['failed', 'queued']);
    expect(await t.ready(photo)).toMatchObject({ imageState: 'ready', imageProblem: null });
    expect((await retry(photo)).data).toMatchObject({ imageState: 'ready' });
  });

  test('is made once internal staff restart its job, which cannot be restarted after a retry', async () => {
    const [one, other] = [await givenUp(), await givenUp()];
    expect((await asStaff((await jobsOf(one))[0]!.job_id)).status).toBe(200);
    expect((await read(one)).imageState).toBe('beingMade');
    expect((await t.ready(one)).imageState).toBe('ready');
    await retry(other);
    const [failed] = await jobsOf(other);
    expect((await asStaff(failed!.job_id)).errors[0]?.code).toBe('requestedAgain');
    await t.ready(other);
    expect((await asStaff(failed!.job_id)).errors[0]?.code).toBe('gone');
    expect((await jobsOf(other)).map((job) => job.status)).toEqual(['failed', 'succeeded']);
  });

  test('cannot be retried where another try would change nothing', async () => {
    const photo = await t.ready(await sendOne((await cutJpeg()).subarray(0, -3), {}));
    expect(photo).toMatchObject({ imageState: 'failed', viewerCan: { retryPicture: false } });
    expect((await retry(photo)).errors[0]?.code).toBe('unreadable');
  });
});
