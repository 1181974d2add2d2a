import { AssumptionsOutOfRangeError } from '@roofline/engine/errors';
import { fundingPlanInput } from '@roofline/engine/plan/funding-plan';
import { projectPlan } from '@roofline/engine/plan/plan-input';
import { projectedStartingBalance } from '@roofline/engine/projection/starting-balance';
import type { ProjectionRow } from '@roofline/engine/types';
import { toPoints } from '@roofline/schema/value/money';
import { countedAs, inventoryRows, type ComponentRow } from '../component/service';
import { basisOf, financialsByProperty, readFiscalYears, type FinancialRow } from '../financials/service';
import type { Tx } from '../platform/database';
import { notFound } from '../platform/problem';

/** A year that awaits setup or is set up, with the set-up year before it. */
export interface YearAndBasis {
  isPrevious: boolean;
  isSetUp: boolean;
  /** The financials of the newest set-up year before it; null if there is none. */
  basis: FinancialRow | null;
  rows: ComponentRow[];
  categories: Awaited<ReturnType<typeof inventoryRows>>['categories'];
}

/** Returns the input of a year's setup; 404 for a year that the property does not have. */
export async function yearAndBasis(
  tx: Tx,
  propertyId: string,
  at: { fiscalYear: number; today: string },
): Promise<YearAndBasis> {
  const years = (await readFiscalYears(tx, [propertyId], at.today)).get(propertyId) ?? [];
  const year = years.find((one) => one.year === at.fiscalYear);
  if (!year) throw notFound();
  const saved = (await financialsByProperty(tx, [propertyId])).get(propertyId) ?? [];
  const found = basisOf(
    saved.filter((row) => row.fiscalYear !== year.year),
    year.year,
  );
  const basis = found && found.fiscalYear < year.year ? found : null;
  const inventory = await inventoryRows(tx, propertyId, basis?.fiscalYear ?? year.year);
  return { isPrevious: year.isPreviousFiscalYear, isSetUp: !year.requireSetup, basis, ...inventory };
}

/** Decides whether the work was due in its year, including work that a project completed in it. */
export const isDue = ({ remainingUsefulLife, replacementCost }: ComponentRow): boolean =>
  remainingUsefulLife === 0 || replacementCost !== null;

/** Projects a set-up year at its current contribution, in cents; null if cents cannot hold the figures. */
export function projectedYear(financials: FinancialRow, rows: readonly ComponentRow[]): ProjectionRow | null {
  const plan = {
    startingBalance: projectedStartingBalance(financials),
    firstYearContribution: financials.annualReserveContribution,
    increaseRate: toPoints(financials.reserveContributionIncreaseRate),
    inflationRate: toPoints(financials.inflationRate),
    interestRate: toPoints(financials.interestRate),
  };
  const components = rows.map(countedAs).map((row) => ({ ...row, id: row.propertyComponentId }));
  try {
    return projectPlan(fundingPlanInput(plan, components, 1)).rows[0]!;
  } catch (error) {
    if (error instanceof AssumptionsOutOfRangeError) return null;
    throw error;
  }
}
