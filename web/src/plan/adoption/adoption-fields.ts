import { planAdoptionInput, type PlanAdoptionInput } from '@roofline/schema/plan/plan-input';
import { useMemo } from 'react';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm } from '../../app/fields/use-fields-form';

type AdoptionValues = Answers<ReturnType<typeof planAdoptionInput>>;

/** The fields of an adoption: the facts of the meeting as its minutes record them. */
const ADOPTION_FIELDS: FieldList<AdoptionValues, { today: string }> = [
  {
    rows: [
      {
        name: 'meetingDate',
        hint: 'The day on which the board decided.',
        lastDay: (_values, { today }) => today,
      },
      [{ name: 'votesFor' }, { name: 'votesAgainst' }, { name: 'votesAbstained' }],
      { name: 'note', hint: 'As recorded in the minutes. You can attach files in the next step.' },
    ],
  },
];

/** Returns the adoption form with its rules; `today` is an ISO day. */
export function useAdoptionForm(today: string) {
  const schema = useMemo(() => planAdoptionInput(today), [today]);
  return useFieldsForm<AdoptionValues, PlanAdoptionInput, { today: string }>({
    schema,
    list: ADOPTION_FIELDS,
    saved: useMemo(() => emptyAnswers(schema), [schema]),
    given: { today },
  });
}
