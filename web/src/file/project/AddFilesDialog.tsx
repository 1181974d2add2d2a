import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { Checkbox } from '../../ui/choice/Checkbox';
import { counted } from '../../ui/format/count';
import { formatSize } from '../../ui/format/size';
import { FormDialog } from '../../ui/form/FormOverlays';
import { FileBrowser, useFileBrowser } from '../choose/FileBrowser';
import { useAddFileToProjectMutation } from './ProjectFiles.generated';

export interface AddFilesDialogProps {
  projectId: string;
  propertyId: string;
  /** Files that are in the project already. */
  isIn: readonly string[];
  onClose: () => void;
  /** Reads the project's files again: some may have been added before one was refused. */
  onOutdated: () => unknown;
}

/** Chooses files of the property for a project: folder by folder, or by a search over all of them. */
export function AddFilesDialog({ projectId, propertyId, isIn, onClose, onOutdated }: AddFilesDialogProps) {
  const at = useFileBrowser(propertyId);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { save, saving, problems } = useAddFiles(projectId, onClose, onOutdated);
  return (
    <FormDialog
      title="Add files"
      width="520px"
      submitText={chosen.length === 0 ? 'Add files' : `Add ${counted(chosen.length, 'file')}`}
      busyText="Saving..."
      busy={saving}
      disabled={chosen.length === 0}
      problems={[...(at.files.errors ?? []), ...problems]}
      staticBackdrop={chosen.length > 0}
      onClose={onClose}
      onSubmit={() => void save(chosen.filter((id) => !isIn.includes(id)))}
    >
      <FileBrowser
        at={at}
        draw={({ propertyFileId, fileName, fileSize }) => {
          const isHere = isIn.includes(propertyFileId);
          return (
            <chakra.div px="3" py="1.5">
              <Checkbox
                label={
                  <chakra.span display="block" minW="0">
                    <chakra.span display="block" fontWeight="550" overflowWrap="anywhere">
                      {fileName}
                    </chakra.span>
                    <chakra.span textStyle="caption" color="fg.muted">
                      {isHere ? 'In the project' : formatSize(fileSize)}
                    </chakra.span>
                  </chakra.span>
                }
                disabled={isHere}
                checked={isHere || chosen.includes(propertyFileId)}
                onChange={({ currentTarget }) =>
                  setChosen(
                    currentTarget.checked
                      ? [...chosen, propertyFileId]
                      : chosen.filter((each) => each !== propertyFileId),
                  )
                }
              />
            </chakra.div>
          );
        }}
      />
    </FormDialog>
  );
}

function useAddFiles(projectId: string, onSaved: () => void, onOutdated: () => unknown) {
  const [add] = useAddFileToProjectMutation();
  return useSave({
    /** Adds the files one after the other, up to the first that is refused. */
    async send(ids: readonly string[]) {
      const addOne = (propertyFileId: string) => add({ variables: { input: { propertyFileId, projectId } } });
      let answer = await addOne(ids[0]!);
      for (const id of ids.slice(1)) {
        if ((answer.data?.addFileToProject.userErrors.length ?? 1) > 0) break;
        answer = await addOne(id);
      }
      return answer;
    },
    done: (_payload, ids) => `${counted(ids.length, 'file')} added to the project`,
    onSaved,
    onOutdated,
  });
}
