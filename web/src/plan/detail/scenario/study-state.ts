import { AssumptionsOutOfRangeError, InvalidInputError } from '@roofline/engine/errors';
import type { SolvedPlan } from '@roofline/engine/plan/solved-plan';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { studySettings, type PlanBasis } from '../../model/plan-study';

/** A projected plan, or why there is none. */
export type StudyState = { solved: SolvedPlan; problem: null } | { solved: null; problem: string };

const OUT_OF_RANGE =
  'The assumptions are out of range: the projected amounts grow too large to be computed exactly. ' +
  'Check the inflation, interest and contribution increase rates.';

/** Solves and projects settings; a refusal of the engine becomes a sentence, any other error is thrown. */
export function studyState(settings: PlanSettings, basis: PlanBasis): StudyState {
  try {
    return { solved: studySettings(settings, basis), problem: null };
  } catch (error) {
    if (error instanceof AssumptionsOutOfRangeError) return { solved: null, problem: OUT_OF_RANGE };
    if (error instanceof InvalidInputError)
      return {
        solved: null,
        problem: `This plan cannot be computed: ${error.message}. Change that value, or go back to the saved plan.`,
      };
    throw error;
  }
}
