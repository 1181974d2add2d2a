import type { TagProps } from '../../../ui/figure/Tag';
import { planMarks } from '../../model/plan-rank';
import type { PlanBasis } from '../../model/plan-study';
import { plainSettings } from '../../model/scenario/plain-settings';
import { outcomeFigures, type OutcomeFigures } from '../outcome/outcome-figures';
import type { PlanData } from '../plan-data';
import { studyState } from '../scenario/study-state';

/** Most rows in the comparison, the what-if included. */
export const MOST_ROWS = 5;

export interface ComparisonRow {
  key: string;
  name: string;
  marks: readonly { word: string; tone: TagProps['tone'] }[];
  /** Null where the plan cannot be projected. */
  figures: OutcomeFigures | null;
  /** Null for the what-if, which is not saved, and for the plan on screen. */
  planId: string | null;
}

type Item = PlanData['list']['items'][number];

/** Returns the row of a saved plan, projected in the browser like everything else on the screen. */
export function savedRow(item: Item, basis: PlanBasis, shownId: string): ComparisonRow {
  const { solved } = studyState(plainSettings(item.settings), basis);
  return {
    key: item.planId,
    name: item.name,
    marks: planMarks(item),
    figures: solved && outcomeFigures(solved, basis),
    planId: item.planId === shownId ? null : item.planId,
  };
}

/** Returns the ids of the plans that the table shows at first: the one on screen, then the most important. */
export function firstChoice(items: readonly Item[], shownId: string): string[] {
  const weight = (item: Item) =>
    [
      item.planId === shownId,
      item.isAdopted,
      item.isRecommended,
      item.isDisclosure,
      item.isDefaultRecommendedPlan,
      true,
    ].indexOf(true);
  return items
    .toSorted((one, other) => weight(one) - weight(other))
    .slice(0, MOST_ROWS - 1)
    .map((item) => item.planId);
}
