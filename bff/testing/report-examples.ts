import type { Disclosure, DisclosureFactSheet } from '@roofline/schema/disclosure';
import { NO_FACTS } from '@roofline/schema/disclosure-facts';
import type { RatingBands } from '@roofline/schema/report-bands';
import type { ExpendituresReport, InventoryReport, PercentFundedReport } from '@roofline/schema/report-pages';
import type { Reconciliation, YearSetup } from '@roofline/schema/year-setup';
import type { FakeUpstream } from './fake-upstream';
import { id } from './examples';

const frame = {
  propertyId: id(1), propertyName: 'Property 1', companyName: 'Acme', fiscalYear: 2026, startDate: '2026-01-01',
  basisFiscalYear: 2026, preparedAt: '2026-01-01T00:00:00.000Z', hasComponents: true, adoption: null, assumptionsProblem: null,
  verdict: [{ kind: 'text' as const, text: 'Reserves stand.', value: null }], conventions: [{ label: 'Inflation', value: '3%' }],
}; // prettier-ignore
const planned = { years: 30, plan: null, plans: [] };
const figures = { currentCost: 15, fullyFundedBalance: 12, annualDeterioration: 1, significance: 100 };

const percentFunded: PercentFundedReport = {
  ...frame, ...planned, ratingBands: { weakBelow: 30, strongFrom: 70, overfundedAbove: 130 }, rows: [], totals: null,
  cashFacts: null,
}; // prettier-ignore
const expenditures: ExpendituresReport = {
  ...frame, ...planned, category: null, categories: [], rows: [], categoryTotals: [], total: 0, isDataTruncated: false,
}; // prettier-ignore
const inventory: InventoryReport = {
  ...frame, category: null, categories: [], groups: [], totals: { ...figures, components: 1 },
}; // prettier-ignore

const bands: RatingBands = {
  weakBelow: 30, strongFrom: 70, overfundedAbove: 130, workspaceId: id(1), version: 1, viewerCan: { edit: true },
}; // prettier-ignore

const setup: YearSetup = {
  propertyId: id(1), fiscalYear: 2026, closingFiscalYear: 2025, state: 'notInit', blockedReason: null, expenditures: [],
  components: [], proposal: null, informationSourceId: null, appliedInflationRate: null, planCarry: null,
  viewerCan: { setUp: true },
}; // prettier-ignore
const reconciliation: Reconciliation = {
  propertyId: id(1), fiscalYear: 2026, state: 'notReconciled', reconciledAt: null, reconciledBy: null, planName: null,
  planned: null, actual: null, difference: null, note: null, currentFiscalYear: null, viewerCan: { reconcile: true },
}; // prettier-ignore

const factSheet: DisclosureFactSheet = {
  propertyId: id(1), fiscalYear: 2026, disclosurePlanId: id(1), state: 'WA', facts: NO_FACTS, missing: [],
  statedBefore: { fiscalYear: 2025, facts: NO_FACTS }, version: 0, viewerCan: { edit: true },
}; // prettier-ignore
const disclosure: Disclosure = {
  planId: id(1), propertyId: id(1), state: 'WA', fiscalYear: 2026, title: 'T', subtitle: 'S', propertyName: 'Property 1',
  planName: 'Steady', verdict: 'V', preparedOn: '2026-11-21', statutes: [], sections: [], factSheet,
}; // prettier-ignore

/** Answers every read of reports, of disclosures, and of setting up and reconciling years. */
export function serveReports(upstream: FakeUpstream): void {
  const report = (kind: string) => `/api/reports/${kind}/${id(1)}/2026`;
  upstream
    .data('GET', report('percentfunded'), percentFunded)
    .data('GET', report('anticipatedexpenditures'), expenditures)
    .data('GET', report('componentinventory'), inventory)
    .data('GET', `/api/reports/ratingbands/${id(1)}`, bands)
    .data('GET', `/api/plan/${id(1)}/disclosure`, disclosure)
    .data('GET', `/api/plan/disclosurefacts/${id(1)}/2026`, factSheet)
    .data('GET', `/api/year/anticipatedexpenditures/${id(1)}/2026`, setup)
    .data('GET', `/api/property/${id(1)}/reconcilefiscalyear/2026`, reconciliation);
}
