import type { PlanMethod, PlanSettings } from '@roofline/schema/plan/plan-settings';
import { plainSettings } from '../model/scenario/plain-settings';

/** An amount, rate or year while it is typed: null when empty. */
type Typed = number | null;

export interface StepValues {
  fromYear: Typed;
  kind: PlanSettings['ladder'][number]['kind'];
  amount: Typed;
  increaseRate: Typed;
}

export interface AssessmentValues {
  year: Typed;
  /** Of all units together, however it is typed. */
  amount: Typed;
  purpose: string;
  status: 'planned' | 'approved';
  dueDate: string | null;
  /** How the amount is typed; never sent. */
  share: 'total' | 'unit';
}

export interface OverrideValues {
  year: Typed;
  inflationRate: Typed;
  interestRate: Typed;
  increaseRate: Typed;
}

export interface LoanValues {
  name: string;
  year: Typed;
  principal: Typed;
  annualRate: Typed;
  months: Typed;
  fees: Typed;
  areFeesFinanced: boolean;
  interestOnlyMonths: Typed;
  repaidFrom: 'owners' | 'reserves';
}

export interface SettingsValues {
  method: PlanMethod;
  goal: PlanSettings['goal'];
  startingBalance: Typed;
  firstYearContribution: Typed;
  increaseRate: Typed;
  inflationRate: Typed;
  interestRate: Typed;
  ladder: StepValues[];
  specialAssessments: AssessmentValues[];
  yearOverrides: OverrideValues[];
  loans: LoanValues[];
  costShock: Typed;
  lifeOffset: Typed;
  moves: PlanSettings['moves'];
  conventions: Omit<PlanSettings['conventions'], 'taxRate'> & { taxRate: Typed };
}

/** A plan as its form holds it; names and places as the service has them, so that its refusals find their field. */
export interface PlanValues {
  name: string;
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
