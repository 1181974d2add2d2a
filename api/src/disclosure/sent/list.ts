import type { SentDisclosure } from '@roofline/schema/disclosure/sent-disclosure';
import { documentsAt, presentDocument, type DocumentRow } from '../../file/service';
import type { Tx } from '../../platform/database';
import { selectSent, type FactsYear, type SentRow } from '../repository';

/** Returns a sent disclosure as answers show it. */
export function presentSent(row: SentRow, document: DocumentRow): SentDisclosure {
  const { workspaceId, propertyFileId, recordedAt, ...shown } = row;
  return { ...shown, recordedAt: recordedAt.toISOString(), document: presentDocument(document) };
}

/** Returns the sent disclosures of a year, latest first. */
export async function listSent(tx: Tx, at: FactsYear): Promise<SentDisclosure[]> {
  const rows = await selectSent(tx, at);
  const documents = new Map(
    (await documentsAt(tx, rows)).map((row) => [`${row.propertyFileId} ${row.versionNumber}`, row]),
  );
  return rows.map((row) => presentSent(row, documents.get(`${row.propertyFileId} ${row.versionNumber}`)!));
}
