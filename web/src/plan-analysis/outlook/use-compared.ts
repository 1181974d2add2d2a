import type { SolvedPlan } from '@roofline/engine/plan/solved-plan';
import { useMemo } from 'react';
import { SAVED } from '../../plan/model/choices/study-choices';
import { studySettings, type PlanBasis, type PlanStudy } from '../../plan/model/plan-study';

export const MOST_COMPARED = 3;

/** A plan that the shown one can be compared with. */
export interface Contender {
  key: string;
  name: string;
  solve: () => SolvedPlan;
}

/** The other plans of the year. They stay as they are saved while the shown one is tried, so none is solved again for a step. */
function othersOf(plans: PlanStudy['plans'], planId: string, basis: PlanBasis): Contender[] {
  return plans
    .filter((plan) => plan.planId !== planId)
    .map((plan) => ({ key: plan.planId, name: plan.name, solve: () => studySettings(plan.settings, basis) }));
}

/** The plan as it is saved, where it is tried with other settings. */
function savedOf({ settings, savedSettings, savedSolved }: PlanStudy): Contender[] {
  const isChanged = JSON.stringify(settings) !== JSON.stringify(savedSettings);
  return isChanged ? [{ key: SAVED, name: 'As saved', solve: () => savedSolved }] : [];
}

interface Compared {
  key: string;
  name: string;
  solved: SolvedPlan;
}

/** The plans that were chosen, solved; assumptions out of range have no figures to compare. */
function solvedOf(contenders: readonly Contender[], chosen: readonly string[]): Compared[] {
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

/** The plans that can be compared with the shown one, and those that are. */
export function useCompared(study: PlanStudy, chosen: readonly string[]) {
  const { plans, planId, basis } = study;
  const others = useMemo(() => othersOf(plans, planId, basis), [plans, planId, basis]);
  const comparedOthers = useMemo(() => solvedOf(others, chosen), [others, chosen]);
  return useMemo(() => {
    const saved = savedOf(study);
    const compared = [...solvedOf(saved, chosen), ...comparedOthers].slice(0, MOST_COMPARED);
    return { contenders: [...saved, ...others], compared };
  }, [study, others, comparedOthers, chosen]);
}
