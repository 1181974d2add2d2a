import type { DemoProperty } from '../property/property';
import type { DemoAccount } from './posting';

export const CHECKING = '1010';
export const SAVINGS = '1110';
export const ASSESSMENTS = '4010';
export const LATE_FEES = '4050';
export const CONTRIBUTIONS = '4900';
export const INTEREST = '4910';
export const ADJUSTMENTS = '4990';
export const GIVEN_TO_RESERVES = '6900';
export const BANK_FEES = '7990';

/** An operating expense: its share of the budget, the day of the month on which it is paid, and how far it moves with the season. */
interface Operating {
  code: string;
  name: string;
  payee: string;
  share: number;
  day: number;
  swing: number;
}

/** What an association spends each month; a little is left over. */
export const OPERATING: readonly Operating[] = [
  { code: '6010', name: 'Management fees', payee: 'Northlake Community Mgmt', share: 0.11, day: 1, swing: 0 },
  { code: '6110', name: 'Electricity', payee: 'Valley Electric', share: 0.07, day: 14, swing: 0.15 },
  { code: '6120', name: 'Water and sewer', payee: 'City Water Department', share: 0.16, day: 18, swing: 0.2 },
  { code: '6130', name: 'Refuse collection', payee: 'Clean Streets Hauling', share: 0.06, day: 9, swing: 0.02 },
  { code: '6210', name: 'Landscape maintenance', payee: 'Green Fork Landscape', share: 0.12, day: 5, swing: 0 },
  { code: '6220', name: 'Janitorial', payee: 'Bright Halls', share: 0.08, day: 6, swing: 0.03 },
  { code: '6310', name: 'Insurance', payee: 'Pacific Mutual Insurance', share: 0.24, day: 2, swing: 0 },
  { code: '6410', name: 'Repairs and maintenance', payee: 'Handy Property Services', share: 0.08, day: 22, swing: 0.4 },
  { code: '6510', name: 'Legal and accounting', payee: 'Marlow & Finch', share: 0.02, day: 25, swing: 0.3 },
]; // prettier-ignore

const account = (
  code: string,
  name: string,
  [kind, use, fund]: [DemoAccount['kind'], DemoAccount['use'], DemoAccount['fund']],
): DemoAccount => ({ code, name, kind, use, fund });

/** Codes of reserve expenses, by category of the inventory. */
export function expenseCodes({ lines }: Pick<DemoProperty, 'lines'>): Map<string, string> {
  const categories = [...new Set(lines.map(({ category }) => category))];
  return new Map(categories.map((category, n) => [category, String(7010 + 10 * n)]));
}

/** The accounts of a property's ledger, by code. */
export function chartOf(demo: Pick<DemoProperty, 'lines'>): DemoAccount[] {
  const bank = { kind: 'bank', use: 'bank' } as const;
  return [
    { code: CHECKING, name: 'Operating checking', ...bank, fund: 'operating', institution: 'First Cascade Bank' },
    { code: SAVINGS, name: 'Reserve savings', ...bank, fund: 'reserve', institution: 'Harbor Federal' },
    account(ASSESSMENTS, 'Assessments', ['income', 'operatingIncome', 'operating']),
    account(LATE_FEES, 'Late fees', ['income', 'operatingIncome', 'operating']),
    account(CONTRIBUTIONS, 'Reserve contributions', ['income', 'reserveIncome', 'reserve']),
    account(INTEREST, 'Reserve interest', ['income', 'reserveIncome', 'reserve']),
    account(ADJUSTMENTS, 'Reserve special assessments', ['income', 'reserveIncome', 'reserve']),
    ...OPERATING.map(({ code, name }) => account(code, name, ['expense', 'operatingExpense', 'operating'])),
    account(GIVEN_TO_RESERVES, 'Transfers to reserves', ['expense', 'operatingExpense', 'operating']),
    ...[...expenseCodes(demo)].map(([category, code]) =>
      account(code, `Reserve: ${category}`, ['expense', 'reserveExpense', 'reserve']),
    ),
    account(BANK_FEES, 'Reserve: bank fees', ['expense', 'reserveExpense', 'reserve']),
  ]; // prettier-ignore
}
