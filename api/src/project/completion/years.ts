import { financialsByProperty } from '../../financials/service';
import { currentYearOf } from '../../fiscal-year/service';
import type { Tx } from '../../platform/database';

/** The fiscal years of a completion. */
export interface CompletionYears {
  /** The fiscal year that the work was completed in. */
  fiscalYear: number;
  /** The fiscal year of today, whose components change. */
  inventoryYear: number;
  /** The set-up years from today's on, whose inventories the completion changes. */
  open: number[];
  /** Why no component can be changed now. */
  blockedReason: string | null;
}

/** Returns the years of a completion, by the start month of the property's fiscal years. */
export async function completionYears(
  tx: Tx,
  propertyId: string,
  { completedOn, today }: { completedOn: string; today: string },
): Promise<CompletionYears> {
  const setUp = (await financialsByProperty(tx, [propertyId])).get(propertyId) ?? [];
  const inventoryYear = currentYearOf({ setUp }, today);
  const open = setUp.map(({ fiscalYear }) => fiscalYear).filter((year) => year >= inventoryYear);
  return {
    fiscalYear: currentYearOf({ setUp }, completedOn),
    inventoryYear,
    open,
    blockedReason: open.includes(inventoryYear)
      ? null
      : `${inventoryYear} is not set up yet. Set up the year first, or complete the project without updating components.`,
  };
}
