import { cashFlow, currentBalance, type LiveBankAccount } from '@roofline/engine/live-ledger/cash-flow';
import {
  reserveFigures,
  type MappedSum,
  type ReserveFigures,
} from '@roofline/engine/live-ledger/live-ledger';
import type { LiveSpan } from '@roofline/engine/live-ledger/months';
import type { LiveAccount, MonthSum, ReserveRules } from '@roofline/engine/live-ledger/reserve-lines';
import { varianceOf } from '@roofline/engine/live-ledger/variance';
import { monthlyContributionPerUnit } from '@roofline/engine/projection/per-unit';
import type { AttachedComponent } from '@roofline/schema/component/attached-component';
import type { VarianceLimits } from '@roofline/schema/ledger/account';
import type { RealTimeFinancialHealth } from '@roofline/schema/live-dashboard/live-dashboard';
import { toCents, toDollars, type Cents } from '@roofline/schema/value/money';
import type { Basis, ComparedPlan, FrozenPlan } from '../plan/service';
import { actualCategories } from './categories';
import { planFigures, type PlanFigures } from './plan-figures';
import type { StatementRow } from './repository';
import { liveVerdict } from './verdict';

interface NamedAccount extends LiveAccount {
  glName: string;
}

/** The input of a live dashboard. */
export interface LiveSubject {
  property: {
    workspaceId: string;
    propertyId: string;
    name: string;
    companyName: string;
    numberOfUnits: number;
  };
  fiscalYear: { year: number; startDate: string };
  now: Date;
  /** The days of `now` and of the ledger's last change in the service's time zone. */
  preparedOn: string;
  lastUpdatedOn: string | null;
  annualFees: Cents | null;
  basis: Basis | null;
  plans: readonly ComparedPlan[];
  adopted: FrozenPlan | null;
  span: LiveSpan;
  rules: ReserveRules;
  limits: VarianceLimits;
  accounts: readonly NamedAccount[];
  sums: readonly MonthSum[];
  mapped: readonly MappedSum[];
  statements: readonly StatementRow[];
  lastUpdated: string | null;
  /** Components by lineage. */
  components: ReadonlyMap<string, AttachedComponent>;
}

const orNull = (cents: Cents | null) => (cents === null ? null : toDollars(cents));

/** Returns the bank accounts of a fund, with their statements and the movements of their ledger accounts. */
function bankAccounts({ statements, sums }: LiveSubject, fund: 'reserve' | 'operating'): LiveBankAccount[] {
  const byId = new Map<string, StatementRow[]>();
  for (const row of statements.filter((one) => one.fund === fund))
    byId.set(row.bankAccountId, [...(byId.get(row.bankAccountId) ?? []), row]);
  return [...byId.values()].map((rows) => {
    const { glCode } = rows[0]!;
    const movements = new Map<string, Cents>();
    for (const sum of sums.filter((one) => one.glCode === glCode))
      movements.set(sum.month, (movements.get(sum.month) ?? 0) + sum.moneyIn - sum.moneyOut);
    return {
      movements: glCode === null ? null : movements,
      statements: rows.flatMap(({ asOf, ...row }) => (asOf === null ? [] : [{ ...row, asOf }])),
    };
  });
}

function header({
  property,
  now,
  preparedOn,
  lastUpdated,
  lastUpdatedOn,
  accounts,
  statements,
}: LiveSubject): RealTimeFinancialHealth['header'] {
  return {
    propertyName: property.name,
    companyName: property.companyName,
    reportPreparedDate: now.toISOString(),
    preparedOn,
    lastUpdated,
    lastUpdatedOn,
    missingGlCodesConfig: !accounts.some(({ use }) => use === 'reserveIncome' || use === 'reserveExpense'),
    missingBankAccountsConfig: !statements.some(({ fund }) => fund === 'reserve'),
  };
}

