import type { Readable } from 'node:stream';
import type {
  ExpendituresReport,
  InventoryReport,
  PercentFundedReport,
} from '@roofline/schema/report/report-pages';
import { dayText } from '@roofline/schema/value/day';
import type { Headed } from '../../platform/letterhead/letterhead';
import { facts, figureStrip, type KeyFigure } from '../../platform/pdf/facts';
import { dollars, percentText } from '../../platform/pdf/format';
import { finish } from '../../platform/pdf/finish';
import { openPaper, type Paper } from '../../platform/pdf/paper';
import { heading, paragraph } from '../../platform/pdf/text';
import { titleBlock } from '../../platform/pdf/title-block';
import { expendituresChart, expendituresTable } from './expenditures-section';
import { inventoryChart, inventoryTable } from './inventory-section';
import {
  balanceChart,
  cashFlowTable,
  percentFundedChart,
  percentFundedTable,
} from './percent-funded-section';
import { aboutReport, adoptedLine, titleLines, verdictRuns, yearLabel, type AnyReport } from './words';

/** Draws a note where the report shows what a board adopted, and not today's state. */
export function adoptedParagraph(paper: Paper, report: AnyReport): void {
  const line = adoptedLine(report);
  if (line !== null) paragraph(paper, line);
}

function open(title: string, report: AnyReport, letterhead: Headed['letterhead']): Paper {
  const paper = openPaper({
    title,
    subject: report.propertyName,
    period: `Fiscal year ${report.fiscalYear}`,
    foot: `Fiscal year ${yearLabel(report.fiscalYear, report.startDate)} · Prepared ${dayText(report.preparedOn)}`,
    preparedAt: new Date(report.preparedAt),
    author: report.companyName,
    letterhead,
  });
  titleBlock(paper, { title, lines: titleLines(report) });
  paragraph(paper, verdictRuns(report), 'verdict');
  adoptedParagraph(paper, report);
  return paper;
}

/** Returns the cash facts, which are beside percent funded everywhere. */
export function cashFigures(report: Pick<PercentFundedReport, 'cashFacts' | 'rows'>): KeyFigure[] {
  const { cashFacts } = report;
  if (!cashFacts) return [];
  const { lowestBalance, firstShortfallYear, fiveYearCover, nextBigProject } = cashFacts;
  return [
    {
      label: 'Lowest balance',
      value: dollars(lowestBalance),
      note: `at the end of ${cashFacts.lowestBalanceYear}`,
      isNegative: lowestBalance < 0,
    },
    {
      label: 'First year below zero',
      value: firstShortfallYear === null ? 'None' : String(firstShortfallYear),
      note: firstShortfallYear === null ? 'in 30 years' : undefined,
      isNegative: firstShortfallYear !== null,
    },
    {
      label: 'Five-year cover',
      value: fiveYearCover === null ? 'None' : percentText(fiveYearCover),
      note: fiveYearCover === null ? 'no spending in five years' : 'available money over spending',
    },
    ...(nextBigProject
      ? [
          {
            label: 'After the next big project',
            value: dollars(nextBigProject.balanceAfter),
            note: `${nextBigProject.name}, ${nextBigProject.year}`,
            isNegative: nextBigProject.balanceAfter < 0,
          },
        ]
      : []),
  ];
}

/** Draws how the figures were computed: the last section of each report. */
function computedSection(paper: Paper, report: AnyReport): void {
  heading(paper, 2, 'How it was computed');
  computedFacts(paper, report);
}

/** Draws what a report is about and how it was computed, a line each. */
export function computedFacts(paper: Paper, report: AnyReport): void {
  facts(paper, [...aboutReport(report), ...report.conventions], { isNotes: true });
}

function withoutFigures(paper: Paper, report: AnyReport, isEmpty: boolean): boolean {
  if (report.assumptionsProblem) paragraph(paper, report.assumptionsProblem);
  else if (isEmpty) paragraph(paper, 'There are no components yet: the report has nothing to show.');
  return isEmpty || report.assumptionsProblem !== null;
}

/** Draws percent funded as a document. */
export function percentFundedPaper(report: PercentFundedReport, { letterhead }: Headed = {}): Readable {
  const paper = open('Percent funded', report, letterhead);
  if (!withoutFigures(paper, report, report.rows.length === 0 || !report.hasComponents)) {
    figureStrip(paper, cashFigures(report));
    percentFundedChart(paper, report, 122);
    balanceChart(paper, report, 122);
    percentFundedTable(paper, report);
    cashFlowTable(paper, report);
  }
  computedSection(paper, report);
  return finish(paper);
}

/** Draws the anticipated expenditures as a document. */
export function expendituresPaper(report: ExpendituresReport, { letterhead }: Headed = {}): Readable {
  const paper = open('Anticipated expenditures', report, letterhead);
  if (!withoutFigures(paper, report, report.rows.length === 0 || !report.hasComponents)) {
    expendituresChart(paper, report);
    expendituresTable(paper, report);
  }
  computedSection(paper, report);
  return finish(paper);
}

/** Draws the inventory as a document. */
export function inventoryPaper(report: InventoryReport, { letterhead }: Headed = {}): Readable {
  const paper = open('Component inventory', report, letterhead);
  if (!withoutFigures(paper, report, report.totals.components === 0)) {
    inventoryChart(paper, report);
    inventoryTable(paper, report);
  }
  computedSection(paper, report);
  return finish(paper);
}
