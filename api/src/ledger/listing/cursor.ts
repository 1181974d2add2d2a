import type { TransactionSort } from '@roofline/schema/ledger/transaction';
import { ruleFailed } from '../../platform/problem';
import type { LineRow } from '../repository/lines';
import type { LineWindow } from '../repository/list';

const CURSOR = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_([^]*)$/;

/** The form of the sorted value in a cursor, by order. */
const VALUES: Record<TransactionSort, RegExp> = {
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d)$|^\d{4}-(?:0[13-9]|1[0-2])-30$|^\d{4}-(?:0[13578]|1[02])-31$/,
  amount: /^-?\d{1,15}$/,
  payee: /^[^\u0000]*$/,
};

const valueOf = ({ date, amount, payeeKey }: LineRow, sort: TransactionSort): string =>
  ({ date, amount: String(amount), payee: payeeKey })[sort];

/** Writes a cursor: the id of a line and its sorted value. */
export const writeCursor = (row: LineRow, sort: TransactionSort): string =>
  `${row.transactionId}_${valueOf(row, sort)}`;

/** Reads the line that a part comes after; throws 422 where the cursor is not valid for this order. */
export function readCursor(cursor: string | undefined, sort: TransactionSort): LineWindow['after'] {
  if (cursor === undefined) return null;
  const [, transactionId, value] = CURSOR.exec(cursor) ?? [];
  if (!transactionId || value === undefined || !VALUES[sort].test(value))
    throw ruleFailed('After should be the cursor of an earlier part of the list in the same order', 'after');
  return { transactionId, value };
}
