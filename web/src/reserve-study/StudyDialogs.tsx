import { RecordDialogs } from '../app/records/RecordDialogs';
import type { RecordForms } from '../app/records/use-record-forms';
import { formatDay } from '../ui/format/day';
import {
  useAddReserveStudyMutation,
  useRemoveReserveStudyMutation,
  useUpdateReserveStudyMutation,
  type StudyRowFragment,
} from './ReserveStudies.generated';
import { useStudyForm } from './study-fields';

interface StudyDialogsProps {
  propertyId: string;
  forms: RecordForms<StudyRowFragment>;
}

/** Adds, edits and removes a reserve study of a property's history. */
export function StudyDialogs({ propertyId, forms }: StudyDialogsProps) {
  const [add] = useAddReserveStudyMutation();
  const [update] = useUpdateReserveStudyMutation();
  const [remove] = useRemoveReserveStudyMutation();
  const useForm = (study: StudyRowFragment | null) => useStudyForm(propertyId, study);
  return (
    <RecordDialogs
      at={{ propertyId }}
      keyOf={({ propertyReserveStudyId, version }: StudyRowFragment) => ({ propertyReserveStudyId, version })}
      question={({ reserveStudyTypeName, date }) =>
        `The ${reserveStudyTypeName} of ${formatDay(date)} will be removed from the history. This cannot be undone.`
      }
      {...{ forms, useForm, add, update, remove }}
    />
  );
}
