import { and, between, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { propertyFile } from '../tables';

const ENDING = {
  propertyFileId: propertyFile.propertyFileId,
  propertyId: propertyFile.propertyId,
  folderId: propertyFile.folderId,
  fileName: propertyFile.fileName,
  documentKind: propertyFile.documentKind,
  validUntil: propertyFile.validUntil,
};

/** Returns the files of the properties whose validity ends within these days, both included. */
export async function selectEndingBetween(
  tx: Tx,
  propertyIds: readonly string[],
  { from, to }: { from: string; to: string },
) {
  if (propertyIds.length === 0) return [];
  const rows = await tx
    .select(ENDING)
    .from(propertyFile)
    .where(
      and(
        inArray(propertyFile.propertyId, [...propertyIds]),
        isNull(propertyFile.deletedAt),
        between(propertyFile.validUntil, from, to),
      ),
    );
  return rows.map((row) => ({ ...row, validUntil: row.validUntil! }));
}
