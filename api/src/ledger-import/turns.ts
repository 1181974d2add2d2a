import type { LedgerImportInput, LedgerImportPreview } from '@roofline/schema/ledger-import/ledger-import';
import { ledgerAccounts } from '../ledger/service';
import type { Actor } from '../platform/actor';
import type { Deps } from '../platform/deps';
import { newId } from '../platform/ids';
import type { Once } from '../platform/route/declaration';
import type { Turn } from '../platform/work/pool';
import { holdAgainst, sourceOf } from './against';
import { NOTHING_YET } from './prepare/tally';
import { readingAsked, signFollows, withSaved, type ImportReading } from './prepare/staged';
import { presentPreview } from './preview';
import { updateImport } from './repository';
import {
  besideLedger,
  keepImport,
  reachImport,
  reachImportHead,
  requireOpen,
  type ImportPlace,
} from './service';
import type { UploadedSheet } from '../platform/upload/sheet';
import { ledgerFileReading, ledgerReading } from './work';

/** An uploaded file, and the property whose ledger it goes to. */
interface Upload {
  actor: Actor;
  signal: AbortSignal;
  at: ImportPlace;
  file: UploadedSheet;
}

interface AskedReading {
  actor: Actor;
  at: ImportPlace;
  content: string;
  signature: string;
  reading: ImportReading;
}

/** Reads the file on a thread and compares its lines with the ledger. */
async function readAgainst(deps: Deps, turn: Turn, { actor, at, content, signature, reading }: AskedReading) {
  const source = await sourceOf(deps, actor, at, signature);
  const { facts, batches, isDateOrderSure } = await turn.run(ledgerReading, { content, reading });
  const { sheetNames, lineCount } = facts;
  const readAs = { accounts: facts.accounts, signFollows: signFollows(reading) };
  const against = await holdAgainst(deps, actor, at, { source, readAs, batches, sheetNames, lineCount });
  return { facts, against, reading: { ...reading, isDateOrderSure } };
}

/** Reads an uploaded ledger and stores the file, in one turn; nothing of it is in the ledger yet. */
export function stageLedger(
  deps: Deps,
  { actor, signal, at, file: { fileName, sha256, bytes } }: Upload,
  once: Once,
): Promise<LedgerImportPreview> {
  const { workspaceId } = at;
  return deps.work.turn({ actor, class: 'quick', signal, workspaceId }, async (turn) => {
    const read = await turn.run(ledgerFileReading, { fileName, bytes: await bytes() });
    const { own } = await sourceOf(deps, actor, at, read.signature);
    const reading = withSaved(read.reading, own?.mapping ?? null);
    const held = await readAgainst(deps, turn, { ...read, actor, at, reading });
    const head = {
      ...at,
      importId: newId(),
      fileName,
      signature: read.signature,
      ...held,
      tally: NOTHING_YET,
      enteredLines: 0,
      acceptedAt: null,
    };
    return once(
      async (tx) => {
        await keepImport(tx, deps, actor, { ...head, content: read.content });
        return presentPreview({ head, accounts: await ledgerAccounts(tx, [at.propertyId]), jobId: null });
      },
      { fileName, sha256 },
    );
  });
}

const guessedBanks = (row: { facts: { accounts: { glCode: string; kind: string }[] } }) =>
  row.facts.accounts.filter(({ kind }) => kind === 'bank').map(({ glCode }) => glCode);

/** Reads the same file another way and saves only the reading. */
export async function mapLedger(
  deps: Deps,
  { actor, signal, importId }: { actor: Actor; signal: AbortSignal; importId: string },
  input: LedgerImportInput,
): Promise<LedgerImportPreview> {
  const { row, statedKinds } = await deps.database.tenant(
    actor,
    async (tx) => {
      const found = await reachImport(tx, actor, importId);
      await requireOpen(tx, found);
      const stated = (await ledgerAccounts(tx, [found.propertyId])).filter((one) => one.sourceKind !== null);
      return { row: found, statedKinds: new Set(stated.map(({ glCode }) => glCode)) };
    },
    { readOnly: true },
  );
  const reading = readingAsked(row.reading, input, { guessedBanks: guessedBanks(row), statedKinds });
  const { workspaceId, propertyId, content, signature } = row;
  return deps.work.turn({ actor, class: 'quick', signal, workspaceId }, async (turn) => {
    const at = { workspaceId, propertyId };
    const held = await readAgainst(deps, turn, { actor, at, content, signature, reading });
    return deps.database.tenant(actor, async (tx) => {
      // Another reading may have been saved in the meantime, and someone may have accepted it.
      const { row: head } = await reachImportHead(tx, actor, importId, { lock: true });
      await requireOpen(tx, head);
      await updateImport(tx, head, held);
      return presentPreview(await besideLedger(tx, actor, { ...head, ...held }));
    });
  });
}
