import type { Spreads } from '@roofline/engine/simulation/spreads';
import type { SolvedPlan } from '@roofline/engine/plan/solved-plan';
import { useCallback, useMemo } from 'react';
import { useChoices } from '../../plan/model/choices/choices-store';
import { SAVED } from '../../plan/model/choices/study-choices';
import { studySettings, type PlanStudy } from '../../plan/model/plan-study';
import { simulationPlan } from './simulation/simulated-plan';
import { useSimulation } from './simulation/use-simulation';

export const PATHS = 10_000;
/** The plan on screen among those that are simulated. */
export const SHOWN = 'shown';
export const MOST_COMPARED = 3;

/** A plan that the shown one can be compared with. */
export interface Contender {
  key: string;
  name: string;
  solve: () => SolvedPlan;
}

/** The plan as it is saved, when it was changed, and the others of the year. */
function contendersOf(study: PlanStudy): Contender[] {
  const { plans, planId, basis, settings, savedSettings, savedSolved } = study;
  const isChanged = JSON.stringify(settings) !== JSON.stringify(savedSettings);
  const others = plans.filter((plan) => plan.planId !== planId);
  return [
    ...(isChanged ? [{ key: SAVED, name: 'As saved', solve: () => savedSolved }] : []),
    ...others.map((plan) => ({
      key: plan.planId,
      name: plan.name,
      solve: () => studySettings(plan.settings, basis),
    })),
  ];
}

/** The plans that were chosen, solved; assumptions out of range have no figures to compare. */
function solvedOf(contenders: readonly Contender[], chosen: readonly string[]) {
  return contenders
    .filter(({ key }) => chosen.includes(key))
    .slice(0, MOST_COMPARED)
    .flatMap(({ key, name, solve }) => {
      try {
        return [{ key, name, solved: solve() }];
      } catch {
        return [];
      }
    });
}

/** What the outlook is set to, and the simulation of it. */
export function useOutlook(study: PlanStudy) {
  const [{ spreads, seed, compared: chosen }, set] = useChoices('outlook');
  const setSpreads = useCallback((next: Spreads) => set((before) => ({ ...before, spreads: next })), [set]);
  const setSeed = useCallback((next: number) => set((before) => ({ ...before, seed: next })), [set]);
  const setCompared = useCallback(
    (next: readonly string[]) => set((before) => ({ ...before, compared: next })),
    [set],
  );
  const { input } = study.solved;
  const { numberOfUnits } = study.basis;
  const contenders = useMemo(() => contendersOf(study), [study]);
  const compared = useMemo(() => solvedOf(contenders, chosen), [contenders, chosen]);
  const request = useMemo(
    () => ({
      paths: PATHS,
      seed,
      spreads,
      units: Math.max(1, numberOfUnits),
      plans: [
        simulationPlan(SHOWN, input),
        ...compared.map(({ key, solved }) => simulationPlan(key, solved.input)),
      ],
    }),
    [seed, spreads, numberOfUnits, input, compared],
  );
  const simulation = useSimulation(request);
  return {
    spreads,
    setSpreads,
    seed,
    setSeed,
    contenders,
    compared,
    setCompared,
    simulation,
    summary: simulation.summaries.get(SHOWN) ?? null,
  };
}

export type Outlook = ReturnType<typeof useOutlook>;
