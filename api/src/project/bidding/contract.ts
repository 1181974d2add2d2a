import { formatLimit, toDollars } from '@roofline/schema/value/money';
import type { Tx } from '../../platform/database';
import { Problem, ruleFailed } from '../../platform/problem';
import type { ProjectRow } from '../repository/projects';
import { changeOrderTotals } from './repository';

type Contract = Pick<ProjectRow, 'contractor' | 'contractAmount'>;

/** Refuses a contract that is below zero with its change orders; in cents. */
export function assertNotBelowZero(contract: number, changeOrders: number, field?: string): void {
  if (contract + changeOrders >= 0) return;
  const [agreed, changed] = [formatLimit(toDollars(contract)), formatLimit(toDollars(changeOrders))];
  throw ruleFailed(
    `The contract of ${agreed} and its change orders of ${changed} should not come to less than $0`,
    field,
  );
}

const FROM_BID =
  'The contract comes from the awarded bid: add a change order, or take the award back to change it';

/**
 * Refuses a contract entered by hand while a bid is awarded, and one that leaves change orders without a contract or
 * with more to take from it than it has.
 */
export async function assertContract(tx: Tx, row: ProjectRow, asked: Contract): Promise<void> {
  const differing = (['contractor', 'contractAmount'] as const).filter((key) => asked[key] !== row[key]);
  if (differing.length === 0) return;
  if (row.awardedBidId !== null)
    throw new Problem(
      422,
      differing.map((field) => ({ code: 'invalid', detail: FROM_BID, field })),
    );
  if (asked.contractAmount === row.contractAmount) return;
  const { count, total } = await changeOrderTotals(tx, row);
  if (count > 0 && asked.contractAmount === null)
    throw ruleFailed('The contract has change orders: remove them first', 'contractAmount');
  assertNotBelowZero(asked.contractAmount ?? 0, total, 'contractAmount');
}
