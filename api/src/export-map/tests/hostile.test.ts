import { exportMapLimits, type ExportMapColumn } from '@roofline/schema/export-map/export-map';
import { archiveOf, rowXml, workbookParts } from '../../component-import/fixtures/archives';
import { demo, demoRows } from '../../component-import/fixtures/demo-rows';
import { buildUpkeep, type Upkeep } from '../../component/fixtures/upkeep';
import { newId } from '../../platform/ids';
import type { Problem } from '../../platform/problem';
import { readCheckedArchive } from '../../platform/sheets/checked-archive';
import { readXlsx } from '../../platform/sheets/xlsx';
import { multipartBody, type Upload } from '../../platform/upload/fixtures/multipart';
import { mappedComponentsXlsx } from '../export/workbook';
import { mapFile } from '../fixtures/map-file';
import { exportMapReading } from '../reading/work';

const PAYLOADS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '  =1',
  '＝1',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://x")',
];

test('headings, texts and values that look like formulas stay text', async () => {
  const [base] = demoRows(demo[0]!.components);
  const rows = PAYLOADS.map((name) => ({ ...base!, propertyComponentId: newId(), name }));
  const columns: ExportMapColumn[] = [
    { heading: '=1+2', field: 'name', text: null },
    ...PAYLOADS.map((text) => ({ heading: text, field: null, text })),
    { heading: 'Cost', field: 'currentCost', text: null },
  ];
  const bytes = await mappedComponentsXlsx.do({
    columns,
    rows,
    propertyName: 'P',
    inflationRate: 3,
    fiscalYear: 2026,
  });
  const parts = await readCheckedArchive(Buffer.from(bytes));
  const sheet = parts.find(({ name }) => name.startsWith('xl/worksheets/'))!.bytes.toString();
  expect(sheet).not.toMatch(/<f[ >/]/);
  const [grid] = await readXlsx(Buffer.from(bytes));
  const trimmed = PAYLOADS.map((payload) => payload.trim());
  expect(grid!.rows[0]).toEqual(['=1+2', ...trimmed, 'Cost']);
  for (const [at, row] of grid!.rows.slice(1).entries()) {
    expect(row.slice(0, -1)).toEqual([trimmed[at], ...trimmed]);
    expect(typeof row.at(-1)).toBe('number');
  }
});

const refusal = (fileName: string, bytes: Buffer) =>
  Promise.resolve(exportMapReading.do({ fileName, bytes })).then(
    () => null,
    (error: Problem) => [error.status, error.errors[0]!.detail],
  );
const WRONG_TYPE = [415, 'Invalid file type. Allowed types: .xlsx.'];
const book = (rows: string) => workbookParts(rowXml(1, ['Asset']) + rows);

test.each<[string, string, Buffer]>([
  ['a comma-separated list', 'map.csv', Buffer.from('Asset\n{{name}}\n')],
  ['a comma-separated list with another name', 'map.xlsx', Buffer.from('Asset\n{{name}}\n')],
  ['a workbook under another name', 'map.xlsm', archiveOf(book(rowXml(2, ['name'])))],
  ['no name', 'file', archiveOf(book(rowXml(2, ['name'])))],
])('%s is no workbook', async (_what, fileName, bytes) => {
  expect(await refusal(fileName, bytes)).toEqual(WRONG_TYPE);
});

test('bombs, entities and far cells are refused, and a formula is not run', async () => {
  const padding = { name: 'xl/worksheets/sheet2.xml', content: Buffer.alloc(30_000_000, 0x20) };
  expect(await refusal('map.xlsx', archiveOf([...book(''), padding]))).toEqual([
    422,
    'The unpacked workbook is too large.',
  ]);
  const entity = workbookParts(rowXml(1, ['&x;']), '<!DOCTYPE w [<!ENTITY x "name">]>');
  expect(await refusal('map.xlsx', archiveOf(entity))).toEqual([422, expect.stringMatching(/document type/)]);
  const far = book(rowXml(2_000_000_000, ['x']));
  expect(await refusal('map.xlsx', archiveOf(far))).toEqual([422, expect.stringMatching(/50,000 rows/)]);
  const formula = { xml: '<c r="@" t="str"><f>WEBSERVICE("http://x")</f><v>name</v></c>' };
  expect(await refusal('map.xlsx', archiveOf(book(rowXml(2, [formula]))))).toBeNull();
});

test('a text that would make a pattern run long is read in time', async () => {
  for (const shape of ['{', '{{', '"', ' ', '{ ', '{{name', 'a-']) {
    const cell = shape.repeat(Math.floor(32_000 / shape.length));
    const began = process.cpuUsage();
    await refusal('map.xlsx', archiveOf(book(rowXml(2, [cell]))));
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(2000);
  }
});

describe('at the edge of the service', () => {
  let t: Upkeep;
  beforeEach(async () => {
    t = await buildUpkeep();
  });
  afterEach(() => t.close());

  async function send(uploads: Upload[]) {
    const { payload, contentType } = multipartBody(uploads);
    const answer = await t.app.inject({
      method: 'POST',
      url: `/api/admin/property/${t.home}/exportmap`,
      headers: { ...t.as.staff, 'content-type': contentType },
      payload,
    });
    return [answer.statusCode, answer.json().error?.errors[0].detail];
  }
  const part = (bytes: Buffer, fileName = 'map.xlsx', field = 'file') => ({ field, fileName, bytes });

  test('one file of at most 5 MB is taken, and nothing else', async () => {
    const file = await mapFile(['Asset'], ['name']);
    expect(await send([part(Buffer.alloc(exportMapLimits.fileBytes + 1))])).toEqual([
      413,
      'File is too large.',
    ]);
    expect(await send([part(file), part(file)])).toEqual([413, 'The body is too large']);
    expect(await send([part(file, 'map.xlsx', 'sheet')])).toEqual([422, 'A file is required']);
    expect(await send([part(Buffer.alloc(0))])).toEqual([422, 'The file is empty']);
    expect(await send([part(file, 'map.csv')])).toEqual(WRONG_TYPE);
    expect(await send([part(file)])).toEqual([201, undefined]);
  });
});
