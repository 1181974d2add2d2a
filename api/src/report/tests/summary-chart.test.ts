import type { ReportKind } from '@roofline/schema/report/report-pages';
import { unzipped } from '../../workbook/fixtures/calculated';
import { reportServer, sheet } from '../fixtures/report-server';

let server: Awaited<ReturnType<typeof reportServer>>;
beforeAll(async () => void (server = await reportServer()));
afterAll(() => server.close());

const CHARTS: [kind: ReportKind, sheet: string, series: [name: string, column: number][]][] = [
  [
    'percentfunded',
    'Percent funded',
    [
      ['Expenditures', 9],
      ['Reserve balance', 11],
      ['Fully funded balance', 12],
    ],
  ],
  [
    'anticipatedexpenditures',
    'By year and category',
    [
      ['Roofing', 1],
      ['Pool', 2],
      ['Fencing', 3],
    ],
  ],
  ['componentinventory', 'Categories', [['Current cost', 1]]],
];

const pointsOf = (xml: string) => [...xml.matchAll(/<c:pt [^>]*><c:v>([^<]*)</g)].map(([, value]) => value!);

it.each(CHARTS)(
  'the summary of %s has a chart that draws the cells of its sheet',
  async (kind, name, expected) => {
    const { body } = await server.file(kind, '.xlsx');
    const files = await unzipped(body);
    const chart = files.get('xl/charts/chart.xml')!;
    const rows = (await sheet(body, name)).slice(1, -1);
    const series = chart.split('<c:ser>').slice(1);
    expect(series.map((one) => /<c:tx><c:v>([^<]*)</.exec(one)![1])).toEqual(
      expected.map(([label]) => label),
    );
    series.forEach((one, index) => {
      const column = expected[index]![1];
      const [labels, values] = one.split('<c:val>') as [string, string];
      const letter = String.fromCharCode(65 + column);
      expect(values).toContain(`<c:f>'${name}'!$${letter}$2:$${letter}$${rows.length + 1}</c:f>`);
      expect(labels).toContain(`<c:f>'${name}'!$A$2:$A$${rows.length + 1}</c:f>`);
      expect(pointsOf(values).map(Number)).toEqual(rows.map((row) => row[column]));
      expect(pointsOf(labels)).toEqual(rows.map((row) => String(row[0])));
    });
    expect(files.get('xl/worksheets/sheet1.xml')).toContain('<drawing r:id="rIdChart"/></worksheet>');
  },
);
