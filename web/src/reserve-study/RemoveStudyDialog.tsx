import { useState } from 'react';
import { toast } from '../ui/feedback/toast';
import { formatDay } from '../ui/format/day';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';
import { useRemoveReserveStudyMutation, type StudyRowFragment } from './ReserveStudies.generated';

/** Names the study that goes, and goes through with it. */
export function RemoveStudyDialog(props: {
  propertyId: string;
  study: StudyRowFragment | null;
  onClose: () => void;
}) {
  const { study } = props;
  const [remove, { loading }] = useRemoveReserveStudyMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const close = () => {
    setProblems([]);
    props.onClose();
  };
  const confirm = async () => {
    if (study === null) return;
    const { propertyReserveStudyId, version } = study;
    const result = await remove({
      variables: { input: { propertyId: props.propertyId, propertyReserveStudyId, version } },
    }).catch(() => null);
    const errors = result?.data?.removeReserveStudy.userErrors;
    if (errors === undefined) setProblems(['The study could not be removed. Try again.']);
    else if (errors.length > 0) setProblems(errors.map((error) => error.detail));
    else {
      toast.success('Reserve Study Removed');
      close();
    }
  };
  return (
    <ConfirmDialog
      open={study !== null}
      title="Remove Reserve Study"
      confirmText="Remove"
      destructive
      busy={loading}
      problems={problems}
      busyText="Removing..."
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      {study &&
        `The ${study.reserveStudyTypeName} of ${formatDay(study.date)} leaves the history. This cannot be undone.`}
    </ConfirmDialog>
  );
}
