import { fileRenameInput, folderRenameInput } from '@roofline/schema/file/names';
import type { z } from 'zod';
import { NotSaved, refusedFor } from '../../app/save/outcome';
import { useSave } from '../../app/save/use-save';
import { NameEdit } from '../../ui/field/NameEdit';
import { stemLength } from '../model/file-words';
import { useFilesChanged } from '../model/files-changed';
import type { FileRow } from '../list/file-rows';
import { useRenameFileMutation, useRenameFolderMutation } from './FileCommands.generated';

interface RenameFieldProps {
  row: FileRow;
  propertyId: string;
  onClose: () => void;
}

/** Returns the name as the contract takes it; throws what is wrong with it before it is sent. */
function checked<T>(schema: z.ZodType<T>, values: unknown): T {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new NotSaved(refusedFor(parsed.error.issues.map(({ message }) => message)));
}

/** A field in the place of the name of a file or a folder, which renames it. */
export function RenameField({ row, propertyId, onClose }: RenameFieldProps) {
  const [renameFile] = useRenameFileMutation();
  const [renameFolder] = useRenameFolderMutation();
  const filesChanged = useFilesChanged(propertyId);
  const send = async (name: string) => {
    if (row.kind === 'file') {
      const { propertyFileId, version } = row.file;
      const { fileName } = checked(fileRenameInput, { fileName: name });
      return renameFile({ variables: { input: { propertyFileId, version, fileName } } });
    }
    const { folderId, version } = row.folder;
    const { folderName } = checked(folderRenameInput, { folderName: name });
    return renameFolder({ variables: { input: { folderId, version, folderName } } });
  };
  const { save, saving, problems } = useSave({
    send,
    onSaved: () => {
      onClose();
      return filesChanged();
    },
    onOutdated: filesChanged,
  });
  return (
    <NameEdit
      label={`New name of ${row.name}`}
      value={row.name}
      selected={row.kind === 'file' ? stemLength(row.name) : undefined}
      busy={saving}
      problem={problems[0]}
      onSave={(name) => void save(name)}
      onCancel={onClose}
    />
  );
}
