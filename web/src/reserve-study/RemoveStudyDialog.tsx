import { SaveQuestion } from '../app/save/SaveQuestion';
import { formatDay } from '../ui/format/day';
import { useRemoveReserveStudyMutation, type StudyRowFragment } from './ReserveStudies.generated';

/** Names the study that goes, and goes through with it. */
export function RemoveStudyDialog(props: {
  propertyId: string;
  study: StudyRowFragment;
  onClose: () => void;
  onReload: () => unknown;
}) {
  const { propertyId, study, onClose, onReload } = props;
  const { propertyReserveStudyId, version } = study;
  const [remove] = useRemoveReserveStudyMutation();
  return (
    <SaveQuestion
      title="Remove Reserve Study"
      confirmText="Remove"
      busyText="Removing..."
      send={() => remove({ variables: { input: { propertyId, propertyReserveStudyId, version } } })}
      done="Reserve Study Removed"
      onDone={onClose}
      onCancel={onClose}
      onOutdated={onReload}
    >
      {`The ${study.reserveStudyTypeName} of ${formatDay(study.date)} will be removed from the history. This cannot be undone.`}
    </SaveQuestion>
  );
}
