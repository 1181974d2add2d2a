import { contents } from '../contents';
import { finish } from '../finish';
import { bytesOf } from '../fixtures/read-pdf';
import { uaFindings } from '../fixtures/pdf-ua/check';
import { openPaper, tagged, type Paper } from '../paper';
import { signatureLines } from '../signature-lines';
import { table } from '../table/table';
import { heading, list, paragraph } from '../text';
import { titleBlock } from '../title-block';

const paperOf = () =>
  openPaper({ title: 'Report', subject: 'Cedar Ridge', foot: 'Prepared', preparedAt: new Date(0) });

/** Returns the rules that a document breaks after `change`. */
async function broken(change: (paper: Paper) => void): Promise<string[]> {
  const paper = paperOf();
  titleBlock(paper, { title: 'Report', kind: 'Packet', lines: ['Cedar Ridge'] });
  contents(paper, ['First', 'Second']);
  heading(paper, 2, 'First');
  paragraph(paper, ['A ', { strong: 'fact' }, '.']);
  list(paper, ['One', 'Two']);
  heading(paper, 2, 'Second');
  table(paper, { caption: 'Table', columns: [{ header: 'A' }], rows: [{ cells: ['1'] }] });
  signatureLines(paper, [['President', 'Date']]);
  change(paper);
  const findings = await uaFindings(await bytesOf(finish(paper)));
  return findings.map(({ rule }) => rule);
}

it('finds no fault in a document with every kind of piece', async () => {
  expect(await broken(() => undefined)).toEqual([]);
});

it.each<[string, string, (paper: Paper) => void]>([
  ['drawing outside the tags', '01-005', ({ doc }) => void doc.rect(50, 700, 9, 9).fill('#000000')],
  ['an unknown element', '02-001', (paper) => void tagged(paper, paper.root, 'Box', () => undefined)],
  ['a cell outside of a row', '09-004', (paper) => void tagged(paper, paper.root, 'TD', () => undefined)],
  ['a figure without a text', '13-004', (paper) => void tagged(paper, paper.root, 'Figure', () => undefined)],
  [
    'a heading that skips a level',
    '14-003',
    (paper) => void tagged(paper, paper.root, 'H4', () => undefined),
  ],
  ['a head without a scope', '15-003', (paper) => void tagged(paper, paper.root, 'TH', () => undefined)],
  ['a link without a text', '28-012', ({ doc }) => void doc.link(50, 700, 9, 9, 'https://example.test')],
])('finds %s', async (_, rule, change) => {
  expect(await broken(change)).toContain(rule);
});
