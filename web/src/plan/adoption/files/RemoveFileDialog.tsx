import { SaveQuestion } from '../../../app/save/SaveQuestion';
import type { AdoptionFile } from './adoption-file';
import { useRemoveAdoptionFileMutation } from './RemoveAdoptionFile.generated';

/** Names the document that goes, and goes through with it. */
export function RemoveFileDialog(props: {
  file: Pick<AdoptionFile, 'adoptionFileId' | 'fileName'>;
  onClose: () => void;
  /** Also after a refusal: someone else may have removed it first. */
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
