import { useApolloClient } from '@apollo/client/react';
import { importRequestInput } from '@roofline/schema/import-request/import-request';
import { useState } from 'react';
import { useSave } from '../app/save/use-save';
import { useSelection } from '../app/selection/selection';
import { uploadFile } from '../app/upload/upload-file';
import { Field } from '../ui/field/Field';
import { SelectField } from '../ui/field/SelectField';
import { TextInput } from '../ui/field/TextInput';
import { FormPane } from '../ui/form/FormOverlays';
import { useStudyPropertiesQuery } from './ImportRequests.generated';
import { StudyFile } from './StudyFile';

/** The most properties that the list loads; for any other one, the user selects it first: the list always has it. */
const MOST = 100;

interface Study {
  propertyId: string;
  fiscalYear: string;
  file: File | null;
}
type Errors = Partial<Record<keyof Study, string | null>>;

/** Returns the errors of the form by field. */
function errorsOf({ file, ...fields }: Study): Errors {
  const parsed = importRequestInput.safeParse(fields);
  const issues = parsed.success ? [] : parsed.error.issues;
  const of = (field: keyof Study) => issues.find(({ path }) => path[0] === field)?.message ?? null;
  return {
    propertyId: of('propertyId'),
    fiscalYear: of('fiscalYear'),
    file: file === null ? 'Choose the file to send' : null,
  };
}

/** Returns the properties that the viewer may edit, the selected one first. */
function usePropertyOptions() {
  const { property } = useSelection();
  const { data } = useStudyPropertiesQuery({ variables: { pageSize: MOST } });
  const others = (data?.properties.items ?? [])
    .filter((each) => each.viewerCan.edit && each.propertyId !== property?.propertyId)
    .map((each) => ({ value: each.propertyId, label: each.propertyName }));
  const selected = property?.viewerCan.edit ? [{ value: property.propertyId, label: property.name }] : [];
  return [...selected, ...others];
}

/** Returns the input; fields without input follow the selected property, even when it loads later. */
function useStudy() {
  const { property, fiscalYear } = useSelection();
  const [entered, setEntered] = useState<Partial<Study>>({});
  const [errors, setErrors] = useState<Errors>({});
  const isRun = property?.viewerCan.edit === true;
  const study: Study = {
    propertyId: isRun ? property.propertyId : '',
    fiscalYear: isRun && fiscalYear ? String(fiscalYear.year) : '',
    file: null,
    ...entered,
  };
  const set = (change: Partial<Study>, error: string | null = null) => {
    setEntered({ ...entered, ...change });
    setErrors({ ...errors, ...Object.fromEntries(Object.keys(change).map((field) => [field, error])) });
  };
  return { study, set, errors, setErrors };
}

/** Sends a reserve study: property, fiscal year and file. */
export function SendStudyPane({ onClose }: { onClose: () => void }) {
  const { cache } = useApolloClient();
  const { study, set, errors, setErrors } = useStudy();
  const { save, saving, problems } = useSave({
    send: ({ file, ...fields }: Study & { file: File }) =>
      uploadFile('/upload/import-request', file, {}, { fields }),
    keeps: true,
    done: 'Study sent',
    onSaved: () => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'importRequests' });
      onClose();
    },
  });
  const submit = () => {
    const found = errorsOf(study);
    setErrors(found);
    const { file } = study;
    if (file && !found.propertyId && !found.fiscalYear) void save({ ...study, file });
  };
  return (
    <FormPane
      title="Send a study"
      submitText="Send study"
      busyText="Sending..."
      busy={saving}
      problems={problems}
      staticBackdrop={study.file !== null}
      onClose={onClose}
      onSubmit={submit}
    >
      <StudyFields {...{ study, set, errors }} disabled={saving} />
    </FormPane>
  );
}

type StudyFieldsProps = Pick<ReturnType<typeof useStudy>, 'study' | 'set' | 'errors'> & { disabled: boolean };

function StudyFields({ study, set, errors, disabled }: StudyFieldsProps) {
  const options = usePropertyOptions();
  return (
    <>
      <Field label="Property" error={errors.propertyId ?? undefined}>
        <SelectField
          options={options}
          placeholder="Choose a property"
          value={study.propertyId}
          onChange={(event) => set({ propertyId: event.currentTarget.value })}
        />
      </Field>
      <Field
        label="Fiscal year"
        hint="The year whose inventory the components go into."
        error={errors.fiscalYear ?? undefined}
      >
        <TextInput
          inputMode="numeric"
          maxLength={4}
          value={study.fiscalYear}
          onChange={(event) => set({ fiscalYear: event.currentTarget.value })}
        />
      </Field>
      <StudyFile
        file={study.file}
        error={errors.file ?? null}
        disabled={disabled}
        onChoose={(file, error) => set({ file }, error)}
      />
    </>
  );
}
