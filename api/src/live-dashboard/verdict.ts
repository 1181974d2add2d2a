import type { RealTimeFinancialHealth } from '@roofline/schema/live-dashboard/live-dashboard';
import { dollars, percentText } from '../platform/pdf/format';

type Run = RealTimeFinancialHealth['verdict'][number];
const text = (words: string): Run => ({ kind: 'text', text: words, value: null });
const fact = (words: string): Run => ({ kind: 'fact', text: words, value: null });
const money = (amount: number): Run => ({ kind: 'money', text: dollars(amount), value: amount });

type Told = Omit<RealTimeFinancialHealth, 'verdict'>;

/** Says whether income is on plan. */
function income({ reserveIncomeYtd, budgetedContributionsYtd: budget, incomeVariance }: Told): Run[] {
  if (budget === null || incomeVariance === null) return [];
  const { percent } = incomeVariance;
  const off =
    percent === null || percent === 0
      ? text(' that was budgeted to date')
      : text(
          ` that was budgeted to date, ${percentText(Math.abs(percent))} ${percent > 0 ? 'behind' : 'ahead of'} plan`,
        );
  return [
    text(' Reserve income this year is '),
    money(reserveIncomeYtd),
    text(' of the '),
    money(budget),
    off,
    text('.'),
  ];
}

/** Says whether spending is on plan. */
function spending({
  spendingActualYtd: spent,
  spendingPlanned: planned,
  spendingVariance,
  fiscalYear,
}: Told): Run[] {
  if (planned === null || spendingVariance === null) return [];
  const over = spent > planned ? [text(', '), fact('more than planned')] : [];
  return [
    money(spent),
    text(' has been spent of the '),
    money(planned),
    text(` planned for ${fiscalYear}`),
    ...over,
    text('.'),
  ];
}

/** Says how much is in reserves, and whether the year is on plan; empty if no statement has the balance. */
export function liveVerdict(report: Told): Run[] {
  const { currentReserveBalance: balance } = report;
  if (balance === null) return [];
  const spent = spending(report);
  return [
    text('Reserves hold '),
    money(balance),
    text('.'),
    ...income(report),
    ...(spent.length > 0 ? [text(' '), ...spent] : []),
  ];
}
