import { rolledComponent } from '@roofline/engine/roll-forward/component';
import { toCents, toDollars } from '@roofline/schema/value/money';
import type { YearSetupFieldsFragment } from '../YearSetup.generated';
import type { SetupValues } from './setup-values';

/** The cost of a component this year and next; `after` is null where it leaves the inventory. */
export interface CostChange {
  propertyComponentId: string;
  name: string;
  before: number;
  after: number | null;
  difference: number;
}

/** Returns the costs of every component as the service will store them, the largest first, in dollars. */
export function costChanges(setup: YearSetupFieldsFragment, values: SetupValues): CostChange[] {
  const reviews = new Map(values.expenditures.map((review) => [review.propertyComponentId, review]));
  const inflationRate = values.hasCostIncrease ? (values.inflationRate ?? 0) : 0;
  const years = setup.fiscalYear - (setup.closingFiscalYear ?? setup.fiscalYear - 1);
  return setup.components.map((component) => {
    const review = reviews.get(component.propertyComponentId);
    const rolled = rolledComponent(
      { ...component, unitCostCents: toCents(component.unitCost) },
      review
        ? { ...review, actualCostCents: review.actualCost === null ? null : toCents(review.actualCost) }
        : null,
      { inflationRate, years },
    );
    const after = rolled && toDollars(rolled.currentCostCents);
    return {
      propertyComponentId: component.propertyComponentId,
      name: component.name,
      before: component.currentCost,
      after,
      difference: toDollars(toCents(after ?? 0) - toCents(component.currentCost)),
    };
  });
}

/** Returns the sums of all components' costs, in dollars. */
export function totalChange(
  changes: readonly CostChange[],
): Omit<CostChange, 'propertyComponentId' | 'name'> {
  const sum = (of: (change: CostChange) => number) =>
    toDollars(changes.reduce((total, change) => total + toCents(of(change)), 0));
  return {
    before: sum((change) => change.before),
    after: sum((change) => change.after ?? 0),
    difference: sum((change) => change.difference),
  };
}

/** Returns the review in a few words: "4 done, 1 carried forward". */
export function reviewWords({ expenditures }: Pick<SetupValues, 'expenditures'>): string {
  if (expenditures.length === 0) return 'Nothing was due';
  const count = (outcome: string) => expenditures.filter((review) => review.outcome === outcome).length;
  const partly = count('partly');
  return [
    `${count('done')} done`,
    `${count('deferred')} carried forward`,
    ...(partly > 0 ? [`${partly} partly done`] : []),
  ].join(', ');
}
