import { fundingChart } from '../charts/funding-chart';
import { lineChart } from '../charts/line-chart';
import { axisTicks } from '../charts/scale';
import { stackedBars } from '../charts/stacked-bars';
import { facts, figureStrip } from '../facts';
import { bytesOf, readPdf } from '../fixtures/read-pdf';
import { dollars, dollarsAndCents, percentText, shortDollars } from '../format';
import { finish } from '../finish';
import { openPaper, type Paper } from '../paper';
import { INK } from '../style';
import { table } from '../table/table';
import { heading, list, paragraph, strong } from '../text';

const paperOf = () =>
  openPaper({
    title: 'Percent funded',
    subject: 'Cedar Ridge Condominiums',
    foot: 'Fiscal year 2026 (Start Date 1/1/2026)',
    preparedAt: new Date('2026-11-20T12:00:00Z'),
  });

const years = Array.from({ length: 30 }, (_, t) => String(2026 + t));

function everything(paper: Paper): void {
  heading(paper, 1, 'Percent funded');
  paragraph(paper, ['Reserves are ', strong('53% funded'), ' and stay above zero through 2055.'], 'verdict');
  figureStrip(paper, [
    { label: 'Reserve balance', value: dollars(1_842_360), note: 'on Jan 1, 2026' },
    { label: 'Lowest balance', value: dollars(-12_345), note: 'in 2035', isNegative: true },
    { label: 'First year below zero', value: '2035' },
    { label: 'Five-year cover', value: '104%' },
  ]);
  heading(paper, 2, 'Balance');
  const points = years.map((x, i) => ({
    x,
    balance: 900_000 - i * 40_000,
    fullyFunded: 1_500_000,
    expenditures: i % 4 === 0 ? 300_000 : 20_000,
    specialAssessment: i === 9 ? 100_000 : 0,
  }));
  fundingChart(paper, { title: 'Balance by year', alt: 'The balance falls below zero in 2049.', points });
  lineChart(paper, {
    title: 'Percent funded by year',
    alt: 'Percent funded falls from 60% to 0%.',
    x: years,
    series: [
      {
        label: 'Percent funded',
        color: INK.balance,
        values: years.map((_, i) => (i === 3 ? null : 60 - 2.5 * i)),
      },
    ],
    bands: [
      { from: -1000, to: 30, label: 'Weak', color: INK.weak },
      { from: 30, to: 70, label: 'Fair', color: INK.fair },
      { from: 70, to: 1000, label: 'Strong', color: INK.strong },
    ],
    format: (value) => percentText(value),
  });
  stackedBars(paper, {
    title: 'Expenditures by category',
    alt: 'Roofing costs most.',
    x: years,
    series: [
      { label: 'Roofing', color: '#006D7A', values: years.map((_, i) => i * 1000) },
      { label: 'Paving', color: '#006D7A', hatch: true, values: years.map((_, i) => 30_000 - i * 1000) },
    ],
    format: shortDollars,
  });
  facts(paper, [{ label: 'Interest', value: 'On the balance and half of the flows of the year' }]);
  list(paper, ['First', 'Second'], 'numbers');
  table(paper, {
    caption: 'Year by year',
    columns: [
      { header: 'Year', share: 1 },
      { header: 'Reserve balance at the end of the year', share: 2, align: 'end' },
    ],
    rows: [
      ...Array.from({ length: 80 }, (_, i) => ({ cells: [`Year ${i}`, dollars(i * 1000)] })),
      { kind: 'total', cells: ['Total', dollars(3_160_000)] },
    ],
  });
}

it('makes a document tagged, titled and in English, with headings, tables and figures in order', async () => {
  const paper = paperOf();
  everything(paper);
  const bytes = await bytesOf(finish(paper));
  const read = await readPdf(bytes);
  expect(read).toMatchObject({
    title: 'Percent funded, Cedar Ridge Condominiums',
    lang: 'en-US',
    isMarked: true,
  });
  expect(bytes.toString('latin1')).toContain('/DisplayDocTitle true');
  expect(bytes.toString('latin1')).toContain('pdfuaid:part>1<');
  const outline = read.roles.filter((role) => /^(H\d|Figure|Table|L)$/.test(role));
  expect(outline.slice(0, 7)).toEqual(['H1', 'H2', 'Figure', 'Figure', 'Figure', 'Table', 'L']);
  expect(read.alts).toEqual([
    'The balance falls below zero in 2049.',
    'Percent funded falls from 60% to 0%.',
    'Roofing costs most.',
  ]);
});

it('draws every row of a table once, its head on each page, and the page numbers', async () => {
  const paper = paperOf();
  everything(paper);
  const bytes = await bytesOf(finish(paper));
  const read = await readPdf(bytes);
  for (let i = 0; i < 80; i += 1) expect(read.text.split(`Year ${i} ${dollars(i * 1000)}`)).toHaveLength(2);
  expect(bytes.toString('latin1').match(/\/S \/TH\b/g)).toHaveLength(1 + 2 + 81);
  const withRows = read.texts.filter((text) => /Year \d+ \$/.test(text));
  expect(withRows.length).toBeGreaterThan(1);
  for (const text of withRows) expect(text).toContain('Reserve balance at the end of the year');
  read.texts.forEach((text, i) => expect(text).toContain(`Page ${i + 1} of ${read.pages}`));
  expect(read.texts.at(-1)).toMatch(/Year 79 \$79,000 Total \$3,160,000/);
});

it('embeds its fonts, including letters beyond ASCII', async () => {
  const paper = paperOf();
  const text = 'Résidence Nguyễn, Ελλάδα, Русский, −$1,234';
  paragraph(paper, text);
  const bytes = await bytesOf(finish(paper));
  expect((await readPdf(bytes)).text).toContain(text);
  expect(bytes.toString('latin1')).toMatch(/\/FontFile2/);
  expect(bytes.toString('latin1')).not.toContain('/BaseFont /Helvetica');
});

it('continues a long text over several pages without losing a word', async () => {
  const paper = paperOf();
  const words = Array.from({ length: 2500 }, (_, i) => `w${i}`);
  paragraph(paper, words.join(' '));
  const read = await readPdf(finish(paper));
  expect(read.pages).toBeGreaterThan(1);
  const found = read.text.match(/w\d+/g)!;
  expect(found).toEqual(words);
});

it('writes money and percentages as on screen', () => {
  expect(dollars(-1_008_528.4)).toBe('−$1,008,528');
  expect(dollars(-0.3)).toBe('$0');
  expect(dollars(null)).toBe('–');
  expect(dollarsAndCents(-12.5)).toBe('−$12.50');
  expect([shortDollars(418_200), shortDollars(-1_400_000), shortDollars(0)]).toEqual([
    '$418K',
    '−$1.4M',
    '$0',
  ]);
  expect([percentText(52.96), percentText(3.25, 2), percentText(null)]).toEqual(['53%', '3.25%', '–']);
});

it.each([
  [0, 100],
  [-250_000, 1_300_000],
  [0, 0.3],
])('covers an axis from %d to %d with at most seven round ticks', (low, high) => {
  const ticks = axisTicks(low, high);
  expect(ticks.length).toBeLessThanOrEqual(7);
  expect(ticks[0]).toBeLessThanOrEqual(low);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
});
