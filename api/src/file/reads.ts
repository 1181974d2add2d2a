import { addDays } from '@roofline/schema/value/day';
import type { FileUsage, FileVersion, PropertyFile } from '@roofline/schema/file/file';
import { fileLimits } from '@roofline/schema/file/names';
import { lineagePlaces } from '../component/service';
import type { Actor } from '../platform/actor';
import { bytesOf } from '../platform/blobs/repository/usage';
import { findBlob } from '../platform/blobs/repository';
import type { Tx } from '../platform/database';
import { inAskedOrder } from '../platform/ids';
import { notFound } from '../platform/problem';
import { reachedProjects } from '../project/service';
import { requireProperty } from '../property/access';
import { requireFile, seenProperties, type Reader } from './access';
import { presentFiles, presentOf, presentVersion } from './present';
import { selectFilesAbout } from './repository/components';
import { selectEnding, selectFilesById, selectVersions } from './repository/files';
import { selectFilesOf } from './repository/projects';
import { selectUsage } from './repository/usage';

/** Returns one file that is not in the trash. */
export async function readFile(tx: Tx, reader: Reader, fileId: string): Promise<PropertyFile> {
  const { access, file } = await requireFile(tx, reader.actor, fileId, { need: 'viewFiles' });
  const [shown] = await presentOf(tx, reader, access, [file]);
  return shown!;
}

/** Returns files in the order of the ids; null for one that is missing, in the trash or not for the viewer to see. */
export async function readFiles(
  tx: Tx,
  reader: Reader,
  ids: readonly string[],
): Promise<(PropertyFile | null)[]> {
  const rows = (await selectFilesById(tx, ids)).filter(({ deletedAt }) => deletedAt === null);
  const seen = await seenProperties(tx, reader.actor, [...new Set(rows.map((row) => row.propertyId))]);
  const shown = await presentFiles(tx, reader, seen, rows.filter((row) => seen.has(row.propertyId))); // prettier-ignore
  return inAskedOrder(ids, shown, (file) => file.propertyFileId);
}

/** Returns the versions of a file, newest first. */
export async function readVersions(tx: Tx, actor: Actor, fileId: string): Promise<FileVersion[]> {
  const { file } = await requireFile(tx, actor, fileId, { need: 'viewFiles' });
  return (await selectVersions(tx, file)).map(presentVersion);
}

/** Returns the bytes of a file, or of one of its versions. */
export async function readContent(tx: Tx, actor: Actor, at: { fileId: string; versionNumber?: number }) {
  const { file } = await requireFile(tx, actor, at.fileId, { need: 'viewFiles' });
  const { fileName } = file;
  if (at.versionNumber === undefined)
    return { blob: await findBlob(tx, file), contentType: file.contentType, fileName };
  const version = (await selectVersions(tx, file)).find((row) => row.versionNumber === at.versionNumber);
  if (!version) throw notFound();
  return { blob: await findBlob(tx, version), contentType: version.contentType, fileName };
}

/** Returns the files of each component, newest first; null where the viewer may not see the component or its files. */
export async function readFilesOfComponents(
  tx: Tx,
  reader: Reader,
  ids: readonly string[],
): Promise<({ propertyComponentId: string; files: PropertyFile[] } | null)[]> {
  const places = await lineagePlaces(tx, ids);
  const propertyIds = [...new Set([...places.values()].map(({ propertyId }) => propertyId))];
  const seen = await seenProperties(tx, reader.actor, propertyIds);
  const lineages = [...new Set([...places.values()].map(({ lineageId }) => lineageId))];
  const about = await selectFilesAbout(tx, [...seen.keys()], lineages);
  const rows = await selectFilesById(tx, [...new Set(about.map((row) => row.propertyFileId))]);
  const shown = await presentFiles(tx, reader, seen, rows);
  const byId = new Map(shown.map((file) => [file.propertyFileId, file]));
  const byLineage = new Map<string, PropertyFile[]>();
  for (const { lineageId, propertyFileId } of about)
    byLineage.set(lineageId, [...(byLineage.get(lineageId) ?? []), byId.get(propertyFileId)!]);
  return ids.map((id) => {
    const place = places.get(id.toLowerCase());
    if (!place || !seen.has(place.propertyId)) return null;
    const files = byLineage.get(place.lineageId) ?? [];
    return {
      propertyComponentId: place.propertyComponentId,
      files: files.toSorted((a, b) => b.uploadDate.localeCompare(a.uploadDate)),
    };
  });
}

