import { z } from 'zod';
import { limits } from '../value/limits';
import { requiredText } from '../value/text';

export const projectNote = z.object({
  noteId: z.uuid(),
  projectId: z.uuid(),
  text: z.string(),
  userId: z.uuid(),
  userName: z.string(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  mentionedUserIds: z.array(z.uuid()),
  version: z.int(),
  viewerCan: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type ProjectNote = z.infer<typeof projectNote>;

const text = requiredText('Note', limits.noteMax);
const mentionedUserIds = z
  .array(z.uuid('Choose people from the list'))
  .max(limits.mentionsOfNote, `Mention at most ${limits.mentionsOfNote} people`)
  .default([]);

/** POST /note. */
export const addProjectNoteInput = z.object({ projectId: z.uuid(), text, mentionedUserIds });
export type AddProjectNoteInput = z.infer<typeof addProjectNoteInput>;

/** PUT /note. */
export const updateProjectNoteInput = addProjectNoteInput.extend({ noteId: z.uuid() });
export type UpdateProjectNoteInput = z.infer<typeof updateProjectNoteInput>;
