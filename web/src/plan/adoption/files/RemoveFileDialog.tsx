import { useState } from 'react';
import { refusedOrUnsent } from '../../../app/form-errors';
import { toast } from '../../../ui/feedback/toast';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import type { AdoptionFile } from './adoption-file';
import { useRemoveAdoptionFileMutation } from './RemoveAdoptionFile.generated';

/** Names the document that goes, and goes through with it. */
export function RemoveFileDialog(props: {
  file: Pick<AdoptionFile, 'adoptionFileId' | 'fileName'>;
  onClose: () => void;
  /** Also after a refusal: somebody else may have been faster. */
  reload: () => Promise<unknown>;
  onRemoved: () => void;
}) {
  const { file, onClose, reload, onRemoved } = props;
  const [remove, { loading }] = useRemoveAdoptionFileMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const confirm = async () => {
    const input = { adoptionFileId: file.adoptionFileId };
    const errors = await refusedOrUnsent(
      remove({ variables: { input } }).then(({ data }) => data?.removeAdoptionFile.userErrors),
      'The document could not be removed. Try again.',
    );
    setProblems(errors.map((error) => error.detail));
    const isGone = errors.length === 0;
    if (isGone) {
      toast.success('Document removed');
      onClose();
    }
    await reload();
    if (isGone) onRemoved();
  };
  return (
    <ConfirmDialog
      open
      title="Remove document"
      confirmText="Remove"
      busyText="Removing..."
      destructive
      busy={loading}
      problems={problems}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        {file.fileName} leaves the record of the adoption; its votes and figures stay. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
