import { financialOf } from '../examples';
import { P, type RoomExamples } from '../room';

export const financials = {
  fiscalYearStartMonth: 1, startingFiscalYear: 2026, averageHoaAnnualFee: 10.25, feeCollectionFrequencyId: 1,
  yearEndReserveBalance: 3_000_000_000.5, reserveMonthStart: 1, annualReserveContribution: 1, hasUpcomingExpenses: false,
  inflationRate: 2.5, interestRate: 1, reserveContributionIncreaseRate: 3, updateAllPlans: false,
}; // prettier-ignore

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    savePropertyFinancial: { input: { propertyId: P, fiscalYear: 2026, version: 0, values: financials }, call: `PUT /api/propertyfinancial/${P}/2026`, body: financials, version: 0 },
  },
  serve: (upstream) => upstream.batch('/api/propertyfinancial', financialOf),
};
