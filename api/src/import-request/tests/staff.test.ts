import { sql } from 'drizzle-orm';
import { buildUpkeep, type Upkeep } from '../../component/fixtures/upkeep';
import { workActor } from '../../platform/actor';
import { broken, roof, studiesAt, study, studyOf } from '../fixtures/studies';

let t: Upkeep;
beforeEach(async () => {
  t = await buildUpkeep();
});
afterEach(() => t.close());

const sent = async (bytes = study, options = {}) => (await studiesAt(t).send(bytes, options)).data;

describe('staff', () => {
  it('takes a request for a year, and refuses the second of two takers', async () => {
    const { importRequestId } = await sent();
    const taken = await studiesAt(t).change(importRequestId, 1, { fiscalYear: 2026 });
    expect(taken).toMatchObject({
      status: 200,
      data: { status: 2, version: 2, takenBy: expect.any(String) },
    });
    expect(await studiesAt(t).change(importRequestId, 1, { fiscalYear: 2026 })).toMatchObject({
      status: 412,
    });
    expect(await studiesAt(t).list('staff')).toMatchObject({ newCount: 0, totalCount: 1 });
    expect(await studiesAt(t).list('staff', '?status=4')).toMatchObject({ totalCount: 0 });
    expect(await studiesAt(t).activity()).toContain('Took the study study.xlsx, to import it into 2026');
  });

  it('takes a request only once when several do so at the same moment', async () => {
    const { importRequestId } = await sent();
    const answers = await Promise.all(
      [2026, 2026, 2026].map((fiscalYear) => studiesAt(t).change(importRequestId, 1, { fiscalYear })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect(await studiesAt(t).read(importRequestId)).toMatchObject({ status: 2, version: 2 });
  });

  it('excludes users of the portfolio', async () => {
    const { importRequestId } = await sent();
    for (const who of ['admin', 'manager'] as const) {
      expect((await studiesAt(t).change(importRequestId, 1, { fiscalYear: 2026 }, who)).status).toBe(403);
      expect((await studiesAt(t).import(importRequestId, { who })).status).toBe(403);
    }
  });

  it('sends the problems of a file back, and notifies its sender once', async () => {
    const { importRequestId } = await sent(studyOf([roof, broken]));
    const back = await studiesAt(t).change(importRequestId, 1, { fiscalYear: 2026, status: 1 });
    expect(back).toMatchObject({ status: 200, data: { status: 1, problemCount: 1 } });
    await studiesAt(t).change(importRequestId, 2, { fiscalYear: 2026, status: 1 });
    expect(await studiesAt(t).told('manager')).toMatchObject([
      {
        titleTemplate: 'study.xlsx has problems',
        bodyTemplate: 'Roofline could not import the study that you sent: 1 problem to correct in the file.',
        link: `/useraccount/admin/import-requests/${importRequestId}`,
      },
    ]);
    const fine = await sent();
    expect(
      (await studiesAt(t).change(fine.importRequestId, 1, { fiscalYear: 2026, status: 1 })).errors,
    ).toMatchObject([{ code: 'noProblems' }]);
  });

  it('has the file read again if it no longer waits', async () => {
    const { importRequestId } = await sent();
    await t.database.tenant(workActor([t.workspaceId]), (tx) =>
      tx.execute(sql`delete from component_import`),
    );
    expect((await studiesAt(t).read(importRequestId)).preview).toBeNull();
    await studiesAt(t).change(importRequestId, 1, { fiscalYear: 2026 });
    expect((await studiesAt(t).read(importRequestId)).preview).toMatchObject({ counts: { new: 2 } });
  });
});
