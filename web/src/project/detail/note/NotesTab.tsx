import { chakra } from '@chakra-ui/react';
import { MessageSquare, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/action/IconButton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { DateText } from '../../../ui/figure/figures';
import { formatMoment } from '../../../ui/format/day';
import { SaveQuestion } from '../../../app/save/SaveQuestion';
import type { NoteRow, ProjectDetail, ProjectPlace } from '../use-project';
import { useRecordForms } from '../../../app/records/use-record-forms';
import { NoteEditor } from './NoteEditor';
import { useRemoveProjectNoteMutation } from './Notes.generated';

interface NotesTabProps {
  project: ProjectDetail;
  people: ProjectPlace['people'];
  reload: () => Promise<ProjectDetail | null>;
}

/** The notes of the project, the newest first, under the form for a new one. */
export function NotesTab({ project, people, reload }: NotesTabProps) {
  const [written, setWritten] = useState(0);
  const { notes, viewerCan } = project;
  const forms = useRecordForms<NoteRow>({
    named: 'Note',
    verb: 'Delete',
    idOf: ({ noteId }) => noteId,
    reload: async () => (await reload())?.notes,
  });
  const { edited, removed, close } = forms;
  return (
    <>
      {viewerCan.addNote && (
        <NoteEditor
          key={written}
          {...{ project, people }}
          note={null}
          onSaved={() => setWritten((count) => count + 1)}
        />
      )}
      {notes.length === 0 && (
        <EmptyState icon={<MessageSquare size={24} strokeWidth={1.6} />} text="No notes yet" />
      )}
      <chakra.ol aria-label="Notes, newest first" listStyleType="none" mt="4">
        {notes.map((note) => (
          <chakra.li key={note.noteId} py="3.5" borderTopWidth="1px">
            {edited !== null && edited !== 'new' && edited.noteId === note.noteId ? (
              <NoteEditor
                key={forms.key}
                {...{ project, people }}
                note={edited}
                onSaved={close}
                onCancel={close}
                onReload={forms.reloadEdited}
              />
            ) : (
              <Note note={note} onEdit={() => forms.edit(note)} onRemove={() => forms.remove(note)} />
            )}
          </chakra.li>
        ))}
      </chakra.ol>
      {removed !== null && (
        <RemoveNote {...{ project }} note={removed} onOver={close} onOutdated={forms.reloadRemoved} />
      )}
    </>
  );
}

interface RemoveNoteProps {
  project: ProjectDetail;
  note: NoteRow;
  onOver: () => void;
  onOutdated: () => unknown;
}

function RemoveNote({ project, note, onOver, onOutdated }: RemoveNoteProps) {
  const [remove] = useRemoveProjectNoteMutation();
  const { projectId, propertyId } = project;
  const { noteId, version, userName, createdAt } = note;
  return (
    <SaveQuestion
      title="Delete note"
      confirmText="Delete"
      busyText="Deleting..."
      done="Note Deleted"
      send={() => remove({ variables: { input: { propertyId, projectId, noteId, version } } })}
      onDone={onOver}
      onCancel={onOver}
      onOutdated={onOutdated}
    >
      The note of {userName} of {formatMoment(createdAt)} is deleted for everyone. This cannot be undone.
    </SaveQuestion>
  );
}

const icon = { size: 16, strokeWidth: 1.75 } as const;

function Note({ note, onEdit, onRemove }: { note: NoteRow; onEdit: () => void; onRemove: () => void }) {
  const { text, userName, createdAt, editedAt, viewerCan } = note;
  return (
    <article aria-label={`Note of ${userName}`}>
      <chakra.div display="flex" alignItems="center" gap="1" minH="32px">
        <chakra.p flex="1" minW="0" textStyle="caption" color="fg.muted">
          <chakra.strong color="fg.default" fontWeight="600">
            {userName}
          </chakra.strong>
          {', '}
          <DateText iso={createdAt} moment />
          {editedAt && ', edited'}
        </chakra.p>
        {viewerCan.edit && <IconButton label="Edit note" icon={<Pencil {...icon} />} onClick={onEdit} />}
        {viewerCan.delete && (
          <IconButton label="Delete note" tone="danger" icon={<Trash2 {...icon} />} onClick={onRemove} />
        )}
      </chakra.div>
      <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="80ch">
        {text}
      </chakra.p>
    </article>
  );
}
