/**
 * As what a plan leads its year, the weightiest first: section 4 of the specification, and below it the plan that Roofline
 * calculates, where no one has chosen one.
 */
export const STANDINGS = ['adopted', 'disclosure', 'recommended', 'calculated'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The leading plan as a sentence names it, on screen and on paper. */
export const LEADERS: Record<Standing, string> = {
  adopted: 'the adopted plan',
  disclosure: 'the disclosure plan',
  recommended: 'the recommended plan',
  calculated: 'the plan calculated for you',
};

export interface MarkedPlan {
  isAdopted: boolean;
  isDisclosure: boolean;
  isRecommended: boolean;
  isDefaultRecommendedPlan: boolean;
}

/** Roofline recommends its own plan until someone recommends another: that is no one’s choice. */
const HOLDS: Record<Standing, (plan: MarkedPlan) => boolean> = {
  adopted: (plan) => plan.isAdopted,
  disclosure: (plan) => plan.isDisclosure,
  recommended: (plan) => plan.isRecommended && !plan.isDefaultRecommendedPlan,
  calculated: (plan) => plan.isDefaultRecommendedPlan,
};

/** The plan of a year that every page and every document follows unless someone names another one. */
export function leadingPlan<Plan extends MarkedPlan>(
  plans: readonly Plan[],
): { plan: Plan; standing: Standing } | null {
  for (const standing of STANDINGS) {
    const plan = plans.find(HOLDS[standing]);
    if (plan) return { plan, standing };
  }
  return null;
}

/** The same plan, as answers name it. */
export function planLead(plans: readonly (MarkedPlan & { planId: string; name: string })[]) {
  const leading = leadingPlan(plans);
  return leading && { planId: leading.plan.planId, name: leading.plan.name, standing: leading.standing };
}
