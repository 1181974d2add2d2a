import { currentCostCents } from '@roofline/engine/roll-forward/component-cost';
import { componentInput, type ComponentInput } from '@roofline/schema/component/component';
import { limits } from '@roofline/schema/value/limits';
import { answersOf, emptyAnswers, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';
import type { SelectOption } from '../../ui/field/SelectField';
import { formatMoneyExact } from '../../ui/format/money';
import type { ComponentRowFragment } from '../ComponentRow.generated';
import { formatQuantity } from '../quantity';

export type ComponentValues = Answers<typeof componentInput>;

/** Everything that the fields depend on besides their values. */
export interface ComponentPlace {
  fiscalYear: number;
  categories: readonly SelectOption[];
  units: readonly SelectOption[];
  /** False hides the costs. */
  viewCosts: boolean;
}
export type ComponentForm = FieldsForm<ComponentValues, ComponentInput, ComponentPlace>;

const seesCosts = (_values: ComponentValues, { viewCosts }: ComponentPlace) => viewCosts;

/** All fields of a component. */
const COMPONENT_FIELDS: FieldList<ComponentValues, ComponentPlace> = [
  {
    title: 'What it is',
    rows: [
      { name: 'name', label: 'Name' },
      {
        name: 'category',
        kind: 'choice',
        placeholder: 'Choose a category',
        options: (_values, { categories }) => categories,
        own: { entry: 'New category…', label: 'New category' },
      },
      { name: 'location' },
    ],
  },
  {
    title: (_values, { viewCosts }) => (viewCosts ? 'Quantity and cost' : 'Quantity'),
    rows: [
      [
        {
          name: 'quantity',
          decimals: 3,
          grouped: true,
          maxLength: 15,
          rechecks: ['unitCost'],
          readAs: (quantity, { unitOfMeasure }) => formatQuantity(quantity, unitOfMeasure),
        },
        {
          name: 'unitOfMeasure',
          label: 'Unit',
          kind: 'choice',
          options: (_values, { units }) => units,
          own: { entry: 'Another unit…', label: 'Another unit' },
        },
      ],
      [
        { name: 'unitCost', allowCents: true, when: seesCosts },
        { name: 'percentReplaced', hint: 'Percent replaced each time', maxLength: 6, rechecks: ['unitCost'] },
      ],
      { shows: 'Replacement cost today', text: replacementCostText, when: seesCosts },
    ],
  },
  {
    title: 'Life',
    rows: [
      [
        { name: 'usefulLife', hint: 'Years' },
        { name: 'remainingUsefulLife', hint: nextReplacement },
      ],
      [
        { name: 'placedInServiceYear', hint: 'Year' },
        { name: 'lastReplacedYear', hint: 'Year' },
      ],
      { name: 'isOneTime', hint: 'One-time: replaced once and never again' },
    ],
  },
  {
    title: 'Dates',
    rows: [
      [
        { name: 'warrantyUntil', hint: 'In the calendar, and a reminder before it ends' },
        { name: 'nextInspectionOn', hint: 'In the calendar, and a reminder before it' },
      ],
    ],
  },
  { title: 'Bookkeeping', rows: [{ name: 'glCode', width: '200px' }, { name: 'notes' }] },
];

function nextReplacement({ remainingUsefulLife: years }: ComponentValues, { fiscalYear }: ComponentPlace) {
  const isSensible = years !== null && years <= limits.componentLifeMax;
  return isSensible ? `Years; next in ${fiscalYear + years}` : 'Years; 0 is due this year';
}

/** Returns the cost of one replacement today, as the service computes it; empty while a value is missing. */
function replacementCostText({ quantity, unitCost, percentReplaced }: ComponentValues): string {
  if (quantity === null || unitCost === null || percentReplaced === null) return '';
  const unitCostCents = Math.round(unitCost * 100);
  return formatMoneyExact(currentCostCents({ quantity, unitCostCents, percentReplaced }) / 100);
}

/** The form of a component under the contract's rules; null is a new one, with a quantity of 1. */
export function useComponentForm(options: {
  component: ComponentRowFragment | null;
  place: ComponentPlace;
  readOnly?: boolean;
}): ComponentForm {
  const { component, place, readOnly } = options;
  return useFieldsForm({
    schema: componentInput,
    list: COMPONENT_FIELDS,
    saved: component ? answersOf(componentInput, component) : emptyAnswers(componentInput, { quantity: 1 }),
    given: place,
    readOnly,
  });
}
