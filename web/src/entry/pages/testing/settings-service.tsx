import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aFinancial, aFiscalYear, aReserveStudy } from '@roofline/schema/fixtures/year';
import { aProperty, viewerFields } from '../../../testing/graph-fixtures';
import { renderScreen, type Graph } from '../../../testing/schema-link';
import { patterns } from '../../../app/paths';
import { PropertySettingsPage } from '../PropertySettingsPage';

export const financials = aFinancial({
  propertyFinancialId: '01980000-0000-7000-8000-0000000000f1',
  yearEndReserveBalance: 41_000,
  averageHoaAnnualFee: 386_400,
  annualReserveContribution: 24_000,
  inflationRate: 3,
  interestRate: 2.1,
  version: 4,
});
export const study = (id: number, date: string) =>
  aReserveStudy({
    propertyReserveStudyId: `01980000-0000-7000-8000-0000000001${String(id).padStart(2, '0')}`,
    date,
    providerName: 'Valley Reserve Analysts',
    cost: 7400,
    inspectionDate: '2024-08-01',
  });

interface Overrides {
  property?: Record<string, unknown>;
  graph?: Graph;
}

/** Opens a tab of a property's settings over a graph with the given answers. */
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
