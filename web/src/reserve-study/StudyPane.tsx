import type { ReserveStudyInput } from '@roofline/schema/reserve-study/reserve-study';
import { FieldsPane } from '../app/fields/FieldsPane';
import { useSave } from '../app/save/use-save';
import {
  useAddReserveStudyMutation,
  useUpdateReserveStudyMutation,
  type StudyRowFragment,
} from './ReserveStudies.generated';
import { useStudyForm, type StudyForm } from './study-fields';

export interface StudyPaneProps {
  propertyId: string;
  /** Null adds a new one. */
  study: StudyRowFragment | null;
  onClose: () => void;
  /** Somebody else saved it first: read again and open the newer values. */
  onReload: () => Promise<unknown>;
}

/** Add or edit a reserve study in a pane of 480 px. */
export function StudyPane(props: StudyPaneProps) {
  const { propertyId, study, onClose } = props;
  const form = useStudyForm(propertyId, study);
  return (
    <FieldsPane
      title={study === null ? 'Add reserve study' : 'Edit reserve study'}
      addText={study === null ? 'Add reserve study' : null}
      saving={useSaveStudy(props, form)}
      {...{ form, onClose }}
    />
  );
}

function useSaveStudy({ propertyId, study, onClose, onReload }: StudyPaneProps, form: StudyForm) {
  const [add] = useAddReserveStudyMutation();
  const [update] = useUpdateReserveStudyMutation();
  const send = async (values: ReserveStudyInput, idempotencyKey: string) => {
    if (study === null) return add({ variables: { input: { propertyId, values, idempotencyKey } } });
    const { propertyReserveStudyId, version } = study;
    return update({ variables: { input: { propertyId, propertyReserveStudyId, version, values } } });
  };
  return useSave({
    send,
    form,
    done: study === null ? 'Reserve Study Added' : 'Reserve Study Saved',
    onSaved: onClose,
    loadNewer: onReload,
  });
}
