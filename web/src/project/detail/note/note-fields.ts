import { addProjectNoteInput, type AddProjectNoteInput } from '@roofline/schema/project/note';
import type { Answers } from '../../../app/fields/answers';
import type { FieldList } from '../../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../../app/fields/use-fields-form';
import type { NoteRow } from '../use-project';
import { MentionField } from './MentionField';
import type { Person } from './mentions';

export type NoteValues = Answers<typeof addProjectNoteInput>;
export interface NoteGiven {
  people: readonly Person[];
}
export type NoteForm = FieldsForm<NoteValues, AddProjectNoteInput, NoteGiven>;

const NOTE_FIELDS: FieldList<NoteValues, NoteGiven> = [{ rows: [{ name: 'text', control: MentionField }] }];

/** Returns the form of a note; null writes a new one. */
export const useNoteForm = (projectId: string, note: NoteRow | null, people: readonly Person[]): NoteForm =>
  useFieldsForm({
    schema: addProjectNoteInput,
    list: NOTE_FIELDS,
    saved: {
      projectId,
      text: note?.text ?? '',
      mentionedUserIds: note ? [...note.mentionedUserIds] : [],
    },
    given: { people },
  });
