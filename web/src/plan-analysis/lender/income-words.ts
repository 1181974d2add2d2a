import type { IncomeLine } from '@roofline/engine/lender/readiness';
import type { IncomeKind } from '@roofline/engine/lender/rules';
import { toCents } from '@roofline/schema/value/money';

export const INCOME_KINDS: Record<IncomeKind, string> = {
  regularAssessment: 'Regular assessments',
  specialAssessment: 'Special assessments',
  incidental: 'Incidental income',
  ownerUtilities: 'Utilities billed to owners',
  reserveIncome: 'Income of the reserve fund',
};

/** A line of the budget's income in the form; dollars a year. */
export interface IncomeForm {
  key: number;
  name: string;
  kind: IncomeKind;
  amount: number | null;
}

/** Returns the lines that have an amount, in cents, as the engine takes them. */
export function incomeLines(form: readonly IncomeForm[]): IncomeLine[] {
  return form
    .filter(({ amount }) => amount !== null && amount > 0)
    .map(({ name, kind, amount }) => ({
      name: name.trim() || INCOME_KINDS[kind],
      kind,
      amount: toCents(amount!),
    }));
}

/** Returns the income that the form starts with: the annual fees. */
export function firstIncome(annualFee: number | null): IncomeForm[] {
  return [{ key: 0, name: 'Annual fees', kind: 'regularAssessment', amount: annualFee }];
}
