import { aComponentInput } from '@roofline/schema/fixtures/component';
import type { Component } from '@roofline/schema/component/component';
import type { ImportAnswer, ImportPreview } from '@roofline/schema/component-import/component-import';
import { buildUpkeep, type Upkeep } from '../../component/fixtures/upkeep';
import { importsOf, type Imports } from '../fixtures/imports';

let t: Upkeep;
beforeEach(async () => {
  t = await buildUpkeep();
});
afterEach(() => t.close());

const upload = (...asked: Parameters<Imports['upload']>) => importsOf(t).upload(...asked);
const accept = (...asked: Parameters<Imports['accept']>) => importsOf(t).accept(...asked);

const table = (count: number, rowOf = (i: number) => `Item ${i},Roofing,20,${i % 20},${1000 + i}`) =>
  `Component,Category,UL,RUL,Cost\n${Array.from({ length: count }, (_, i) => rowOf(i + 1)).join('\n')}\n`;

describe('an import', () => {
  it('saves nothing until it is accepted, then all of it, and updates the plans', async () => {
    const before = await t.everything();
    const { status, preview } = await upload(table(40));
    expect(status).toBe(201);
    expect(preview).toMatchObject({
      counts: { new: 40 },
      canAccept: true,
      isAccepted: false,
      fileName: 'list.csv',
      fiscalYear: 2026,
    });
    expect(await t.everything()).toBe(before);
    const outlook = async () =>
      (await t.call('manager', 'GET', `/api/plan/property/${t.home}/2026`)).data as {
        items: { fundingReport: unknown }[];
      };
    const plansBefore = JSON.stringify((await outlook()).items[0]!.fundingReport);
    const answer = await accept(preview.importId);
    expect(answer).toMatchObject({
      status: 200,
      data: {
        created: 40,
        updated: 0,
        unchanged: 0,
        totalCount: 40,
        totalCurrentCost: preview.tieOut.inventoryTotalAfter,
      },
    });
    const list = await t.list();
    expect(list).toMatchObject({ totalCount: 40, totalCurrentCost: 40820 });
    expect(JSON.stringify((await outlook()).items[0]!.fundingReport)).not.toBe(plansBefore);
    expect((await t.call('manager', 'GET', `/api/component/import/${preview.importId}`)).data).toMatchObject({
      isAccepted: true,
      canAccept: false,
      counts: { new: 0, unchanged: 40 },
    });
  });

  it('returns the first answer when it is accepted again, with or without a key, even at the same time', async () => {
    const { preview } = await upload(table(3));
    const answers = [
      ...(await Promise.all([1, 2, 3].map(() => accept(preview.importId)))),
      await accept(preview.importId, 'k'),
    ];
    for (const { status, data } of answers)
      expect({ status, data }).toEqual({ status: 200, data: answers[0]!.data });
    expect((await t.list()).totalCount).toBe(3);
    const mapped = await t.call('manager', 'PUT', `/api/component/import/${preview.importId}`, {
      body: { columns: [] },
    });
    expect(mapped.status).toBe(409);
  });

  it('adds nothing when the same file is uploaded again, even twice before the acceptance', async () => {
    const [first, second] = [await upload(table(30)), await upload(table(30))];
    expect(second.preview.counts.new).toBe(30);
    await accept(first.preview.importId);
    const again = (await accept(second.preview.importId)).data as ImportAnswer;
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 30, totalCount: 30 });
    expect((await upload(table(30))).preview.counts).toMatchObject({ new: 0, changed: 0, unchanged: 30 });
    const versions = (await t.list()).items.map(({ version }) => version);
    expect(new Set(versions)).toEqual(new Set([1]));
  });

  it('changes and adds rows, and never deletes components or empties fields that are not in the file', async () => {
    const kept = await t.addOne({ name: 'Perimeter Fence', unitCost: 190 });
    const other = await t.addOne({ name: 'Not in the file' });
    const { preview } = await upload(
      'Item,Category,UL,RUL,Qty,Unit Cost\nperimeter  fence,fencing & walls,25,3,620,195.50\nRoof,Roofing,20,5,1,900\n',
    );
    expect(preview.rows.map(({ status }) => status)).toEqual(['changed', 'new']);
    await accept(preview.importId);
    const { items, totalCount } = await t.list();
    expect(totalCount).toBe(3);
    const after = items.find((c) => c.propertyComponentId === kept.propertyComponentId)!;
    expect(after).toMatchObject({
      name: 'Perimeter Fence',
      unitCost: 195.5,
      remainingUsefulLife: 3,
      location: 'North side',
      notes: 'Two gates',
      glCode: '3210',
      unitOfMeasure: 'LF',
      version: 2,
    });
    expect(items).toContainEqual(other as Component);
  });

  it('matches equal rows in their order', async () => {
    const twice = 'Item,UL,RUL,Cost\nLamp,10,2,100\nLamp,10,5,100\n';
    await accept((await upload(twice)).preview.importId);
    expect((await upload(twice)).preview.counts).toMatchObject({ new: 0, unchanged: 2 });
    expect((await upload(`${twice}Lamp,10,7,100\n`)).preview.counts).toMatchObject({ new: 1, unchanged: 2 });
  });

  it('saves none of 1,000 rows if the last one is wrong, and the others once that one is left out', async () => {
    const { preview } = await upload(
      table(1000, (i) => `Item ${i},Roofing,20,${i === 1000 ? 'soon' : 3},1000`),
    );
    expect(preview).toMatchObject({ canAccept: false, counts: { new: 999, error: 1 } });
    expect(preview.problems).toEqual([
      {
        row: 1001,
        column: 'D (RUL)',
        field: 'remainingUsefulLife',
        value: 'soon',
        detail: 'Remaining Useful Life should be a whole number from 0 to 200',
      },
    ]);
    const before = await t.everything();
    const refused = await accept(preview.importId);
    expect(refused).toMatchObject({ status: 422, errors: [{ field: 'rows.1001' }] });
    expect(refused.errors[0]!.detail).toMatch('Row 1001, column D (RUL)');
    expect(await t.everything()).toBe(before);
    const columns = preview.columns.map(({ index, field }) => ({ index, field }));
    await t.call('manager', 'PUT', `/api/component/import/${preview.importId}`, {
      body: { columns, skipErrors: true },
    });
    expect((await accept(preview.importId)).data).toMatchObject({ created: 999, totalCount: 999 });
  });

  it('is compared with the inventory at the time of the acceptance', async () => {
    const { preview } = await upload(
      'Item,Category,Location,UL,RUL,Cost\nPerimeter fence,Fencing & Walls,North side,25,4,117800\n',
    );
    expect(preview.counts.new).toBe(1);
    await t.addOne();
    expect((await accept(preview.importId)).data).toMatchObject({ created: 0, totalCount: 1 });
  });
});

