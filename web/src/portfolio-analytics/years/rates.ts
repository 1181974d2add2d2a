import { manyYearsRates, type ManyYearsRates } from '@roofline/schema/year-setup/many-years';
import { DEFAULT_INFORMATION_SOURCE, INFORMATION_SOURCES } from '@roofline/schema/year-setup/year-setup';
import type { Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';

type RateValues = Answers<typeof manyYearsRates>;
export type RatesForm = FieldsForm<RateValues, ManyYearsRates, null>;

const FIELDS: FieldList<RateValues, null> = [
  {
    part: 'costs',
    when: ({ hasCostIncrease }) => hasCostIncrease,
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
    part: 'interest',
    rows: [[{ name: 'interestRate', hint: 'Empty keeps the rate of each property' }]],
  },
];

/** Returns the form of the rates for all properties; it assumes that costs rose, as the setup of one property does. */
export const useRatesForm = (): RatesForm =>
  useFieldsForm<RateValues, ManyYearsRates, null>({
    schema: manyYearsRates,
    list: FIELDS,
    saved: {
      hasCostIncrease: true,
      inflationRate: null,
      informationSourceId: DEFAULT_INFORMATION_SOURCE,
      interestRate: null,
    },
    given: null,
  });
