import type { LedgerImportAnswer } from '@roofline/schema/ledger-import/ledger-import';
import { limits } from '@roofline/schema/value/limits';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { Problem, ruleFailed } from '../../platform/problem';
import { isAcceptable } from '../preview';
import { reachImport } from '../service';
import type { FileReading, ReadLedger } from '../work';
import { enterPart, markOf, type Prepared } from './enter-part';

/** The actor and the means of an acceptance, which a request and a job have in their own ways. */
export interface AcceptBy {
  actor: Actor;
  compute: (file: FileReading) => Promise<ReadLedger>;
  /** Runs a transaction that writes. */
  write: <T extends LedgerImportAnswer | null>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  onStep?: (percent: number, step: string) => Promise<void>;
}

const REFUSALS = 100;

/** Returns the problem that lists everything that prevents the acceptance, by row and column. */
function refusal({ facts }: ReadLedger): Problem {
  if (facts.missingFields.length > 0)
    return new Problem(
      422,
      facts.missingFields.map((field) => ({
        code: 'required',
        detail: `No column fills ${field}`,
        field: 'columns',
      })),
    );
  if (facts.problems.length === 0) return ruleFailed('The file has no transaction and no balance to enter');
  return new Problem(
    422,
    facts.problems.slice(0, REFUSALS).map(({ row, column, detail }) => ({
      code: 'invalid',
      detail: column === null ? `Row ${row}: ${detail}` : `Row ${row}, column ${column}: ${detail}`,
      field: `rows.${row}`,
    })),
  );
}

const READ_PERCENT = 15;

/**
 * Enters a file part by part in the order of its rows, each part in a transaction that also stores how far it is. A new
 * run continues from there; entering a part twice adds no line twice. Accepting again gives the first answer.
 */
export async function acceptImport(
  deps: Pick<Deps, 'clock' | 'database'>,
  importId: string,
  { actor, compute, write, onStep = async () => undefined }: AcceptBy,
): Promise<LedgerImportAnswer> {
  await onStep(2, 'Reading the file');
  const row = await deps.database.tenant(actor, (tx) => reachImport(tx, actor, importId), { readOnly: true });
  if (row.answer) return row.answer;
  const read = await compute({ content: row.content, reading: row.reading });
  if (!isAcceptable(read.facts, row.reading)) throw refusal(read);
  const prepared: Prepared = { ...read, importId: row.importId, mark: markOf(row) };
  const { lineCount } = read.facts;
  for (let part = Math.floor(row.enteredLines / limits.ledgerLines); ; part += 1) {
    const done = Math.min(part * limits.ledgerLines, lineCount);
    const percent = READ_PERCENT + ((100 - READ_PERCENT) * done) / Math.max(1, lineCount);
    await onStep(
      percent,
      `Entering transactions: ${done.toLocaleString('en-US')} of ${lineCount.toLocaleString('en-US')}`,
    );
    const answer = await write((tx) => enterPart(tx, deps, actor, prepared, part));
    if (answer) return answer;
  }
}
