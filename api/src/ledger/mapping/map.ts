import { changesOf, changeWords, wordedFields, NO_VALUE } from '@roofline/schema/activity/changes';
import {
  transactionInput,
  type Remembered,
  type Transaction,
  type TransactionInput,
  type TransactionsInput,
  type TransactionsMapped,
} from '@roofline/schema/ledger/transaction';
import { dayText } from '@roofline/schema/value/day';
import { formatLimit, toDollars } from '@roofline/schema/value/money';
import type { Tx } from '../../platform/database';
import { forbidden, notFound, ruleFailed } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import { requireProperty, type PropertyAccess } from '../../property/access';
import { counted, recordLedger, type LedgerChange } from '../change';
import { presentLines } from '../listing/present';
import { assertNotResetting } from '../pending/ahead';
import { holdBook } from '../repository/book';
import { findLines, mapLines, type LineRow } from '../repository/lines';
import { presentRules, remember, rememberedWords, type RuleAbout } from './rules';
import { targetOf, type Target } from './target';

/** Locked lines of one property that the actor may change. The property and its book are locked, too. */
interface HeldLines {
  access: PropertyAccess;
  /** In the order of the request, each once. */
  rows: LineRow[];
}

/** Locks lines; 404 where one is missing, hidden from the actor or of another property; 403 without the right. */
async function holdLines(tx: Tx, { actor }: LedgerChange, asked: readonly string[]): Promise<HeldLines> {
  const ids = [...new Set(asked.map((id) => id.toLowerCase()))];
  const [first] = await findLines(tx, ids.slice(0, 1));
  if (!first) throw notFound();
  const access = await requireProperty(tx, actor, first.propertyId, { lock: true });
  if (!access.actions.viewLedger) throw notFound();
  if (access.actions.editLedger) await holdBook(tx, access.property);
  const byId = new Map((await findLines(tx, ids)).map((row) => [row.transactionId, row]));
  const rows = ids.map((id) => {
    const row = byId.get(id);
    if (row?.propertyId !== first.propertyId) throw notFound();
    return row;
  });
  if (!access.actions.editLedger) throw forbidden();
  await assertNotResetting(tx, access.property, rows);
  return { access, rows };
}

/** Returns the payee or the account of a line that a new rule is about. */
function aboutLine({ payee, payeeKey, glCode }: LineRow, by: Remembered): RuleAbout {
  if (by === 'glCode') return { payee: null, glCode };
  if (payeeKey === '')
    throw ruleFailed('This transaction has no payee: remember it by its GL code instead', 'remember');
  return { payee, glCode: by === 'payee' ? null : glCode };
}

/** Maps locked lines by hand, and adds rules where the request asks for it. */
async function saveMapping(tx: Tx, change: LedgerChange, held: HeldLines, input: TransactionInput) {
  const { access, rows } = held;
  const target = await targetOf(tx, change, access, input);
  const by = input.remember;
  if (by && target.words === null)
    throw ruleFailed('Choose a component or a project, or mark it as unexpected, to remember it', 'remember');
  const about = by ? rows.map((row) => aboutLine(row, by)) : [];
  const { lineageId, projectId } = target;
  const mapping = { lineageId, projectId, isUnexpected: input.isUnexpected };
  const ids = rows.map(({ transactionId }) => transactionId);
  await mapLines(tx, access.property, ids, { ...mapping, mappedBy: 'user', ruleId: null });
  const remembered = about.length > 0 ? await remember(tx, change, access, { about, target }) : null;
  return { target, ids, remembered };
}

const viewingOf = ({ actor }: LedgerChange, access: PropertyAccess) => ({
  actor,
  access: new Map([[access.property.propertyId, access]]),
});

/** Returns the lines after a change, in the order of the ids. */
async function linesNow(tx: Tx, change: LedgerChange, access: PropertyAccess, ids: readonly string[]) {
  const byId = new Map((await findLines(tx, ids)).map((row) => [row.transactionId, row]));
  return presentLines(tx, viewingOf(change, access), ids.map((id) => byId.get(id)!)); // prettier-ignore
}

interface Saved {
  target: Target;
  remembered: Awaited<ReturnType<typeof remember>> | null;
}

/** Records the change and the new rules, and returns the answer. */
async function answered(
  tx: Tx,
  change: LedgerChange,
  access: PropertyAccess,
  { target, remembered, transactions, words }: Saved & { transactions: Transaction[]; words: string | null },
): Promise<TransactionsMapped> {
  const { rows = [], alsoMapped = 0, stillToMap = 0 } = remembered ?? {};
  const { projectId } = target;
  const memory = rows.length === 0 ? null : rememberedWords(rows, target, { alsoMapped, stillToMap });
  const events = [words, memory].map((description) => ({ description, projectId }));
  await recordLedger(tx, change, access, ...events);
  const rules = await presentRules(tx, viewingOf(change, access), { rows, clock: change.deps.clock });
  return { propertyId: access.property.propertyId, transactions, rules, alsoMapped, stillToMap };
}

const FIELDS = wordedFields<typeof transactionInput, Transaction>(transactionInput, {
  propertyComponentId: { words: ({ componentName }) => componentName ?? NO_VALUE },
  projectId: { words: ({ projectName }) => projectName ?? NO_VALUE },
  remember: null,
});

/** Names a transaction: `of the transaction of $40,000 on Mar 10, 2026, Apex Roofing`. */
function called({ amount, date, payee, description }: LineRow): string {
  const what = payee ?? description;
  return `of the transaction of ${formatLimit(toDollars(amount))} on ${dayText(date)}${what && `, ${what}`}`;
}

/** Maps one transaction, in the version that the caller saw. */
export async function mapTransaction(
  tx: Tx,
  change: LedgerChange,
  { transactionId, version }: { transactionId: string; version: number },
  input: TransactionInput,
): Promise<TransactionsMapped> {
  const held = await holdLines(tx, change, [transactionId]);
  const { access, rows } = held;
  assertVersion(rows[0]!.version, version);
  const [before] = await presentLines(tx, viewingOf(change, access), rows);
  const { ids, ...saved } = await saveMapping(tx, change, held, input);
  const transactions = await linesNow(tx, change, access, ids);
  const changes = changesOf(FIELDS, { before: before!, after: transactions[0]! });
  const words = changeWords(called(rows[0]!), changes);
  return answered(tx, change, access, { ...saved, transactions, words });
}

/** Maps many transactions of one property: all or none. */
export async function mapTransactions(
  tx: Tx,
  change: LedgerChange,
  { transactionIds, ...input }: TransactionsInput,
): Promise<TransactionsMapped> {
  const held = await holdLines(tx, change, transactionIds);
  const { ids, ...saved } = await saveMapping(tx, change, held, input);
  const transactions = await linesNow(tx, change, held.access, ids);
  const many = counted(ids.length, 'transaction');
  const words = saved.target.words === null ? `Unmapped ${many}` : `Mapped ${many} ${saved.target.words}`;
  return answered(tx, change, held.access, { ...saved, transactions, words });
}
