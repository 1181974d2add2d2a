import { enterPart, markOf } from '../../src/ledger-import/accept/enter-part';
import type { AccountChoice, ImportReading } from '../../src/ledger-import/prepare/staged';
import { NOTHING_YET } from '../../src/ledger-import/prepare/tally';
import { keepImport, reachImportHead } from '../../src/ledger-import/service';
import { ledgerFileReading, ledgerReading } from '../../src/ledger-import/work';
import type { Actor } from '../../src/platform/actor';
import type { Clock } from '../../src/platform/clock';
import type { Tx } from '../../src/platform/database';
import { newId } from '../../src/platform/ids';
import type { DemoPlace } from '../property/rows';
import type { DemoLedger, LedgerYear } from './ledger';
import { quickBooksFile } from './quickbooks';

/** What someone says of the accounts when the first file comes. */
const choicesOf = ({ accounts }: DemoLedger): AccountChoice[] =>
  accounts.map(({ code, use, fund }) => ({ glCode: code, use, fund: use === 'bank' ? fund : 'unmapped' }));

/** Reads the file of a year as an upload is read, by someone who says what its accounts are. */
async function readYear(ledger: DemoLedger, year: LedgerYear) {
  const file = quickBooksFile(ledger, year);
  const { content, signature, reading: first } = await ledgerFileReading.do(file);
  const accounts = choicesOf(ledger);
  const banks = accounts.filter(({ use }) => use === 'bank').map(({ glCode }) => glCode);
  const reading: ImportReading = { ...first, accounts, banks };
  const { facts, batches } = await ledgerReading.do({ content, reading });
  if (facts.problemCount > 0 || facts.ties.some(({ ties }) => !ties))
    throw new Error(`${file.fileName} does not add up: ${JSON.stringify(facts.problems[0] ?? facts.ties)}`);
  return { fileName: file.fileName, content, signature, reading, facts, batches };
}

/** A file that was read, before it is entered. */
export type ReadYear = Awaited<ReturnType<typeof readYear>>;

/** The files of a ledger, a fiscal year each. */
export async function readFiles(ledger: DemoLedger): Promise<ReadYear[]> {
  const read: ReadYear[] = [];
  for (const year of ledger.years) read.push(await readYear(ledger, year));
  return read;
}

/** Enters files as accepting them does: each is an import whose mapping is saved for the next one. */
export async function enterFiles(
  tx: Tx,
  { workspaceId, propertyId }: DemoPlace,
  files: readonly ReadYear[],
  by: { actor: Actor; clock: Clock },
): Promise<void> {
  const place = { workspaceId, propertyId };
  for (const { fileName, content, signature, reading, facts, batches } of files) {
    const importId = newId();
    const tally = { ...NOTHING_YET, added: facts.lineCount };
    await keepImport(tx, by, by.actor, {
      ...place,
      importId,
      fileName,
      content,
      signature,
      reading,
      facts,
      against: { tally, duplicates: [] },
      tally: NOTHING_YET,
      enteredLines: 0,
      acceptedAt: null,
    });
    const { row } = await reachImportHead(tx, by.actor, importId);
    const { isDateOrderSure } = reading;
    const prepared = { facts, batches, isDateOrderSure, importId, mark: markOf(row) };
    for (let part = 0; part < batches.length; part += 1) await enterPart(tx, by, by.actor, prepared, part);
  }
}
