import type { PlanInput } from '@roofline/engine/plan/plan-input';
import type { ReserveComponent } from '@roofline/engine/types';
import { formatLimit, toDollars, type Cents } from '@roofline/schema/value/money';
import type { Difference } from '../plans/differences';

/** The most differences that are listed; the rest are counted. */
const LISTED = 500;

const usd = (cents: Cents) => formatLimit(toDollars(cents));
const years = (n: number) => (n === 1 ? '1 year' : `${n} years`);

function whole({ currentCost, usefulLife, remainingUsefulLife, isOneTime }: ReserveComponent): string {
  const life = `${remainingUsefulLife} of ${years(usefulLife)} left`;
  return `${usd(currentCost)}, ${life}${isOneTime ? ', once' : ''}`;
}

const FIELDS: [label: string, words: (component: ReserveComponent) => string][] = [
  ['cost', ({ currentCost }) => usd(currentCost)],
  ['useful life', ({ usefulLife }) => years(usefulLife)],
  ['remaining useful life', ({ remainingUsefulLife }) => years(remainingUsefulLife)],
  ['one-time', ({ isOneTime }) => (isOneTime ? 'yes' : 'no')],
];

function changed(name: string, before: ReserveComponent, after: ReserveComponent): Difference[] {
  return FIELDS.map(([label, words]) => ({
    label: `${name}: ${label}`,
    before: words(before),
    after: words(after),
  })).filter((told) => told.before !== told.after);
}

interface Side {
  inventory: Pick<PlanInput, 'components'>;
  names: ReadonlyMap<string, string>;
}

/** Describes the components that were added, removed or changed, by name. */
export function inventoryDifferences(before: Side, after: Side): Difference[] {
  const [earlier, later] = [before, after].map(
    ({ inventory }) => new Map(inventory.components.map((component) => [component.id, component])),
  ) as [Map<string, ReserveComponent>, Map<string, ReserveComponent>];
  const nameOf = (id: string) => after.names.get(id) ?? before.names.get(id) ?? '';
  const ids = [...new Set([...earlier.keys(), ...later.keys()])];
  const all = ids.flatMap((id): Difference[] => {
    const [was, is] = [earlier.get(id), later.get(id)];
    if (was && is) return changed(nameOf(id), was, is);
    return [{ label: nameOf(id), before: was ? whole(was) : null, after: is ? whole(is) : null }];
  });
  all.sort((one, other) => one.label.localeCompare(other.label, 'en-US'));
  if (all.length <= LISTED) return all;
  return [
    ...all.slice(0, LISTED),
    { label: `and ${all.length - LISTED} more components`, before: null, after: null },
  ];
}
