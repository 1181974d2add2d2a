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

/** Names the convention that says whose figures are shown. */
export const AS_ADOPTED = 'As adopted';

export const TITLES = {
  percentfunded: 'Percent funded',
  anticipatedexpenditures: 'Anticipated expenditures',
  componentinventory: 'Component inventory',
} as const;

/** A fiscal year as it is written everywhere: `2026 (Start Date 1/1/2026)`. */
export function yearLabel(fiscalYear: number, startDate: string): string {
  const [year, month] = startDate.split('-').map(Number);
  return `${fiscalYear} (Start Date ${month}/1/${year})`;
}

/** The sentence on top, its facts standing out. */
export function verdictRuns({ verdict }: Pick<AnyReport, 'verdict'>): Run[] {
  return verdict.map((run) => (run.kind === 'text' ? run.text : { strong: run.text }));
}

export function verdictText({ verdict }: Pick<AnyReport, 'verdict'>): string {
  return verdict.map((run) => run.text).join('');
}

/** The line below the sentence where a report is about what a board adopted; null where it is about today. */
export function adoptedLine({ conventions }: Pick<AnyReport, 'conventions'>): string | null {
  return conventions.find(({ label }) => label === AS_ADOPTED)?.value ?? null;
}

/** What a report is about, before how it was computed. */
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

/** Under the title of a document: the property and its year, and who prepared it when. */
export const titleLines = (
  report: Pick<AnyReport, 'propertyName' | 'fiscalYear' | 'startDate' | 'companyName' | 'preparedOn'>,
): string[] => [
  `${report.propertyName} · Fiscal year ${yearLabel(report.fiscalYear, report.startDate)}`,
  `Prepared by ${report.companyName} on ${dayText(report.preparedOn)}`,
];

/** `Alder Creek Gardens percent funded 2026.pdf`, without what a file name cannot hold. */
export function fileName(propertyName: string, title: string, year: number, extension: string): string {
  return documentName(`${propertyName} ${title} ${year}`, extension);
}
