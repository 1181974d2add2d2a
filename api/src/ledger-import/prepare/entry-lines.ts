import { createHash } from 'node:crypto';
import { limits } from '@roofline/schema/value/limits';
import type { LedgerLine } from '../../ledger/service';
import type { ReadLine } from '../reading/read-ledger';
import { unzippedJson, zippedJson } from './zipped';

/** A line to enter, with its place in the file. */
export interface BatchLine extends LedgerLine {
  sheet: number;
  row: number;
}

const DIGEST_CHARS = 32;

/**
 * Returns the name of a line: the id that the file has for it, or else a digest of its values. Equal lines are counted,
 * so that the same file twice brings nothing new, and a longer export only its new lines.
 */
function nameOf({ externalId, date, glCode, cents, payee, description, reference }: ReadLine): string {
  if (externalId !== null) return `id ${externalId} ${glCode}`;
  const said = JSON.stringify([date, glCode, cents, payee, description, reference]);
  return createHash('sha256').update(said).digest('base64url').slice(0, DIGEST_CHARS);
}

/** Returns a function that makes lines for the ledger, each with an id that the same line has in the next file, too. */
function lineMaker(): (line: ReadLine) => BatchLine {
  const met = new Map<string, number>();
  return (line) => {
    const name = nameOf(line);
    const before = met.get(name) ?? 0;
    met.set(name, before + 1);
    const { sheet, row, date, glCode, description, payee, reference, fund, balance } = line;
    return {
      sheet,
      row,
      externalId: `${name} ${before}`,
      date,
      amount: line.cents,
      glCode,
      description,
      payee,
      reference,
      sourceFund: fund,
      runningBalance: balance,
    };
  };
}

/**
 * Splits the lines into zipped parts, each with as many as are entered at once. All parts move between threads and wait
 * in memory; only one part of a long file is unzipped into objects at a time.
 */
export function batchesOfLines(lines: readonly ReadLine[]): Uint8Array[] {
  const lineOf = lineMaker();
  const batches: Uint8Array[] = [];
  for (let from = 0; from < lines.length; from += limits.ledgerLines)
    batches.push(zippedJson(lines.slice(from, from + limits.ledgerLines).map(lineOf)));
  return batches;
}

export const linesOfBatch = (batch: Uint8Array | undefined): BatchLine[] =>
  batch ? unzippedJson<BatchLine[]>(batch) : [];
