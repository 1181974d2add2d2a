import type { AttachedComponent } from '@roofline/schema/component/attached-component';
import type { FileVersion, PropertyFile } from '@roofline/schema/file/file';
import { linesOfLineages } from '../component/service';
import type { Tx } from '../platform/database';
import type { PropertyAccess } from '../property/access';
import { previewKindOf } from './content/types';
import { selectLineages } from './repository/components';
import type { FileRow, VersionRow } from './repository/files';

/** Of a search: where a file is, and where its text has the words. */
export interface Found {
  folderPath: string | null;
  snippet: string | null;
}

const NOT_SEARCHED: Found = { folderPath: null, snippet: null };

function presentFile(
  row: FileRow,
  propertyComponents: AttachedComponent[],
  { actions }: PropertyAccess,
  found: Found,
): PropertyFile {
  return {
    propertyFileId: row.propertyFileId,
    propertyId: row.propertyId,
    folderId: row.folderId,
    fileName: row.fileName,
    contentType: row.contentType,
    fileSize: row.fileSize,
    uploadDate: row.uploadedAt.toISOString(),
    uploadByFullName: row.uploadByFullName,
    propertyComponents,
    documentKind: row.documentKind,
    validUntil: row.validUntil,
    retainUntil: row.retainUntil,
    version: row.version,
    versionNumber: row.versionNumber,
    ...found,
    previewKind: previewKindOf(row.contentType),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    viewerCan: { edit: actions.editFiles && row.deletedAt === null, delete: actions.deleteFiles },
  };
}

/** Files of the properties as they are shown, in the order of the rows; a few statements, however many there are. */
export async function presentFiles(
  tx: Tx,
  today: string,
  seen: ReadonlyMap<string, PropertyAccess>,
  rows: readonly FileRow[],
  found: ReadonlyMap<string, Found> = new Map(),
): Promise<PropertyFile[]> {
  const attached = await selectLineages(tx, rows.map((row) => row.propertyFileId)); // prettier-ignore
  const lineages = [...new Set(attached.map(({ lineageId }) => lineageId))];
  const propertyIds = [...new Set(rows.map((row) => row.propertyId))];
  const lines = await linesOfLineages(tx, propertyIds, lineages, today);
  const byFile = new Map<string, AttachedComponent[]>();
  for (const { propertyFileId, lineageId } of attached) {
    const line = lines.get(lineageId);
    if (line) byFile.set(propertyFileId, [...(byFile.get(propertyFileId) ?? []), line]);
  }
  return rows.map((row) => {
    const components = byFile.get(row.propertyFileId) ?? [];
    components.sort((a, b) => a.name.localeCompare(b.name, 'en'));
    return presentFile(
      row,
      components,
      seen.get(row.propertyId)!,
      found.get(row.propertyFileId) ?? NOT_SEARCHED,
    );
  });
}

/** Files of one property. */
export function presentOf(
  tx: Tx,
  today: string,
  access: PropertyAccess,
  rows: readonly FileRow[],
): Promise<PropertyFile[]> {
  return presentFiles(tx, today, new Map([[access.property.propertyId, access]]), rows);
}

export const presentVersion = (row: VersionRow): FileVersion => ({
  versionNumber: row.versionNumber,
  fileSize: row.fileSize,
  contentType: row.contentType,
  uploadDate: row.uploadedAt.toISOString(),
  uploadByFullName: row.uploadByFullName,
});
