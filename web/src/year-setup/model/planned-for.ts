import type { SetupComponentFieldsFragment } from '../YearSetup.generated';

/** What the closing year planned for a line: its cost, or, where a project completed it at another one, the cost before. */
export const plannedFor = ({ completed, currentCost }: SetupComponentFieldsFragment): number =>
  completed?.plannedCost ?? currentCost;
