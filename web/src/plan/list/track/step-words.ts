import { formatDay } from '../../../ui/format/day';
import type { PlanningStep } from '../plans-data';

/** Returns the open step: the current one, else a skipped one, else one still to come; null when all are done. */
export function shownStep(steps: readonly PlanningStep[]): PlanningStep | null {
  return (
    steps.find((step) => step.state === 'current') ??
    steps.find((step) => step.state === 'missed') ??
    steps.find((step) => step.state === 'open') ??
    steps.find((step) => step.state === 'locked') ??
    null
  );
}

const HINTS: Record<PlanningStep['key'], string> = {
  inventory: 'All components that the reserves pay for, each with its cost and remaining life.',
  plans: 'Add your own plan beside the default one, and compare what they cost the owners.',
  recommend: 'Choose the plan that you recommend to the board.',
  disclosure: 'The report that owners receive, based on the plan that you choose for it.',
  finalize: 'Check last year against its actual figures, then record the plan that the board adopts.',
};

/** Returns the hint of a step, or when a locked one opens. */
function stepHint({ key, state, opensOn }: PlanningStep): string {
  if (state !== 'locked') return HINTS[key];
  return opensOn
    ? `Opens on ${formatDay(opensOn)}, when the fiscal year begins.`
    : 'Opens when the fiscal year begins.';
}

/** Returns the title and hint of the open step, or of finished planning. */
export function openWords(
  step: PlanningStep | null,
  { fiscalYear, isAdopted }: { fiscalYear: number; isAdopted: boolean },
): { title: string; hint: string } {
  if (step) return { title: step.title, hint: stepHint(step) };
  if (!isAdopted)
    return {
      title: 'Ready for the board',
      hint: 'Record the plan that the board adopts, once it has decided.',
    };
  const hint = 'Every step is done. Plans can still be compared and tried.';
  return { title: `Planning for ${fiscalYear} is complete`, hint };
}
