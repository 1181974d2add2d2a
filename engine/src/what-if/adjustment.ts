import { scaledContributions } from '../projection/contributions';
import { InvalidInputError, requireWhole } from '../errors';
import { nextWorkCost } from '../inventory/inventory';
import { roundCents } from '../numeric/cents';
import type { PlanInput } from '../plan/plan-input';
import type { Assessment, Cents, ContributionSchedule, Points, ReserveComponent } from '../types';

/** Changes of a plan in a what-if; an absent field leaves the plan's value. */
export interface Adjustment {
  /** First-year contribution in cents; a ladder scales with it. */
  firstYear?: Cents;
  /** Yearly increase of a simple plan's contribution, in points. */
  increaseRate?: Points;
  /** General rates; single years with rates of their own keep them. */
  inflationRate?: Points;
  interestRate?: Points;
  /** Percent by which every cost rises, negative to fall; work that is done keeps its cost. */
  costShock?: Points;
  /** Years added to every life (work comes later), negative for shorter lives; work that is done stays. */
  lifeOffset?: number;
  /** Years of the next work by component id, in place of its remaining life. */
  moves?: Readonly<Record<string, number>>;
  /** Assessments besides the plan's. */
  assessments?: readonly Assessment[];
}

function adjustedLife(life: number, offset: number, shortest: number): number {
  return Math.max(shortest, life + offset);
}

/**
 * A component under an adjustment: K * (1 + shock), rounded once; UL, RUL and a first-cycle life moved by the offset, not
 * below 1, 0 and 1; a moved one is due in the year given. Its running cycle then lasts as much longer or shorter as the
 * work was moved, so that its age today stays. Work that is done stays where it is and at what it cost, whatever the offset and the shock.
 */
export function adjustedComponent(component: ReserveComponent, adjustment: Adjustment): ReserveComponent {
  const { costShock = 0, lifeOffset = 0, moves } = adjustment;
  const usefulLife = adjustedLife(component.usefulLife, lifeOffset, 1);
  const due = moves?.[component.id] ?? (component.isDone ? component.remainingUsefulLife : undefined);
  const remainingUsefulLife = due ?? adjustedLife(component.remainingUsefulLife, lifeOffset, 0);
  const adjusted: ReserveComponent = {
    ...component,
    currentCost: roundCents(component.currentCost * ((100 + costShock) / 100), 'cost of a component'),
    usefulLife,
    remainingUsefulLife,
  };
  if (costShock !== 0) {
    // A raised cost no longer equals the product of its parts.
    delete adjusted.costParts;
    if (component.isDone) adjusted.doneCost = nextWorkCost(component);
  }
  const firstCycle = component.firstCycleLife ?? component.usefulLife;
  if (due !== undefined) {
    adjusted.firstCycleLife = Math.max(1, firstCycle + due - component.remainingUsefulLife);
  } else if (component.firstCycleLife !== undefined) {
    adjusted.firstCycleLife = adjustedLife(firstCycle, lifeOffset, 1);
  }
  return adjusted;
}

/** Whether an adjustment leaves the inventory and its inflation as they are, so that a schedule can be reused. */
export function keepsSchedule(adjustment: Adjustment): boolean {
  const { costShock = 0, lifeOffset = 0, moves = {}, inflationRate } = adjustment;
  return (
    costShock === 0 && lifeOffset === 0 && inflationRate === undefined && Object.keys(moves).length === 0
  );
}

function adjustedContributions(
  contributions: ContributionSchedule,
  adjustment: Adjustment,
): ContributionSchedule {
  const { firstYear, increaseRate } = adjustment;
  const shaped =
    contributions.kind === 'simple' && increaseRate !== undefined
      ? { ...contributions, increaseRate }
      : contributions;
  return firstYear === undefined ? shaped : scaledContributions(shaped, firstYear);
}

function requireAdjustment(
  { components }: PlanInput,
  { costShock = 0, lifeOffset = 0, moves = {} }: Adjustment,
): void {
  if (!(costShock >= -100 && costShock <= 1_000)) {
    throw new InvalidInputError('costShock', 'must be from -100 to 1000 points');
  }
  requireWhole('lifeOffset', lifeOffset, -100, 100);
  const moved = Object.entries(moves);
  const known = new Set(moved.length === 0 ? [] : components.map((component) => component.id));
  for (const [id, year] of moved) {
    if (!known.has(id)) throw new InvalidInputError('moves', `names the unknown component ${id}`);
    requireWhole(`year of the moved component ${id}`, year, 0, 999);
  }
}

/** The plan with an adjustment applied to its inputs; the plan itself stays as it is. */
export function adjustedPlan(plan: PlanInput, adjustment: Adjustment): PlanInput {
  requireAdjustment(plan, adjustment);
  const { inflationRate = plan.options.inflationRate, interestRate = plan.interest.interestRate } =
    adjustment;
  const { costShock = 0, lifeOffset = 0, moves = {} } = adjustment;
  const isInventoryKept = costShock === 0 && lifeOffset === 0 && Object.keys(moves).length === 0;
  return {
    ...plan,
    components: isInventoryKept
      ? plan.components
      : plan.components.map((component) => adjustedComponent(component, adjustment)),
    options: { ...plan.options, inflationRate },
    interest: { ...plan.interest, interestRate },
    contributions: adjustedContributions(plan.contributions, adjustment),
    assessments: [...(plan.assessments ?? []), ...(adjustment.assessments ?? [])],
  };
}
