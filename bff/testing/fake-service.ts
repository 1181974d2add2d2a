import type { Job } from '@roofline/schema/job';
import type { Component, ComponentList } from '@roofline/schema/component';
import type { ImportPreview } from '@roofline/schema/component-import';
import type { FinancialHealth } from '@roofline/schema/report';
import { FakeUpstream } from './fake-upstream';
import { servePeople } from './people-examples';
import { servePlans } from './plan-examples';
import { serveReports } from './report-examples';
import {
  financialOf, fiscalYearOf, id, outlookOf, propertyOf, rowOf, studyOf, viewerExample,
} from './examples'; // prettier-ignore

function componentOf(n: number): Component {
  return {
    propertyComponentId: id(n), propertyId: id(1), fiscalYear: 2026, name: 'Roof', category: 'Roofing', categoryPosition: 1,
    location: null, quantity: 1.5, unitOfMeasure: 'EA', unitCost: 10, currentCost: 15, usefulLife: 20,
    remainingUsefulLife: 3, placedInServiceYear: null, lastReplacedYear: null, nextReplacementYear: 2029,
    costAtReplacement: 16.2, isOneTime: false, percentReplaced: 100, glCode: null, notes: null,
    updatedAt: '2026-01-01T00:00:00.000Z', version: 1, viewerCan: { edit: true, delete: true, viewCosts: true },
  }; // prettier-ignore
}

const inventory: ComponentList = {
  propertyId: id(1), fiscalYear: 2026, basisFiscalYear: 2026, isReadOnly: false, items: [componentOf(1), componentOf(2)],
  totalCount: 2, totalCurrentCost: 30, categories: [{ name: 'Roofing', position: 1 }],
  viewerCan: { add: true, import: true, export: true, viewCosts: true },
}; // prettier-ignore

const preview: ImportPreview = {
  importId: id(1), propertyId: id(1), fiscalYear: 2026, fileName: 'list.csv', sheetName: null, headerRow: 1, columns: [], rows: [],
  problems: [], missingFields: [], counts: { new: 0, changed: 0, unchanged: 0, error: 0, skipped: 0 },
  tieOut: { fileRows: 0, fileTotal: 0, statedTotal: null, importTotal: 0, difference: 0, ties: true, inventoryTotalAfter: 0 },
  skipErrors: false, skipRows: [], canAccept: false, isAccepted: false, jobId: null,
}; // prettier-ignore

const job: Job = {
  jobId: id(1), kind: 'document', status: 'succeeded', progress: 100, step: null, errors: [],
  result: { file: { fileName: 'a.pdf', contentType: 'application/pdf', size: 3 } },
  createdAt: '2026-01-01T00:00:00.000Z', endedAt: '2026-01-01T00:00:01.000Z', viewerCan: { cancel: false, download: true },
}; // prettier-ignore

const health: FinancialHealth = {
  propertyId: id(1), fiscalYear: 2026, basisFiscalYear: 2026, view: 'current', startDate: '2026-01-01', hasComponents: true,
  isDataTruncated: false, reserveAccountBalance: 1, contributionsToReserves: 1, totalAnticipatedExpenditures: 1,
  percentageFunded: 50, percentageFundedEnd: 60, fundingBand: 'fair', fullyFundedBalance: 2, shortfallPerUnit: 1,
  monthlyContributionPerUnit: 1, componentsDue: 0, lowestYearComponents: [], topExpenditures: [],
  componentInventoryReport: { categories: [] }, anticipatedExpendituresReport: { anticipatedExpenditureYears: [] },
  ratingBands: { weakBelow: 30, strongFrom: 70, overfundedAbove: 130 }, plan: null, adoption: null, fundingReport: null, cashFacts: null,
  plans: [], assumptionsProblem: null, lastUpdated: null,
}; // prettier-ignore

/** Make the upstream answer every read of the contract with an example. Lists have `rows` properties. */
export function serveReads(upstream: FakeUpstream, rows: number): void {
  const numbers = Array.from({ length: rows }, (_, n) => n + 1);
  const batch = (path: string, answer: (id: string) => unknown, argument?: string) =>
    upstream.on('GET', path, (request) => ({ data: FakeUpstream.ids(request, argument).map(answer) }));
  batch('/api/property', (each) => propertyOf(Number(each.slice(-6))), 'ids');
  batch('/api/property/fiscalyears', (each) => [fiscalYearOf(each)]);
  batch('/api/propertyfinancial', (each) => financialOf(each));
  batch('/api/property/reservestudies', (each) => [studyOf(each, 2), studyOf(each, 1)]);
  batch('/api/plan/outlook', (each) => outlookOf(each));
  batch('/api/plan/default', () => null);
  servePeople(upstream, numbers);
  servePlans(upstream);
  serveReports(upstream);
  upstream
    .data('GET', '/api/account/me', viewerExample)
    .data('GET', '/api/property/all', numbers.map(rowOf))
    .data('POST', '/api/property/search', {
      items: numbers.map(rowOf),
      totalCount: 500,
      page: 1,
      pageSize: 20,
    })
    .data('GET', '/api/propertytype', [{ id: 1, name: 'Condominium' }])
    .data('GET', '/api/property/newpropertyworkspaces', [])
    .data('GET', `/api/component/property/${id(1)}`, inventory)
    .data('GET', `/api/component/${id(1)}`, componentOf(1))
    .data('GET', `/api/component/${id(1)}/history`, [])
    .data('GET', `/api/component/import/${id(1)}`, preview)
    .data('GET', `/api/job/${id(1)}`, job)
    .data('GET', `/api/reports/financialhealth/${id(1)}/2026`, health);
  upstream.on('GET', '*', (request, reply) =>
    request.url.startsWith('/api/filtersettings/')
      ? { data: { a: 'a', b: null, value: {} } }
      : reply.code(404).send({ errors: [{ code: 'notFound', detail: 'Not found.' }] }),
  );
}
