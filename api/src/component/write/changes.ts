import { formatLimit, toDollars, toPoints } from '@roofline/schema/value/money';
import type { StoredValues } from '../values';

/** Activity that tells what a component costs; viewers without that right do not get it. */
export const COST_ACTIVITY = 'componentCost';
export const COMPONENT_ACTIVITY = 'component';

export interface ToldChange {
  type: typeof COST_ACTIVITY | typeof COMPONENT_ACTIVITY;
  description: string;
}

const dollars = (cents: number) => formatLimit(toDollars(cents));
const years = (n: number) => (n === 1 ? '1 year' : `${n} years`);
const words = (text: string | null) => text ?? 'none';
const amount = (c: StoredValues) =>
  `${(c.quantityThousandths / 1000).toLocaleString('en-US', { maximumFractionDigits: 3 })} ${c.unitOfMeasure}`;

interface Told {
  label: string;
  /** What is compared, and shown. */
  of: (c: StoredValues) => string;
}

const COSTS: readonly Told[] = [
  { label: 'unit cost', of: (c) => dollars(c.unitCost) },
  { label: 'cost', of: (c) => dollars(c.currentCost) },
];
const OTHERS: readonly Told[] = [
  { label: 'category', of: (c) => c.category },
  { label: 'location', of: (c) => words(c.location) },
  { label: 'quantity', of: amount },
  { label: 'useful life', of: (c) => years(c.usefulLife) },
  { label: 'remaining useful life', of: (c) => years(c.remainingUsefulLife) },
  { label: 'year placed in service', of: (c) => words(c.placedInServiceYear?.toString() ?? null) },
  { label: 'year last replaced', of: (c) => words(c.lastReplacedYear?.toString() ?? null) },
  { label: 'one-time mark', of: (c) => (c.isOneTime ? 'yes' : 'no') },
  { label: 'percent replaced', of: (c) => `${toPoints(c.percentReplaced)}%` },
  { label: 'GL code', of: (c) => words(c.glCode) },
];

/** "the cost of Fence from $1 to $2", "the useful life of Fence from 5 years to 6 years; the location from A to B". */
function phrase(fields: readonly Told[], before: StoredValues, after: StoredValues): string[] {
  return fields
    .map(({ label, of }) => ({ label, from: of(before), to: of(after) }))
    .filter(({ from, to }) => from !== to)
    .map(
      ({ label, from, to }, i) => `the ${label}${i === 0 ? ` of ${after.name}` : ''} from ${from} to ${to}`,
    );
}

/** What became of the values, in words; what it costs apart from the rest. Empty where nothing changed. */
export function describeChanges(before: StoredValues, after: StoredValues): ToldChange[] {
  const told: ToldChange[] = [];
  const tell = (type: ToldChange['type'], description: string) => told.push({ type, description });
  if (before.name !== after.name) tell(COMPONENT_ACTIVITY, `Renamed ${before.name} to ${after.name}`);
  const others = phrase(OTHERS, before, after);
  if (others.length > 0) tell(COMPONENT_ACTIVITY, `Changed ${others.join('; ')}`);
  if (before.notes !== after.notes) tell(COMPONENT_ACTIVITY, `Changed the notes of ${after.name}`);
  // Where the whole cost changes, the unit cost behind it needs no words unless a quantity hides it.
  const isPlainCost =
    before.quantityThousandths === after.quantityThousandths && before.currentCost !== after.currentCost;
  const costs = phrase(isPlainCost ? COSTS.slice(1) : COSTS, before, after);
  if (costs.length > 0) tell(COST_ACTIVITY, `Changed ${costs.join('; ')}`);
  return told;
}
