import type { SolvedPlan } from '@roofline/engine/plan/solved-plan';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { useMemo } from 'react';
import type { PlanBasis, PlanStudy } from '../../model/plan-study';
import { plainSettings } from '../../model/scenario/plain-settings';
import { scenarioChanges } from '../../model/scenario/changes';
import type { PlanData } from '../plan-data';
import { nameOf } from '../outcome/outcome-figures';
import type { StudyState } from './study-state';
import { scenarioFaults } from './scenario-rules';
import { useScenario } from './use-scenario';
import type { WhatIf } from './what-if';
import { useTriedState } from './worker/use-tried-state';

const NO_FAULTS: ReadonlyMap<string, string> = new Map();

/** Returns the saved plan and the what-if, both projected in the browser with the same functions as the service. */
export function useWhatIf(plan: PlanData, basis: PlanBasis): WhatIf {
  const saved = useStable(plan.settings);
  const scenario = useScenario(plan.planId, saved, basis);
  const { settings } = scenario;
  const { hasLoanAnalysis, annualFee } = plan.list;

  const { savedState, state } = useTriedState(saved, settings, basis);
  const study = useStudy(plan, basis, {
    saved,
    settings: state.settings,
    savedSolved: savedState.solved,
    solved: state.solved,
  });
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
  const { figures } = state;
  const savedFigures = savedState.figures;
  return {
    scenario,
    basis,
    changes,
    faults,
    study,
    figures,
    savedFigures,
    problem: problemOf(state, savedState),
  };
}

/** Returns why the what-if or, for the analyses, the saved plan cannot be projected; null where both can. */
function problemOf(state: StudyState, savedState: StudyState): string | null {
  if (state.problem !== null || savedState.problem === null) return state.problem;
  return `Nothing can be compared with the saved plan. ${savedState.problem}`;
}

interface Tried {
  saved: PlanSettings;
  settings: PlanSettings;
  savedSolved: SolvedPlan | null;
  solved: SolvedPlan | null;
}

/** Returns the input of the analyses; null where the assumptions of the plan or of the what-if are out of range. */
function useStudy(
  { planId, name: planName, list }: PlanData,
  basis: PlanBasis,
  { saved: savedSettings, settings, savedSolved, solved }: Tried,
): PlanStudy | null {
  const { hasLoanAnalysis, annualFee, previousAnnualFee, items } = list;
  const plans = useMemo(
    () =>
      items.map((each) => ({ planId: each.planId, name: each.name, settings: plainSettings(each.settings) })),
    [items],
  );
  const terms = useMemo(
    () => ({ hasLoanAnalysis, annualFee, previousAnnualFee }),
    [hasLoanAnalysis, annualFee, previousAnnualFee],
  );
  return useMemo(
    () =>
      solved === null || savedSolved === null
        ? null
        : { planId, planName, settings, solved, basis, savedSettings, savedSolved, list: terms, plans },
    [planId, planName, settings, solved, basis, savedSettings, savedSolved, terms, plans],
  );
}

/** Returns the same object until a setting changes: the same plan in a newer response is not a new plan. */
function useStable(settings: PlanData['settings']) {
  const text = useMemo(() => JSON.stringify(plainSettings(settings)), [settings]);
  return useMemo(() => JSON.parse(text) as ReturnType<typeof plainSettings>, [text]);
}
