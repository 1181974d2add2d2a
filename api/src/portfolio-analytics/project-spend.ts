import {
  SPEND_ROWS,
  type ProjectSpend,
  type ProjectSpendInput,
  type SpendBreakdown,
  type SpendBreakdownInput,
} from '@roofline/schema/portfolio-analytics/project-spend';
import { toDollars } from '@roofline/schema/value/money';
import type { Tx } from '../platform/database';
import { listSpend, sumUpAllSpend, sumUpGroup, sumUpSpend } from './repository-spend';

const dollars = (cents: string) => toDollars(Number(cents));

/** Returns the payments for projects of a workspace, summed up by group. */
export async function readProjectSpend(
  tx: Tx,
  workspaceId: string,
  asked: ProjectSpendInput,
): Promise<ProjectSpend> {
  const of = { workspaceId, ...asked };
  const rows = await sumUpSpend(tx, of);
  const { amount, payments, projects } = await sumUpAllSpend(tx, of);
  return {
    total: dollars(amount),
    payments,
    projects,
    rows: rows.slice(0, SPEND_ROWS).map((row) => ({ ...row, amount: dollars(row.amount) })),
    others: Math.max(0, rows.length - SPEND_ROWS),
  };
}

/** Returns the payments in one group, newest first. A group without payments has an empty page under its key. */
export async function readSpendBreakdown(
  tx: Tx,
  workspaceId: string,
  { page, pageSize, ...asked }: SpendBreakdownInput,
): Promise<SpendBreakdown> {
  const of = { workspaceId, ...asked };
  const group = await sumUpGroup(tx, of);
  const rows = group ? await listSpend(tx, of, { limit: pageSize, offset: (page - 1) * pageSize }) : [];
  return {
    items: rows.map((row) => ({ ...row, amount: dollars(row.amount) })),
    totalCount: group?.payments ?? 0,
    page,
    pageSize,
    name: group?.name ?? asked.key,
    total: dollars(group?.amount ?? '0'),
  };
}
