import { InvalidInputError } from '../errors';
import { outcomeUnit, outcomeValue, type OutcomeFigure, type OutcomeUnit } from '../outcome/figure';
import type { PlanInput } from '../plan/plan-input';
import type { Cents, ReserveComponent } from '../types';

/** Why a figure differs between two plans, in the order in which the causes are applied. */
export type BridgeCause =
  | 'added'
  | 'removed'
  | 'costs'
  | 'lives'
  | 'rates'
  | 'spending'
  | 'balance'
  | 'contributions'
  | 'assessments'
  | 'loans';

export interface BridgeBar {
  cause: BridgeCause;
  /** Part of the change that this cause accounts for, in whole units. */
  change: number;
  /** The figure after this cause and all causes before it. */
  value: number;
}

export interface Bridge {
  unit: OutcomeUnit;
  before: number;
  after: number;
  /** Changes sum exactly to after - before. */
  bars: BridgeBar[];
}

export interface BridgeInput {
  before: PlanInput;
  after: PlanInput;
  figure: OutcomeFigure;
  /** Spending up to the later plan, in cents: its difference is the change of the balance due to work. */
  spending?: { planned: Cents; actual: Cents };
}

type Inventory = ReadonlyMap<string, ReserveComponent>;

function byId(components: readonly ReserveComponent[]): Inventory {
  const found = new Map(components.map((component) => [component.id, component]));
  if (found.size !== components.length) throw new InvalidInputError('components', 'must have unique ids');
  return found;
}

/** Components of a plan, with some fields taken from the later plan for those it also has. */
function taking(
  plan: PlanInput,
  later: Inventory,
  fields: (component: ReserveComponent) => Partial<ReserveComponent>,
): PlanInput {
  const components = plan.components.map((component) => {
    const changed = later.get(component.id);
    return changed ? { ...component, ...fields(changed) } : component;
  });
  return { ...plan, components };
}

function steps({
  before,
  after,
  spending,
}: BridgeInput): Record<BridgeCause, (plan: PlanInput) => PlanInput> {
  const [earlier, later] = [byId(before.components), byId(after.components)];
  const unplanned = spending ? spending.actual - spending.planned : 0;
  const isNew = (component: ReserveComponent) => !earlier.has(component.id);
  return {
    added: (plan) => ({ ...plan, components: [...plan.components, ...after.components.filter(isNew)] }),
    removed: (plan) => ({ ...plan, components: plan.components.filter(({ id }) => later.has(id)) }),
    costs: (plan) => taking(plan, later, ({ currentCost, doneCost }) => ({ currentCost, doneCost })),
    lives: (plan) =>
      taking(plan, later, ({ usefulLife, remainingUsefulLife, firstCycleLife, isOneTime, isDone }) => ({
        usefulLife,
        remainingUsefulLife,
        firstCycleLife,
        isOneTime,
        isDone,
      })),
    rates: (plan) => ({
      ...taking(plan, later, ({ inflationRate }) => ({ inflationRate })),
      options: after.options,
      interest: after.interest,
    }),
    spending: (plan) => ({ ...plan, startingBalance: plan.startingBalance - unplanned }),
    balance: (plan) => ({ ...plan, startingBalance: after.startingBalance }),
    contributions: (plan) => ({ ...plan, contributions: after.contributions }),
    assessments: (plan) => ({ ...plan, assessments: after.assessments }),
    loans: (plan) => ({ ...plan, loanProceeds: after.loanProceeds, debtService: after.debtService }),
  };
}

/**
 * Explains a figure's change from one plan to another by sequential substitution: each cause is applied to the earlier
 * plan in turn, and its bar is the amount by which the figure moves. Whole units make the bars sum to the change with no residue. Roll the
 * earlier plan forward first when the plans begin in different years. Null where either plan has no such figure; a step
 * in between that has none keeps the figure before it.
 */
export function bridge(input: BridgeInput): Bridge | null {
  const before = outcomeValue(input.before, input.figure);
  const after = outcomeValue(input.after, input.figure);
  if (before === null || after === null) return null;
  let plan = input.before;
  let value = before;
  const bars: BridgeBar[] = [];
  for (const [cause, put] of Object.entries(steps(input))) {
    plan = put(plan);
    const next = outcomeValue(plan, input.figure) ?? value;
    bars.push({ cause: cause as BridgeCause, change: next - value, value: next });
    value = next;
  }
  return { unit: outcomeUnit(input.figure), before, after, bars };
}
