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

/** Returns the other plans of the year, each solved once: they stay as saved while the user tries out the shown one. */
function othersOf(plans: PlanStudy['plans'], planId: string, basis: PlanBasis): Contender[] {
  return plans
    .filter((plan) => plan.planId !== planId)
    .map(({ planId: key, name, settings }) => {
      let solved: SolvedPlan | undefined;
      return { key, name, solve: () => (solved ??= studySettings(settings, basis)) };
    });
}

/** Returns the plan as saved, while the user tries it out with other settings. */
function savedOf({ settings, savedSettings, savedSolved }: PlanStudy): Contender[] {
  const isChanged = JSON.stringify(settings) !== JSON.stringify(savedSettings);
  return isChanged ? [{ key: SAVED, name: 'As saved', solve: () => savedSolved }] : [];
}

/** Returns the chosen plans, solved; assumptions out of range have no figures to compare. */
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

/** Returns the plans that can be compared with the shown one, and the chosen ones among them. */
export function useCompared(study: PlanStudy, chosen: readonly string[]) {
  const { plans, planId, basis } = study;
  const others = useMemo(() => othersOf(plans, planId, basis), [plans, planId, basis]);
  return useMemo(() => {
    const contenders = [...savedOf(study), ...others];
    return { contenders, compared: solvedOf(contenders, chosen) };
  }, [study, others, chosen]);
}
