import {
  RESERVE_STUDY_TYPES,
  wizardReserveStudyInput,
  type WizardReserveStudyInput,
} from '@roofline/schema/reserve-study/reserve-study';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';

export type StudyValues = Answers<typeof wizardReserveStudyInput>;
export type StudyForm = FieldsForm<StudyValues, WizardReserveStudyInput, object>;

const isStarted = ({ reserveStudyDate, reserveStudyTypeId, providerName }: StudyValues) =>
  reserveStudyDate !== null || reserveStudyTypeId !== null || providerName.trim() !== '';
const isLeftOut = (values: StudyValues) => !isStarted(values);

/** The fields of the last reserve study in the wizard: all empty without one, else at least a date and a type. */
const STUDY_FIELDS: FieldList<StudyValues> = [
  {
    title: 'Reserve study',
    rows: [
      [
        {
          name: 'reserveStudyDate',
          isOptional: isLeftOut,
          hint: (values) => (isStarted(values) ? undefined : 'Leave all three empty if there is none yet.'),
        },
        {
          name: 'reserveStudyTypeId',
          isOptional: isLeftOut,
          placeholder: 'Choose a type',
          options: RESERVE_STUDY_TYPES.map(({ id, name }) => ({ value: id, label: name })),
        },
      ],
      [{ name: 'providerName' }],
    ],
  },
];

const empty = emptyAnswers(wizardReserveStudyInput);

export const useStudyForm = (): StudyForm =>
  useFieldsForm({ schema: wizardReserveStudyInput, list: STUDY_FIELDS, saved: empty, given: {} });
