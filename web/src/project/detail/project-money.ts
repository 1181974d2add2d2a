import { formatMoney, formatMoneyExact } from '../../ui/format/money';
import { counted } from '../../ui/format/count';
import { paidOver, percentPaid } from '../model/project-money';
import type { ProjectDetail } from './use-project';

/** Returns `Paid $4,000 more than the contract`. */
export const overWords = (over: number): string => `Paid ${formatMoneyExact(over)} more than the contract`;

/** Returns the basis of the estimate, in words. */
export function estimateBasis({ estimate, propertyComponents, scopeOfWork }: ProjectDetail): string {
  if (estimate === null) return 'No components or estimates yet';
  if (propertyComponents.length > 0)
    return `Current costs of ${counted(propertyComponents.length, 'component')}`;
  const lines = scopeOfWork.filter((line) => line.estimate !== null).length;
  return `Estimates of ${counted(lines, 'line')} of the scope of work`;
}

/** Returns the contractor and, where there are change orders, the contract amount and their count. */
export function contractBasis({
  contractor,
  contracted,
  contractAmount,
  changeOrders,
}: ProjectDetail): string {
  if (contracted === null) return contractor === null ? 'No contract yet' : `${contractor}, no amount yet`;
  const who = contractor ?? 'Contractor not named';
  if (changeOrders.length === 0 || contractAmount === null) return who;
  return `${who}, ${formatMoney(contractAmount)} and ${counted(changeOrders.length, 'change order')}`;
}

/** Returns the number of payments and, where there is a contract, the percent of it that is paid. */
export function paidBasis(project: ProjectDetail): string {
  const { payments } = project;
  const by = payments.length === 0 ? 'No payments yet' : counted(payments.length, 'payment');
  const percent = percentPaid(project);
  return payments.length === 0 || percent === null ? by : `${by}, ${percent}% of the contract`;
}

/** Returns the note under the amount left. */
export function leftBasis(project: ProjectDetail): string {
  const { contracted } = project;
  if (contracted === null) return 'Needs a contract amount';
  const over = paidOver(project);
  return over > 0 ? overWords(over) : `Of the contract of ${formatMoney(contracted)}`;
}
