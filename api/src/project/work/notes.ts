import {
  type AddProjectNoteInput,
  type ProjectNote,
  type UpdateProjectNoteInput,
} from '@roofline/schema/project/note';
import { limits } from '@roofline/schema/value/limits';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { forbidden, notFound, Problem } from '../../platform/problem';
import { assertVersion } from '../../platform/versions';
import type { NotificationEvent } from '../../notification/service';
import { peopleOfProperties } from '../../property/service';
import { requireProject, type ReachedProject } from '../reach';
import { recordProject, type ProjectChange } from '../write/change';
import { followAs, tellOf } from '../write/tell';
import { assertRoom } from './rules';
import { canSeeNote, noteActions } from './policy';
import { noteSubject, presentNote } from './present';
import { changeNote, deleteNote, findNote, insertNote, type NoteRow } from './repository';
import { shortText } from './words';

/** Returns the people that a note mentions, each once; throws 422 at each who does not reach the property. */
async function mentioned(tx: Tx, { row }: ReachedProject, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const people = (await peopleOfProperties(tx, [row.propertyId])).get(row.propertyId) ?? [];
  const reaching = new Set(people.map(({ userId }) => userId));
  const ids = userIds.map((id) => id.toLowerCase());
  const errors = ids.flatMap((id, n) =>
    reaching.has(id)
      ? []
      : [
          {
            code: 'invalid' as const,
            detail: 'This person does not reach the property: mention someone from the list',
            field: `mentionedUserIds.${n}`,
          },
        ],
  );
  if (errors.length > 0) throw new Problem(422, errors);
  return [...new Set(ids)];
}

/** Notifies the followers of a new note, and the people whom a note now mentions, who then follow the project. */
async function tellNote(
  tx: Tx,
  change: ProjectChange,
  { noteId, ...row }: NoteRow,
  mentionedNow: readonly string[],
  isNew: boolean = true,
): Promise<void> {
  const told = isNew ? [change.actor.userId, ...mentionedNow] : mentionedNow;
  await followAs(tx, change, row, told);
  const events: NotificationEvent[] = [];
  if (mentionedNow.length > 0) events.push({ kind: 'mentioned', noteId, to: { userIds: mentionedNow } });
  if (isNew) events.push({ kind: 'note', noteId, to: { followers: true, except: mentionedNow } });
  await tellOf(tx, change, row, ...events);
}

export async function addNote(
  tx: Tx,
  change: ProjectChange,
  input: AddProjectNoteInput,
): Promise<ProjectNote> {
  const { actor, deps } = change;
  const reached = await requireProject(tx, actor, input.projectId, { need: 'addNote', lock: true });
  const { workspaceId, propertyId, projectId } = reached.row;
  await assertRoom(tx, 'note', reached.row, limits.notesOfProject);
  const row = await insertNote(tx, {
    workspaceId,
    propertyId,
    projectId,
    noteId: newId(),
    body: input.text,
    userId: actor.userId,
    userName: actor.fullName,
    mentionedUserIds: await mentioned(tx, reached, input.mentionedUserIds),
    createdAt: deps.clock.now(),
  });
  await recordProject(tx, change, reached, `Added a note: ${shortText(row.body)}`);
  await tellNote(tx, change, row, row.mentionedUserIds);
  return presentNote(actor, reached, row)!;
}

/** Locks the project and returns it with a note that the actor may read; 404 also for a note on another project. */
async function requireNote(tx: Tx, { actor }: ProjectChange, at: { projectId: string; noteId: string }) {
  const reached = await requireProject(tx, actor, at.projectId, { lock: true });
  const row = await findNote(tx, at.noteId);
  const isThere = row?.projectId === reached.row.projectId;
  if (!isThere || !canSeeNote(reached.access.actions, noteSubject(actor, row))) throw notFound();
  return { reached, row, may: noteActions(reached.actions, noteSubject(actor, row)) };
}

const sameIds = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id) => b.includes(id));

/** Describes the change of a note in words; null where nothing changed. */
function changeOf(before: NoteRow, after: NoteRow): string | null {
  const old = `the note “${shortText(before.body)}”`;
  if (after.body !== before.body) return `Changed ${old} to “${shortText(after.body)}”`;
  return sameIds(before.mentionedUserIds, after.mentionedUserIds) ? null : `Changed whom ${old} mentions`;
}

/** Changes a note that the actor wrote. */
export async function updateNote(
  tx: Tx,
  change: ProjectChange,
  { version, ...input }: UpdateProjectNoteInput & { version: number },
): Promise<ProjectNote> {
  const { reached, row, may } = await requireNote(tx, change, input);
  if (!may.edit) throw forbidden('Only whoever wrote a note may change it');
  assertVersion(row.version, version);
  const mentionedUserIds = await mentioned(tx, reached, input.mentionedUserIds);
  const saved = await changeNote(tx, row, {
    body: input.text,
    mentionedUserIds,
    editedAt: change.deps.clock.now(),
  });
  await recordProject(tx, change, reached, changeOf(row, saved));
  const fresh = mentionedUserIds.filter((id) => !row.mentionedUserIds.includes(id));
  await tellNote(tx, change, saved, fresh, false);
  return presentNote(change.actor, reached, saved)!;
}

/** The ids of a note and its property, and the version that the caller saw. */
export interface NoteAt {
  noteId: string;
  propertyId: string;
  version: number;
}

/** Returns the note by its id, for a request that does not name its project; 404 where it is of another property. */
async function placeOf(tx: Tx, { noteId, propertyId }: NoteAt): Promise<NoteRow> {
  const row = await findNote(tx, noteId);
  if (row?.propertyId !== propertyId.toLowerCase()) throw notFound();
  return row;
}

/** Removes a note: the actor's own, or any note where they may edit the project. */
export async function removeNote(tx: Tx, change: ProjectChange, at: NoteAt): Promise<void> {
  const { projectId } = await placeOf(tx, at);
  const { reached, row, may } = await requireNote(tx, change, { projectId, noteId: at.noteId });
  if (!may.delete) throw forbidden();
  assertVersion(row.version, at.version);
  await deleteNote(tx, row);
  await recordProject(tx, change, reached, `Removed the note “${shortText(row.body)}” of ${row.userName}`);
}
