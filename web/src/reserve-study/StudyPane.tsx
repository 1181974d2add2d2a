import { zodResolver } from '@hookform/resolvers/zod';
import {
  FULL_RESERVE_STUDY,
  RESERVE_STUDY_TYPES,
  reserveStudyInput,
  type ReserveStudyInput,
} from '@roofline/schema/reserve-study';
import { useState } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { newRequestKey } from '../app/request-key';
import { DateInput } from '../ui/field/DateInput';
import { Field } from '../ui/field/Field';
import { SelectField } from '../ui/field/SelectField';
import { TextInput } from '../ui/field/TextInput';
import { FormPane } from '../ui/form/FormOverlays';
import { toast } from '../ui/feedback/toast';
import { MoneyInput } from '../ui/masked/MoneyInput';
import {
  useAddReserveStudyMutation,
  useUpdateReserveStudyMutation,
  type StudyRowFragment,
} from './ReserveStudies.generated';

/** What the form holds while it is filled in: empty is text or null, never undefined. */
interface StudyValues {
  date: string;
  reserveStudyTypeId: number | null;
  providerName: string;
  cost: number | null;
  inspectionDate: string | null;
}
type StudyForm = UseFormReturn<StudyValues, unknown, ReserveStudyInput>;

export interface StudyPaneProps {
  propertyId: string;
  /** null adds a new one. */
  study: StudyRowFragment | null;
  onClose: () => void;
  onReload: () => void;
}

/** Add or edit a reserve study in a pane of 480 px. */
export function StudyPane({ propertyId, study, onClose, onReload }: StudyPaneProps) {
  const form: StudyForm = useForm({
    mode: 'onTouched',
    resolver: zodResolver(reserveStudyInput) as never,
    defaultValues: {
      date: study?.date ?? '',
      reserveStudyTypeId: study?.reserveStudyTypeId ?? null,
      providerName: study?.providerName ?? '',
      cost: study?.cost ?? null,
      inspectionDate: study?.inspectionDate ?? null,
    },
  });
  const { save, saving, problems } = useSaveStudy({ propertyId, study, form, onClose, onReload });
  return (
    <FormPane
      title={study === null ? 'Add reserve study' : 'Edit reserve study'}
      onClose={onClose}
      submitText={study === null ? 'Add reserve study' : 'Save Changes'}
      busyText="Saving..."
      busy={saving}
      problems={problems}
      staticBackdrop={form.formState.isDirty}
      onSubmit={() => void form.handleSubmit(save)()}
    >
      <StudyFields form={form} />
    </FormPane>
  );
}

function StudyFields({ form }: { form: StudyForm }) {
  const { errors } = form.formState;
  const isFull = form.watch('reserveStudyTypeId') === FULL_RESERVE_STUDY;
  return (
    <>
      <Field label="Reserve study date" error={errors.date?.message} width="200px">
        <DateInput {...form.register('date')} />
      </Field>
      <Field label="Type" error={errors.reserveStudyTypeId?.message}>
        <Controller
          control={form.control}
          name="reserveStudyTypeId"
          render={({ field }) => (
            <SelectField
              {...field}
              value={field.value ?? ''}
              placeholder="Choose a type"
              options={RESERVE_STUDY_TYPES.map((type) => ({ value: type.id, label: type.name }))}
              onChange={(event) => {
                const id = Number(event.target.value) || null;
                field.onChange(id);
                if (id !== FULL_RESERVE_STUDY)
                  form.setValue('inspectionDate', null, { shouldValidate: true });
              }}
            />
          )}
        />
      </Field>
      {isFull && (
        <Field label="Inspection date" optional error={errors.inspectionDate?.message} width="200px">
          <Controller
            control={form.control}
            name="inspectionDate"
            render={({ field }) => (
              <DateInput
                {...field}
                value={field.value ?? ''}
                onChange={(event) => field.onChange(event.target.value || null)}
              />
            )}
          />
        </Field>
      )}
      <Field label="Provider name" optional error={errors.providerName?.message}>
        <TextInput {...form.register('providerName')} maxLength={100} />
      </Field>
      <Field label="Cost" optional error={errors.cost?.message} width="200px">
        <Controller
          control={form.control}
          name="cost"
          render={({ field }) => (
            <MoneyInput
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              ref={field.ref}
              allowCents
            />
          )}
        />
      </Field>
    </>
  );
}

function useSaveStudy(props: StudyPaneProps & { form: StudyForm }) {
  const { propertyId, study, form } = props;
  // One key for as long as the pane is open: a double click or a retry adds one study.
  const [idempotencyKey] = useState(newRequestKey);
  const [add, adding] = useAddReserveStudyMutation();
  const [update, updating] = useUpdateReserveStudyMutation();
  const [problems, setProblems] = useState<string[]>([]);

  const send = async (values: ReserveStudyInput) => {
    if (study === null)
      return (await add({ variables: { input: { propertyId, values, idempotencyKey } } })).data
        ?.addReserveStudy.userErrors;
    const { propertyReserveStudyId, version } = study;
    const input = { propertyId, propertyReserveStudyId, version, values };
    return (await update({ variables: { input } })).data?.updateReserveStudy.userErrors;
  };
  const save = async (values: ReserveStudyInput) => {
    const errors = await send(values).catch(() => undefined);
    if (errors === undefined)
      return setProblems(['The study could not be saved. What you entered is still here; try again.']);
    const general: string[] = [];
    for (const error of errors) {
      const field = error.field?.replace(/^values\./, '') as keyof StudyValues | undefined;
      if (field && field in form.getValues()) form.setError(field, { message: error.detail });
      else general.push(error.detail);
      if (error.code === 'stale') props.onReload();
    }
    setProblems(general);
    if (errors.length > 0) return undefined;
    toast.success(study === null ? 'Reserve Study Added' : 'Reserve Study Saved');
    return props.onClose();
  };
  return { save, saving: adding.loading || updating.loading, problems };
}
