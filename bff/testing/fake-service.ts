import { aComponent, aComponentList, anImportPreview } from '@roofline/schema/fixtures/component';
import { id } from '@roofline/schema/fixtures/id';
import { aJob } from '@roofline/schema/fixtures/job';
import { aViewer } from '@roofline/schema/fixtures/person';
import { FakeUpstream } from './fake-upstream';
import { financialOf, fiscalYearOf, outlookOf, propertyOf, rowOf, studyOf } from './examples';
import { servePeople } from './people-examples';
import { servePlans } from './plan-examples';
import { serveReports } from './report-examples';

const componentOf = (n: number) => aComponent({ propertyComponentId: id(n) });

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
    .data('GET', '/api/account/me', aViewer())
    .data('GET', '/api/property/all', numbers.map(rowOf))
    .data('POST', '/api/property/search', {
      items: numbers.map(rowOf),
      totalCount: 500,
      page: 1,
      pageSize: 20,
    })
    .data('GET', '/api/propertytype', [{ id: 1, name: 'Condominium' }])
    .data('GET', '/api/property/newpropertyworkspaces', [])
    .data('GET', `/api/component/property/${id(1)}`, aComponentList([componentOf(1), componentOf(2)]))
    .data('GET', `/api/component/${id(1)}`, componentOf(1))
    .data('GET', `/api/component/${id(1)}/history`, [])
    .data('GET', `/api/component/import/${id(1)}`, anImportPreview())
    .data('GET', `/api/job/${id(1)}`, aJob());
  upstream.on('GET', '*', (request, reply) =>
    request.url.startsWith('/api/filtersettings/')
      ? { data: { a: 'a', b: null, value: {} } }
      : reply.code(404).send({ errors: [{ code: 'notFound', detail: 'Not found.' }] }),
  );
}
