import type { ActivityKind } from '@roofline/schema/activity/activity';
import {
  changesOf,
  changeWords,
  NAME,
  NO_VALUE,
  wordedFields,
  type WordedField,
} from '@roofline/schema/activity/changes';
import { componentInput, type ComponentInput } from '@roofline/schema/component/component';
import { formatLimit, toDollars } from '@roofline/schema/value/money';
import { inputOf, type StoredValues } from '../values';

/** An activity of a component: `componentCost` where its words have costs. */
export interface ComponentChange {
  type: Extract<ActivityKind, 'component' | 'componentCost'>;
  description: string;
}

const inYears = (years: number) => (years === 1 ? '1 year' : `${years} years`);
const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
const year = (year: number | null) => year?.toString() ?? NO_VALUE;

/** The fields that everyone who sees components may read. */
const OPEN = wordedFields<typeof componentInput, ComponentInput>(componentInput, {
  name: { label: NAME },
  quantity: { words: ({ quantity, unitOfMeasure }) => `${count.format(quantity)} ${unitOfMeasure}` },
  unitOfMeasure: null,
  unitCost: null,
  usefulLife: { words: ({ usefulLife }) => inYears(usefulLife) },
  remainingUsefulLife: { words: ({ remainingUsefulLife }) => inYears(remainingUsefulLife) },
  placedInServiceYear: { label: 'year placed in service', words: (row) => year(row.placedInServiceYear) },
  lastReplacedYear: { label: 'year last replaced', words: (row) => year(row.lastReplacedYear) },
  isOneTime: { label: 'one-time mark' },
  warrantyUntil: { label: 'end of the warranty' },
  nextInspectionOn: { label: 'day of the next inspection' },
});
const UNIT_COST: WordedField<StoredValues> = {
  label: 'unit cost',
  words: ({ unitCost }) => formatLimit(toDollars(unitCost)),
};
const COST: WordedField<StoredValues> = {
  label: 'cost',
  words: ({ currentCost }) => formatLimit(toDollars(currentCost)),
};

/** Describes the changes of values in words, costs separately from the rest. Empty where nothing changed. */
export function describeChanges(before: StoredValues, after: StoredValues): ComponentChange[] {
  const of = `of ${after.name}`;
  const open = changeWords(of, changesOf(OPEN, { before: inputOf(before), after: inputOf(after) }));
  // Where the cost changes at the same quantity, the unit cost needs no separate words.
  const isPlainCost =
    before.quantityThousandths === after.quantityThousandths && before.currentCost !== after.currentCost;
  const costs = changeWords(of, changesOf(isPlainCost ? [COST] : [UNIT_COST, COST], { before, after }));
  return [
    ...(open === null ? [] : [{ type: 'component', description: open } as const]),
    ...(costs === null ? [] : [{ type: 'componentCost', description: costs } as const]),
  ];
}
