import { changesOf, changeWords, NO_VALUE, wordedFields } from '@roofline/schema/activity/changes';
import {
  projectPaymentInput,
  type ProjectPayment,
  type ProjectPaymentInput,
} from '@roofline/schema/project/payment';
import { limits } from '@roofline/schema/value/limits';
import { formatLimit, toCents, toDollars } from '@roofline/schema/value/money';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { ruleFailed } from '../../platform/problem';
import { requireProject, type ReachedProject } from '../reach';
import { holdItem, recordProject, type ProjectChange } from '../write/change';
import { assertRoom, lineageIn } from './rules';
import { linesOf, presentPayment } from './present';
import { changePayment, deletePayment, findPayment, insertPayment, type PaymentRow } from './repository';

/** The ids of a payment, and the version that the caller saw. */
export interface PaymentAt {
  projectId: string;
  paymentId: string;
  version: number;
}

/** Returns the rules for a payment: its input schema, and a day that is not in the future. */
export const paymentRules = (today: string) =>
  projectPaymentInput.refine(({ paidOn }) => paidOn <= today, {
    path: ['paidOn'],
    message: 'Paid On should not be in the future',
  });

const FIELDS = wordedFields<typeof projectPaymentInput, ProjectPayment>(projectPaymentInput, {
  fund: { words: ({ fund }) => fund },
  propertyComponentId: { words: ({ componentName }) => componentName ?? NO_VALUE },
  contractId: { words: ({ contractId }) => (contractId === null ? NO_VALUE : 'the awarded bid') },
});

/** Names a payment: `the payment of $40,000 to Apex Roofing`. */
const called = ({ amount, payee }: PaymentRow) =>
  `the payment of ${formatLimit(toDollars(amount))} to ${payee}`;

/** Returns the contract that a payment is for: the awarded bid of its project, or none. */
function contractIn({ row }: ReachedProject, contractId: string | null): string | null {
  const id = contractId?.toLowerCase() ?? null;
  if (id === null || id === row.awardedBidId) return id;
  throw ruleFailed('Choose the awarded bid of the project, or no contract', 'contractId');
}

async function storedPayment(tx: Tx, reached: ReachedProject, input: ProjectPaymentInput) {
  const { propertyComponentId, contractId, amount, ...values } = input;
  return {
    ...values,
    contractId: contractIn(reached, contractId),
    amount: toCents(amount),
    lineageId: await lineageIn(tx, reached, propertyComponentId),
  };
}

export async function addPayment(
  tx: Tx,
  change: ProjectChange,
  projectId: string,
  input: ProjectPaymentInput,
): Promise<ProjectPayment> {
  const reached = await requireProject(tx, change.actor, projectId, { need: 'edit', lock: true });
  const { workspaceId, propertyId } = reached.row;
  await assertRoom(tx, 'payment', reached.row, limits.paymentsOfProject);
  const row = await insertPayment(tx, {
    ...(await storedPayment(tx, reached, input)),
    workspaceId,
    propertyId,
    projectId: reached.row.projectId,
    paymentId: newId(),
    createdAt: change.deps.clock.now(),
  });
  await recordProject(tx, change, reached, `Added ${called(row)} from the ${row.fund} fund`);
  return presentPayment(row, await linesOf(tx, change.deps.clock.today(), [row]));
}

const requirePayment = (tx: Tx, change: ProjectChange, at: PaymentAt) =>
  holdItem(tx, change, at, (project) => findPayment(tx, project, at.paymentId));

export async function updatePayment(
  tx: Tx,
  change: ProjectChange,
  at: PaymentAt,
  input: ProjectPaymentInput,
): Promise<ProjectPayment> {
  const { reached, row } = await requirePayment(tx, change, at);
  const saved = await changePayment(tx, row, await storedPayment(tx, reached, input));
  const lines = await linesOf(tx, change.deps.clock.today(), [row, saved]);
  const rows = { before: presentPayment(row, lines), after: presentPayment(saved, lines) };
  await recordProject(tx, change, reached, changeWords(`of ${called(row)}`, changesOf(FIELDS, rows)));
  return rows.after;
}

export async function removePayment(tx: Tx, change: ProjectChange, at: PaymentAt): Promise<void> {
  const { reached, row } = await requirePayment(tx, change, at);
  await deletePayment(tx, row);
  await recordProject(tx, change, reached, `Removed ${called(row)}`);
}
