import { scaledContributions } from '@roofline/engine/projection/contributions';
import type { LadderStep } from '@roofline/engine/types';
import { toCents, toDollars } from '@roofline/schema/value/money';
import { SOLVED_METHODS } from '@roofline/schema/plan/methods';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';

type Assessment = PlanSettings['specialAssessments'][number];
type Step = PlanSettings['ladder'][number];

/** Rates that a slider sets. */
export type RateName = 'increaseRate' | 'inflationRate' | 'interestRate' | 'costShock' | 'lifeOffset';

/** Does the plan find its contribution by itself? */
export function isSolved({ method }: Pick<PlanSettings, 'method'>): boolean {
  return SOLVED_METHODS.includes(method);
}

/** Methods whose contribution somebody else decides give way to a contribution set by hand. */
function byHand(settings: PlanSettings): PlanSettings {
  const { method } = settings;
  return isSolved(settings) || method === 'currentFunding' ? { ...settings, method: 'custom' } : settings;
}

/** Steps of a ladder for a first year of another size, in the engine's way: whole cents, all in proportion. */
function scaledLadder({ ladder, firstYearContribution }: PlanSettings, dollars: number): Step[] {
  const later = ladder.map((step, index): LadderStep => {
    const amount = step.kind === 'increaseOnly' ? undefined : toCents(step.amount ?? 0);
    const named = step.kind === 'set' ? { setAmount: amount } : { addAmount: amount };
    // The place stands for the year: what matters is only that none of them is the first.
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
 * Another contribution of the first year, set by hand. A ladder scales with it; one that opens with nothing, or that is
 * to open with nothing, has no proportion to keep, so only its first year changes.
 */
export function withContribution(settings: PlanSettings, dollars: number): PlanSettings {
  const changed = { ...byHand(settings), firstYearContribution: dollars };
  const scales = changed.method === 'ladder' && settings.firstYearContribution > 0 && dollars > 0;
  return scales ? { ...changed, ladder: scaledLadder(settings, dollars) } : changed;
}

/** Another contribution of only the first year, as the solve buttons find it: the steps of a ladder stay. */
export function withOpening(settings: PlanSettings, dollars: number): PlanSettings {
  return { ...byHand(settings), firstYearContribution: dollars };
}

/** Another rate, cost shock or life offset. The rise of a contribution as it stands is part of it. */
export function withRate(settings: PlanSettings, name: RateName, value: number): PlanSettings {
  const changed = { ...settings, [name]: value };
  return name === 'increaseRate' && settings.method === 'currentFunding'
    ? { ...changed, method: 'custom' }
    : changed;
}

/** Back to what the saved plan aims at. */
export function withGoalOf(settings: PlanSettings, saved: PlanSettings): PlanSettings {
  const { method, goal, firstYearContribution, ladder } = saved;
  return { ...settings, method, goal, firstYearContribution, ladder };
}

/** Another special assessment at a place of the list; null takes it out. */
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

/** One more special assessment. */
export function withNewAssessment(settings: PlanSettings, assessment: Assessment): PlanSettings {
  return { ...settings, specialAssessments: [...settings.specialAssessments, assessment] };
}

/** Fiscal year of a component's next work when nothing moves it. */
export function unmovedYear(
  component: { remainingUsefulLife: number },
  { lifeOffset }: Pick<PlanSettings, 'lifeOffset'>,
  fiscalYear: number,
): number {
  return fiscalYear + Math.max(0, component.remainingUsefulLife + lifeOffset);
}

/** The next work of a component in another year; null leaves it where its life puts it. */
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