describe('an upload', () => {
  it('is refused with the reason where the file is not valid', async () => {
    expect(await upload('hello', { fileName: 'list.xlsx' })).toMatchObject({
      status: 415,
      errors: [{ detail: 'Invalid file type. Allowed types: .xlsx, .csv.', field: 'file' }],
    });
    expect(await upload('a'.repeat(10_000_001))).toMatchObject({
      status: 413,
      errors: [{ detail: 'File is too large.' }],
    });
    expect(await upload('x', { field: 'other' })).toMatchObject({ status: 422, errors: [{ field: 'file' }] });
    expect(await upload('\n \n')).toMatchObject({
      status: 422,
      errors: [{ detail: 'The file has no rows. Choose another file, or save it again with its rows.' }],
    });
    expect(
      (
        await t.call('manager', 'POST', `/api/component/property/${t.home}/import`, {
          body: aComponentInput(),
        })
      ).status,
    ).toBe(415);
    expect((await upload(table(1), { year: 2030 })).status).toBe(404);
  });

  it('is staged once for one key, and another file with that key is refused', async () => {
    const [first, again] = [await upload(table(2), { key: 'k' }), await upload(table(2), { key: 'k' })];
    expect(again.preview.importId).toBe(first.preview.importId);
    expect((await upload(table(3), { key: 'k' })).status).toBe(422);
  });

  it('has a problem where a text cannot be stored in the database', async () => {
    const { status, preview } = await upload(Buffer.from('Item,UL,RUL,Cost\nR\u0007oof,20,5,9\n'));
    expect(status).toBe(201);
    expect(preview.problems).toMatchObject([
      { row: 2, detail: 'Component Name has characters that cannot be stored' },
    ]);
  });

  it('refuses a mapping that fills a field twice or has an unknown column', async () => {
    const { preview } = await upload(table(1));
    const url = `/api/component/import/${preview.importId}`;
    const put = (columns: object[]) => t.call('manager', 'PUT', url, { body: { columns } });
    expect(
      (
        await put([
          { index: 0, field: 'name' },
          { index: 1, field: 'name' },
        ])
      ).errors,
    ).toMatchObject([{ field: 'columns.1.field' }]);
    expect((await put([{ index: 99, field: 'name' }])).errors).toMatchObject([{ field: 'columns.0.index' }]);
    expect((await put([{ index: 0, field: 'version' }])).status).toBe(422);
    const fewer = (await put([{ index: 0, field: 'name' }])).data as ImportPreview;
    expect(fewer.missingFields).toEqual(['usefulLife', 'remainingUsefulLife', 'currentCost']);
  });
});
