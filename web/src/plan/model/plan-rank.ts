interface Marked {
  isAdopted: boolean;
  isDisclosure: boolean;
  isRecommended: boolean;
  isDefaultRecommendedPlan: boolean;
}

export interface PlanMark {
  word: string;
  tone: 'brand' | 'info' | 'neutral';
}

/** Tags of a plan, the weightiest first. */
export function planMarks(plan: Marked): PlanMark[] {
  const marks: (PlanMark | false)[] = [
    plan.isAdopted && { word: 'Adopted', tone: 'brand' },
    plan.isRecommended && { word: 'Recommended', tone: 'info' },
    plan.isDisclosure && { word: 'Disclosure', tone: 'neutral' },
    plan.isDefaultRecommendedPlan && { word: 'Calculated for you', tone: 'neutral' },
  ];
  return marks.filter((mark) => mark !== false);
}

export type Standing = 'adopted' | 'disclosure' | 'recommended' | 'default';

/** The plan that a property goes by: the adopted one, else the disclosure plan, else a recommended one that is not the default. */
export function leadingPlan<Plan extends Marked>(
  plans: readonly Plan[],
): { plan: Plan; standing: Standing } | null {
  const ranks: [Standing, (plan: Plan) => boolean][] = [
    ['adopted', (plan) => plan.isAdopted],
    ['disclosure', (plan) => plan.isDisclosure],
    ['recommended', (plan) => plan.isRecommended && !plan.isDefaultRecommendedPlan],
    ['default', (plan) => plan.isDefaultRecommendedPlan],
  ];
  for (const [standing, holds] of ranks) {
    const plan = plans.find(holds);
    if (plan) return { plan, standing };
  }
  return null;
}
