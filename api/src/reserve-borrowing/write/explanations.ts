import { changesOf, changeWords, wordedFields } from '@roofline/schema/activity/changes';
import {
  reserveExplanationInput,
  type HandExplanationInput,
  type NewReserveExplanationInput,
  type ReserveExplanationInput,
  type ReserveTransfer,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import type { Tx } from '../../platform/database';
import { conflict } from '../../platform/problem';
import { staleVersion } from '../../platform/versions';
import { presentExplained } from '../present';
import { ledgerTexts } from '../read';
import { changeEntry, deleteEntry, deleteParts, sumRepayments, type EntryRow } from '../repository/entries';
import { handTransfer } from './hand-transfer';
import {
  handWords,
  loanName,
  record,
  requireChangeable,
  requireEntry,
  requireTransfers,
  say,
  transferName,
  type At,
  type BorrowingChange,
} from './say';

const EXPLANATION_FIELDS = wordedFields<typeof reserveExplanationInput, ReserveExplanationInput>(
  reserveExplanationInput,
  {},
);

/** Stores why equal transfers are neither loans nor repayments. */
export async function explainTransfers(
  tx: Tx,
  change: BorrowingChange,
  { transferIds, explanation }: NewReserveExplanationInput,
): Promise<ReserveTransfer[]> {
  const access = await requireChangeable(tx, change);
  const transfers = await requireTransfers(tx, access, transferIds, 'transferIds');
  const rows = await say(tx, change, transfers, { kind: 'explanation', words: explanation });
  const [first] = rows;
  const what = rows.length === 1 ? transferName(first!) : `${rows.length} transfers between the funds`;
  await record(tx, change, access, `Explained ${what}: ${explanation}`);
  const texts = await ledgerTexts(tx, rows);
  return rows.map((row) => presentExplained(row, texts));
}

/** Logs and explains a transfer between the funds that no ledger has. */
export async function addExplanationByHand(
  tx: Tx,
  change: BorrowingChange,
  { explanation, ...input }: HandExplanationInput,
): Promise<ReserveTransfer> {
  const access = await requireChangeable(tx, change);
  const transfer = await handTransfer(tx, change, access, input);
  const [row] = await say(tx, change, [transfer], { kind: 'explanation', words: explanation });
  await record(tx, change, access, `Explained ${transferName(row!)}${handWords(row!)}: ${explanation}`);
  return presentExplained(row!, await ledgerTexts(tx, [row!]));
}

export async function updateExplanation(
  tx: Tx,
  change: BorrowingChange,
  at: At,
  input: ReserveExplanationInput,
): Promise<ReserveTransfer> {
  const { access, row } = await requireEntry(tx, change, at.reserveEntryId, 'explanation');
  const saved = await changeEntry(tx, row, at.version, { words: input.explanation });
  if (!saved) throw staleVersion(row.version);
  const changes = changesOf(EXPLANATION_FIELDS, { before: { explanation: row.words! }, after: input });
  await record(tx, change, access, changeWords(`of ${transferName(row)}`, changes));
  return presentExplained(saved, await ledgerTexts(tx, [saved]));
}

const UNDONE: Record<EntryRow['kind'], (row: EntryRow) => string> = {
  loan: (row) => `Removed ${loanName(row)}`,
  repayment: (row) => `Removed the match of ${transferName(row)} with what it paid back`,
  explanation: (row) => `Removed the explanation of ${transferName(row)}`,
};

/** Removes all entries of a transfer, which is then open again. A loan is removed only after its repayments. */
export async function removeEntry(tx: Tx, change: BorrowingChange, at: At): Promise<void> {
  const { access, row } = await requireEntry(tx, change, at.reserveEntryId);
  if (row.version !== at.version) throw staleVersion(row.version);
  if (row.kind === 'loan' && (await sumRepayments(tx, row)).payments > 0)
    throw conflict('This loan has repayments. Remove their matches first.', 'hasRepayments');
  if (!(await deleteEntry(tx, row, at.version))) throw staleVersion(row.version);
  await deleteParts(tx, row);
  await record(tx, change, access, UNDONE[row.kind](row));
}
