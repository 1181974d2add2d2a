import type { LedgerImportAnswer } from '@roofline/schema/ledger-import/ledger-import';
import { LEDGER_LAYOUTS } from '@roofline/schema/ledger-import/columns';
import { recordActivity } from '../../activity/service';
import { enterLedger, ledgerSource, saveSourceMapping } from '../../ledger/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { conflict } from '../../platform/problem';
import { ensureFileIntegration } from '../../integration/service';
import { linesOfBatch } from '../prepare/entry-lines';
import { savedOf, signFollows } from '../prepare/staged';
import { plus, type Tally } from '../prepare/tally';
import { updateImport, type ImportHead } from '../repository';
import { reachImportHead } from '../service';
import type { ReadLedger } from '../work';

/** A file that was read to be entered, and a mark that shows whether its reading has changed since. */
export interface Prepared extends ReadLedger {
  importId: string;
  mark: string;
}

export const markOf = ({ reading }: Pick<ImportHead, 'reading'>) => JSON.stringify(reading);

/** Counts transactions in words. */
const transactions = (n: number) =>
  `${n.toLocaleString('en-US')} ${n === 1 ? 'transaction' : 'transactions'}`;

function told(fileName: string, { added, changed, unchanged, duplicates }: Tally): string {
  const asides = [
    changed > 0 ? `${transactions(changed)} changed` : '',
    unchanged > 0 ? `${transactions(unchanged)} already there` : '',
    duplicates > 0 ? `${transactions(duplicates)} left out as duplicates` : '',
  ].filter((aside) => aside !== '');
  return [`Imported ${fileName}: ${transactions(added)} added`, ...asides].join(', ');
}

const layoutName = ({ reading }: ImportHead) =>
  LEDGER_LAYOUTS.find(({ layout }) => layout === reading.layout)!.label;

type Deps_ = Pick<Deps, 'clock'>;

function accountsSeen({ facts }: Prepared, { reading }: ImportHead) {
  const chosen = new Map(reading.accounts.map((choice) => [choice.glCode, choice]));
  return facts.accounts.map(({ glCode, glName, kind }) => {
    const choice = chosen.get(glCode);
    const fund = choice?.use === 'bank' ? { fund: choice.fund } : {};
    return { glCode, glName, kind, ...(choice ? { use: choice.use, ...fund } : {}) };
  });
}

/** Marks the import as accepted once the last part is in, and saves its reading for the next file of the layout. */
async function finish(
  tx: Tx,
  { deps, actor, prepared, sourceId }: { deps: Deps_; actor: Actor; prepared: Prepared; sourceId: string },
  head: ImportHead,
  tally: Tally,
): Promise<LedgerImportAnswer> {
  const { access } = await reachImportHead(tx, actor, head.importId);
  const now = deps.clock.now();
  const { importId, workspaceId, propertyId, fileName } = head;
  const { from, to } = prepared.facts;
  const answer = { importId, ...tally, from, to };
  await saveSourceMapping(tx, head, sourceId, savedOf(head.reading));
  await ensureFileIntegration(tx, access, now);
  await updateImport(tx, head, { acceptedAt: now, answer });
  await recordActivity(
    tx,
    { workspaceId, propertyId, actor, at: now },
    { type: 'ledger', entityName: access.property.name, description: told(fileName, tally) },
  );
  return answer;
}

/**
 * Enters one part of a file, in a transaction that also counts its lines, so that the next part is known after a crash.
 * The first part brings the accounts, the last one the balances and the acceptance. Only the last returns the answer.
 */
export async function enterPart(
  tx: Tx,
  deps: Deps_,
  actor: Actor,
  prepared: Prepared,
  part: number,
): Promise<LedgerImportAnswer | null> {
  const { row: head } = await reachImportHead(tx, actor, prepared.importId, { lock: true });
  if (head.answer) return head.answer;
  if (markOf(head) !== prepared.mark)
    throw conflict('The file was read another way in the meantime. Try again.', 'busy');
  const { batches, facts } = prepared;
  const lines = linesOfBatch(batches[part]);
  const isLast = part >= batches.length - 1;
  const layout = head.signature;
  const { sourceId } = await ledgerSource(tx, head, {
    kind: 'file',
    name: layoutName(head),
    layout,
    signFollows: signFollows(head.reading),
  });
  const now = deps.clock.now();
  const { removed: _none, ...entered } = await enterLedger(tx, { now }, head, {
    sourceId,
    accounts: part === 0 ? accountsSeen(prepared, head) : [],
    lines,
    deletedExternalIds: [],
    balances: isLast ? facts.balances : [],
    leaveDuplicates: head.reading.skipDuplicates,
  });
  const tally = plus(head.tally, entered);
  await updateImport(tx, head, { tally, enteredLines: head.enteredLines + lines.length });
  return isLast ? finish(tx, { deps, actor, prepared, sourceId }, head, tally) : null;
}
