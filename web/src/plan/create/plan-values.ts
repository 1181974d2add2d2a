import type { planInput } from '@roofline/schema/plan/plan-input';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { Answers } from '../../app/fields/answers';
import { plainSettings } from '../model/scenario/plain-settings';

type Asked = Answers<ReturnType<typeof planInput>>;
type AskedSettings = Asked['settings'];

export type StepValues = AskedSettings['ladder'][number];
export type LoanValues = AskedSettings['loans'][number];
export type OverrideValues = AskedSettings['yearOverrides'][number];
/** The amount is of all units together, however it is typed; how it is typed is never sent. */
export type AssessmentValues = AskedSettings['specialAssessments'][number] & { share: 'total' | 'unit' };

export interface SettingsValues extends Omit<AskedSettings, 'specialAssessments'> {
  specialAssessments: AssessmentValues[];
}

/** A plan as its form holds it; names and places as the service has them, so that its refusals find their field. */
export interface PlanValues extends Omit<Asked, 'settings'> {
  settings: SettingsValues;
}

/** The form's values for a plan, or for the proposal that a new one starts from. */
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

/** A new plan aims at full funding: the proposal with a goal that needs nothing else to be filled in. */
export function newPlanValues(proposal: PlanSettings): PlanValues {
  const goal = { amount: null, percent: null, year: null };
  return planValuesOf('', { ...proposal, method: 'fullFunding', goal });
}
