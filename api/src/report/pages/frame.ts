import type { TodaysFunding } from '@roofline/schema/plan/plan-lead';
import type { ReportPlan } from '@roofline/schema/report/report';
import type { ReportQuery } from '@roofline/schema/report/report-pages';
import {
  followedChoice,
  fundingChoices,
  namedChoice,
  reportAdoptionOf,
  reportPlanOf,
  type FundingChoice,
} from '../study/choice';
import { shownFunding, shownToday, shownYears, type ShownFunding } from '../study/funding';
import type { ReportSubject } from '../study/subject';

/** The moment at which a report is made, and its day in the time zone of the service. */
export interface Prepared {
  now: Date;
  today: string;
}

/** Returns the part of a report above its figures; `choice` is the way of funding that these follow. */
export function reportFrame(
  { property, fiscalYear, basis: ofToday, adopted }: ReportSubject,
  choice: FundingChoice | null,
  { now, today: preparedOn }: Prepared,
) {
  const basis = choice?.basis ?? ofToday;
  return {
    propertyId: property.propertyId,
    propertyName: property.name,
    companyName: property.workspaceCompanyName,
    fiscalYear: fiscalYear.year,
    startDate: fiscalYear.startDate,
    basisFiscalYear: basis?.fiscalYear ?? null,
    preparedAt: now.toISOString(),
    preparedOn,
    hasComponents: (basis?.components.length ?? 0) > 0,
    adoption: reportAdoptionOf(adopted, choice),
  };
}

/** A report's way of funding and its outcome. */
export interface Funded {
  choice: FundingChoice | null;
  plans: ReportPlan[];
  /** null where there is nothing to project or the assumptions are out of range. */
  funding: ShownFunding | null;
  assumptionsProblem: string | null;
  fromT: number;
  today: TodaysFunding | null;
}

/** Computes the plan that the query names, or else the leading plan of the year. */
export function fundedBy(subject: ReportSubject, { planId }: Pick<ReportQuery, 'planId'>): Funded {
  const { basis, plans, adopted, fiscalYear } = subject;
  if (!basis)
    return { choice: null, plans: [], funding: null, assumptionsProblem: null, fromT: 0, today: null };
  const choices = fundingChoices(basis, plans, adopted);
  const choice = planId === undefined ? followedChoice(choices) : namedChoice(choices, planId);
  const known = { choice, plans: choices.map(reportPlanOf) };
  const shown = shownYears(basis, fiscalYear.year);
  if (typeof shown === 'string')
    return { ...known, funding: null, assumptionsProblem: shown, fromT: 0, today: null };
  const { value, problem } = shownFunding(choice, shown);
  const today = value && shownToday(choices, choice, value, shown);
  return { ...known, funding: value, assumptionsProblem: problem, fromT: shown.fromT, today };
}
