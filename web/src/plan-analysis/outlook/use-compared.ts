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

/** The other plans of the year, each solved once: they stay as they are saved while the shown one is tried. */
function othersOf(plans: PlanStudy['plans'], planId: string, basis: PlanBasis): Contender[] {
  return plans
    .filter((plan) => plan.planId !== planId)
    .map(({ planId: key, name, settings }) => {
      let solved: SolvedPlan | undefined;
      return { key, name, solve: () => (solved ??= studySettings(settings, basis)) };
    });
}

/** The plan as it is saved, where it is tried with other settings. */
function savedOf({ settings, savedSettings, savedSolved }: PlanStudy): Contender[] {
  const isChanged = JSON.stringify(settings) !== JSON.stringify(savedSettings);
  return isChanged ? [{ key: SAVED, name: 'As saved', solve: () => savedSolved }] : [];
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

/** The plans that can be compared with the shown one, and those that are. */
export function useCompared(study: PlanStudy, chosen: readonly string[]) {
  const { plans, planId, basis } = study;
  const others = useMemo(() => othersOf(plans, planId, basis), [plans, planId, basis]);
  return useMemo(() => {
    const contenders = [...savedOf(study), ...others];
    return { contenders, compared: solvedOf(contenders, chosen) };
  }, [study, others, chosen]);
}
