import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aFiscalYear } from '@roofline/schema/fixtures/year';
import { aProperty, viewerFields } from '../../../testing/graph-fixtures';
import { renderScreen, type Graph } from '../../../testing/schema-link';
import { patterns } from '../../../app/paths';
import { PropertySettingsPage } from '../PropertySettingsPage';

export const financials = {
  propertyFinancialId: '01980000-0000-7000-8000-0000000000f1',
  propertyId: PROPERTY_ID,
  fiscalYear: 2026,
  fiscalYearStartMonth: 1,
  startingFiscalYear: 2026,
  yearEndReserveBalance: 41_000,
  averageHoaAnnualFee: 386_400,
  previousHoaAnnualFee: null,
  annualReserveContribution: 24_000,
  inflationRate: 3,
  interestRate: 2.1,
  reserveContributionIncreaseRate: 3,
  feeCollectionFrequencyId: 1,
  updateAllPlans: false,
  upcomingExpenses: 0,
  reserveMonthStart: 1,
  isReadOnly: false,
  requireSetup: false,
  version: 4,
};
export const study = (id: number, date: string) => ({
  propertyReserveStudyId: `01980000-0000-7000-8000-0000000001${String(id).padStart(2, '0')}`,
  propertyId: PROPERTY_ID,
  date,
  reserveStudyTypeId: 1,
  reserveStudyTypeName: 'Full Reserve Study',
  providerName: 'Valley Reserve Analysts',
  cost: 7400,
  inspectionDate: '2024-08-01',
  propertyFileId: null,
  document: null,
  version: 1,
});

interface Overrides {
  property?: Record<string, unknown>;
  graph?: Graph;
}

/** The settings of a property at a tab, on a graph that answers what is given. */
export function openTab(tab: string, { property = {}, graph = {} }: Overrides = {}) {
  const shown = {
    ...aProperty,
    fiscalYears: [
      aFiscalYear(2025, { isCurrentFiscalYear: false, isPreviousFiscalYear: true }),
      aFiscalYear(2026),
    ],
    propertyFinancial: () => financials,
    reserveStudies: () => [study(1, '2024-08-19')],
    ...property,
  };
  return renderScreen(<PropertySettingsPage />, {
    at: `/${patterns.propertyDetails.replace(':propertyId', PROPERTY_ID)}?tab=${tab}`,
    path: `/${patterns.propertyDetails}`,
    graph: {
      ...viewerFields,
      property: () => shown,
      propertyTypes: () => [
        { id: 1, name: 'Condominium' },
        { id: 4, name: 'Townhome' },
      ],
      ...graph,
    },
  });
}
