import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useState } from 'react';
import { FieldSections } from '../../app/fields/FieldSections';
import { useSelection } from '../../app/selection/selection';
import { useSave } from '../../app/save/use-save';
import { Button } from '../../ui/action/Button';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { useFilesChanged } from '../model/files-changed';
import { useUpdateFileMutation } from './FileDetail.generated';
import { useFileForm, type FileForm } from './file-fields';
import type { FileDetail } from './use-file';

interface FileFactsProps {
  file: FileDetail;
  propertyId: string;
  onDirty: (isDirty: boolean) => void;
  onReload: () => Promise<FileDetail | null>;
}

/** The facts of the document, edited in place. A newer version replaces them as long as nothing is entered. */
export function FileFacts(props: FileFactsProps) {
  const { file, onDirty } = props;
  const [start, setStart] = useState({ file, round: 0 });
  const [isDirty, setDirty] = useState(false);
  const begin = (from: FileDetail) => setStart(({ round }) => ({ file: from, round: round + 1 }));
  if (!isDirty && file.version > start.file.version) begin(file);
  const tell = useCallback(
    (next: boolean) => {
      setDirty(next);
      onDirty(next);
    },
    [onDirty],
  );
  return (
    <Facts key={start.round} {...props} file={start.file} newest={file} onBegin={begin} onDirty={tell} />
  );
}

interface FactsProps extends FileFactsProps {
  /** The file as it was read last. */
  newest: FileDetail;
  onBegin: (file: FileDetail) => void;
}

/** One edit, from a reading to its save or cancel. */
function Facts(props: FactsProps) {
  const { file, newest, onBegin, onDirty } = props;
  const { fiscalYear } = useSelection();
  const form = useFileForm(file, { propertyId: props.propertyId, fiscalYear: fiscalYear?.year ?? 0 });
  const hasChanges = !form.readOnly && form.changes.length > 0;
  useEffect(() => onDirty(hasChanges), [onDirty, hasChanges]);
  const saving = useSaveFile(props, form);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(saving.save);
      }}
    >
      <SaveProblems {...saving} />
      <chakra.div display="grid" gap="4">
        <FieldSections form={form} />
        {hasChanges && (
          <chakra.div display="flex" justifyContent="flex-end" gap="2">
            <Button disabled={saving.saving} onClick={() => onBegin(newest)}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" busy={saving.saving} busyText="Saving...">
              Save Changes
            </Button>
          </chakra.div>
        )}
      </chakra.div>
    </form>
  );
}

function useSaveFile({ file, propertyId, onReload, onBegin }: FactsProps, form: FileForm) {
  const [update] = useUpdateFileMutation();
  const filesChanged = useFilesChanged(propertyId);
  const { propertyFileId, version } = file;
  return useSave({
    send: (values: Parameters<Parameters<FileForm['submit']>[0]>[0]) =>
      update({ variables: { input: { propertyFileId, version, values } } }),
    form,
    done: 'File saved',
    onSaved: (answer) => {
      void filesChanged();
      if (answer.file) onBegin({ ...file, ...answer.file });
    },
    loadNewer: async () => {
      const newer = await onReload();
      if (newer) onBegin(newer);
    },
  });
}
