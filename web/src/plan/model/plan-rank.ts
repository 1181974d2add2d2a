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

/** Returns the tags of a plan, the most important first. */
export function planMarks(plan: Marked): PlanMark[] {
  const marks: (PlanMark | false)[] = [
    plan.isAdopted && { word: 'Adopted', tone: 'brand' },
    plan.isRecommended && { word: 'Recommended', tone: 'info' },
    plan.isDisclosure && { word: 'Disclosure', tone: 'neutral' },
    plan.isDefaultRecommendedPlan && { word: 'Calculated for you', tone: 'neutral' },
  ];
  return marks.filter((mark) => mark !== false);
}
