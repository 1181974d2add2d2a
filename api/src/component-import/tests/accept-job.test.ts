import type { ImportPreview } from '@roofline/schema/component-import/component-import';
import type { Job } from '@roofline/schema/job/job';
import { eq } from 'drizzle-orm';
import { buildUpkeep, type Upkeep } from '../../component/fixtures/upkeep';
import { actorOfUser } from '../../platform/identity/session';
import { appUser } from '../../account/tables';
import type { Identity } from '../../property/fixtures/cast';
import { acceptImport } from '../accept/accept';
import { prepareAcceptance } from '../accept/prepare';
import { planHooks } from '../../plan/service';
import { membership } from '../../workspace/tables';

let t: Upkeep;
beforeEach(async () => void (t = await buildUpkeep()));
afterEach(() => t.close());

const table = (count: number) =>
  `Component,Category,UL,RUL,Cost\n${Array.from({ length: count }, (_, i) => `Item ${i + 1},Roofing,20,${i % 20},${1000 + i}`).join('\n')}\n`;

async function upload(count: number, propertyId = t.home, who: Identity = 'manager'): Promise<ImportPreview> {
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="list.csv"\r\n\r\n';
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/component/property/${propertyId}/import`,
    headers: { ...t.as[who], 'content-type': 'multipart/form-data; boundary=b' },
    payload: `${head}${table(count)}\r\n--b--\r\n`,
  });
  return answer.json().data as ImportPreview;
}

const accept = (id: string, who: Identity = 'manager') =>
  t.call(who, 'POST', `/api/component/import/${id}/accept`);
const jobOf = async (jobId: string, who: Identity = 'manager') =>
  (await t.call(who, 'GET', `/api/job/${jobId}`)).data as Job;
const count = async () => (await t.list()).totalCount;
it('a request saves 250 rows itself, and 251 by a job, which repeated requests find until it is done', async () => {
  // The row of headings counts, too.
  const small = await upload(249);
  expect((await accept(small.importId)).status).toBe(200);
  const large = await upload(250);
  const first = await accept(large.importId);
  expect(first).toMatchObject({ status: 202, data: { kind: 'componentImport', status: 'queued' } });
  const { jobId } = first.data as Job;
  expect((await accept(large.importId)).data).toMatchObject({ jobId });
  const preview = async () =>
    (await t.call('manager', 'GET', `/api/component/import/${large.importId}`)).data as ImportPreview;
  expect(await preview()).toMatchObject({ jobId, isAccepted: false });
  const columns = { columns: [], skipErrors: false, skipRows: [] };
  expect(
    (await t.call('manager', 'PUT', `/api/component/import/${large.importId}`, { body: columns })).errors,
  ).toMatchObject([{ code: 'stillRunning' }]);
  expect(await t.runJobs()).toBe(1);
  expect(await jobOf(jobId)).toMatchObject({
    status: 'succeeded',
    progress: 100,
    result: { import: { created: 1, unchanged: 249, totalCount: 250 } },
  });
  expect(await preview()).toMatchObject({ jobId: null, isAccepted: true });
  // Once saved, every later request gets the first answer.
  const again = await accept(large.importId, 'admin');
  expect(again).toMatchObject({ status: 200, data: { created: 1, totalCount: 250 } });
});

it('another user gets a 409 while the import is being saved, and does not see the job', async () => {
  const { importId } = await upload(251);
  const { jobId } = (await accept(importId)).data as Job;
  expect((await accept(importId, 'admin')).errors).toMatchObject([{ code: 'stillRunning' }]);
  expect((await t.call('admin', 'GET', `/api/job/${jobId}`)).status).toBe(404);
  expect((await t.call('admin', 'POST', `/api/job/${jobId}/cancel`)).status).toBe(404);
  expect((await t.call('admin', 'GET', `/api/component/import/${importId}`)).data).toMatchObject({
    jobId: null,
  });
});

it('a job whose user may no longer import saves nothing, and fails with 403', async () => {
  const { importId } = await upload(251);
  const { jobId } = (await accept(importId)).data as Job;
  const userId = t.ids.manager;
  await t.database.system((tx) =>
    tx.update(membership).set({ roleId: 5 }).where(eq(membership.userId, userId)),
  );
  await t.runJobs();
  expect(await jobOf(jobId)).toMatchObject({ status: 'failed', errors: [{ code: 'forbidden' }] });
  expect((await t.list('admin')).totalCount).toBe(0);
});

it('a job that is canceled before it begins saves nothing, and the import can be accepted again', async () => {
  const { importId } = await upload(251);
  const { jobId } = (await accept(importId)).data as Job;
  const canceled = await t.call('manager', 'POST', `/api/job/${jobId}/cancel`);
  expect(canceled.data).toMatchObject({ status: 'canceled', viewerCan: { cancel: false } });
  expect(await t.runJobs()).toBe(0);
  expect(await count()).toBe(0);
  const next = (await accept(importId)).data as Job;
  expect(next.jobId).not.toBe(jobId);
  await t.runJobs();
  expect(await count()).toBe(251);
});

it('computes again after a change between computing and saving, and adds nothing twice', async () => {
  const { importId } = await upload(30);
  const { database, clock } = t;
  const userId = t.ids.manager;
  const actor = await database.system(async (tx) => {
    const [user] = await tx.select().from(appUser).where(eq(appUser.userId, userId));
    return actorOfUser(tx, user!);
  });
  let computed = 0;
  const answer = await acceptImport({ database, clock, plans: planHooks(clock) }, importId, {
    actor,
    compute: async (subject) => {
      computed += 1;
      const acceptance = prepareAcceptance(subject);
      // Someone adds a component of the file, after the file was compared with the inventory.
      if (computed === 1)
        await t.addOne({
          name: 'Item 1',
          category: 'Roofing',
          location: null,
          usefulLife: 20,
          remainingUsefulLife: 0,
        });
      return acceptance;
    },
    write: (work) => database.tenant(actor, work),
  });
  expect(computed).toBe(2);
  expect(answer).toMatchObject({ created: 29, updated: 1, totalCount: 30 });
  expect(await count()).toBe(30);
});
