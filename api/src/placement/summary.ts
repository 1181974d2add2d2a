import { holdingsOf, insuranceOn, type InstitutionHolding } from '@roofline/engine/placement/insurance';
import { ladderOf, type LadderYear, type PlannedYear } from '@roofline/engine/placement/ladder';
import { blendedYield, valueOn, type PlacedMoney } from '@roofline/engine/placement/placement';
import type { InstitutionTotal, PlacementSummary } from '@roofline/schema/placement/placement';
import { dayText } from '@roofline/schema/value/day';
import { formatLimit, toDollars, type Cents } from '@roofline/schema/value/money';
import { fiscalYearBounds } from '../fiscal-year/service';
import { quick } from '../platform/work/kind';
import { followedChoice, fundingChoices } from '../report/study/choice';
import { shownFunding, shownYears } from '../report/study/funding';
import type { ReportSubject } from '../report/study/subject';

/** The number of fiscal years in the ladder, with the current one. */
const YEARS = 5;

/** The input of the summary. */
export interface SummarySubject {
  propertyId: string;
  today: string;
  placed: readonly PlacedMoney[];
  study: Pick<ReportSubject, 'fiscalYear' | 'basis' | 'plans' | 'adopted'>;
  /** Spent from reserves in the current year until today. */
  spent: Cents;
  /** The balance of the reserve bank accounts; null if the property has no ledger. */
  ledger: { balance: Cents; asOf: string } | null;
}

interface Planned {
  name: string;
  years: PlannedYear[];
}

/** Returns the years of the plan that the property follows; null without a projection. */
function plannedYears({ study }: SummarySubject): Planned | null {
  const { fiscalYear, basis, plans, adopted } = study;
  const shown = basis && shownYears(basis, fiscalYear.year);
  if (!basis || shown === null || typeof shown === 'string') return null;
  const choice = followedChoice(fundingChoices(basis, plans, adopted));
  const { value } = shownFunding(choice, shown);
  if (!value) return null;
  const startMonth = Number(fiscalYear.startDate.slice(5, 7));
  const years = value.rows.slice(0, YEARS).map((row, at) => ({
    year: fiscalYear.year + at,
    ...fiscalYearBounds(fiscalYear.year + at, startMonth),
    incoming: row.contribution + row.assessments + row.loanProceeds - row.debtService,
    expenditures: row.expenditures,
  }));
  return { name: choice.name, years };
}

const dollars = (cents: Cents) => formatLimit(toDollars(cents));

/** Returns a warning about the first year whose work needs money that is still placed then. */
function lateWarning(ladder: readonly LadderYear[]): string[] {
  const short = ladder.find(({ available, late }) => available < 0 && late.length > 0);
  if (!short) return [];
  const [first] = [...short.late].sort((a, b) => (a.maturityDate! < b.maturityDate! ? -1 : 1));
  return [
    `Fiscal year ${short.year} needs ${dollars(-short.available)} more than is free by ${dayText(short.endDate)}. ` +
      `${first!.account} at ${first!.institution} matures on ${dayText(first!.maturityDate!)}.`,
  ];
}

function uninsuredWarnings(held: readonly InstitutionHolding[], limit: Cents): string[] {
  return held
    .filter(({ uninsured }) => uninsured > 0)
    .map(
      ({ institution, deposits, uninsured }) =>
        `${institution} holds ${dollars(deposits)}: ${dollars(uninsured)} are above the insured ${dollars(limit)}.`,
    );
}

function maturedWarnings(placed: readonly PlacedMoney[], today: string): string[] {
  return placed
    .filter(({ maturityDate }) => maturityDate !== null && maturityDate <= today)
    .map(
      ({ account, institution, maturityDate }) =>
        `${account} at ${institution} matured on ${dayText(maturityDate!)}: say where the money lies now.`,
    );
}

const institutionTotal = ({ institution, ...amounts }: InstitutionHolding): InstitutionTotal => ({
  institution,
  deposits: toDollars(amounts.deposits),
  others: toDollars(amounts.others),
  uninsured: toDollars(amounts.uninsured),
});

/** Returns the summary of a property's reserve placements, beside insurance, ledger and plan. */
function summaryOf(subject: SummarySubject): PlacementSummary {
  const { propertyId, today, placed, ledger, spent } = subject;
  const total = placed.reduce((sum, one) => sum + valueOn(one, today), 0);
  const insurance = insuranceOn(today);
  const held = holdingsOf(placed, today);
  const planned = plannedYears(subject);
  const ladder = planned ? ladderOf(placed, planned.years, { today, spent }) : [];
  return {
    propertyId,
    asOf: today,
    total: toDollars(total),
    ledgerBalance: ledger && toDollars(ledger.balance),
    ledgerAsOf: ledger?.asOf ?? null,
    difference: ledger && toDollars(total - ledger.balance),
    blendedYield: blendedYield(placed, today),
    insuredLimit: toDollars(insurance.limit),
    insuranceSource: insurance.source,
    institutions: held.map(institutionTotal),
    planName: planned?.name ?? null,
    years: ladder.map(({ late, incoming, ...row }) => ({
      year: row.year,
      endDate: row.endDate,
      maturing: toDollars(row.maturing),
      locked: toDollars(row.locked),
      contributions: toDollars(incoming),
      expenditures: toDollars(row.expenditures),
      available: toDollars(row.available),
    })),
    warnings:
      placed.length === 0
        ? []
        : [
            ...lateWarning(ladder),
            ...uninsuredWarnings(held, insurance.limit),
            ...maturedWarnings(placed, today),
          ],
  };
}

/** The computation of the summary from its input. */
export const placementSummaryWork = quick('placementSummary', summaryOf);
