import { fundingBand } from '@roofline/engine/inventory/fully-funded';
import { deficitPerUnit, monthlyContributionPerUnit } from '@roofline/engine/projection/per-unit';
import type { Schedule } from '@roofline/engine/inventory/schedule';
import type { ProjectionRow } from '@roofline/engine/types';
import type { FiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import { toCents, toDollars, type Cents } from '@roofline/schema/value/money';
import type { FinancialHealth } from '@roofline/schema/dashboard/dashboard';
import type { BandLimits } from '@roofline/schema/report/report-bands';
import { HORIZON_YEARS, type Basis, type ComparedPlan, type FrozenPlan } from '../plan/service';
import {
  anticipatedYear,
  byYear,
  categoryTotals,
  ENTRY_LIMIT,
  expenditureOf,
  expendituresOf,
} from '../report/study/anticipated';
import { planOutcomes } from '../report/study/plan-outcomes';
import {
  followedChoice,
  fundingChoices,
  reportAdoptionOf,
  reportPlanOf,
  type FundingChoice,
} from '../report/study/choice';
import type { Spending } from '../project/service';
import { shownFunding, shownToday, shownYears } from '../report/study/funding';
import { yearSpending } from './spending';

/** The input of a financial-health report. */
export interface FinancialHealthSubject {
  propertyId: string;
  numberOfUnits: number;
  fiscalYear: Pick<FiscalYear, 'year' | 'startDate' | 'isPreviousFiscalYear' | 'isCurrentFiscalYear'>;
  /** The newest set-up year that is not after the fiscal year; null without one. */
  basis: Basis | null;
  /** Plans of the basis year, the default recommended one among them. */
  plans: readonly ComparedPlan[];
  /** The adopted plan as it was frozen at adoption. */
  adopted: FrozenPlan | null;
  lastUpdated: Date | null;
  /** Spending in the current year; null for other years. */
  spending: Spending | null;
  /** The workspace's rating bands. */
  bands: BandLimits;
}

const TOP_EXPENDITURES = 10;
const NAMED_IN_LOWEST_YEAR = 2;

function viewOf({ isPreviousFiscalYear, isCurrentFiscalYear }: FinancialHealthSubject['fiscalYear']) {
  if (isPreviousFiscalYear) return 'past';
  return isCurrentFiscalYear ? 'current' : 'future';
}

/** Returns the part that every view has; a past year has no more than this. */
function frame(subject: FinancialHealthSubject): FinancialHealth {
  return {
    propertyId: subject.propertyId,
    fiscalYear: subject.fiscalYear.year,
    basisFiscalYear: subject.basis?.fiscalYear ?? null,
    view: viewOf(subject.fiscalYear),
    startDate: subject.fiscalYear.startDate,
    hasComponents: (subject.basis?.components.length ?? 0) > 0,
    isDataTruncated: false,
    reserveAccountBalance: null,
    contributionsToReserves: null,
    totalAnticipatedExpenditures: null,
    percentageFunded: null,
    percentageFundedEnd: null,
    fundingBand: null,
    fullyFundedBalance: null,
    shortfallPerUnit: null,
    monthlyContributionPerUnit: null,
    componentsDue: 0,
    lowestYearComponents: [],
    topExpenditures: [],
    componentInventoryReport: { categories: [] },
    anticipatedExpendituresReport: { anticipatedExpenditureYears: [] },
    spending: null,
    ratingBands: subject.bands,
    plan: null,
    today: null,
    adoption: reportAdoptionOf(subject.adopted, null),
    fundingReport: null,
    cashFacts: null,
    plans: [],
    assumptionsProblem: null,
    lastUpdated: subject.lastUpdated?.toISOString() ?? null,
  };
}

/** Returns the figures of the year itself: the key insights and the gauge. */
function keyFigures(
  row: ProjectionRow,
  { numberOfUnits, bands }: FinancialHealthSubject,
  choice: FundingChoice,
) {
  const units = choice.adopted?.numberOfUnits ?? numberOfUnits;
  return {
    reserveAccountBalance: toDollars(row.startBalance),
    totalAnticipatedExpenditures: toDollars(row.expenditures),
    percentageFunded: row.percentFundedStart,
    percentageFundedEnd: row.percentFundedEnd,
    fundingBand: fundingBand(row.percentFundedStart, bands),
    fullyFundedBalance: toDollars(row.fullyFundedStart),
    shortfallPerUnit: toDollars(deficitPerUnit(row.fullyFundedStart, row.startBalance, units)),
  };
}

/** Returns the contribution: in the current year what owners pay today, which no plan changes; in a later year the plan's. */
function contributionFigures(
  { numberOfUnits }: FinancialHealthSubject,
  { adopted }: FundingChoice,
  { view, planned, today }: Pick<FinancialHealth, 'view' | 'today'> & { planned: Cents },
) {
  const contribution = view === 'current' && today ? toCents(today.contribution) : planned;
  const units = adopted?.numberOfUnits ?? numberOfUnits;
  return {
    contributionsToReserves: toDollars(contribution),
    monthlyContributionPerUnit: toDollars(monthlyContributionPerUnit(contribution, units)),
  };
}

/** Returns the expenditures of the year and of all years shown, cut to the size of a response. */
function expenditureFigures(schedule: Schedule, basis: Basis, fromT: number, lowestYear: number | null) {
  const span = { basisYear: basis.fiscalYear, fromT, years: HORIZON_YEARS };
  const all = expendituresOf(schedule, basis.components, span);
  const spent = byYear(all);
  const listed = byYear(all.slice(0, ENTRY_LIMIT));
  const firstYear = basis.fiscalYear + fromT;
  const thisYear = spent.get(firstYear) ?? [];
  const lowest = lowestYear === null ? [] : (spent.get(lowestYear) ?? []);
  return {
    isDataTruncated: all.length > ENTRY_LIMIT,
    componentsDue: thisYear.length,
    lowestYearComponents: lowest.slice(0, NAMED_IN_LOWEST_YEAR).map(({ component }) => component.name),
    topExpenditures: thisYear.slice(0, TOP_EXPENDITURES).map(expenditureOf),
    componentInventoryReport: {
      categories: categoryTotals(thisYear).map((category) => ({
        ...category,
        components: category.components.slice(0, ENTRY_LIMIT),
      })),
    },
    anticipatedExpendituresReport: {
      anticipatedExpenditureYears: Array.from({ length: HORIZON_YEARS }, (_, index) => {
        const year = firstYear + index;
        return anticipatedYear(year, spent.get(year) ?? [], listed.get(year) ?? []);
      }),
    },
  };
}

/** Returns the spending of the year beside the planned expenditures of the funding shown. */
function spendingFigures(
  { spending }: FinancialHealthSubject,
  schedule: Schedule,
  { basis, adopted }: FundingChoice,
  fromT: number,
) {
  if (!spending) return null;
  const planned = expendituresOf(schedule, basis.components, {
    basisYear: basis.fiscalYear,
    fromT,
    years: 1,
  });
  return yearSpending(spending, planned, { isFrozen: adopted !== null });
}

/**
 * Returns the dashboard of one fiscal year. A year without its own financials continues the projection of the newest
 * set-up year before it, so that both show rows of the same projection.
 */
export function financialHealthOf(subject: FinancialHealthSubject): FinancialHealth {
  const report = frame(subject);
  const { basis } = subject;
  if (report.view === 'past' || !basis) return report;
  const shown = shownYears(basis, subject.fiscalYear.year);
  if (typeof shown === 'string') return { ...report, assumptionsProblem: shown };
  const choices = fundingChoices(basis, subject.plans, subject.adopted);
  const choice = followedChoice(choices);
  const { value, problem } = shownFunding(choice, shown);
  const plans = planOutcomes(choices, shown);
  if (problem !== null) return { ...report, plans, assumptionsProblem: problem };
  const { lowestBalanceYear } = value.report;
  const today = shownToday(choices, choice, value, shown);
  return {
    ...report,
    ...keyFigures(value.rows[0]!, subject, choice),
    ...contributionFigures(subject, choice, {
      view: report.view,
      planned: value.rows[0]!.contribution,
      today,
    }),
    ...expenditureFigures(value.schedule, choice.basis, shown.fromT, lowestBalanceYear),
    spending: spendingFigures(subject, value.schedule, choice, shown.fromT),
    plan: reportPlanOf(choice),
    today,
    adoption: reportAdoptionOf(subject.adopted, choice),
    fundingReport: value.report,
    cashFacts: value.cashFacts,
    plans,
  };
}
