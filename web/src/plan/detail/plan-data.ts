import type { PlanPageQuery } from '../PlanPage.generated';

/** The plan of the page, with its property, the plans beside it and the inventory. */
export type PlanData = NonNullable<PlanPageQuery['plan']>;
