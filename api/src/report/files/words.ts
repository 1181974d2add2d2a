import type {
  ExpendituresReport,
  InventoryReport,
  PercentFundedReport,
  ReportConvention,
} from '@roofline/schema/report/report-pages';
import { dayText } from '@roofline/schema/value/day';
import { documentName } from '../../platform/files/document-name';
import type { Run } from '../../platform/pdf/text';
import { planAnswer } from '../study/choice';

export type AnyReport = PercentFundedReport | ExpendituresReport | InventoryReport;

/** The label of the convention that says that the figures are those of an adopted plan. */
export const AS_ADOPTED = 'As adopted';

export const TITLES = {
  percentfunded: 'Percent funded',
  anticipatedexpenditures: 'Anticipated expenditures',
  componentinventory: 'Component inventory',
} as const;

/** Writes a fiscal year as everywhere: `2026 (Start Date 1/1/2026)`. */
export function yearLabel(fiscalYear: number, startDate: string): string {
  const [year, month] = startDate.split('-').map(Number);
  return `${fiscalYear} (Start Date ${month}/1/${year})`;
}

/** Returns the verdict with its facts in bold. */
export function verdictRuns({ verdict }: Pick<AnyReport, 'verdict'>): Run[] {
  return verdict.map((run) => (run.kind === 'text' ? run.text : { strong: run.text }));
}

export function verdictText({ verdict }: Pick<AnyReport, 'verdict'>): string {
  return verdict.map((run) => run.text).join('');
}

/** Returns the line below the verdict of a report on an adopted plan; null where it is about today. */
export function adoptedLine({ conventions }: Pick<AnyReport, 'conventions'>): string | null {
  return conventions.find(({ label }) => label === AS_ADOPTED)?.value ?? null;
}

/** Returns the facts about a report that come before how it was computed. */
export function aboutReport(report: AnyReport): ReportConvention[] {
  const shown = 'category' in report && report.category !== null ? report.category : null;
  const plan = 'plan' in report ? report.plan : null;
  const basis = report.basisFiscalYear;
  return [
    { label: 'Property', value: report.propertyName },
    { label: 'Fiscal year', value: yearLabel(report.fiscalYear, report.startDate) },
    ...(basis === null || basis === report.fiscalYear
      ? []
      : [{ label: 'Projected from', value: `Fiscal year ${basis}, the last one set up` }]),
    ...(plan ? [{ label: 'Plan', value: planAnswer(plan) }] : []),
    ...(shown === null ? [] : [{ label: 'Category', value: shown }]),
    { label: 'Prepared', value: dayText(report.preparedOn) },
  ];
}

/** Returns the lines under the title of a document: the property and its year, and who prepared it when. */
export const titleLines = (
  report: Pick<AnyReport, 'propertyName' | 'fiscalYear' | 'startDate' | 'companyName' | 'preparedOn'>,
): string[] => [
  `${report.propertyName} · Fiscal year ${yearLabel(report.fiscalYear, report.startDate)}`,
  `Prepared by ${report.companyName} on ${dayText(report.preparedOn)}`,
];

/** Returns a valid file name like `Alder Creek Gardens percent funded 2026.pdf`. */
export function fileName(propertyName: string, title: string, year: number, extension: string): string {
  return documentName(`${propertyName} ${title} ${year}`, extension);
}
