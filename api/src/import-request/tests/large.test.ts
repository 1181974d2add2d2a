import type { ImportPreview } from '@roofline/schema/component-import/component-import';
import type { ImportRequest } from '@roofline/schema/import-request/import-request';
import type { Job } from '@roofline/schema/job/job';
import { sql } from 'drizzle-orm';
import { buildUpkeep, type Upkeep } from '../../component/fixtures/upkeep';
import { broken, linesOf, studiesAt, study, studyOf } from '../fixtures/studies';

let t: Upkeep;
beforeEach(async () => {
  t = await buildUpkeep();
});
afterEach(() => t.close());

const sent = async (bytes = study, options = {}) => (await studiesAt(t).send(bytes, options)).data;

describe('a large import', () => {
  const asked = async () => {
    const request = await sent(studyOf(linesOf(251)));
    const { status, data } = await studiesAt(t).import(request.importRequestId);
    return { ...request, status, jobId: data.jobId! };
  };
  const jobOf = async (jobId: string) => (await t.call('staff', 'GET', `/api/job/${jobId}`)).data as Job;

  it('runs as a job that a repeat finds, while other changes are refused', async () => {
    const { importRequestId, status, jobId } = await asked();
    expect(status).toBe(202);
    expect((await studiesAt(t).import(importRequestId)).data).toMatchObject({ jobId });
    const { preview } = await studiesAt(t).read(importRequestId);
    expect(preview).toMatchObject({ jobId });
    expect((await studiesAt(t).import(importRequestId, { file: study })).errors).toMatchObject([
      { code: 'stillRunning' },
    ]);
    expect((await studiesAt(t).change(importRequestId, 1, { fiscalYear: 2026 })).errors).toMatchObject([
      { code: 'stillRunning' },
    ]);
    await t.runJobs();
    expect(await jobOf(jobId)).toMatchObject({
      status: 'succeeded',
      kind: 'importRequest',
      result: { import: { created: 251, totalCount: 251 } },
    });
    expect(await studiesAt(t).read(importRequestId)).toMatchObject({ status: 3, result: { created: 251 } });
    expect((await studiesAt(t).import(importRequestId)).data as ImportRequest).toMatchObject({ status: 3 });
    expect((await t.list()).totalCount).toBe(251);
  });

  it('reports a failure at the request', async () => {
    const request = await sent(studyOf([...linesOf(251), broken]));
    const { data } = await studiesAt(t).import(request.importRequestId);
    await t.runJobs();
    expect(await jobOf(data.jobId!)).toMatchObject({ status: 'failed', errors: [{ field: 'rows.253' }] });
    expect(await studiesAt(t).read(request.importRequestId)).toMatchObject({
      status: 1,
      problems: [{ row: 253 }],
    });
    expect((await t.list()).totalCount).toBe(0);
  });

  it('imports nothing if the requester is no longer staff', async () => {
    const { jobId, importRequestId } = await asked();
    await t.database.system((tx) => tx.execute(sql`update app_user set is_staff = false where is_staff`));
    await t.runJobs();
    const read = await studiesAt(t).read(importRequestId, 'manager');
    expect(read.preview as ImportPreview).toMatchObject({ isAccepted: false });
    expect([read.status, jobId.length > 0]).toEqual([4, true]);
  });
});
