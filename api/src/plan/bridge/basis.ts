import { fundingPlanInput } from '@roofline/engine/plan/funding-plan';
import { projectionInput, type PlanInput } from '@roofline/engine/plan/plan-input';
import { project } from '@roofline/engine/projection/projection';
import {
  rollForwardContributions,
  rollForwardInventory,
  rollForwardYears,
} from '@roofline/engine/roll-forward/roll-forward';
import type { Cents, Points, ReserveComponent } from '@roofline/engine/types';
import { adjustedPlan } from '@roofline/engine/what-if/adjustment';
import { fundingPlanOf } from '@roofline/schema/plan/plan-conversion';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { InventoryComponent } from '../../component/service';
import { engineComponents } from '../funding/basis';

/** A plan with the inventory of a certain day. */
export interface PlanMoment {
  fiscalYear: number;
  settings: PlanSettings;
  components: readonly InventoryComponent[];
}

/** A plan as input for the engine, whose components have the same ids in every year. */
export interface MomentInput {
  /** With the plan's changes of costs, lives and dates. */
  input: PlanInput;
  /** With the inventory as stored, without these changes. */
  inventory: PlanInput;
  /** Names by component. */
  names: ReadonlyMap<string, string>;
}

/** Maps lines to ids that are the same in every year: the lineage, or the line's id where lines share a lineage. */
function lastingIds(components: readonly InventoryComponent[]): Map<string, string> {
  const count = new Map<string, number>();
  for (const { lineageId } of components) count.set(lineageId, (count.get(lineageId) ?? 0) + 1);
  return new Map(
    components.map(({ propertyComponentId, lineageId }) => [
      propertyComponentId,
      count.get(lineageId) === 1 ? lineageId : propertyComponentId,
    ]),
  );
}

/** Returns a moment as input for the engine. */
export function momentInput({ fiscalYear, settings, components }: PlanMoment): MomentInput {
  const ids = lastingIds(components);
  const known = (list: readonly ReserveComponent[]) =>
    list.map((component) => ({ ...component, id: ids.get(component.id)! }));
  const counted = engineComponents(components);
  const plan = fundingPlanOf(settings, fiscalYear);
  const input = fundingPlanInput(plan, counted);
  const inventory = fundingPlanInput({ ...plan, costShock: 0, lifeOffset: 0, moves: {} }, counted);
  return {
    input: { ...input, components: known(input.components) },
    inventory: { ...inventory, components: known(inventory.components) },
    names: new Map(components.map((line) => [ids.get(line.propertyComponentId)!, line.name])),
  };
}

const rolledRates = <Rated extends { yearRates?: readonly { year: number; rate: number }[] }>(rated: Rated) =>
  rated.yearRates ? { ...rated, yearRates: rollForwardYears(rated.yearRates) } : rated;

/**
 * Replaces costs by those of the inventory after the roll-forward: the plan's change of costs is applied to the stored
 * costs of the new year, so that no rounding to cents looks like a change.
 */
function pricedBy(components: readonly ReserveComponent[], inventory: PlanInput, costShock: Points) {
  const priced = adjustedPlan(inventory, { costShock }).components;
  const costs = new Map(priced.map(({ id, currentCost }) => [id, currentCost]));
  return components.map((line) => ({ ...line, currentCost: costs.get(line.id) ?? line.currentCost }));
}

/** Returns the moment a fiscal year later if all goes as planned, and the planned spending in between. */
export function momentAfter<Moment extends MomentInput>(
  moment: Moment,
  costShock: Points,
): { moment: Moment; planned: Cents } {
  const { plan, planned } = rolledForward(moment.input);
  const inventory = rolledForward(moment.inventory).plan;
  const components = pricedBy(plan.components, inventory, costShock);
  return { moment: { ...moment, input: { ...plan, components }, inventory }, planned };
}

/** Returns the plan a fiscal year later if all goes as planned, and its planned spending in between. */
function rolledForward(plan: PlanInput): { plan: PlanInput; planned: Cents } {
  const input = projectionInput(plan);
  const [first] = project(input).rows;
  const { options, interest } = plan;
  const inflationRate = options.yearRates?.find(({ year }) => year === 0)?.rate ?? options.inflationRate;
  const done = input.schedule.occurrences.filter(({ t }) => t === 0);
  return {
    plan: {
      ...plan,
      components: rollForwardInventory(plan.components, {
        inflationRate,
        completed: new Set(done.map(({ componentId }) => componentId)),
      }),
      options: rolledRates(options),
      interest: rolledRates(interest),
      startingBalance: first!.endBalance,
      contributions: rollForwardContributions(plan.contributions),
      assessments: rollForwardYears(plan.assessments ?? []),
      loanProceeds: rollForwardYears(plan.loanProceeds ?? []),
      debtService: rollForwardYears(plan.debtService ?? []),
    },
    planned: first!.expenditures,
  };
}
