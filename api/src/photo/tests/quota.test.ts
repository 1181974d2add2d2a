import { rowsOf } from '../../platform/database';
import { sql } from 'drizzle-orm';
import { buildGallery, type Gallery } from '../fixtures/gallery';
import { newJpeg } from '../fixtures/pictures';

let t: Gallery;
beforeAll(async () => {
  t = await buildGallery({ config: { FILE_QUOTA_BYTES: 1 } });
});
afterAll(() => t.close());

test('a photo beyond the quota of the workspace is refused at its place and leaves nothing', async () => {
  expect(await t.send([await newJpeg()])).toMatchObject({
    status: 507,
    errors: [{ code: 'quota', field: 'files.0' }],
  });
  expect((await t.photos()).totalCount).toBe(0);
  const rows = await t.database.system((tx) => rowsOf(tx, sql`select 1 from blob`));
  expect(rows).toEqual([]);
  expect(await t.sweepFiles()).toBe(0);
});
