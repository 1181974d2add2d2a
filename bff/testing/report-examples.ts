import { id } from '@roofline/schema/fixtures/id';
import {
  aDisclosure,
  aFactSheet,
  aHealth,
  anExpendituresReport,
  anInventoryReport,
  aPercentFundedReport,
  someRatingBands,
} from '@roofline/schema/fixtures/report';
import { aReconciliation, aYearSetup } from '@roofline/schema/fixtures/year';
import type { FakeUpstream } from './fake-upstream';

/** Answers every read of dashboards, reports, disclosures, and of setting up and reconciling years. */
export function serveReports(upstream: FakeUpstream): void {
  const report = (kind: string) => `/api/reports/${kind}/${id(1)}/2026`;
  upstream
    .data('GET', report('financialhealth'), aHealth())
    .data('GET', report('percentfunded'), aPercentFundedReport())
    .data('GET', report('anticipatedexpenditures'), anExpendituresReport())
    .data('GET', report('componentinventory'), anInventoryReport())
    .data('GET', `/api/reports/ratingbands/${id(1)}`, someRatingBands())
    .data('GET', `/api/plan/${id(1)}/disclosure`, aDisclosure())
    .data('GET', `/api/plan/disclosurefacts/${id(1)}/2026`, aFactSheet())
    .data('GET', `/api/year/anticipatedexpenditures/${id(1)}/2026`, aYearSetup())
    .data('GET', `/api/property/${id(1)}/reconcilefiscalyear/2026`, aReconciliation());
}
