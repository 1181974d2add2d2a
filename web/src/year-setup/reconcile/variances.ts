import { toCents, toDollars } from '@roofline/schema/value/money';
import type { YearFigures } from '@roofline/schema/year-setup/year-setup';
import type { ReconcileValues } from './reconcile-values';

/** One line of the comparison, in dollars; null while a figure is unknown. */
export interface VarianceRow {
  label: string;
  planned: number | null;
  actual: number | null;
  difference: number | null;
  isTotal?: boolean;
}

const less = (one: number | null, other: number | null) =>
  one === null || other === null ? null : toDollars(toCents(one) - toCents(other));

/** Returns planned and actual figures, line by line. */
export function varianceRows(planned: YearFigures | null, values: ReconcileValues): VarianceRow[] {
  const row = (label: string, plan: number | undefined, actual: number | null, isTotal = false) => ({
    label,
    planned: plan ?? null,
    actual,
    difference: less(actual, plan ?? null),
    isTotal,
  });
  return [
    row('Starting balance', planned?.startBalance, planned?.startBalance ?? null),
    row('Contributions', planned?.contributions, values.contributions),
    row('Special assessments', planned?.specialAssessments, values.specialAssessments),
    row('Interest', planned?.interest, values.interest),
    row('Expenditures', planned?.expenditures, values.expenditures),
    row('Closing balance', planned?.endBalance, values.closingBalance, true),
  ];
}

/** Returns the closing balance less the sum of the other actual figures; null while one is missing. */
export function unexplained(planned: YearFigures | null, values: ReconcileValues): number | null {
  const { contributions, specialAssessments, interest, expenditures, closingBalance } = values;
  const inflows = [planned?.startBalance ?? null, contributions, specialAssessments, interest];
  if (closingBalance === null || expenditures === null || inflows.includes(null)) return null;
  const added = inflows.reduce<number>((sum, amount) => sum + toCents(amount!), 0);
  return toDollars(toCents(closingBalance) + toCents(expenditures) - added);
}
