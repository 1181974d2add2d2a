import { sql } from 'drizzle-orm';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf, type Tx } from '@roofline/api/platform/database';
import { buildGallery, type Gallery } from '@roofline/api/photo/fixtures/gallery';
import type { PhotoPage } from '@roofline/schema/photo/photo';
import { comparePages, onBothDatabases } from './measure/page-times';
import type { BenchResult } from './results';

/** A page is full in both lists, so that both present as many. */
const PAGE = 200;
const MANY = 10_000;

interface Photos {
  gallery: Gallery;
  count: number;
}

/** Copies of one photo: dates in no order, every hundredth without one, and as many with the word as a page shows. */
async function copyPhoto(tx: Tx, count: number): Promise<void> {
  await tx.execute(sql`insert into photo (workspace_id, property_photo_id, property_id, blob_id, content_hash, file_name,
      description, taken_date, upload_date, uploaded_by, upload_by_full_name, width, height, file_size, placeholder)
    select workspace_id, gen_random_uuid(), property_id, blob_id, 'copy ' || n, 'IMG_' || n || '.jpg',
      case when n % ${count / PAGE}::int = 0 then 'East stair, landing ' || n else 'Carport row, bay ' || n || ', seen from the drive' end,
      case when n % 100 > 0 then timestamp '2020-01-01' + (n * 7919 % 2000) * interval '1 day' end,
      upload_date - (n * 104729 % 100000) * interval '1 minute', uploaded_by, upload_by_full_name, width, height, file_size, placeholder
    from photo cross join generate_series(1, ${count}::int) n`);
  await tx.execute(
    sql`update photo set deleted_at = now(), deleted_by = uploaded_by where content_hash not like 'copy %'`,
  );
}

async function openPhotos(count: number): Promise<Photos> {
  const gallery = await buildGallery();
  await gallery.addPhoto();
  const { database, workspaceId } = gallery;
  await database.tenant(workActor([workspaceId]), (tx) => copyPhoto(tx, count));
  // The work of autovacuum on a server, and the upkeep of the embedded database.
  await database.single(sql`vacuum (analyze)`);
  return { gallery, count };
}

async function timed({ gallery }: Photos, query: string): Promise<number> {
  const began = performance.now();
  const url = `/api/photo/property/${gallery.home}?${query}`;
  const answer = await gallery.app.inject({ url, headers: gallery.as.manager });
  const took = performance.now() - began;
  const { items } = answer.json().data as PhotoPage;
  if (items.length !== PAGE) throw new Error(`A page of ${items.length}: ${answer.body.slice(0, 200)}`);
  return took;
}

const QUESTIONS = [
  ['newest uploads', 'sortBy=uploadDate&sortDesc=true'],
  ['oldest uploads', 'sortBy=uploadDate&sortDesc=false'],
  ['latest taken', 'sortBy=takenDate&sortDesc=true'],
  ['earliest taken', 'sortBy=takenDate&sortDesc=false'],
  ['search', 'search=Stair'],
] as const;

/** How the rows of each order are found: by its index, or by sorting all of them. */
async function plansOf({ gallery }: Photos): Promise<string> {
  const { database, workspaceId, home } = gallery;
  const orders = [
    'upload_date desc, property_photo_id desc',
    'taken_date desc nulls last, upload_date desc, property_photo_id desc',
    'taken_date asc nulls last, upload_date asc, property_photo_id asc',
  ];
  const scans: string[] = [];
  for (const order of orders) {
    const lines = await database.tenant(workActor([workspaceId]), (tx) =>
      rowsOf<{ 'QUERY PLAN': string }>(
        tx,
        sql`explain (costs off) select * from photo where workspace_id = ${workspaceId}::uuid and property_id = ${home}::uuid
          and deleted_at is null order by ${sql.raw(order)} limit ${PAGE}`,
      ),
    );
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    scans.push(
      `${/photo_\w+|Seq Scan/.exec(plan)?.[0] ?? plan}${plan.includes('Sort') ? ' and a sort' : ''}`,
    );
  }
  return scans.join(', ');
}

async function benchOn(kind: string): Promise<BenchResult[]> {
  const [few, many] = [await openPhotos(PAGE), await openPhotos(MANY)];
  const results: BenchResult[] = [];
  for (const [name, query] of QUESTIONS)
    results.push(
      await comparePages({
        name: `page of 200 photos, ${name}, ${kind}`,
        few,
        many,
        rows: [PAGE, MANY],
        ask: (photos) => timed(photos, query),
      }),
    );
  const plans = await plansOf(many);
  await few.gallery.close();
  await many.gallery.close();
  return results.map((result, n) => (n === 0 ? { ...result, detail: `${result.detail}; ${plans}` } : result));
}

/** A page of 200 photos among 10,000 against one among 200, in each order and by a search. */
export const runPhotoListBench = (): Promise<BenchResult[]> => onBothDatabases(benchOn);
