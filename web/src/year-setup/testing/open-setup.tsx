import { patterns } from '../../app/paths';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aFiscalYear } from '@roofline/schema/fixtures/year';
import { aProperty, viewerFields } from '../../testing/graph-fixtures';
import { renderScreen, type Graph } from '../../testing/schema-link';
import { YearSetupPage } from '../YearSetupPage';

/** Returns the figures that the setup of 2027 starts from; nothing was due in 2026. */
export const aSetup = (over: object = {}) => ({
  propertyId: PROPERTY_ID,
  fiscalYear: 2027,
  closingFiscalYear: 2026,
  state: 'notInit',
  blockedReason: null,
  expenditures: [],
  components: [],
  proposal: {
    yearEndReserveBalance: 250_000.5,
    averageHoaAnnualFee: 400_000,
    annualReserveContribution: 120_000,
  },
  informationSourceId: null,
  appliedInflationRate: null,
  planCarry: null,
  viewerCan: { setUp: true },
  ...over,
});

const years = [
  aFiscalYear(2026),
  aFiscalYear(2027, { isCurrentFiscalYear: false, isFutureFiscalYear: true, requireSetup: true }),
];

/** Opens the setup of a property where 2026 is set up and 2027 awaits setup. */
export function openSetup(graph: Graph = {}, fiscalYears: object[] = years) {
  return renderScreen(<YearSetupPage />, {
    at: `/${patterns.setupYear}`,
    path: `/${patterns.setupYear}`,
    graph: {
      ...viewerFields,
      property: () => ({ ...aProperty, fiscalYears }),
      yearSetup: () => aSetup(),
      ...graph,
    },
  });
}
