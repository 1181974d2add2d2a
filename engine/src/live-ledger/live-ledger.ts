import { safeCents } from '../numeric/cents';
import type { Cents } from '../types';
import type { LiveSpan, Month } from './months';
import {
  reservePart,
  type IncomeAndExpenses,
  type LiveAccount,
  type MonthSum,
  type ReserveRules,
} from './reserve-lines';

/** The part of a month's sum that people mapped to a component or marked as unexpected: never more than the sum itself. */
export interface MappedSum extends MonthSum {
  /** The component through the years; null where only marked. */
  lineageId: string | null;
  isUnexpected: boolean;
}

/** What a live dashboard adds up. */
export interface LiveLedger {
  span: LiveSpan;
  rules: ReserveRules;
  accounts: readonly LiveAccount[];
  sums: readonly MonthSum[];
  mapped: readonly MappedSum[];
}

/** Reserve expenses of an account over the last twelve months, in cents. */
export interface AccountExpenses {
  glCode: string;
  months: Cents[];
  total: Cents;
}

/** What the ledger says of the reserve fund, in cents. */
export interface ReserveFigures {
  months: { month: Month; income: Cents; expenses: Cents }[];
  spendingYtd: Cents;
  incomeYtd: Cents;
  /** Of the spending of the year. */
  unexpectedYtd: Cents;
  /** Of the spending of the last twelve months. */
  unexpected12: Cents;
  /** Last twelve months, the largest first. */
  byAccount: AccountExpenses[];
  /** Spending of the year by component; null is what nobody mapped. They add up to the spending of the year. */
  byLineage: { lineageId: string | null; spent: Cents; unexpected: Cents }[];
}

type PartOf = (sum: MonthSum) => IncomeAndExpenses;

function byAccount(sums: readonly MonthSum[], partOf: PartOf, months: readonly Month[]): AccountExpenses[] {
  const rows = new Map<string, Cents[]>();
  for (const sum of sums) {
    const at = months.indexOf(sum.month);
    const { expenses } = partOf(sum);
    if (at < 0 || expenses === 0) continue;
    const row = rows.get(sum.glCode) ?? months.map(() => 0);
    row[at] = row[at]! + expenses;
    rows.set(sum.glCode, row);
  }
  return [...rows]
    .map(([glCode, row]) => ({ glCode, months: row, total: row.reduce((sum, cents) => sum + cents, 0) }))
    .sort((one, other) => other.total - one.total || (one.glCode < other.glCode ? -1 : 1));
}

/** Spending by component; the rest, which belongs to none, last. */
function byLineage(
  { mapped, span }: LiveLedger,
  partOf: PartOf,
  spendingYtd: Cents,
): ReserveFigures['byLineage'] {
  const rows = new Map<string | null, { spent: Cents; unexpected: Cents }>();
  for (const sum of mapped.filter(({ month }) => span.yearToDate.includes(month))) {
    const { expenses } = partOf(sum);
    const row = rows.get(sum.lineageId) ?? { spent: 0, unexpected: 0 };
    rows.set(sum.lineageId, {
      spent: row.spent + expenses,
      unexpected: row.unexpected + (sum.isUnexpected ? expenses : 0),
    });
  }
  const { unexpected = 0 } = rows.get(null) ?? {};
  rows.delete(null);
  const known = [...rows].filter(([, row]) => row.spent !== 0 || row.unexpected !== 0);
  const rest = spendingYtd - known.reduce((sum, [, { spent }]) => sum + spent, 0);
  const others = rest !== 0 || unexpected !== 0 ? [{ lineageId: null, spent: rest, unexpected }] : [];
  return [...known.map(([lineageId, row]) => ({ lineageId, ...row })), ...others];
}

/**
 * Adds up the reserve fund of a property from the sums of its months, in cents. A month counts whole, one after the
 * current month not at all.
 */
export function reserveFigures(ledger: LiveLedger): ReserveFigures {
  const { span, sums, mapped, accounts, rules } = ledger;
  const accountOf = new Map(accounts.map((account) => [account.glCode, account]));
  const partOf: PartOf = (sum) => reservePart(sum, accountOf.get(sum.glCode), rules);
  const flows = new Map<Month, IncomeAndExpenses>();
  for (const sum of sums) {
    const { income, expenses } = partOf(sum);
    const flow = flows.get(sum.month) ?? { income: 0, expenses: 0 };
    flows.set(sum.month, { income: flow.income + income, expenses: flow.expenses + expenses });
  }
  const over = (months: readonly Month[], flow: 'income' | 'expenses') =>
    safeCents(
      months.reduce((total, month) => total + (flows.get(month)?.[flow] ?? 0), 0),
      `reserve ${flow}`,
    );
  const unexpectedIn = (months: readonly Month[]) =>
    mapped
      .filter(({ isUnexpected, month }) => isUnexpected && months.includes(month))
      .reduce((total, sum) => total + partOf(sum).expenses, 0);
  const spendingYtd = over(span.yearToDate, 'expenses');
  return {
    months: span.last12.map((month) => ({ month, ...(flows.get(month) ?? { income: 0, expenses: 0 }) })),
    spendingYtd,
    incomeYtd: over(span.yearToDate, 'income'),
    unexpectedYtd: unexpectedIn(span.yearToDate),
    unexpected12: unexpectedIn(span.last12),
    byAccount: byAccount(sums, partOf, span.last12),
    byLineage: byLineage(ledger, partOf, spendingYtd),
  };
}
