import type { Readable } from 'node:stream';
import {
  definitionWords,
  LIVE_CHARTS,
  LIVE_DEFINITION_NAMES,
  type LiveChart,
  type LiveDefinition,
} from '@roofline/schema/live-dashboard/definitions';
import type { RealTimeFinancialHealth } from '@roofline/schema/live-dashboard/live-dashboard';
import type { LedgerWork } from '@roofline/schema/ledger/work';
import type { ReserveLoan } from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { dayText } from '@roofline/schema/value/day';
import type { Headed } from '../../platform/letterhead/letterhead';
import { chartImage, chartImageRoom } from '../../platform/pdf/charts/chart-image';
import { facts, figureStrip } from '../../platform/pdf/facts';
import { dollars, dollarsAndCents } from '../../platform/pdf/format';
import { finish } from '../../platform/pdf/finish';
import { openPaper, type Paper } from '../../platform/pdf/paper';
import { heading, paragraph } from '../../platform/pdf/text';
import { titleBlock } from '../../platform/pdf/title-block';
import { drawn } from '../../platform/work/kind';
import { liveReport, type LiveSubject } from '../report';
import type { DrawnChart } from './charts';
import { CHART_TABLES, hasData, titleOf } from './chart-sections';
import { borrowedReserves, underWay } from './ledger-notes';
import { altOf, captionOf, varianceText } from './words';

const TITLE = 'Real-time financial health';
/** Letter for letter from the specification. */
const NO_DATA = 'No data available for this chart. Please confirm your configurations are accurate.';

const NOTES = Object.entries(LIVE_DEFINITION_NAMES) as [LiveDefinition, string][];

/** Returns for example `$614,803.17 in 2 bank accounts`: to the cent, as bank statements have it. */
const inBanks = (balance: number | null, accounts: number) =>
  `${balance === null ? '' : `${dollarsAndCents(balance)} in `}${accounts} bank account${accounts === 1 ? '' : 's'}`;

function standing(paper: Paper, report: RealTimeFinancialHealth): void {
  figureStrip(paper, [
    {
      label: 'Current reserve balance',
      value: dollars(report.currentReserveBalance),
      note: inBanks(report.currentReserveBalance, report.reserveAccounts),
    },
    {
      label: 'Current operating balance',
      value: dollars(report.currentOperatingBalance),
      note: inBanks(report.currentOperatingBalance, report.operatingAccounts),
    },
    { label: 'Monthly assessment per unit', value: dollars(report.monthlyAssessmentPerUnit) },
    {
      label: 'Monthly reserve contribution per unit',
      value: dollars(report.monthlyReserveContributionPerUnit),
    },
  ]);
  figureStrip(paper, [
    {
      label: 'Spent this year',
      value: dollars(report.spendingActualYtd),
      note: `${dollars(report.spendingPlanned)} planned. ${varianceText(report.spendingVariance)}`,
    },
    {
      label: 'Reserve income year to date',
      value: dollars(report.reserveIncomeYtd),
      note: `${dollars(report.budgetedContributionsYtd)} budgeted. ${varianceText(report.incomeVariance)}`,
    },
  ]);
}

function section(
  paper: Paper,
  report: RealTimeFinancialHealth,
  chart: LiveChart,
  charts: readonly DrawnChart[],
): void {
  const picture = charts.find((one) => one.chart === chart);
  const caption = captionOf(chart, report);
  const keep = picture ? chartImageRoom(paper, { ...picture, caption }) : 240;
  heading(paper, 2, titleOf(chart), keep);
  if (!hasData(chart, report)) {
    paragraph(paper, NO_DATA);
    return;
  }
  if (picture) chartImage(paper, { ...picture, alt: altOf(chart, report), caption });
  CHART_TABLES[chart](paper, report);
}

/** Begins the document with its title lines and the sentence. */
function openLive(report: RealTimeFinancialHealth, letterhead: Headed['letterhead']): Paper {
  const { propertyName, companyName, reportPreparedDate, preparedOn, lastUpdatedOn } = report.header;
  const [year, month] = report.startDate.split('-').map(Number);
  const paper = openPaper({
    title: TITLE,
    subject: propertyName,
    period: `Fiscal year ${report.fiscalYear}`,
    foot: `Fiscal year ${report.fiscalYear} (Start Date ${month}/1/${year}) · Prepared ${dayText(preparedOn)}`,
    preparedAt: new Date(reportPreparedDate),
    author: companyName,
    letterhead,
  });
  const updated = lastUpdatedOn === null ? '' : ` · Last Updated ${dayText(lastUpdatedOn)}`;
  titleBlock(paper, {
    title: TITLE,
    lines: [
      `${propertyName} · Fiscal year ${report.fiscalYear}${updated}`,
      `Prepared by ${companyName} on ${dayText(preparedOn)}`,
    ],
  });
  paragraph(
    paper,
    report.verdict.map((run) => (run.kind === 'text' ? run.text : { strong: run.text })),
    'verdict',
  );
  return paper;
}

/** Draws the live dashboard for print: the sentence, the figures, each chart with its table, notes on the figures. */
function livePaper(
  report: RealTimeFinancialHealth,
  { charts, loans, work, letterhead }: Omit<PrintedDashboard, 'live'>,
): Readable {
  const paper = openLive(report, letterhead);
  underWay(paper, work);
  standing(paper, report);
  borrowedReserves(paper, loans);
  for (const chart of LIVE_CHARTS) section(paper, report, chart, charts);
  charts
    .filter(({ chart }) => chart === null)
    .forEach((picture, index) => {
      const title = `Further chart ${index + 1}`;
      chartImage(paper, {
        title,
        alt: `${title} of the dashboard of ${report.header.propertyName}.`,
        ...picture,
      });
    });
  heading(paper, 2, 'What the figures are');
  facts(
    paper,
    NOTES.map(([name, label]) => ({ label, value: definitionWords(name, report.varianceLimits) })),
    { isNotes: true },
  );
  return finish(paper);
}

/** The input of the printed dashboard. */
export interface PrintedDashboard extends Headed {
  live: LiveSubject;
  charts: readonly DrawnChart[];
  /** Loans from the reserve fund. */
  loans: readonly ReserveLoan[];
  /** Long changes of the ledger that are under way. */
  work: readonly LedgerWork[];
}

export const livePdf = drawn('live dashboard.pdf', ({ live, ...beside }: PrintedDashboard) =>
  livePaper(liveReport(live), beside),
);
