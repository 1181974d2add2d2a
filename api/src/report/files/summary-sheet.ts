import type { ReportConvention } from '@roofline/schema/report/report-pages';
import { dollars, percentText } from '../../platform/pdf/format';
import { sheetOf, text, type Sheet, type SheetColumn } from '../../platform/files/sheets';
import { adoptedLine, aboutReport, TITLES, verdictText, type AnyReport } from './words';

const WIDTH = 110;
const LINE_POINTS = 15;

/** Returns a text cell as high as its lines need, since not every program fits the height of a row. */
function wrapped(value: string) {
  const lines = Math.ceil(value.length / WIDTH);
  return {
    ...text(value),
    wrap: true,
    alignVertical: 'top' as const,
    ...(lines > 1 && { height: lines * LINE_POINTS }),
  };
}

const COLUMNS: SheetColumn<ReportConvention>[] = [
  { header: 'In short', width: 26, cell: ({ label }) => ({ ...text(label), alignVertical: 'top' }) },
  { header: 'This report', width: WIDTH, cell: ({ value }) => wrapped(value) },
];

/** Returns the key figures of a report, as in its PDF. */
function figures(report: AnyReport): ReportConvention[] {
  if ('cashFacts' in report) {
    const { cashFacts } = report;
    if (!cashFacts) return [];
    const below = cashFacts.firstShortfallYear;
    return [
      {
        label: 'Lowest balance',
        value: `${dollars(cashFacts.lowestBalance)} at the end of ${cashFacts.lowestBalanceYear}`,
      },
      { label: 'First year below zero', value: below === null ? 'None in 30 years' : String(below) },
      { label: 'Five-year cover', value: percentText(cashFacts.fiveYearCover) },
    ];
  }
  if ('categoryTotals' in report)
    return report.categoryTotals
      .slice(0, 5)
      .map(({ category, total }) => ({ label: category, value: dollars(total) }));
  return report.groups.map(({ category, currentCost }) => ({ label: category, value: dollars(currentCost) }));
}

/** Returns the first sheet of a report: its verdict and what it is about. */
export function summaryOf(report: AnyReport): Sheet {
  const title =
    'groups' in report
      ? TITLES.componentinventory
      : 'cashFacts' in report
        ? TITLES.percentfunded
        : TITLES.anticipatedexpenditures;
  const adopted = adoptedLine(report);
  return sheetOf('Summary', COLUMNS, [
    { label: title, value: report.assumptionsProblem ?? verdictText(report) },
    ...(adopted === null ? [] : [{ label: 'As adopted', value: adopted }]),
    ...figures(report),
    ...aboutReport(report),
  ]);
}
