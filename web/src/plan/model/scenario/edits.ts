import { scaledContributions } from '@roofline/engine/projection/contributions';
import type { LadderStep } from '@roofline/engine/types';
import { toCents, toDollars } from '@roofline/schema/value/money';
import { SOLVED_METHODS } from '@roofline/schema/plan/methods';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';

type Assessment = PlanSettings['specialAssessments'][number];
type Step = PlanSettings['ladder'][number];

/** Settings that a slider changes. */
export type RateName = 'increaseRate' | 'inflationRate' | 'interestRate' | 'costShock' | 'lifeOffset';

/** Returns whether the plan finds its own contribution. */
export function isSolved({ method }: Pick<PlanSettings, 'method'>): boolean {
  return SOLVED_METHODS.includes(method);
}

/** Returns the plan as set by hand, if its method would solve or copy the contribution. */
function byHand(settings: PlanSettings): PlanSettings {
  const { method } = settings;
  return isSolved(settings) || method === 'currentFunding' ? { ...settings, method: 'custom' } : settings;
}

/** Returns the steps of a ladder for another first year, scaled as the engine does: in proportion, in whole cents. */
function scaledLadder({ ladder, firstYearContribution }: PlanSettings, dollars: number): Step[] {
  const later = ladder.map((step, index): LadderStep => {
    const amount = step.kind === 'increaseOnly' ? undefined : toCents(step.amount ?? 0);
    const named = step.kind === 'set' ? { setAmount: amount } : { addAmount: amount };
    // The position replaces the year: it only matters that no step is in the first year.
    return { fromYear: index + 1, increaseRate: step.increaseRate, ...named };
  });
  const opening = { fromYear: 0, setAmount: toCents(firstYearContribution), increaseRate: 0 };
  const scaled = scaledContributions({ kind: 'ladder', steps: [opening, ...later] }, toCents(dollars));
  const steps = scaled.kind === 'ladder' ? scaled.steps.slice(1) : [];
  return ladder.map((step, index) => {
    const cents = steps[index]?.setAmount ?? steps[index]?.addAmount;
    return cents === undefined ? step : { ...step, amount: toDollars(cents) };
  });
}

/**
 * Sets another contribution of the first year by hand. A ladder scales with it; one that starts at zero, or is to start
 * at zero, has no proportion to keep, so only its first year changes.
 */
export function withContribution(settings: PlanSettings, dollars: number): PlanSettings {
  const changed = { ...byHand(settings), firstYearContribution: dollars };
  const scales = changed.method === 'ladder' && settings.firstYearContribution > 0 && dollars > 0;
  return scales ? { ...changed, ladder: scaledLadder(settings, dollars) } : changed;
}

/** Sets another contribution of only the first year, as the solve buttons find it: the steps of a ladder stay. */
export function withOpening(settings: PlanSettings, dollars: number): PlanSettings {
  return { ...byHand(settings), firstYearContribution: dollars };
}

/** Sets another rate, cost shock or life offset. Another increase sets a plan on current funding by hand. */
export function withRate(settings: PlanSettings, name: RateName, value: number): PlanSettings {
  const changed = { ...settings, [name]: value };
  return name === 'increaseRate' && settings.method === 'currentFunding'
    ? { ...changed, method: 'custom' }
    : changed;
}

/** Returns to the saved plan's method, goal, contribution and ladder. */
export function withGoalOf(settings: PlanSettings, saved: PlanSettings): PlanSettings {
  const { method, goal, firstYearContribution, ladder } = saved;
  return { ...settings, method, goal, firstYearContribution, ladder };
}

/** Replaces a special assessment at a place of the list; null removes it. */
export function withAssessment(
  settings: PlanSettings,
  index: number,
  assessment: Assessment | null,
): PlanSettings {
  const specialAssessments = settings.specialAssessments.flatMap((each, place) =>
    place !== index ? each : assessment === null ? [] : assessment,
  );
  return { ...settings, specialAssessments };
}

/** Adds a special assessment. */
export function withNewAssessment(settings: PlanSettings, assessment: Assessment): PlanSettings {
  return { ...settings, specialAssessments: [...settings.specialAssessments, assessment] };
}

/** Returns the fiscal year of a component's next work without a move. */
export function unmovedYear(
  component: { remainingUsefulLife: number },
  { lifeOffset }: Pick<PlanSettings, 'lifeOffset'>,
  fiscalYear: number,
): number {
  return fiscalYear + Math.max(0, component.remainingUsefulLife + lifeOffset);
}

/** Moves the next work of a component to another year; null returns it to its original year. */
export function withMove(settings: PlanSettings, propertyComponentId: string, year: number | null) {
  const others = settings.moves.filter((move) => move.propertyComponentId !== propertyComponentId);
  if (year === null) return { ...settings, moves: others };
  const isMoved = others.length < settings.moves.length;
  const moves = isMoved
    ? settings.moves.map((move) =>
        move.propertyComponentId === propertyComponentId ? { propertyComponentId, year } : move,
      )
    : [...others, { propertyComponentId, year }];
  return { ...settings, moves };
}
