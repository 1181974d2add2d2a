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
export type PlacementForm = FieldsForm<PlacementValues, PlacementInput, PlacementGiven>;

/** The app that a placement comes from; only that app changes the fields that it states. */
interface PlacementGiven {
  source: string | null;
}
const isStated = (_values: PlacementValues, { source }: PlacementGiven) => source !== null;

const PLACEMENT_FIELDS: FieldList<PlacementValues, PlacementGiven> = [
  {
    rows: [
      { name: 'institution', isDisabled: isStated, placeholder: 'First Harbor Bank' },
      {
        name: 'account',
        isDisabled: isStated,
        placeholder: 'CD 4410',
        hint: 'A name or the last digits, never the whole number.',
      },
      {
        name: 'kind',
        isDisabled: isStated,
        kind: 'choice',
        placeholder: 'Choose a kind',
        options: PLACEMENT_KINDS.map(({ kind, label }) => ({ value: kind, label })),
        rechecks: ['maturityDate'],
      },
      [
        {
          name: 'principal',
          isDisabled: isStated,
          label: ({ maturityDate }) => (maturityDate ? 'Principal' : 'Balance'),
          allowCents: true,
        },
        { name: 'interestRate', isDisabled: isStated, kind: 'number', decimals: 3, hint: 'Percent a year' },
      ],
      {
        name: 'compounding',
        isDisabled: isStated,
        label: 'Interest is added',
        kind: 'choice',
        placeholder: 'Choose when',
        options: COMPOUNDINGS.map(({ compounding, label }) => ({ value: compounding, label })),
      },
      [
        {
          name: 'startDate',
          isDisabled: isStated,
          label: ({ maturityDate }) => (maturityDate ? 'Start date' : 'Day of the balance'),
          rechecks: ['maturityDate'],
        },
        {
          name: 'maturityDate',
          isDisabled: isStated,
          hint: 'Empty where it can be taken out any day',
          rechecks: ['compounding'],
        },
      ],
      {
        name: 'notes',
        kind: 'long',
        hint: (_values, { source }) =>
          source === null ? undefined : `${source} states everything else: change it there.`,
      },
    ],
  },
];

/** Returns the form of a placement; null adds one. */
export const usePlacementForm = (placement: PlacementRowFragment | null): PlacementForm =>
  useFieldsForm({
    schema: placementInput,
    list: PLACEMENT_FIELDS,
    saved: placement ? answersOf(placementInput, placement) : emptyAnswers(placementInput),
    given: { source: placement?.source ?? null },
  });
