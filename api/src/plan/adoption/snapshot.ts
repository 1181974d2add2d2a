import type { Basis, BasisFinancials } from '../funding/basis';
import type { PlanResult } from '../funding/record';
import type { PlanRow } from '../repository';
import type { AdoptedState, ComponentDetails } from './adopted-state';

/** Returns only the financials that projections use; the row has other fields, which a snapshot must not freeze. */
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

/** Returns the state that an adoption freezes. */
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
