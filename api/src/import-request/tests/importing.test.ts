import { sql } from 'drizzle-orm';
import { buildUpkeep, type Upkeep } from '../../component/fixtures/upkeep';
import { workActor } from '../../platform/actor';
import { failAtEach } from '../../property/fixtures/failing';
import { broken, linesOf, roof, studiesAt, study, studyOf } from '../fixtures/studies';

let t: Upkeep;
beforeEach(async () => {
  t = await buildUpkeep();
});
afterEach(() => t.close());

const sent = async (bytes = study, options = {}) => (await studiesAt(t).send(bytes, options)).data;

describe('an import', () => {
  it('adds all lists of the file, and notifies its sender', async () => {
    const { importRequestId } = await sent(studyOf([roof], [['Pump', 20, 5, 800]]));
    const answer = await studiesAt(t).import(importRequestId);
    expect(answer).toMatchObject({
      status: 200,
      data: { status: 3, result: { created: 2, updated: 0, unchanged: 0 }, viewerCan: { import: false } },
    });
    expect((await t.list()).items.map(({ name }) => name).sort()).toEqual(['Pump', 'Roof']);
    expect(await studiesAt(t).told('manager')).toMatchObject([
      {
        titleTemplate: 'study.xlsx is imported',
        bodyTemplate: 'Roofline imported the study that you sent: 2 components added or changed.',
      },
    ]);
    expect(await studiesAt(t).activity()).toContain('Imported study.xlsx: 1 added, 0 changed, 0 unchanged');
  });

  it('adds nothing if the last row of the last list is wrong (UP-12)', async () => {
    const { importRequestId } = await sent(studyOf(linesOf(100), [...linesOf(99), broken]));
    const before = await t.list();
    const answer = await studiesAt(t).import(importRequestId);
    expect(answer).toMatchObject({ status: 422, errors: [{ code: 'invalid', field: 'rows.101' }] });
    expect(answer.errors[0]!.detail).toMatch('Sheet “S2”, row 101, column C');
    expect(await t.list()).toEqual(before);
    expect(await studiesAt(t).read(importRequestId, 'manager')).toMatchObject({
      status: 1,
      problems: [{ sheetName: 'S2', row: 101 }],
    });
    expect(await studiesAt(t).told('manager')).toHaveLength(1);
    expect((await studiesAt(t).activity()).filter((words) => words.startsWith('Imported'))).toEqual([]);
  });

  it('happens once, however often and by however many callers it is requested', async () => {
    const { importRequestId } = await sent();
    const answers = await Promise.all([1, 2, 3].map(() => studiesAt(t).import(importRequestId)));
    answers.push(await studiesAt(t).import(importRequestId, { key: 'k' }));
    for (const { status, data } of answers) expect([status, data.status]).toEqual([200, 3]);
    expect((await t.list()).totalCount).toBe(2);
    expect(await studiesAt(t).told('manager')).toHaveLength(1);
    for (const other of [{ year: 2027 }, { file: study }])
      expect(await studiesAt(t).import(importRequestId, other)).toMatchObject({
        status: 409,
        errors: [{ code: 'alreadyProcessed' }],
      });
    expect((await studiesAt(t).change(importRequestId, 2, { fiscalYear: 2026 })).status).toBe(409);
  });

  it('is refused for a version that someone changed', async () => {
    const { importRequestId } = await sent();
    await studiesAt(t).change(importRequestId, 1, { fiscalYear: 2026 });
    for (const other of [{}, { file: study, fileName: 'other.xlsx' }])
      expect((await studiesAt(t).import(importRequestId, { version: 1, ...other })).status).toBe(412);
    expect((await studiesAt(t).read(importRequestId)).fileName).toBe('study.xlsx');
    expect((await t.list()).totalCount).toBe(0);
    expect((await studiesAt(t).import(importRequestId, { version: 2 })).status).toBe(200);
  });

  it('succeeds with one of two other files at the same moment', async () => {
    const { importRequestId } = await sent();
    const files = { 'a.xlsx': studyOf([['A', 20, 5, 100]]), 'b.xlsx': studyOf([['B', 20, 5, 100]]) };
    const answers = await Promise.all(
      Object.entries(files).map(([fileName, file]) =>
        studiesAt(t).import(importRequestId, { file, fileName, version: 1 }),
      ),
    );
    const [won, lost] = answers.map(({ status }) => status).sort();
    // The other import met a request that had changed or was already processed.
    expect([won, [409, 412].includes(lost!)]).toEqual([200, true]);
    const { fileName } = await studiesAt(t).read(importRequestId);
    const names = (await t.list()).items.map(({ name }) => `${name.toLowerCase()}.xlsx`);
    expect(names).toEqual([fileName]);
  });

  it('is refused if staff takes the request while its rows are computed', async () => {
    const { importRequestId } = await sent();
    // The request is taken between the computation and the transaction that writes.
    const tenant = t.database.tenant;
    let isTaken = false;
    vi.spyOn(t.database, 'tenant').mockImplementation(async (actor, work, options) => {
      if (!options?.readOnly && !isTaken) {
        isTaken = true;
        await tenant(workActor([t.workspaceId]), (tx) =>
          tx.execute(sql`update import_request set version = version + 1`),
        );
      }
      return tenant(actor, work, options);
    });
    const answer = await studiesAt(t).import(importRequestId);
    vi.restoreAllMocks();
    expect([isTaken, answer.status]).toEqual([true, 412]);
    expect((await t.list()).totalCount).toBe(0);
    expect((await studiesAt(t).import(importRequestId)).status).toBe(200);
  });

  it('leaves components, request and notifications as they were if any statement fails', async () => {
    const { importRequestId } = await sent(studyOf([roof], [['Pump', 20, 5, 800]]));
    const tenant = t.database.tenant;
    const statements = await failAtEach(async (failing) => {
      vi.spyOn(t.database, 'tenant').mockImplementation((actor, work, options) =>
        tenant(actor, (tx, after) => work(options?.readOnly ? tx : failing(tx), after), options),
      );
      const { status } = await studiesAt(t).import(importRequestId);
      vi.restoreAllMocks();
      if (status === 500) throw new Error('planted');
      expect(status).toBe(200);
    }, t.digest);
    expect(statements).toBeGreaterThan(10);
    expect(await studiesAt(t).read(importRequestId)).toMatchObject({ status: 3, result: { created: 2 } });
  });

  it('uses another file in place of the one that was sent', async () => {
    const { importRequestId } = await sent(studyOf([broken]));
    const answer = await studiesAt(t).import(importRequestId, {
      file: study,
      fileName: 'mended.xlsx',
      key: 'k',
    });
    expect(answer).toMatchObject({ status: 200, data: { status: 3, fileName: 'mended.xlsx' } });
    const again = await studiesAt(t).import(importRequestId, {
      file: study,
      fileName: 'mended.xlsx',
      key: 'k',
    });
    expect(again.data).toEqual(answer.data);
    expect(await studiesAt(t).activity()).toContain('Replaced the study study.xlsx by mended.xlsx');
    expect((await t.list()).totalCount).toBe(2);
  });

  it('stores another file that has problems, with its problems', async () => {
    const { importRequestId } = await sent();
    const answer = await studiesAt(t).import(importRequestId, {
      file: studyOf([broken]),
      fileName: 'b.xlsx',
    });
    expect(answer.status).toBe(422);
    expect(await studiesAt(t).read(importRequestId)).toMatchObject({
      status: 1,
      fileName: 'b.xlsx',
      problemCount: 1,
      preview: { fileName: 'b.xlsx' },
    });
    for (const [bytes, status] of [
      [Buffer.from('x'), 415],
      [Buffer.alloc(0), 422],
    ] as const)
      expect((await studiesAt(t).import(importRequestId, { file: bytes })).status).toBe(status);
  });

  it('reports at the request that the file has no component', async () => {
    const { importRequestId } = await sent(studyOf([]));
    expect((await studiesAt(t).import(importRequestId)).status).toBe(422);
    expect(await studiesAt(t).read(importRequestId)).toMatchObject({ status: 1, problemCount: 1 });
  });

  it('uses the columns that staff chose for the file', async () => {
    const { importRequestId } = await sent(studyOf([roof, broken]));
    const { preview } = await studiesAt(t).read(importRequestId);
    const columns = preview!.columns.map(({ index, field }) => ({ index, field }));
    await t.call('staff', 'PUT', `/api/component/import/${preview!.importId}`, {
      body: { columns, skipErrors: true },
    });
    expect((await studiesAt(t).import(importRequestId)).data).toMatchObject({
      status: 3,
      result: { created: 1 },
    });
  });

  it('succeeds if the customer accepted the same file before', async () => {
    const { importRequestId } = await sent();
    const { preview } = await studiesAt(t).read(importRequestId, 'manager');
    await t.call('manager', 'POST', `/api/component/import/${preview!.importId}/accept`);
    expect((await studiesAt(t).import(importRequestId)).data).toMatchObject({
      status: 3,
      result: { created: 2 },
    });
    expect((await t.list()).totalCount).toBe(2);
  });
});
