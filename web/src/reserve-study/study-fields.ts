import {
  FULL_RESERVE_STUDY,
  RESERVE_STUDY_TYPES,
  reserveStudyInput,
  type ReserveStudyInput,
} from '@roofline/schema/reserve-study/reserve-study';
import { answersOf, emptyAnswers, type Answers } from '../app/fields/answers';
import type { FieldList } from '../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../app/fields/use-fields-form';
import { BoundDocumentField, type DocumentGiven } from '../file/form/BoundDocumentField';
import type { StudyRowFragment } from './ReserveStudies.generated';

export type StudyValues = Answers<typeof reserveStudyInput>;
export type StudyForm = FieldsForm<StudyValues, ReserveStudyInput, DocumentGiven>;

/** The fields of a reserve study; only a study with an inspection asks for its day. */
const STUDY_FIELDS: FieldList<StudyValues, DocumentGiven> = [
  {
    rows: [
      { name: 'date', width: '200px' },
      {
        name: 'reserveStudyTypeId',
        label: 'Type',
        placeholder: 'Choose a type',
        options: RESERVE_STUDY_TYPES.map(({ id, name }) => ({ value: id, label: name })),
        sets: (id) => (id === FULL_RESERVE_STUDY ? {} : { inspectionDate: null }),
      },
      {
        name: 'inspectionDate',
        width: '200px',
        when: ({ reserveStudyTypeId }) => reserveStudyTypeId === FULL_RESERVE_STUDY,
      },
      { name: 'providerName' },
      { name: 'cost', width: '200px', allowCents: true },
      { name: 'propertyFileId', control: BoundDocumentField },
    ],
  },
];

/** Returns the form of a study; null adds one. */
export const useStudyForm = (propertyId: string, study: StudyRowFragment | null): StudyForm =>
  useFieldsForm({
    schema: reserveStudyInput,
    list: STUDY_FIELDS,
    saved: study ? answersOf(reserveStudyInput, study) : emptyAnswers(reserveStudyInput),
    given: { propertyId, folder: 'Reserve studies', document: study?.document ?? null },
  });