/** Returns the figures of balances and of units. */
function standing(subject: LiveSubject, plan: PlanFigures) {
  const { span, annualFees, property } = subject;
  const [reserve, operating] = [bankAccounts(subject, 'reserve'), bankAccounts(subject, 'operating')];
  const perUnit = (annual: Cents | null) =>
    annual === null ? null : toDollars(monthlyContributionPerUnit(annual, property.numberOfUnits));
  return {
    currentReserveBalance: orNull(currentBalance(reserve, span.current)),
    reserveAccounts: reserve.length,
    currentOperatingBalance: orNull(currentBalance(operating, span.current)),
    operatingAccounts: operating.length,
    monthlyAssessmentPerUnit: perUnit(annualFees),
    monthlyReserveContributionPerUnit: perUnit(plan.contribution),
  };
}

/** Returns the figures of the year so far beside the plan. */
function yearToDate(
  { spendingYtd, incomeYtd, unexpectedYtd }: ReserveFigures,
  plan: PlanFigures,
  limits: VarianceLimits,
) {
  const variance = (actual: Cents, planned: Cents | null, worse: 'more' | 'less') =>
    planned === null ? null : varianceOf({ actual, planned }, worse, limits);
  return {
    spendingActualYtd: toDollars(spendingYtd),
    spendingPlanned: orNull(plan.planned),
    spendingVariance: variance(spendingYtd, plan.planned, 'more'),
    unexpectedYtd: toDollars(unexpectedYtd),
    budgetedContributionsYtd: orNull(plan.budgetedToDate),
    reserveIncomeYtd: toDollars(incomeYtd),
    incomeVariance: variance(incomeYtd, plan.budgetedToDate, 'less'),
  };
}

function expensesByAccount({ byAccount, unexpected12 }: ReserveFigures, accounts: readonly NamedAccount[]) {
  const names = new Map(accounts.map(({ glCode, glName }) => [glCode, glName]));
  return {
    total: toDollars(byAccount.reduce((sum, { total }) => sum + total, 0)),
    unexpected: toDollars(unexpected12),
    accounts: byAccount.map(({ glCode, total, months }) => ({
      glCode,
      glName: names.get(glCode) ?? glCode,
      total: toDollars(total),
      months: months.map(toDollars),
    })),
  };
}

const totalOf = (categories: readonly { total: number }[]) =>
  toDollars(categories.reduce((sum, { total }) => sum + toCents(total), 0));

const monthsOf = (subject: LiveSubject, { months }: ReserveFigures) =>
  cashFlow(months, bankAccounts(subject, 'reserve')).map((month) => ({
    ...month,
    income: toDollars(month.income),
    expenses: toDollars(month.expenses),
    endingBalance: orNull(month.endingBalance),
    other: orNull(month.other),
  }));

const projectedOf = ({ projected }: PlanFigures) =>
  projected.map(({ years, categories }) => ({
    years,
    total: totalOf(categories),
    categories: categories.map(({ category, categoryPosition, total }) => ({
      category,
      categoryPosition,
      total,
    })),
  }));

/** Returns the live dashboard of the current fiscal year: the ledger beside the plan. */
export function liveReport(subject: LiveSubject): RealTimeFinancialHealth {
  const { property, fiscalYear, span, accounts, limits } = subject;
  const plan = planFigures(subject);
  const figures = reserveFigures(subject);
  const report = {
    propertyId: property.propertyId,
    fiscalYear: fiscalYear.year,
    header: header(subject),
    startDate: fiscalYear.startDate,
    numberOfUnits: property.numberOfUnits,
    monthsToDate: span.yearToDate.length,
    ...standing(subject, plan),
    ...yearToDate(figures, plan, limits),
    reserveExpenses: expensesByAccount(figures, accounts),
    cashFlowOfReserves: { months: monthsOf(subject, figures) },
    expendituresByCategory: {
      total: toDollars(figures.spendingYtd),
      categories: actualCategories(figures, plan.categories, subject),
    },
    projectedExpenses: projectedOf(plan),
    varianceLimits: limits,
    assumptionsProblem: plan.problem,
  };
  return { ...report, verdict: liveVerdict(report) };
}
