import { limits } from '@roofline/schema/limits';
import {
  FULL_RESERVE_STUDY,
  RESERVE_STUDY_TYPES,
  reserveStudyInput,
  type ReserveStudyInput,
} from '@roofline/schema/reserve-study';
import { useSave } from '../app/save/use-save';
import { FormPane } from '../ui/form/FormOverlays';
import { MoneyRuled } from '../ui/ruled-form/NumericRuled';
import { DateRuled, SelectRuled, TextRuled } from '../ui/ruled-form/RuledFields';
import { useRuledForm, type RuledForm } from '../ui/ruled-form/use-ruled-form';
import {
  useAddReserveStudyMutation,
  useUpdateReserveStudyMutation,
  type StudyRowFragment,
} from './ReserveStudies.generated';

/** What the form holds while it is filled in: empty is text or null, never undefined. */
interface StudyValues {
  date: string | null;
  reserveStudyTypeId: number | null;
  inspectionDate: string | null;
  providerName: string;
  cost: number | null;
}
type StudyForm = RuledForm<StudyValues, ReserveStudyInput>;

const types = RESERVE_STUDY_TYPES.map(({ id, name }) => ({ value: id, label: name }));

const valuesOf = (study: StudyRowFragment | null): StudyValues => ({
  date: study?.date ?? null,
  reserveStudyTypeId: study?.reserveStudyTypeId ?? null,
  inspectionDate: study?.inspectionDate ?? null,
  providerName: study?.providerName ?? '',
  cost: study?.cost ?? null,
});

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
  const { study, onClose } = props;
  const form: StudyForm = useRuledForm({ schema: reserveStudyInput, defaultValues: valuesOf(study) });
  const { save, saving, problems, isStale, onReload } = useSaveStudy(props, form);
  return (
    <FormPane
      title={study === null ? 'Add reserve study' : 'Edit reserve study'}
      onClose={onClose}
      submitText={study === null ? 'Add reserve study' : 'Save Changes'}
      busyText="Saving..."
      busy={saving}
      {...{ problems, isStale, onReload }}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(save)}
    >
      <StudyFields form={form} />
    </FormPane>
  );
}

function StudyFields({ form }: { form: StudyForm }) {
  const isFull = form.values.reserveStudyTypeId === FULL_RESERVE_STUDY;
  return (
    <>
      <DateRuled form={form} name="date" label="Reserve study date" width="200px" />
      <SelectRuled
        form={form}
        name="reserveStudyTypeId"
        label="Type"
        numeric
        placeholder="Choose a type"
        options={types}
        onChosen={(id) => id !== FULL_RESERVE_STUDY && form.set('inspectionDate', null)}
      />
      {isFull && (
        <DateRuled form={form} name="inspectionDate" label="Inspection date" optional width="200px" />
      )}
      <TextRuled
        form={form}
        name="providerName"
        label="Provider name"
        optional
        maxLength={limits.providerMax}
      />
      <MoneyRuled form={form} name="cost" label="Cost" optional width="200px" allowCents />
    </>
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
