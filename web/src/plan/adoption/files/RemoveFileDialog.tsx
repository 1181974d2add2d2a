import { SaveQuestion } from '../../../app/save/SaveQuestion';
import type { AdoptionFile } from './adoption-file';
import { useRemoveAdoptionFileMutation } from './RemoveAdoptionFile.generated';

/** Asks by name whether to remove a document, and removes it. */
export function RemoveFileDialog(props: {
  file: Pick<AdoptionFile, 'adoptionFileId' | 'fileName'>;
  onClose: () => void;
  /** Called after a refusal too: someone else may have removed the document first. */
  reload: () => Promise<unknown>;
  onRemoved: () => void;
}) {
  const { file, onClose, reload, onRemoved } = props;
  const [remove] = useRemoveAdoptionFileMutation();
  const { adoptionFileId } = file;
  return (
    <SaveQuestion
      title="Remove document"
      confirmText="Remove"
      busyText="Removing..."
      send={() => remove({ variables: { input: { adoptionFileId } } })}
      done="Document removed"
      onDone={async () => {
        onClose();
        await reload();
        onRemoved();
      }}
      onCancel={onClose}
      onOutdated={reload}
    >
      <p>
        {file.fileName} leaves the record of the adoption, and stays among the files of the property. The
        votes and figures stay, too.
      </p>
    </SaveQuestion>
  );
}
