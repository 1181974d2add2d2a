import type { Readable } from 'node:stream';
import type {
  Association,
  AssociationPage,
  AssociationView,
} from '@roofline/schema/portfolio-analytics/associations';
import { basisOf } from '@roofline/schema/portfolio-analytics/words';
import { dayText } from '@roofline/schema/value/day';
import { notesSheet } from '../../platform/files/notes-sheet';
import {
  money,
  percent,
  sheetOf,
  text,
  whole,
  workbookOf,
  type SheetColumn,
} from '../../platform/files/sheets';
import { figureStrip } from '../../platform/pdf/facts';
import { dollars, percentText } from '../../platform/pdf/format';
import { table } from '../../platform/pdf/table/table';
import type { Cell } from '../../platform/pdf/table/table-rows';
import { drawn } from '../../platform/work/kind';
import { analyticsPaper, type Prepared } from './paper';
import { associationsVerdict, BANDS, viewNotes } from './words';

/** The input of the files of a list of associations: the page as on screen, with more rows. */
export interface AssociationsFile extends Prepared {
  view: AssociationView;
  page: AssociationPage;
}

const COLUMNS: readonly SheetColumn<Association>[] = [
  { header: 'Association', width: 42, cell: (row) => text(row.name) },
  { header: 'City', width: 18, cell: (row) => text(row.city) },
  { header: 'State', width: 8, cell: (row) => text(row.state) },
  { header: 'Units', width: 8, cell: (row) => whole(row.numberOfUnits) },
  { header: 'Figures follow', width: 44, cell: (row) => text(basisOf(row)) },
  { header: 'Percent funded', width: 16, cell: (row) => percent(row.percentFunded) },
  { header: 'Rating', width: 9, cell: (row) => text(row.fundingBand && BANDS[row.fundingBand]) },
  { header: 'Lowest balance', width: 18, cell: (row) => money(row.lowestBalance) },
  { header: 'Lowest in', width: 11, cell: (row) => whole(row.lowestBalanceYear) },
  { header: 'First year below zero', width: 20, cell: (row) => whole(row.firstYearBelowZero) },
  { header: 'Five-year cover', width: 16, cell: (row) => percent(row.fiveYearCover) },
  { header: 'Contribution a year', width: 19, cell: (row) => money(row.contribution) },
  { header: 'Recommended a year', width: 19, cell: (row) => money(row.recommendedContribution) },
  { header: 'Of recommended', width: 16, cell: (row) => percent(row.contributionShare) },
  { header: 'Disclosure due', width: 15, cell: (row) => text(row.disclosureDue) },
  { header: 'Overdue', width: 9, cell: (row) => text(row.isDisclosureOverdue ? 'Yes' : null) },
  { header: 'Study date', width: 12, cell: (row) => text(row.studyDate) },
  { header: 'Why no figures', width: 40, cell: (row) => text(row.problem) },
];

const notesOf = ({ view, page }: AssociationsFile) =>
  viewNotes(view, page.summary, page.totalCount - page.items.length);

function associationsWorkbook(file: AssociationsFile): Promise<Buffer> {
  const { view, page } = file;
  const said = { label: 'In short', value: associationsVerdict(page.summary, view) };
  return workbookOf([sheetOf('Associations', COLUMNS, page.items), notesSheet([said, ...notesOf(file)])], {
    name: file.companyName,
    period: 'Associations',
  });
}

export const associationsXlsx = drawn('associations.xlsx', associationsWorkbook);

function cellsOf(row: Association): Cell[] {
  const { lowestBalance, firstYearBelowZero, disclosureDue, isDisclosureOverdue } = row;
  return [
    `${row.name}\n${basisOf(row)}`,
    `${percentText(row.percentFunded)}${row.fundingBand ? ` ${BANDS[row.fundingBand]}` : ''}`,
    `${dollars(lowestBalance)}${row.lowestBalanceYear === null ? '' : `\nin ${row.lowestBalanceYear}`}`,
    firstYearBelowZero === null
      ? lowestBalance === null
        ? '–'
        : 'Never'
      : { text: String(firstYearBelowZero), tone: 'danger' },
    percentText(row.fiveYearCover),
    percentText(row.contributionShare),
    disclosureDue === null
      ? '–'
      : isDisclosureOverdue
        ? { text: `${dayText(disclosureDue)}\nOverdue`, tone: 'danger' }
        : dayText(disclosureDue),
    row.studyDate === null ? '–' : dayText(row.studyDate),
  ];
}

const PAPER_COLUMNS = [
  { header: 'Association', share: 2.4 },
  { header: 'Percent funded', align: 'end' },
  { header: 'Lowest balance', align: 'end' },
  { header: 'Below zero', align: 'end' },
  { header: 'Five-year cover', align: 'end' },
  { header: 'Of recommended', align: 'end' },
  { header: 'Disclosure due', share: 1.1 },
  { header: 'Last study', share: 1.05 },
] as const;

function associationsPaper(file: AssociationsFile): Readable {
  const { view, page } = file;
  const { summary } = page;
  const told = { title: 'Associations', verdict: associationsVerdict(summary, view), notes: notesOf(file) };
  return analyticsPaper(file, told, (paper) => {
    if (summary.associations === 0) return;
    figureStrip(paper, [
      { label: 'Weak, fair, strong', value: `${summary.weak}, ${summary.fair}, ${summary.strong}` },
      { label: 'Below zero within 30 years', value: String(summary.belowZero) },
      { label: 'Five-year cover below 100%', value: String(summary.coverBelow100) },
      { label: 'Disclosures overdue', value: String(summary.disclosureOverdue) },
    ]);
    const rows = page.items.map((row) => ({ cells: cellsOf(row) }));
    table(paper, { caption: 'Associations in this order', columns: PAPER_COLUMNS, rows });
  });
}

export const associationsPdf = drawn('associations.pdf', associationsPaper);
