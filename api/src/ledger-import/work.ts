import { sheetProblem } from '../platform/sheets/file-type';
import { quick } from '../platform/work/kind';
import { factsOf, type ReadFacts } from './prepare/facts';
import { firstImportReading, type ImportReading } from './prepare/staged';
import { unzippedJson, zippedJson } from './prepare/zipped';
import { firstReading, settledOrder, signatureOf } from './reading/first-mapping';
import type { LedgerSheet } from './reading/read-ledger';
import { readSheets } from './reading/read-sheets';

/** An uploaded ledger that is not read yet. */
interface UnreadLedger {
  fileName: string;
  bytes: Uint8Array;
}

/** The sheets of a ledger as they are stored, and their reading before anyone has chosen anything. */
export interface ReadFile {
  content: string;
  signature: string;
  reading: ImportReading;
}

const kept = (sheets: readonly LedgerSheet[]) => zippedJson(sheets).toString('base64');
const sheetsOf = (content: string) => unzippedJson<LedgerSheet[]>(Buffer.from(content, 'base64'));

/** Reads a file; 415 for another type, 422 for one that cannot be read or breaks a limit. */
async function readUploaded({ fileName, bytes }: UnreadLedger): Promise<ReadFile> {
  try {
    const grids = await readSheets(fileName, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const { sheets, mapping, isOrderSure } = firstReading(grids);
    return {
      content: kept(sheets),
      signature: signatureOf(mapping),
      reading: firstImportReading(mapping, isOrderSure),
    };
  } catch (error) {
    throw sheetProblem(error);
  }
}

/** A stored file, and how to read it. */
export interface FileReading {
  content: string;
  reading: ImportReading;
}

/** The result of a reading, and the lines in the parts in which they are entered. */
export interface ReadLedger {
  facts: ReadFacts;
  batches: Uint8Array[];
  /** Whether the days allow only one order of month and day; another column of days can change it. */
  isDateOrderSure: boolean;
}

function readKept({ content, reading }: FileReading): ReadLedger {
  try {
    const sheets = sheetsOf(content);
    return { ...factsOf(sheets, reading), isDateOrderSure: settledOrder(sheets, reading.columns).isSure };
  } catch (error) {
    throw sheetProblem(error);
  }
}

export const ledgerFileReading = quick('ledger file', readUploaded);
export const ledgerReading = quick('ledger reading', readKept);

export const ledgerImportWork = [ledgerFileReading, ledgerReading];
