import {
  DEFAULT_INFORMATION_SOURCE,
  INFORMATION_SOURCES,
  yearSetupInput,
  type YearSetupInput,
} from '@roofline/schema/year-setup/year-setup';
import { limits } from '@roofline/schema/value/limits';
import type { Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';
import type { YearSetupFieldsFragment } from '../YearSetup.generated';

export type SetupValues = Answers<typeof yearSetupInput>;
type ReviewedValues = SetupValues['expenditures'][number];
export type SetupForm = FieldsForm<SetupValues, YearSetupInput, YearSetupFieldsFragment>;

const rose = ({ hasCostIncrease }: SetupValues) => hasCostIncrease;

/** The fields of the second step: the rise of costs, and the money that the year starts with. */
const SETUP_FIELDS: FieldList<SetupValues, YearSetupFieldsFragment> = [
  {
    part: 'costs',
    when: rose,
    rows: [
      [
        { name: 'inflationRate', isOptional: false, hint: 'From 0% to 20%' },
        {
          name: 'informationSourceId',
          isOptional: false,
          options: INFORMATION_SOURCES.map(({ id, name }) => ({ value: id, label: name })),
        },
      ],
    ],
  },
  {
    part: 'start',
    rows: [
      [
        {
          name: 'yearEndReserveBalance',
          hint: (_values, { closingFiscalYear }) => `As ${closingFiscalYear} is projected to end`,
          maxLength: limits.balanceMaxChars,
        },
        { name: 'averageHoaAnnualFee', rechecks: ['annualReserveContribution'] },
        {
          name: 'annualReserveContribution',
          label: 'Annual reserve contribution',
          maxLength: limits.balanceMaxChars,
        },
      ],
    ],
  },
];

/** The fields of one line of the review, beside its outcome. */
export const REVIEW_FIELDS: FieldList<ReviewedValues, YearSetupFieldsFragment> = [
  {
    when: ({ outcome }) => outcome !== 'deferred',
    rows: [
      [
        {
          name: 'actualCost',
          hint: ({ outcome }) =>
            outcome === 'done'
              ? 'Becomes the cost of the next replacement; leave it empty to keep the planned cost'
              : undefined,
        },
        {
          name: 'remainingUsefulLife',
          label: 'Years until the rest is due',
          isOptional: false,
          hint: (_values, { fiscalYear }) => `0 is ${fiscalYear}`,
          when: ({ outcome }) => outcome === 'partly',
        },
      ],
    ],
  },
];

/**
 * Returns the form's first values: only work of a completed project counts as done, at the project's cost (so that a
 * user who continues without reading moves no work a whole life away), and costs count as risen.
 */
function startingValues(setup: YearSetupFieldsFragment): SetupValues {
  return {
    expenditures: setup.expenditures.map(({ propertyComponentId, completed }) => ({
      propertyComponentId,
      outcome: completed ? 'done' : 'deferred',
      actualCost: completed?.actualCost ?? null,
      remainingUsefulLife: null,
    })),
    hasCostIncrease: true,
    inflationRate: null,
    informationSourceId: DEFAULT_INFORMATION_SOURCE,
    yearEndReserveBalance: setup.proposal?.yearEndReserveBalance ?? null,
    averageHoaAnnualFee: setup.proposal?.averageHoaAnnualFee ?? null,
    annualReserveContribution: setup.proposal?.annualReserveContribution ?? null,
  };
}

/** Returns the input: rate and source are null unless costs rose; only partly done work has a remaining life. */
export function sentInput(input: YearSetupInput): YearSetupInput {
  const rose = input.hasCostIncrease;
  return {
    ...input,
    inflationRate: rose ? input.inflationRate : null,
    informationSourceId: rose ? input.informationSourceId : null,
    expenditures: input.expenditures.map((review) => ({
      ...review,
      actualCost: review.outcome === 'deferred' ? null : review.actualCost,
      remainingUsefulLife: review.outcome === 'partly' ? review.remainingUsefulLife : null,
    })),
  };
}

/** Returns the form of the setup. */
export function useSetupForm(setup: YearSetupFieldsFragment): SetupForm {
  return useFieldsForm({
    schema: yearSetupInput,
    list: SETUP_FIELDS,
    saved: startingValues(setup),
    given: setup,
  });
}
