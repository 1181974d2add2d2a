import type { Spreads } from '@roofline/engine/simulation/spreads';
import { useCallback, useMemo } from 'react';
import { useChoices } from '../../plan/model/choices/choices-store';
import type { PlanStudy } from '../../plan/model/plan-study';
import { simulationPlan } from './simulation/simulated-plan';
import { useSimulation } from './simulation/use-simulation';
import { useCompared } from './use-compared';

export const PATHS = 10_000;
/** Key of the plan on screen among the simulated plans. */
export const SHOWN = 'shown';

/** Returns the settings of the outlook, and its simulation. */
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
  const { contenders, compared } = useCompared(study, chosen);
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
