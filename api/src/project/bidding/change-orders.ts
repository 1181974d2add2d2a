import { changesOf, changeWords, NO_VALUE, wordedFields } from '@roofline/schema/activity/changes';
import {
  changeOrderInput,
  type ChangeOrder,
  type ChangeOrderInput,
} from '@roofline/schema/project/change-order';
import { limits } from '@roofline/schema/value/limits';
import { formatLimit, toCents, toDollars } from '@roofline/schema/value/money';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { ruleFailed } from '../../platform/problem';
import { requireProject, type ReachedProject } from '../reach';
import { assertRoom } from '../work/rules';
import { shortText } from '../work/words';
import { holdItem, recordProject, type ProjectChange } from '../write/change';
import { assertNotBelowZero } from './contract';
import { documentIn, documentNames } from './documents';
import { presentChangeOrder } from './present';
import {
  changeChangeOrder,
  changeOrderTotals,
  deleteChangeOrder,
  findChangeOrder,
  insertChangeOrder,
  takeNumber,
  type ChangeOrderRow,
} from './repository';

/** The ids of a change order, and the version that the caller saw. */
export interface ChangeOrderAt {
  projectId: string;
  changeOrderId: string;
  version: number;
}

/** Returns the rules for a change order: the contract's, an amount other than 0, and an approval not in the future. */
export const changeOrderRules = (today: string) =>
  changeOrderInput
    .refine(({ amount }) => toCents(amount) !== 0, {
      path: ['amount'],
      message: 'Amount should not be $0: enter what the change adds, or takes out with a minus',
    })
    .refine(({ approvedOn }) => approvedOn <= today, {
      path: ['approvedOn'],
      message: 'Approved On should not be in the future',
    });

const FIELDS = wordedFields<typeof changeOrderInput, ChangeOrder>(changeOrderInput, {
  propertyFileId: { words: ({ fileName }) => fileName ?? NO_VALUE },
});

/** Names a change order: `change order 2 of $3,840 “Replace 40 sheets of rotten decking”`. */
const called = ({ number, amount, description }: ChangeOrderRow) =>
  `change order ${number} of ${formatLimit(toDollars(amount))} “${shortText(description)}”`;

/** Refuses to take the contract below zero. `added` is the change of the sum of all change orders, in cents. */
async function assertFits(tx: Tx, { row }: ReachedProject, added: number, field?: string): Promise<void> {
  if (row.contractAmount === null)
    throw ruleFailed('A change order needs a contract: award a bid or enter the contract amount first');
  assertNotBelowZero(row.contractAmount, (await changeOrderTotals(tx, row)).total + added, field);
}

async function storedOrder(tx: Tx, { row }: ReachedProject, { amount, ...values }: ChangeOrderInput) {
  return { ...values, amount: toCents(amount), propertyFileId: await documentIn(tx, row, values) };
}

export async function addChangeOrder(
  tx: Tx,
  change: ProjectChange,
  projectId: string,
  input: ChangeOrderInput,
): Promise<ChangeOrder> {
  const reached = await requireProject(tx, change.actor, projectId, { need: 'edit', lock: true });
  const { workspaceId, propertyId } = reached.row;
  await assertRoom(tx, 'changeOrder', reached.row, limits.changeOrdersOfProject);
  await assertFits(tx, reached, toCents(input.amount), 'amount');
  const values = await storedOrder(tx, reached, input);
  const row = await insertChangeOrder(tx, {
    ...values,
    workspaceId,
    propertyId,
    projectId: reached.row.projectId,
    changeOrderId: newId(),
    number: await takeNumber(tx, reached.row),
    createdAt: change.deps.clock.now(),
  });
  await recordProject(tx, change, reached, `Added ${called(row)}, approved by ${row.approvedBy}`);
  return presentChangeOrder(row, await documentNames(tx, [row]));
}

const requireChangeOrder = (tx: Tx, change: ProjectChange, at: ChangeOrderAt) =>
  holdItem(tx, change, at, (project) => findChangeOrder(tx, { ...project, changeOrderId: at.changeOrderId }));

export async function updateChangeOrder(
  tx: Tx,
  change: ProjectChange,
  at: ChangeOrderAt,
  input: ChangeOrderInput,
): Promise<ChangeOrder> {
  const { reached, row } = await requireChangeOrder(tx, change, at);
  const values = await storedOrder(tx, reached, input);
  await assertFits(tx, reached, values.amount - row.amount, 'amount');
  const saved = await changeChangeOrder(tx, row, values);
  const names = await documentNames(tx, [row, saved]);
  const rows = { before: presentChangeOrder(row, names), after: presentChangeOrder(saved, names) };
  await recordProject(tx, change, reached, changeWords(`of ${called(row)}`, changesOf(FIELDS, rows)));
  return rows.after;
}

export async function removeChangeOrder(tx: Tx, change: ProjectChange, at: ChangeOrderAt): Promise<void> {
  const { reached, row } = await requireChangeOrder(tx, change, at);
  await assertFits(tx, reached, -row.amount);
  await deleteChangeOrder(tx, row);
  await recordProject(tx, change, reached, `Removed ${called(row)}`);
}
