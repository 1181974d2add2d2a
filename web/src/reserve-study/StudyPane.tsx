import { RecordPane } from '../app/records/RecordPane';
import {
  useAddReserveStudyMutation,
  useUpdateReserveStudyMutation,
  type StudyRowFragment,
} from './ReserveStudies.generated';
import { useStudyForm } from './study-fields';

export interface StudyPaneProps {
  propertyId: string;
  /** Null adds a new one. */
  study: StudyRowFragment | null;
  onClose: () => void;
  /** Somebody else saved it first: read again and open the newer values. */
  onReload: () => Promise<unknown>;
}

/** Add or edit a reserve study in a pane of 480 px. */
export function StudyPane({ propertyId, study, onClose, onReload }: StudyPaneProps) {
  const [add] = useAddReserveStudyMutation();
  const [update] = useUpdateReserveStudyMutation();
  return (
    <RecordPane
      noun="reserve study"
      record={study}
      form={useStudyForm(propertyId, study)}
      add={(values, idempotencyKey) => add({ variables: { input: { propertyId, values, idempotencyKey } } })}
      update={({ propertyReserveStudyId, version }, values) =>
        update({ variables: { input: { propertyId, propertyReserveStudyId, version, values } } })
      }
      done={{ added: 'Reserve Study Added', saved: 'Reserve Study Saved' }}
      {...{ onClose, onReload }}
    />
  );
}
