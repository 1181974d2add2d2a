import { inventoryWorkbook } from '../../component/export/workbook';
import { newId } from '../../platform/ids';
import { readCheckedArchive } from '../../platform/sheets/checked-archive';
import { readXlsx } from '../../platform/sheets/xlsx';
import { demo, demoRows } from '../fixtures/demo-rows';

const PAYLOADS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1x',
  '\r=1+1x',
  '  =1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '=HYPERLINK("http://x","y")',
  "=cmd|' /C calc'!A0",
  '"=1+1"',
  '=1+1;=2',
  '=@x',
  '%0A=1',
  '=IMPORTXML("http://x")',
  '\n=1',
  "'=1+1",
];
const FIELDS = ['name', 'category', 'location', 'unitOfMeasure', 'glCode', 'notes'] as const;

describe('text that begins like a formula stays text', () => {
  it.each(FIELDS)('in %s', async (field) => {
    const base = demoRows(demo[0]!.components)[0]!;
    // Directly in the rows, so that the text includes characters that the input rules would trim.
    const rows = PAYLOADS.map((payload) => ({ ...base, propertyComponentId: newId(), [field]: payload }));
    const bytes = await inventoryWorkbook(rows);
    const parts = await readCheckedArchive(bytes);
    const sheet = parts.find(({ name }) => name.startsWith('xl/worksheets/'))!.bytes.toString();
    expect(sheet).not.toMatch(/<f[ >/]/);
    const column = [
      'name',
      'category',
      'location',
      '',
      'unitOfMeasure',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      'glCode',
      'notes',
    ].indexOf(field);
    const [grid] = await readXlsx(bytes);
    expect(grid!.rows.slice(1, -1).map((row) => row[column])).toEqual(
      PAYLOADS.map((payload) => payload.trim()),
    );
    expect(grid!.rows[1]!.filter((cell) => typeof cell === 'number').length).toBeGreaterThanOrEqual(5);
  });
});
