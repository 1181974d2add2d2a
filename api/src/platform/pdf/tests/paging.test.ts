import { pngOf } from '../../images/fixtures/png';
import { chartImage, chartImageRoom } from '../charts/chart-image';
import { contents } from '../contents';
import { facts } from '../facts';
import { finish } from '../finish';
import { readPdf } from '../fixtures/read-pdf';
import { newPage, openPaper, type Paper } from '../paper';
import { table } from '../table/table';
import type { TableRow } from '../table/table-rows';
import { heading, paragraph, strong } from '../text';

const paperOf = () =>
  openPaper({
    title: 'Report',
    subject: 'Cedar Ridge',
    period: 'Fiscal year 2026',
    foot: 'Prepared',
    preparedAt: new Date(0),
  });
const read = async (draw: (paper: Paper) => void) => {
  const paper = paperOf();
  draw(paper);
  return readPdf(finish(paper));
};
const rowsOf = (count: number): TableRow[] => [
  ...Array.from({ length: count }, (_, i) => ({ cells: [`Row ${i}.`, `$${i}`] })),
  { kind: 'total', cells: ['Total', '$9'] },
];
const columns = [{ header: 'Name' }, { header: 'Cost', align: 'end' as const }];
const rowsIn = (text: string) => text.match(/Row \d+\.|Total/g)?.length ?? 0;

it.each([20, 33, 34, 35, 36, 37, 38, 39, 40, 44, 45, 46, 47, 80, 91, 92, 93, 130])(
  'a table of %d rows has all of them, and no page with fewer than three',
  async (count) => {
    for (const flow of [1, 2] as const) {
      const { texts, text } = await read((paper) => {
        paragraph(paper, 'Above the table');
        table(paper, { caption: 'Table', columns, rows: rowsOf(count), flow });
      });
      for (let i = 0; i < count; i += 1) expect(text.split(`Row ${i}. $${i} `)).toHaveLength(2);
      for (const page of texts) expect(rowsIn(page)).toBeGreaterThanOrEqual(flow === 1 ? 3 : 1);
      expect(rowsIn(texts.at(-1)!)).toBeGreaterThanOrEqual(3);
    }
  },
);

it('a heading is never the last line of a page, and a group line never parts from its first row', async () => {
  for (let lines = 30; lines < 60; lines += 1) {
    const rows: TableRow[] = Array.from({ length: 9 }, (_, i) => [
      { kind: 'group' as const, cells: [`Group ${i}.`, '$1'] },
      { cells: [`Row ${i}.`, '$1'] },
    ]).flat();
    const { texts } = await read((paper) => {
      for (let i = 0; i < lines; i += 1) paragraph(paper, `Line ${i}`, 'caption');
      heading(paper, 2, 'Heading.');
      table(paper, { caption: 'Table', columns, rows });
    });
    for (const page of texts) {
      if (page.includes('Heading.')) expect(page).toContain('Row 0.');
      for (const [, group] of page.matchAll(/Group (\d)\./g)) expect(page).toContain(`Row ${group}.`);
    }
  }
});

it('no line of a sentence begins with the punctuation after a fact', async () => {
  const { lines } = await read((paper) => {
    for (let letters = 50; letters < 130; letters += 1)
      paragraph(paper, [
        `${'x '.repeat(letters / 2)}${'y'.repeat(letters % 2)}`,
        strong('$1,796,151'),
        '; the next is more',
      ]);
    // A word longer than a line.
    paragraph(paper, [strong('W'.repeat(120)), '; the end.']);
  });
  expect(lines.filter((line) => /^\s*;/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.includes('$1,796,151;'))).toHaveLength(80);
  expect(lines.join('').match(/W/g)).toHaveLength(120);
  for (const line of lines) expect(line.length).toBeLessThan(140);
});

it('the title in a page head uses the room that the name beside it leaves', async () => {
  const title = 'Assessment and Reserve Funding Disclosure Summary';
  const paper = openPaper({
    title,
    subject: 'Kestrel',
    period: 'Fiscal year 2026',
    foot: '',
    preparedAt: new Date(0),
  });
  paragraph(paper, 'Text');
  expect((await readPdf(finish(paper))).text).toContain(`${title} · Fiscal year 2026`);
});

it('the last of four facts is never the only one on its page, and two pages get two each if possible', async () => {
  const splits = new Set<string>();
  for (let lines = 0; lines < 60; lines += 1) {
    const { texts } = await read((paper) => {
      for (let i = 0; i < lines; i += 1) paragraph(paper, `Line ${i}`, 'caption');
      facts(
        paper,
        [1, 2, 3, 4].map((n) => ({ label: `Fact ${n}.`, value: 'so\nand so' })),
      );
    });
    const on = texts.map((text) => text.match(/Fact \d\./g)?.length ?? 0).filter(Boolean);
    splits.add(on.join(' and '));
  }
  expect([...splits].toSorted()).toEqual(['1 and 3', '2 and 2', '4']);
});

it('the contents name the pages on which the sections begin', async () => {
  const { texts, roles } = await read((paper) => {
    contents(paper, ['First', 'Second']);
    newPage(paper);
    heading(paper, 2, 'First');
    newPage(paper);
    newPage(paper);
    heading(paper, 2, 'Second');
  });
  expect(texts[0]).toContain('First 2 Second 4');
  expect(roles.filter((role) => role === 'Link')).toHaveLength(2);
  texts.forEach((text, i) => {
    expect(text).toContain('Cedar Ridge Report · Fiscal year 2026');
    expect(text).toContain(`Page ${i + 1} of 4`);
  });
});

it('a name gets only the room that figures leave, so that no figure wraps', async () => {
  const name = 'Exterior elevated elements, walkways and stairs - inspection';
  const { text } = await read((paper) =>
    table(paper, {
      caption: 'Table',
      columns: [
        { header: 'Name' },
        ...['A', 'B', 'C', 'D'].map((header) => ({ header, align: 'end' as const })),
      ],
      rows: [{ cells: [name, '$1,234,567', '$7,654,321', '100.0%', '2055'] }],
    }),
  );
  expect(text).toContain(`${name} $1,234,567 $7,654,321 100.0% 2055`);
});

it('a heading is always on the page of the picture under it', async () => {
  const image = { bytes: pngOf(400, 200), width: 400, height: 200, caption: 'Under the picture.' };
  for (let lines = 0; lines < 60; lines += 1) {
    const { texts } = await read((paper) => {
      for (let i = 0; i < lines; i += 1) paragraph(paper, `Line ${i}`, 'caption');
      heading(paper, 2, 'Heading.', chartImageRoom(paper, image));
      chartImage(paper, { ...image, alt: 'A picture' });
    });
    expect(texts.find((page) => page.includes('Heading.'))).toContain('Under the picture.');
  }
});
