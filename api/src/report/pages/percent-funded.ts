import { fundingBand } from '@roofline/engine/inventory/fully-funded';
import { toDollars, type Cents } from '@roofline/schema/value/money';
import type { PercentFundedReport, ReportQuery } from '@roofline/schema/report/report-pages';
import type { ProjectionRow } from '@roofline/engine/types';
import { adoptedConventions, fundingConventions, percentConventions, ROUNDING } from '../study/conventions';
import type { ReportSubject } from '../study/subject';
import { percentFundedVerdict } from '../study/verdict';
import { fundedBy, reportFrame, type Prepared } from './frame';
import { reportPlanOf } from '../study/choice';

function totalsOf(rows: readonly ProjectionRow[]): PercentFundedReport['totals'] {
  const sum = (amount: (row: ProjectionRow) => Cents) =>
    toDollars(rows.reduce((total, row) => total + amount(row), 0));
  return {
    contribution: sum((row) => row.contribution),
    specialAssessments: sum((row) => row.assessments),
    loanProceeds: sum((row) => row.loanProceeds),
    interest: sum((row) => row.interest),
    expenditures: sum((row) => row.expenditures),
    debtService: sum((row) => row.debtService),
  };
}

/** Returns percent funded by year, with the flows of the balance. */
export function percentFundedReport(
  subject: ReportSubject,
  query: ReportQuery,
  prepared: Prepared,
): PercentFundedReport {
  const { property, fiscalYear } = subject;
  const { choice, plans, funding, assumptionsProblem, today } = fundedBy(subject, query);
  const bands = property.ratingBands;
  const rows = (funding?.report.years.slice(0, query.years) ?? []).map((year) => ({
    ...year,
    bandStart: fundingBand(year.percentFundedStart, bands),
    bandEnd: fundingBand(year.percentFundedEnd, bands),
  }));
  const report = {
    ...reportFrame(subject, choice, prepared),
    years: query.years,
    plan: choice && reportPlanOf(choice),
    plans,
    assumptionsProblem,
    ratingBands: bands,
    rows,
    totals: funding && totalsOf(funding.rows.slice(0, query.years)),
    cashFacts: funding?.cashFacts ?? null,
    today,
  };
  const conventions = choice
    ? [
        ...adoptedConventions(choice),
        ...fundingConventions(choice.name, choice.funding, choice.basis.fiscalYear),
        ...percentConventions(fiscalYear.startDate, bands),
        ROUNDING,
      ]
    : [];
  return { ...report, conventions, verdict: report.hasComponents ? percentFundedVerdict(report) : [] };
}
