import type { PropertyFile } from '@roofline/schema/file/file';
import { limits } from '@roofline/schema/value/limits';
import { recordActivity } from '../../activity/service';
import { notify } from '../../notification/service';
import type { Tx } from '../../platform/database';
import { notFound, ruleFailed } from '../../platform/problem';
import { requireProject } from '../../project/service';
import { requireFile, type FileChange } from '../access';
import { presentOf } from '../present';
import { changeFiles, selectFilesById } from '../repository/files';
import {
  countFilesOf,
  deleteFromProject,
  insertIntoProject,
  type FileOfProject,
} from '../repository/projects';

/** Returns the file, with the property locked, and the project; 404 where the project is of another property. */
async function requireBoth(tx: Tx, { actor }: FileChange, at: FileOfProject) {
  const { access, file } = await requireFile(tx, actor, at.propertyFileId, { need: 'editFiles', lock: true });
  const { row: project } = await requireProject(tx, actor, at.projectId);
  if (project.propertyId !== file.propertyId) throw notFound();
  const { propertyFileId } = file;
  return { access, file, project, link: { propertyFileId, projectId: project.projectId } };
}

type Both = Awaited<ReturnType<typeof requireBoth>>;

/** Raises the version of the file and records the change in the activity. */
async function record(
  tx: Tx,
  { actor, now }: FileChange,
  { access, file, project }: Both,
  description: string,
): Promise<void> {
  const { workspaceId, propertyId } = access.property;
  await changeFiles(tx, access.property, [file.propertyFileId], {});
  const { name: entityName, projectId } = project;
  const place = { workspaceId, propertyId, actor, at: now };
  await recordActivity(tx, place, { type: 'file', entityName, projectId, description });
}

const FULL = `A project has at most ${limits.mediaLinks.toLocaleString('en-US')} files. Remove one of them first.`;

/** Adds a file to a project of its property; does nothing where it is in there already. */
export async function addToProject(tx: Tx, change: FileChange, at: FileOfProject): Promise<PropertyFile> {
  const both = await requireBoth(tx, change, at);
  const { access, file, project, link } = both;
  if (await insertIntoProject(tx, access.property, link)) {
    if ((await countFilesOf(tx, access.property, link.projectId)) > limits.mediaLinks) throw ruleFailed(FULL);
    await record(tx, change, both, `Added the file ${file.fileName} to the project ${project.name}`);
    const { workspaceId, propertyId, projectId } = project;
    const place = { workspaceId, propertyId, projectId, actor: change.actor, at: change.now };
    await notify(tx, place, { kind: 'file', count: 1, to: { followers: true } });
  }
  const rows = await selectFilesById(tx, [file.propertyFileId]);
  return (await presentOf(tx, change, access, rows))[0]!;
}

/** Removes a file from a project; it stays in the property. */
export async function removeFromProject(tx: Tx, change: FileChange, at: FileOfProject): Promise<void> {
  const both = await requireBoth(tx, change, at);
  const { access, file, project, link } = both;
  if (!(await deleteFromProject(tx, access.property, link))) return;
  await record(tx, change, both, `Removed the file ${file.fileName} from the project ${project.name}`);
}
