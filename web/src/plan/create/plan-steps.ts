export const PLAN_STEPS = ['Info', 'Funding details', 'Financial details'] as const;
export type PlanStep = 1 | 2 | 3;

/** Parts of the form that each step shows. */
export const STEP_PARTS: Readonly<Record<PlanStep, readonly string[]>> = {
  1: ['info'],
  2: ['funding'],
  3: ['assumptions', 'advanced'],
};
