import type { Readable } from 'node:stream';
import {
  NOT_NAMED,
  type ProjectSpend,
  type ProjectSpendInput,
  type SpendRow,
} from '@roofline/schema/portfolio-analytics/project-spend';
import { notesSheet } from '../../platform/files/notes-sheet';
import { money, sheetOf, text, whole, workbookOf, type SheetColumn } from '../../platform/files/sheets';
import { countText, dollarsAndCents } from '../../platform/pdf/format';
import { table } from '../../platform/pdf/table/table';
import { drawn } from '../../platform/work/kind';
import { analyticsPaper, type Prepared } from './paper';
import { counted, GROUPINGS } from './words';

/** The input of the files of project spend. */
export interface SpendFile extends Prepared {
  asked: ProjectSpendInput;
  spend: ProjectSpend;
}

const spanOf = ({ from, to }: ProjectSpendInput) => (from === to ? `in ${from}` : `from ${from} to ${to}`);

const verdictOf = ({ spend, asked }: SpendFile) =>
  `By the payments that projects record, ${dollarsAndCents(spend.total)} was paid ${spanOf(asked)} for ` +
  `${counted(spend.projects, 'project')}, in ${counted(spend.payments, 'payment')}.`;

function notesOf({ asked, spend }: SpendFile) {
  return [
    { label: 'Figures', value: 'Payments that projects record, by the calendar year of the payment' },
    { label: 'Years', value: asked.from === asked.to ? String(asked.from) : `${asked.from} to ${asked.to}` },
    { label: 'Summed up by', value: GROUPINGS[asked.by].toLowerCase() },
    ...(spend.rows.some(({ key }) => asked.by === 'category' && key === NOT_NAMED)
      ? [
          {
            label: 'Not named',
            value: 'Payments of projects with several components that name none of them',
          },
        ]
      : []),
    ...(spend.others > 0
      ? [
          {
            label: 'Left out',
            value: `${counted(spend.others, 'further row')} with smaller amounts, in the total only`,
          },
        ]
      : []),
  ];
}

function spendWorkbook(file: SpendFile): Promise<Buffer> {
  const { asked, spend } = file;
  const columns: SheetColumn<SpendRow>[] = [
    { header: GROUPINGS[asked.by], width: 42, cell: (row) => text(row.name) },
    { header: 'Paid', width: 18, cell: (row) => money(row.amount) },
    { header: 'Projects', width: 10, cell: (row) => whole(row.projects) },
    { header: 'Payments', width: 10, cell: (row) => whole(row.payments) },
  ];
  const totals = [text('Total'), money(spend.total), whole(spend.projects), whole(spend.payments)];
  return workbookOf(
    [
      sheetOf('Project spend', columns, spend.rows, totals),
      notesSheet([{ label: 'In short', value: verdictOf(file) }, ...notesOf(file)]),
    ],
    { name: file.companyName, period: 'Project spend' },
  );
}

export const projectSpendXlsx = drawn('project spend.xlsx', spendWorkbook);

const figures = ({ amount, projects, payments }: Omit<SpendRow, 'key' | 'name'>) => [
  dollarsAndCents(amount),
  countText(projects),
  countText(payments),
];

function spendPaper(file: SpendFile): Readable {
  const { asked, spend } = file;
  const told = { title: 'Project spend', verdict: verdictOf(file), notes: notesOf(file) };
  return analyticsPaper(file, told, (paper) => {
    if (spend.rows.length === 0) return;
    table(paper, {
      caption: `Spending on projects by ${GROUPINGS[asked.by].toLowerCase()}`,
      columns: [
        { header: GROUPINGS[asked.by] },
        { header: 'Paid', align: 'end' },
        { header: 'Projects', align: 'end' },
        { header: 'Payments', align: 'end' },
      ],
      rows: [
        ...spend.rows.map((row) => ({ cells: [row.name, ...figures(row)] })),
        { kind: 'total', cells: ['Total', ...figures({ ...spend, amount: spend.total })] },
      ],
    });
  });
}

export const projectSpendPdf = drawn('project spend.pdf', spendPaper);