/** Returns the files of each project, by name; null where the viewer may not see the project or its files. */
export async function readFilesOfProjects(
  tx: Tx,
  reader: Reader,
  ids: readonly string[],
): Promise<({ projectId: string; files: PropertyFile[] } | null)[]> {
  const reached = await reachedProjects(tx, reader.actor, ids);
  const projects = reached.filter(({ access }) => access.actions.viewFiles);
  const seen = new Map(projects.map(({ access }) => [access.property.propertyId, access]));
  const added = await selectFilesOf(tx, projects.map(({ row }) => row.projectId)); // prettier-ignore
  const rows = await selectFilesById(tx, [...new Set(added.map((row) => row.propertyFileId))]);
  const shown = await presentFiles(tx, reader, seen, rows);
  const byId = new Map(shown.map((file) => [file.propertyFileId, file]));
  const lists = new Map<string, PropertyFile[]>(projects.map(({ row }) => [row.projectId, []]));
  for (const { projectId, propertyFileId } of added) lists.get(projectId)!.push(byId.get(propertyFileId)!);
  return ids.map((id) => {
    const projectId = id.toLowerCase();
    const files = lists.get(projectId);
    return files
      ? { projectId, files: files.toSorted((a, b) => a.fileName.localeCompare(b.fileName, 'en')) }
      : null;
  });
}

/** Returns the last day that counts as ending soon. */
const soon = (today: string) => addDays(today, fileLimits.endingSoonDays);

/** Returns the files of each property that end soon or have ended, soonest first, in the order of the property ids. */
export async function readEndingSoon(
  tx: Tx,
  reader: Reader,
  propertyIds: readonly string[],
): Promise<(PropertyFile[] | null)[]> {
  const seen = await seenProperties(tx, reader.actor, propertyIds);
  const lists = new Map([...seen.keys()].map((id) => [id, [] as PropertyFile[]]));
  const rows = await selectEnding(tx, [...seen.keys()], soon(reader.today));
  const counts = new Map<string, number>();
  const first = rows.filter(({ propertyId }) => {
    counts.set(propertyId, (counts.get(propertyId) ?? 0) + 1);
    return counts.get(propertyId)! <= fileLimits.endingSoonMax;
  });
  for (const file of await presentFiles(tx, reader, seen, first)) lists.get(file.propertyId)!.push(file);
  return propertyIds.map((id) => lists.get(id.toLowerCase()) ?? null);
}

/** Returns how much each property stores; null where the viewer may not see files. */
export async function readUsage(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
  quotaBytes: number | null,
): Promise<(FileUsage | null)[]> {
  const seen = await seenProperties(tx, actor, propertyIds);
  const usage = await selectUsage(tx, [...seen.keys()]);
  const workspaces = new Map<string, number>();
  for (const workspaceId of new Set([...seen.values()].map(({ property }) => property.workspaceId)))
    workspaces.set(workspaceId, await bytesOf(tx, workspaceId));
  return propertyIds.map((id) => {
    const access = seen.get(id.toLowerCase());
    if (!access) return null;
    const { propertyId, workspaceId } = access.property;
    const workspaceByteCount = workspaces.get(workspaceId) ?? 0;
    return { ...usage.get(propertyId)!, workspaceByteCount, quotaBytes };
  });
}

/** Returns how much one property stores; 403 where the viewer may not see files. */
export async function readUsageOf(tx: Tx, actor: Actor, propertyId: string, quotaBytes: number | null) {
  await requireProperty(tx, actor, propertyId, { need: 'viewFiles' });
  return (await readUsage(tx, actor, [propertyId], quotaBytes))[0]!;
}
