import { folderRenameInput } from '@roofline/schema/file/names';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { FieldSections } from '../../app/fields/FieldSections';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { useSave } from '../../app/save/use-save';
import { FormDialog } from '../../ui/form/FormOverlays';
import { useFilesChanged } from '../model/files-changed';
import { ALL_FILES } from '../model/folder-tree';
import type { Folder } from '../model/use-files';
import { useCreateFolderMutation } from './FileCommands.generated';

interface NewFolderDialogProps {
  propertyId: string;
  /** Null at the top. */
  parent: Folder | null;
  onClose: () => void;
}

type Values = Answers<typeof folderRenameInput>;
const FIELDS: FieldList<Values> = [{ rows: [{ name: 'folderName', label: 'Name', autoFocus: true }] }];
const EMPTY = emptyAnswers(folderRenameInput);

/** Adds a folder to the open one. */
export function NewFolderDialog({ propertyId, parent, onClose }: NewFolderDialogProps) {
  const [create] = useCreateFolderMutation();
  const filesChanged = useFilesChanged(propertyId);
  const form = useFieldsForm({ schema: folderRenameInput, list: FIELDS, saved: EMPTY, given: {} });
  const parentId = parent?.folderId ?? null;
  const { save, saving, problems } = useSave({
    send: ({ folderName }: { folderName: string }, idempotencyKey) =>
      create({ variables: { input: { propertyId, folderName, parentId, idempotencyKey } } }),
    form,
    onSaved: async () => {
      await filesChanged();
      onClose();
    },
    onOutdated: filesChanged,
  });
  return (
    <FormDialog
      title={`New folder in ${parent?.folderName ?? ALL_FILES}`}
      width="440px"
      compact
      onClose={onClose}
      submitText="Add folder"
      busyText="Adding..."
      busy={saving}
      problems={problems}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(save)}
    >
      <FieldSections form={form} />
    </FormDialog>
  );
}
