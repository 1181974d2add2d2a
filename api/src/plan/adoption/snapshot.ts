import type { PlanSettings } from '@roofline/schema/plan-settings';
import type { ComponentRow, InventoryComponent } from '../../component/service';
import type { Basis, BasisFinancials } from '../funding/basis';
import type { PlanResult } from '../funding/record';
import type { PlanRow } from '../repository';

/** What of a component only lists say: nothing is computed from it. */
export type ComponentDetails = Pick<
  ComponentRow,
  'propertyComponentId' | 'location' | 'quantityThousandths' | 'unitOfMeasure'
>;

/** Inputs and outputs of a plan on the day of its adoption, exactly as they were computed with; money in cents. */
export interface AdoptedState {
  /** Version of this form. */
  form: 1;
  name: string;
  numberOfUnits: number;
  settings: PlanSettings;
  financials: BasisFinancials;
  components: readonly InventoryComponent[];
  /** Adoptions of before it was kept have none. */
  details?: readonly ComponentDetails[];
  result: PlanResult;
  computedAt: string;
}

/** Only what projections take: a row of the financials holds more, which is nobody's to freeze. */
function frozenFinancials(financials: BasisFinancials): BasisFinancials {
  return {
    fiscalYearStartMonth: financials.fiscalYearStartMonth,
    reserveMonthStart: financials.reserveMonthStart,
    yearEndReserveBalance: financials.yearEndReserveBalance,
    averageHoaAnnualFee: financials.averageHoaAnnualFee,
    annualReserveContribution: financials.annualReserveContribution,
    upcomingExpenses: financials.upcomingExpenses,
    inflationRate: financials.inflationRate,
    interestRate: financials.interestRate,
    reserveContributionIncreaseRate: financials.reserveContributionIncreaseRate,
  };
}

function frozenDetails(rows: readonly ComponentDetails[]): ComponentDetails[] {
  return rows.map(({ propertyComponentId, location, quantityThousandths, unitOfMeasure }) => ({
    propertyComponentId,
    location,
    quantityThousandths,
    unitOfMeasure,
  }));
}

/** What an adoption freezes. */
export function adoptedState(
  row: PlanRow & { result: PlanResult },
  basis: Basis,
  { numberOfUnits, details }: { numberOfUnits: number; details: readonly ComponentDetails[] },
): AdoptedState {
  return {
    form: 1,
    name: row.name,
    numberOfUnits,
    settings: row.settings,
    financials: frozenFinancials(basis.financials),
    components: basis.components,
    details: frozenDetails(details),
    result: row.result,
    computedAt: row.computedAt.toISOString(),
  };
}
