import { limits } from '@roofline/schema/limits';
import { RESERVE_STUDY_TYPES } from '@roofline/schema/reserve-study';
import { FieldRow, FormSection } from '../../../ui/form/FormSection';
import { DateRuled, SelectRuled, TextRuled } from '../../../ui/ruled-form/RuledFields';
import { STUDY_LABELS as labels, type StudyForm } from './use-study-form';

const types = RESERVE_STUDY_TYPES.map(({ id, name }) => ({ value: id, label: name }));

/** The last reserve study, for those who have one. */
export function StudyFields({ form }: { form: StudyForm }) {
  const { reserveStudyDate, reserveStudyTypeId, providerName } = form.values;
  const isStarted = reserveStudyDate !== null || reserveStudyTypeId !== null || providerName.trim() !== '';
  return (
    <FormSection stacked title="Reserve study">
      <FieldRow>
        <DateRuled
          form={form}
          name="reserveStudyDate"
          label={labels.reserveStudyDate}
          optional={!isStarted}
          hint={isStarted ? undefined : 'Leave all three empty when there is none yet.'}
        />
        <SelectRuled
          form={form}
          name="reserveStudyTypeId"
          label={labels.reserveStudyTypeId}
          numeric
          placeholder="Choose a type"
          options={types}
          optional={!isStarted}
        />
      </FieldRow>
      <FieldRow>
        <TextRuled
          form={form}
          name="providerName"
          label={labels.providerName}
          maxLength={limits.providerMax}
          optional
        />
      </FieldRow>
    </FormSection>
  );
}
