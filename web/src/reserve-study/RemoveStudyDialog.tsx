import { useSave } from '../app/save/use-save';
import { formatDay } from '../ui/format/day';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';
import { useRemoveReserveStudyMutation, type StudyRowFragment } from './ReserveStudies.generated';

/** Names the study that goes, and goes through with it. */
export function RemoveStudyDialog(props: {
  propertyId: string;
  study: StudyRowFragment | null;
  onClose: () => void;
  onReload: () => void;
}) {
  const { study } = props;
  const [remove] = useRemoveReserveStudyMutation();
  const { save, saving, problems, forget } = useSave({
    send: ({ propertyReserveStudyId, version }: StudyRowFragment) =>
      remove({ variables: { input: { propertyId: props.propertyId, propertyReserveStudyId, version } } }),
    done: 'Reserve Study Removed',
    onSaved: props.onClose,
    onOutdated: props.onReload,
  });
  const close = () => {
    forget();
    props.onClose();
  };
  return (
    <ConfirmDialog
      open={study !== null}
      title="Remove Reserve Study"
      confirmText="Remove"
      destructive
      busy={saving}
      problems={problems}
      busyText="Removing..."
      onConfirm={() => study && void save(study)}
      onCancel={close}
    >
      {study &&
        `The ${study.reserveStudyTypeName} of ${formatDay(study.date)} will be removed from the history. This cannot be undone.`}
    </ConfirmDialog>
  );
}
