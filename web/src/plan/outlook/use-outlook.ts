import { DEFAULT_SPREADS, type Spreads } from '@roofline/engine/simulation/spreads';
import type { SolvedPlan } from '@roofline/engine/plan/solved-plan';
import { useMemo, useState } from 'react';
import { studySettings, type PlanStudy } from '../model/plan-study';
import { simulationPlan } from './simulation/simulated-plan';
import { useSimulation } from './simulation/use-simulation';

export const PATHS = 10_000;
/** Every screen starts from the same draws, so that two people see the same figures. */
export const FIRST_SEED = 20_260_101;
/** The plan on screen among those that are simulated. */
export const SHOWN = 'shown';
const SAVED = 'saved';
export const MOST_COMPARED = 3;

export interface Contender {
  key: string;
  name: string;
  solved: SolvedPlan;
}

/** Plans that the shown one can be compared with: as it is saved, when it was changed, and the others of the year. */
function contendersOf({
  plans,
  planId,
  basis,
  settings,
  savedSettings,
  savedSolved,
}: PlanStudy): Contender[] {
  const found: Contender[] = [];
  if (JSON.stringify(settings) !== JSON.stringify(savedSettings))
    found.push({ key: SAVED, name: 'As saved', solved: savedSolved });
  for (const plan of plans) {
    if (plan.planId === planId) continue;
    try {
      found.push({ key: plan.planId, name: plan.name, solved: studySettings(plan.settings, basis) });
    } catch {
      // Assumptions out of range have no figures to compare.
    }
  }
  return found;
}

/** What the outlook is set to, and the simulation of it. */
export function useOutlook(study: PlanStudy) {
  const [spreads, setSpreads] = useState<Spreads>(DEFAULT_SPREADS);
  const [seed, setSeed] = useState(FIRST_SEED);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { input } = study.solved;
  const { numberOfUnits } = study.basis;
  const contenders = useMemo(() => contendersOf(study), [study]);
  const compared = useMemo(
    () => contenders.filter(({ key }) => chosen.includes(key)).slice(0, MOST_COMPARED),
    [contenders, chosen],
  );
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
    setCompared: setChosen,
    simulation,
    summary: simulation.summaries.get(SHOWN) ?? null,
  };
}

export type Outlook = ReturnType<typeof useOutlook>;
