import type { AddProjectNoteInput } from '@roofline/schema/project/note';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { FieldSections } from '../../../app/fields/FieldSections';
import { useSave } from '../../../app/save/use-save';
import { Button } from '../../../ui/action/Button';
import { DirtyGuard } from '../../../ui/form/DirtyGuard';
import { useSubmitKey } from '../../../ui/form/form-focus';
import { SaveProblems } from '../../../ui/form/SaveProblems';
import type { NoteRow, ProjectDetail } from '../use-project';
import type { Person } from './mentions';
import { useNoteForm } from './note-fields';
import { useAddProjectNoteMutation, useUpdateProjectNoteMutation } from './Notes.generated';

export interface NoteEditorProps {
  project: ProjectDetail;
  people: readonly Person[];
  /** Null writes a new one. */
  note: NoteRow | null;
  onSaved: () => void;
  onCancel?: () => void;
  onReload?: () => unknown;
}

/** The form that writes a note, or edits it in its place. */
export function NoteEditor({ project, people, note, onSaved, onCancel, onReload }: NoteEditorProps) {
  const { projectId } = project;
  const formId = useId();
  const form = useNoteForm(projectId, note, people);
  const [add] = useAddProjectNoteMutation();
  const [update] = useUpdateProjectNoteMutation();
  const saving = useSave({
    send: async (values: AddProjectNoteInput, idempotencyKey: string) => {
      if (note === null) return add({ variables: { input: { ...values, idempotencyKey } } });
      const { noteId, version } = note;
      return update({ variables: { input: { ...values, noteId, version } } });
    },
    form,
    done: note === null ? 'Note Added' : 'Note Updated',
    onSaved,
    loadNewer: onReload,
  });
  useSubmitKey(formId);
  return (
    <form
      id={formId}
      aria-label={note === null ? 'New note' : 'Edit note'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(saving.save);
      }}
    >
      <SaveProblems {...saving} />
      <FieldSections form={form} />
      <chakra.div
        position="relative"
        display="flex"
        justifyContent="flex-end"
        gap="2"
        mt="-8"
        pointerEvents="none"
      >
        {onCancel && (
          <Button size="sm" disabled={saving.saving} onClick={onCancel} pointerEvents="auto">
            Cancel
          </Button>
        )}
        <Button
          size="sm"
          variant="primary"
          type="submit"
          form={formId}
          busy={saving.saving}
          busyText="Saving..."
          pointerEvents="auto"
        >
          {note === null ? 'Add note' : 'Save Changes'}
        </Button>
      </chakra.div>
      <DirtyGuard dirty={form.isDirty && !saving.saving} name="the note" part="tab" />
    </form>
  );
}
