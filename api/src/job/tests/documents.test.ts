import { JOB_KINDS, type DocumentName, type Job } from '@roofline/schema/job/job';
import { eq } from 'drizzle-orm';
import { buildUpkeep, type Upkeep } from '../../component/fixtures/upkeep';
import { DOCUMENTS } from '../../jobs';
import { JOB_KINDS as DONE } from '../../jobs';
import { workActor } from '../../platform/actor';
import { newId } from '../../platform/ids';
import { propertyAssignment } from '../../property/tables';
import type { Identity } from '../../property/fixtures/cast';
import { membership } from '../../workspace/tables';
import { askedOf, DOCUMENT_NAMES } from '../document';
import { job } from '../tables';

let t: Upkeep;
beforeEach(async () => {
  t = await buildUpkeep();
  await t.addOne();
});
afterEach(() => t.close());

const ask = (body: object, who: Identity = 'manager', key?: string) =>
  t.call(who, 'POST', '/api/job/document', key === undefined ? { body } : { body, key });
const components = () => ({ document: 'components', propertyId: t.home, fiscalYear: 2026 });
const jobOf = async (jobId: string) => (await t.call('manager', 'GET', `/api/job/${jobId}`)).data as Job;
const download = (jobId: string, who: Identity = 'manager') =>
  t.app.inject({ method: 'GET', url: `/api/job/${jobId}/download`, headers: t.as[who] });

/** Makes the components' workbook and returns the id of its job. */
async function made(): Promise<string> {
  const { jobId } = (await ask(components())).data as Job;
  await t.runJobs();
  return jobId;
}

it('a job can make every document of the registry, with the same input as its own address', () => {
  expect(Object.values(DOCUMENT_NAMES).toSorted()).toEqual([...DOCUMENTS.keys()].toSorted());
  const [propertyId, planId] = [newId(), newId()];
  const ofAll = { workspaceId: newId(), view: { basis: 'plan' }, spend: { from: 2024, to: 2026 } };
  const subjectOf = (document: DocumentName) => {
    if (/^(associations|projectSpend)/.test(document)) return ofAll;
    return ['packet', 'workbook', 'disclosure'].includes(document)
      ? { planId }
      : { propertyId, fiscalYear: 2026 };
  };
  for (const [document, name] of Object.entries(DOCUMENT_NAMES) as [DocumentName, string][]) {
    const asked = askedOf({ document, ...subjectOf(document) } as never);
    expect(DOCUMENTS.get(name)!.asked.safeParse(asked)).toMatchObject({ success: true });
  }
  expect(DONE.map(({ name }) => name).toSorted()).toEqual([...JOB_KINDS].toSorted());
});

it('is made by a job, whose download is the same as the document’s own address', async () => {
  const asked = await ask(components());
  expect(asked).toMatchObject({ status: 202, data: { status: 'queued', viewerCan: { download: false } } });
  const { jobId } = asked.data as Job;
  expect((await download(jobId)).statusCode).toBe(409);
  await t.runJobs();
  const done = await jobOf(jobId);
  expect(done).toMatchObject({ status: 'succeeded', viewerCan: { cancel: false, download: true } });
  const file = await download(jobId);
  const own = await t.app.inject({
    method: 'GET',
    url: `/api/component/property/${t.home}/export?fiscalYear=2026`,
    headers: t.as.manager,
  });
  expect(file.headers['content-disposition']).toBe(own.headers['content-disposition']);
  expect(file.headers['content-type']).toBe(own.headers['content-type']);
  expect(file.rawPayload.length).toBe(done.result!.file!.size);
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

it('the projects of a property are made by a job for those who may edit them', async () => {
  const projects = { document: 'projects', propertyId: t.home };
  const asked = (await ask(projects)).data as Job;
  await t.runJobs();
  expect(await jobOf(asked.jobId)).toMatchObject({ status: 'succeeded' });
  const file = await download(asked.jobId);
  expect(file.headers['content-disposition']).toMatch(/projects.*\.xlsx/);
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const refused = (await ask(projects, 'member')).data as Job;
  await t.runJobs();
  const { data } = await t.call('member', 'GET', `/api/job/${refused.jobId}`);
  expect(data).toMatchObject({ status: 'failed', errors: [{ code: 'forbidden' }] });
});

it('one key makes one job; refuses a request that does not fit the document', async () => {
  const [first, again] = [await ask(components(), 'manager', 'k'), await ask(components(), 'manager', 'k')];
  expect((again.data as Job).jobId).toBe((first.data as Job).jobId);
  expect((await ask({ document: 'packet', propertyId: t.home })).errors).toMatchObject([{ field: 'planId' }]);
  expect((await ask({ document: 'poem', propertyId: t.home })).status).toBe(422);
  expect((await ask({ document: 'packet', planId: newId() })).status).toBe(404);
  expect((await ask({ ...components(), propertyId: t.foreign })).status).toBe(404);
});

it('refuses a job of one workspace with ids of another (TN-8)', async () => {
  const row = { workspaceId: t.workspaceId, userId: t.ids.manager, jobId: newId(), kind: 'document' };
  const now = t.clock.now();
  await t.database.tenant(workActor([t.workspaceId]), (tx) =>
    tx.insert(job).values({
      ...row,
      input: { ...components(), propertyId: t.foreign },
      runAfter: now,
      createdAt: now,
    }),
  );
  await t.runJobs();
  expect(await jobOf(row.jobId)).toMatchObject({ status: 'failed', errors: [{ code: 'notFound' }] });
});

it('only the requester downloads the file, and not with another role or without the property', async () => {
  const jobId = await made();
  for (const who of ['admin', 'stranger', 'staff'] as const)
    expect((await download(jobId, who)).statusCode).toBe(404);
  const become = (roleId: number) =>
    t.database.system((tx) =>
      tx.update(membership).set({ roleId }).where(eq(membership.userId, t.ids.manager)),
    );
  await become(4);
  expect((await download(jobId)).statusCode).toBe(403);
  await become(3);
  expect((await download(jobId)).statusCode).toBe(200);
  await t.database.tenant(workActor([t.workspaceId]), (tx) =>
    tx.delete(propertyAssignment).where(eq(propertyAssignment.userId, t.ids.manager)),
  );
  expect((await download(jobId)).statusCode).toBe(404);
});

it('the job of a user who may not export fails and says so', async () => {
  const { jobId } = (await ask(components(), 'member')).data as Job;
  await t.runJobs();
  expect((await t.call('member', 'GET', `/api/job/${jobId}`)).data).toMatchObject({
    status: 'failed',
    errors: [{ code: 'forbidden' }],
  });
});

it('answers 410 for a file that was swept', async () => {
  const jobId = await made();
  await t.database.system((tx) => tx.update(job).set({ blobId: null }));
  expect((await download(jobId)).statusCode).toBe(410);
  expect((await jobOf(jobId)).viewerCan.download).toBe(false);
});
