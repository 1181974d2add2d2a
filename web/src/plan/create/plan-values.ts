import type { planInput } from '@roofline/schema/plan/plan-input';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { Answers } from '../../app/fields/answers';
import { plainSettings } from '../model/scenario/plain-settings';

type Asked = Answers<ReturnType<typeof planInput>>;
type AskedSettings = Asked['settings'];

export type StepValues = AskedSettings['ladder'][number];
export type LoanValues = AskedSettings['loans'][number];
export type OverrideValues = AskedSettings['yearOverrides'][number];
/** An assessment: `amount` is for all units together; `share` says how the user types it, and is never sent. */
export type AssessmentValues = AskedSettings['specialAssessments'][number] & { share: 'total' | 'unit' };

export interface SettingsValues extends Omit<AskedSettings, 'specialAssessments'> {
  specialAssessments: AssessmentValues[];
}

/** A plan in its form; names and nesting as in the service, so that its refusals find their fields. */
export interface PlanValues extends Omit<Asked, 'settings'> {
  settings: SettingsValues;
}

/** Returns the form's values for a plan, or for the proposal that a new one starts from. */
export function planValuesOf(name: string, settings: PlanSettings): PlanValues {
  const plain = plainSettings(settings);
  return {
    name,
    settings: {
      ...plain,
      specialAssessments: plain.specialAssessments.map((each) => ({ ...each, share: 'total' as const })),
    },
  };
}

/** Returns the values of a new plan: the proposal with full funding, a goal that needs no further values. */
export function newPlanValues(proposal: PlanSettings): PlanValues {
  const goal = { amount: null, percent: null, year: null };
  return planValuesOf('', { ...proposal, method: 'fullFunding', goal });
}
