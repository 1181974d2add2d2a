import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { importRequestInput } from '@roofline/schema/import-request/import-request';
import { useState } from 'react';
import { PropertyPicker } from '../app/property-choice/PropertyPicker';
import { useSave } from '../app/save/use-save';
import { useSelection, type SelectedProperty } from '../app/selection/selection';
import { uploadFile } from '../app/upload/upload-file';
import { Field } from '../ui/field/Field';
import { TextInput } from '../ui/field/TextInput';
import { FormPane } from '../ui/form/FormOverlays';
import { StudyFile } from './StudyFile';

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

const choiceOf = ({ propertyId, name, city, state }: SelectedProperty) => ({
  propertyId,
  propertyName: name,
  propertyCity: city,
  propertyState: state,
});

type StudyFieldsProps = Pick<ReturnType<typeof useStudy>, 'study' | 'set' | 'errors'> & { disabled: boolean };

function StudyFields({ study, set, errors, disabled }: StudyFieldsProps) {
  const { property } = useSelection();
  return (
    <>
      <chakra.div display="grid" gap="1.5">
        <chakra.span textStyle="label">Property</chakra.span>
        <PropertyPicker
          label="Property of the study"
          value={study.propertyId}
          first={property?.viewerCan.edit ? choiceOf(property) : null}
          isForEditing
          error={errors.propertyId ?? undefined}
          disabled={disabled}
          onChoose={(propertyId) => set({ propertyId })}
        />
      </chakra.div>
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
