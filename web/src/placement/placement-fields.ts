import {
  COMPOUNDINGS,
  PLACEMENT_KINDS,
  placementInput,
  type PlacementInput,
} from '@roofline/schema/placement/placement';
import { answersOf, emptyAnswers, type Answers } from '../app/fields/answers';
import type { FieldList } from '../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../app/fields/use-fields-form';
import type { PlacementRowFragment } from './Placements.generated';

type PlacementValues = Answers<typeof placementInput>;
export type PlacementForm = FieldsForm<PlacementValues, PlacementInput, object>;

const PLACEMENT_FIELDS: FieldList<PlacementValues> = [
  {
    rows: [
      { name: 'institution', placeholder: 'First Harbor Bank' },
      { name: 'account', placeholder: 'CD 4410', hint: 'A name or the last digits, never the whole number.' },
      {
        name: 'kind',
        kind: 'choice',
        placeholder: 'Choose a kind',
        options: PLACEMENT_KINDS.map(({ kind, label }) => ({ value: kind, label })),
        rechecks: ['maturityDate'],
      },
      [
        {
          name: 'principal',
          label: ({ maturityDate }) => (maturityDate ? 'Principal' : 'Balance'),
          allowCents: true,
        },
        { name: 'interestRate', kind: 'number', decimals: 3, hint: 'Percent a year' },
      ],
      {
        name: 'compounding',
        label: 'Interest is added',
        kind: 'choice',
        placeholder: 'Choose when',
        options: COMPOUNDINGS.map(({ compounding, label }) => ({ value: compounding, label })),
      },
      [
        {
          name: 'startDate',
          label: ({ maturityDate }) => (maturityDate ? 'Start date' : 'Day of the balance'),
          rechecks: ['maturityDate'],
        },
        { name: 'maturityDate', hint: 'Empty where it can be taken out any day', rechecks: ['compounding'] },
      ],
      { name: 'notes', kind: 'long' },
    ],
  },
];

/** The form of a placement; null adds one. */
export const usePlacementForm = (placement: PlacementRowFragment | null): PlacementForm =>
  useFieldsForm({
    schema: placementInput,
    list: PLACEMENT_FIELDS,
    saved: placement ? answersOf(placementInput, placement) : emptyAnswers(placementInput),
    given: {},
  });
