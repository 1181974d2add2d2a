import { sql } from 'drizzle-orm';
import { buildUpkeep, type Upkeep } from '../../component/fixtures/upkeep';
import { archiveOf, rowXml, workbookParts } from '../../component-import/fixtures/archives';
import { workActor } from '../../platform/actor';
import { multipartBody } from '../../platform/upload/fixtures/multipart';
import type { Identity } from '../../property/fixtures/cast';
import { broken, roof, studiesAt, study, studyOf } from '../fixtures/studies';

let t: Upkeep;
beforeEach(async () => {
  t = await buildUpkeep();
});
afterEach(() => t.close());

const sent = async (bytes = study, options = {}) => (await studiesAt(t).send(bytes, options)).data;

const padding = { name: 'xl/worksheets/sheet2.xml', content: Buffer.alloc(30_000_000, 0x20) };
const bomb = archiveOf([...workbookParts(rowXml(1, ['Component', 'Cost'])), padding]);

describe('a study that a customer sends', () => {
  it('becomes a new request of the property, with its preview, and changes no component', async () => {
    const { status, data } = await studiesAt(t).send(study, { fileName: '../a<b>:stu|dy?.xlsx' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      status: 4,
      fileName: 'abstudy.xlsx',
      fiscalYear: 2026,
      propertyName: 'Home Court',
      problems: [],
      takenBy: null,
      viewerCan: { import: false },
    });
    expect((await studiesAt(t).list('staff')).items[0]).toMatchObject({ viewerCan: { import: true } });
    expect(await studiesAt(t).list('staff')).toMatchObject({ totalCount: 1, newCount: 1 });
    const { preview } = await studiesAt(t).read(data.importRequestId);
    expect(preview).toMatchObject({ counts: { new: 2 }, canAccept: true });
    expect((await t.list()).totalCount).toBe(0);
    expect(await studiesAt(t).activity()).toContain(
      'Sent the study abstudy.xlsx to Roofline, to be imported into 2026',
    );
    const file = await t.app.inject({
      url: `/api/admin/import-request/${data.importRequestId}/file`,
      headers: t.as.manager,
    });
    expect(file.rawPayload.equals(study)).toBe(true);
    expect(file.headers['content-disposition']).toContain('abstudy.xlsx');
  });

  it('shows each problem by sheet, row and column to both sides', async () => {
    const { importRequestId } = await sent(studyOf([roof], [broken]));
    const problems = [
      {
        sheetName: 'S2',
        row: 2,
        column: 'C (Remaining Useful Life)',
        detail: 'Remaining Useful Life should be a whole number from 0 to 200',
      },
    ];
    for (const who of ['manager', 'staff'] as const)
      expect(await studiesAt(t).read(importRequestId, who)).toMatchObject({
        status: 4,
        problems,
        problemCount: 1,
      });
  });

  it.each([
    ['no year', { fields: { fiscalYear: '' } }, [422, 'Fiscal year is required']],
    [
      'an odd year',
      { fields: { fiscalYear: '26' } },
      [422, 'Fiscal year should be a year from 1900 to 2199'],
    ],
    ['no property', { fields: { propertyId: 'x' } }, [422, 'Choose the property that the study is of']],
    ['another type', { fileName: 'study.csv' }, [415, 'Invalid file type. Allowed types: .xlsx.']],
    ['another ending', { fileName: 'study.xlsm' }, [415, 'Invalid file type. Allowed types: .xlsx.']],
  ])('with %s is refused', async (_name, options, [status, detail]) => {
    const answer = await studiesAt(t).send(study, options as object);
    expect([answer.status, answer.errors[0]!.detail]).toEqual([status, detail]);
    expect((await studiesAt(t).list('staff')).totalCount).toBe(0);
  });

  it.each([
    ['text under its name', Buffer.from('hello'), 415],
    ['bytes that are no workbook', Buffer.from('PK\u0003\u0004 and nothing'), 422],
    ['nothing', Buffer.alloc(0), 422],
    ['a bomb (UP-11)', bomb, 422],
    ['more than 10 MB', Buffer.concat([study, Buffer.alloc(10_000_000)]), 413],
  ])('that is %s is refused, and nothing of it is stored', async (_name, bytes, status) => {
    expect((await studiesAt(t).send(bytes)).status).toBe(status);
    expect((await studiesAt(t).list('staff')).totalCount).toBe(0);
  });

  it('is refused if it has two files (UP-10)', async () => {
    const one = { field: 'file', bytes: study, fileName: 'a.xlsx' };
    const fields = { propertyId: t.home, fiscalYear: '2026' };
    const beside = Object.entries(fields).map(([field, text]) => ({ field, bytes: Buffer.from(text) }));
    const { payload, contentType } = multipartBody([...beside, one, one]);
    const headers = { ...t.as.manager, 'content-type': contentType };
    const url = '/api/admin/import-request';
    const answer = await t.app.inject({ method: 'POST', url, headers, payload });
    expect([413, 422]).toContain(answer.statusCode);
    expect((await studiesAt(t).list('staff')).totalCount).toBe(0);
  });

  it('waits without a preview if its year is not set up', async () => {
    const { importRequestId } = await sent(study, { fields: { fiscalYear: '2031' } });
    expect(await studiesAt(t).read(importRequestId)).toMatchObject({ preview: null, problems: [] });
    expect(await studiesAt(t).import(importRequestId, { year: 2031 })).toMatchObject({
      status: 409,
      errors: [{ code: 'yearClosed' }],
    });
  });

  it('becomes one request for each key, and at most 20 requests of a property wait', async () => {
    const [first, again] = [await sent(study, { key: 'k' }), await sent(study, { key: 'k' })];
    expect(again).toEqual(first);
    expect((await studiesAt(t).send(studyOf([roof]), { key: 'k' })).status).toBe(422);
    for (let n = 1; n < 20; n += 1) expect((await studiesAt(t).send(study)).status).toBe(201);
    expect(await studiesAt(t).send(study)).toMatchObject({
      status: 409,
      errors: [{ code: 'tooManyRequests' }],
    });
  });

  it('is visible only to users who run its property', async () => {
    const home = await sent();
    const away = await sent(study, { who: 'admin', fields: { propertyId: t.away } });
    const ids = async (who: Identity) =>
      (await studiesAt(t).list(who)).items.map((one) => one.importRequestId);
    expect(await ids('admin')).toEqual([away.importRequestId, home.importRequestId]);
    expect(await ids('manager')).toEqual([home.importRequestId]);
    expect(await ids('stranger')).toEqual([]);
    const status = async (who: Identity, id: string) =>
      (await t.call(who, 'GET', `/api/admin/import-request/${id}`)).status;
    expect(await status('manager', away.importRequestId)).toBe(404);
    expect(await status('stranger', home.importRequestId)).toBe(404);
    expect(await status('member', home.importRequestId)).toBe(403);
    expect((await t.call('vendor', 'GET', '/api/admin/import-request')).status).toBe(403);
    expect((await studiesAt(t).send(study, { who: 'stranger' })).status).toBe(404);
  });

  it('is deleted with its property, and its bytes after it', async () => {
    await sent();
    await t.database.tenant(workActor([t.workspaceId]), (tx) =>
      tx.execute(sql`delete from property where property_id = ${t.home}::uuid`),
    );
    expect((await studiesAt(t).list('staff')).totalCount).toBe(0);
    await t.sweepFiles();
    let left = 0;
    for await (const _ of t.storage.list('blob')) left += 1;
    expect(left).toBe(0);
  });
});
