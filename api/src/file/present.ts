import type { FileVersion, PropertyFile } from '@roofline/schema/file/file';
import { linesOfLineages } from '../component/service';
import type { Tx } from '../platform/database';
import { attachedProjects, type ProjectViewing } from '../project/service';
import type { PropertyAccess } from '../property/access';
import type { Reader } from './access';
import { previewKindOf } from './content/types';
import { selectLineages } from './repository/components';
import type { FileRow, VersionRow } from './repository/files';
import { selectProjectsOf } from './repository/projects';

/** A result of a search: the path of the file's folder, and the part of its text with the words. */
export interface Found {
  folderPath: string | null;
  snippet: string | null;
}

const NOT_SEARCHED: Found = { folderPath: null, snippet: null };

function presentFile(
  row: FileRow,
  about: Pick<PropertyFile, 'propertyComponents' | 'projects'>,
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
    ...about,
    documentKind: row.documentKind,
    validUntil: row.validUntil,
    retainUntil: row.retainUntil,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    versionNumber: row.versionNumber,
    ...found,
    previewKind: previewKindOf(row.contentType),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    viewerCan: { edit: actions.editFiles && row.deletedAt === null, delete: actions.deleteFiles },
  };
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');

/** Groups components or projects by file, sorted by name. */
function byFile<T extends { name: string }>(pairs: readonly (readonly [string, T | undefined])[]) {
  const lists = new Map<string, T[]>();
  for (const [fileId, one] of pairs) if (one) lists.set(fileId, [...(lists.get(fileId) ?? []), one]);
  for (const list of lists.values()) list.sort(byName);
  return lists;
}

/** Returns the current lines of the components that the files are about. */
async function componentsByFile(tx: Tx, today: string, rows: readonly FileRow[]) {
  const attached = await selectLineages(tx, rows.map((row) => row.propertyFileId)); // prettier-ignore
  const lineages = [...new Set(attached.map(({ lineageId }) => lineageId))];
  const propertyIds = [...new Set(rows.map((row) => row.propertyId))];
  const lines = await linesOfLineages(tx, propertyIds, lineages, today);
  return byFile(attached.map((row) => [row.propertyFileId, lines.get(row.lineageId)]));
}

/** Returns the projects that the files were added to, as far as the viewer sees them. */
async function projectsByFile(tx: Tx, viewing: ProjectViewing, rows: readonly FileRow[]) {
  const added = await selectProjectsOf(tx, rows.map((row) => row.propertyFileId)); // prettier-ignore
  const projects = await attachedProjects(tx, viewing, added.map((row) => row.projectId)); // prettier-ignore
  return byFile(added.map((row) => [row.propertyFileId, projects.get(row.projectId)]));
}

/** Returns files of the properties as shown, in the order of the rows, in a few statements however many there are. */
export async function presentFiles(
  tx: Tx,
  { actor, today }: Reader,
  seen: ReadonlyMap<string, PropertyAccess>,
  rows: readonly FileRow[],
  found: ReadonlyMap<string, Found> = new Map(),
): Promise<PropertyFile[]> {
  const components = await componentsByFile(tx, today, rows);
  const projects = await projectsByFile(tx, { actor, access: seen }, rows);
  return rows.map((row) => {
    const { propertyFileId } = row;
    const about = {
      propertyComponents: components.get(propertyFileId) ?? [],
      projects: projects.get(propertyFileId) ?? [],
    };
    return presentFile(row, about, seen.get(row.propertyId)!, found.get(propertyFileId) ?? NOT_SEARCHED);
  });
}

/** Returns files of one property as shown. */
export function presentOf(
  tx: Tx,
  reader: Reader,
  access: PropertyAccess,
  rows: readonly FileRow[],
): Promise<PropertyFile[]> {
  return presentFiles(tx, reader, new Map([[access.property.propertyId, access]]), rows);
}

export const presentVersion = (row: VersionRow): FileVersion => ({
  versionNumber: row.versionNumber,
  fileSize: row.fileSize,
  contentType: row.contentType,
  uploadDate: row.uploadedAt.toISOString(),
  uploadByFullName: row.uploadByFullName,
});
