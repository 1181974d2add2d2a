import { planSettingsInput } from '@roofline/schema/plan/plan-input';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';

export interface ScenarioRules {
  fiscalYear: number;
  annualFee: number | null;
  hasLoanAnalysis: boolean;
}

const NO_FAULTS: ReadonlyMap<string, string> = new Map();

/** Returns the first reason per field, such as `specialAssessments.0.purpose`, why the settings could not be saved. */
export function scenarioFaults(settings: PlanSettings, rules: ScenarioRules): ReadonlyMap<string, string> {
  const annualFee = rules.annualFee ?? Infinity;
  const issues = planSettingsInput({ ...rules, annualFee }).safeParse(settings).error?.issues ?? [];
  if (issues.length === 0) return NO_FAULTS;
  const faults = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join('.');
    if (!faults.has(field)) faults.set(field, message);
  }
  return faults;
}
