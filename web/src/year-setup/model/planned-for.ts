import type { SetupComponentFieldsFragment } from '../YearSetup.generated';

/** Returns the closing year's planned cost of a line: the cost before a project completed it, else its current cost. */
export const plannedFor = ({ completed, currentCost }: SetupComponentFieldsFragment): number =>
  completed?.plannedCost ?? currentCost;
