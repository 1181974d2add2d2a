import { useMemo } from 'react';
import type { PlanBasis, PlanStudy } from '../../model/plan-study';
import { plainSettings } from '../../model/scenario/plain-settings';
import { scenarioChanges } from '../../model/scenario/changes';
import type { PlanData } from '../plan-data';
import { nameOf, outcomeFigures } from '../outcome/outcome-figures';
import { scenarioFaults } from './scenario-rules';
import { studyState } from './study-state';
import { useScenario } from './use-scenario';
import type { WhatIf } from './what-if';

const NO_FAULTS: ReadonlyMap<string, string> = new Map();

/** The plan as it is saved and as it is tried, both projected here by the functions that the service saves with. */
export function useWhatIf(plan: PlanData, basis: PlanBasis): WhatIf {
  const saved = useStable(plan.settings);
  const scenario = useScenario(saved, basis);
  const { settings } = scenario;
  const { hasLoanAnalysis, annualFee, previousAnnualFee, items } = plan.list;

  const savedState = useMemo(() => studyState(saved, basis), [saved, basis]);
  const state = useMemo(
    () => (settings === saved ? savedState : studyState(settings, basis)),
    [settings, saved, savedState, basis],
  );
  const plans = useMemo(
    () =>
      items.map((each) => ({ planId: each.planId, name: each.name, settings: plainSettings(each.settings) })),
    [items],
  );
  const savedFigures = useMemo(
    () => (savedState.solved === null ? null : outcomeFigures(savedState.solved, basis)),
    [savedState, basis],
  );
  const figures = useMemo(
    () => (state.solved === null ? null : outcomeFigures(state.solved, basis)),
    [state, basis],
  );
  const study = useMemo(
    (): PlanStudy | null =>
      state.solved === null || savedState.solved === null
        ? null
        : {
            planId: plan.planId,
            planName: plan.name,
            settings,
            solved: state.solved,
            basis,
            savedSettings: saved,
            savedSolved: savedState.solved,
            list: { hasLoanAnalysis, annualFee, previousAnnualFee },
            plans,
          },
    [
      plan.planId,
      plan.name,
      settings,
      saved,
      state,
      savedState,
      basis,
      plans,
      hasLoanAnalysis,
      annualFee,
      previousAnnualFee,
    ],
  );
  const changes = useMemo(
    () => scenarioChanges(saved, settings, (id) => nameOf(basis, id)),
    [saved, settings, basis],
  );
  const faults = useMemo(
    () =>
      settings === saved
        ? NO_FAULTS
        : scenarioFaults(settings, { fiscalYear: basis.fiscalYear, annualFee, hasLoanAnalysis }),
    [settings, saved, basis, annualFee, hasLoanAnalysis],
  );
  return { scenario, basis, changes, faults, study, figures, savedFigures, problem: state.problem };
}

/** The same object as long as the settings say the same: a refreshed answer is no new plan. */
function useStable(settings: PlanData['settings']) {
  const text = useMemo(() => JSON.stringify(plainSettings(settings)), [settings]);
  return useMemo(() => JSON.parse(text) as ReturnType<typeof plainSettings>, [text]);
}
