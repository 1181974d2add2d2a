import { FakeUpstream } from '../../testing/fake-upstream';
import { id } from '@roofline/schema/fixtures/id';
import { financialOf, fiscalYearOf, outlookOf, propertyOf, rowOf, studyOf } from '../../testing/examples';
import { codeOf, graph, startApp } from '../../testing/harness';
import type { BuiltApp } from '../app';

const upstream = new FakeUpstream();
let built: BuiltApp;
const range = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const paths = () => upstream.calls.map((call) => `${call.method} ${call.url.split('?')[0]}`);

beforeAll(async () => {
  await upstream.start();
  built = await startApp(upstream.url);
});
beforeEach(() => {
  upstream.reset();
  const batch = (path: string, rowOfId: (id: string) => unknown, argument?: string) =>
    upstream.on('GET', path, (request) => ({ data: FakeUpstream.ids(request, argument).map(rowOfId) }));
  batch('/api/property', (each) => propertyOf(Number(each.slice(-6))), 'ids');
  batch('/api/property/fiscalyears', (each) => [fiscalYearOf(each)]);
  batch('/api/propertyfinancial', (each) => financialOf(each));
  batch('/api/property/reservestudies', (each) => [studyOf(each, 2), studyOf(each, 1)]);
  batch('/api/plan/outlook', (each) => outlookOf(each));
});
afterAll(async () => {
  await built.app.close();
  await upstream.stop();
});

const LIST = `query($page:Int){properties(page:$page){totalCount items{
  propertyId propertyName fiscalYears{year} propertyFinancial{yearEndReserveBalance} reserveStudies{date} OUTLOOK}}}`;

function listOf(count: number) {
  const items = range(count).map(rowOf);
  upstream.on('POST', '/api/property/search', () => ({
    data: { items, totalCount: 500, page: 1, pageSize: 20 },
  }));
}

describe('properties list', () => {
  it('makes 4 REST calls for 20 rows with studies, financials and fiscal years', async () => {
    listOf(20);
    const answer = await graph(built.app, LIST.replace('OUTLOOK', ''));
    expect(answer.errors).toBeUndefined();
    expect(answer.data.properties.items).toHaveLength(20);
    expect(answer.data.properties.items[19]).toEqual({
      propertyId: id(20), propertyName: 'Property 20', fiscalYears: [{ year: 2026 }],
      propertyFinancial: { yearEndReserveBalance: 1000.5 }, reserveStudies: [{ date: '2024-05-01' }, { date: '2024-05-01' }],
    }); // prettier-ignore
    expect(paths().sort()).toEqual([
      'GET /api/property/fiscalyears',
      'GET /api/property/reservestudies',
      'GET /api/propertyfinancial',
      'POST /api/property/search',
    ]);
  });

  it('makes one more call for the outlook', async () => {
    listOf(20);
    await graph(built.app, LIST.replace('OUTLOOK', 'outlook{percentFunded}'));
    expect(upstream.calls).toHaveLength(5);
  });

  it('requests at most 100 ids per call', async () => {
    upstream.on('GET', '/api/property/all', () => ({
      data: range(250).map((n) => ({ ...rowOf(n), profileImage: null })),
    }));
    const answer = await graph(built.app, '{propertyChoices{propertyId outlook{propertyId}}}');
    expect(answer.data.propertyChoices[249].outlook.propertyId).toBe(id(250));
    const asked = upstream.calls
      .slice(1)
      .map((call) => new URLSearchParams(call.url.split('?')[1]).get('propertyIds')!.split(',').length);
    expect(asked).toEqual([100, 100, 50]);
  });

  it('matches rows by their id and not by position; missing ones are null or empty', async () => {
    listOf(3);
    upstream.on('GET', '/api/propertyfinancial', () => ({
      data: [financialOf(id(3)), null, financialOf(id(1))],
    }));
    upstream.on('GET', '/api/property/reservestudies', () => ({ data: [null, [], [studyOf(id(1))]] }));
    const { data } = await graph(
      built.app,
      '{properties{items{propertyFinancial{propertyId} reserveStudies{propertyId}}}}',
    );
    expect(data.properties.items).toEqual([
      { propertyFinancial: { propertyId: id(1) }, reserveStudies: [{ propertyId: id(1) }] },
      { propertyFinancial: null, reserveStudies: [] },
      { propertyFinancial: { propertyId: id(3) }, reserveStudies: [] },
    ]);
  });

  it('shows the rest when one child read fails', async () => {
    listOf(1);
    upstream.refuse('GET', '/api/plan/outlook', 500, [
      { code: 'x', detail: 'select * from secret at 10.0.0.1' },
    ]);
    const answer = await graph(built.app, '{properties{items{propertyName outlook{percentFunded}}}}');
    expect(answer.data.properties.items).toEqual([{ propertyName: 'Property 1', outlook: null }]);
    expect(answer.errors![0]).toMatchObject({
      message: 'Internal server error',
      extensions: { code: 'INTERNAL' },
    });
    expect(answer.errors![0]!.extensions.requestId).toBe(answer.headers['x-request-id']);
    expect(answer.text).not.toContain('secret');
  });

  it('sends the filter in the shape of the contract', async () => {
    listOf(1);
    await graph(
      built.app,
      '{properties(filter:{text:"50%",sort:LOCATION,descending:true},page:2,pageSize:50){totalCount}}',
    );
    expect(upstream.calls[0]!.body).toEqual({
      filter: {
        text: '50%',
        propertyTypeId: null,
        workspaceId: null,
        needsAttention: false,
        sort: 'location',
        descending: true,
      },
      page: 2,
      pageSize: 50,
    });
  });

  it('sends the words of REST for what the caller leaves out', async () => {
    listOf(1);
    await graph(built.app, '{properties{totalCount}}');
    expect(upstream.calls[0]!.body).toMatchObject({ filter: { sort: 'propertyName', descending: false } });
  });
});

describe('one property', () => {
  const ONE = 'query($id:ID!){property(propertyId:$id){name profileImage}}';

  // The ids of the examples have digits only, which have no case.
  const lettered = '0190abcd-0000-7000-8000-00000000abcd';
  const answers = (shown: string) =>
    upstream.on('GET', '/api/property', () => ({ data: [{ ...propertyOf(7), propertyId: shown }] }));

  it('is found by id, in uppercase or lowercase', async () => {
    answers(lettered);
    const answer = await graph(built.app, ONE, { id: lettered.toUpperCase() });
    expect(answer.data.property.name).toBe('Property 7');
    expect(upstream.calls[0]!.url).toBe(`/api/property?ids=${lettered}`);
  });

  it.each([
    ['property', lettered.toUpperCase(), lettered],
    ['child', lettered, lettered.toUpperCase()],
  ])('has its children even when REST returns the id of the %s in uppercase', async (_of, own, parent) => {
    answers(own);
    upstream.on('GET', '/api/property/fiscalyears', () => ({ data: [[fiscalYearOf(parent)]] }));
    const answer = await graph(built.app, 'query($id:ID!){property(propertyId:$id){fiscalYears{year}}}', {
      id: lettered,
    });
    expect(answer.data.property.fiscalYears).toEqual([{ year: 2026 }]);
    expect(upstream.calls[1]!.url).toBe(`/api/property/fiscalyears?propertyIds=${lettered}`);
  });

  it('is null with NOT_FOUND when unknown or foreign', async () => {
    upstream.on('GET', '/api/property', () => ({ data: [null] }));
    const answer = await graph(built.app, ONE, { id: id(7) });
    expect(answer.data).toEqual({ property: null });
    expect(codeOf(answer)).toBe('NOT_FOUND');
  });

  it('reads each object once, even when it is requested twice', async () => {
    const document = `query($id:ID!){a:property(propertyId:$id){name fiscalYears{year} propertyFinancial{version}}
      b:property(propertyId:$id){name fiscalYears{label} reserveStudy{date} reserveStudies{date}}}`;
    const answer = await graph(built.app, document, { id: id(7) });
    expect(answer.errors).toBeUndefined();
    expect(paths().sort()).toEqual([
      'GET /api/property',
      'GET /api/property/fiscalyears',
      'GET /api/property/reservestudies',
      'GET /api/propertyfinancial',
    ]);
  });

  it('requests the financials of the named year', async () => {
    const document =
      'query($id:ID!){property(propertyId:$id){old:propertyFinancial(fiscalYear:2024){version} propertyFinancial{version}}}';
    await graph(built.app, document, { id: id(7) });
    const asked = upstream.calls
      .filter((call) => call.url.startsWith('/api/propertyfinancial'))
      .map((call) => call.url);
    expect(asked.sort()).toEqual([
      `/api/propertyfinancial?propertyIds=${id(7)}`,
      `/api/propertyfinancial?propertyIds=${id(7)}&fiscalYear=2024`,
    ]);
  });

  it.each([
    ['components(fiscalYear:2026){totalCount}', `/api/component/property/${id(7)}`, 'components'],
    [
      'financialHealth(fiscalYear:2026){view}',
      `/api/reports/financialhealth/${id(7)}/2026`,
      'financialHealth',
    ],
  ])('%s is null without an error when the role does not allow it', async (field, path, name) => {
    upstream.refuse('GET', path, 403);
    const answer = await graph(built.app, `query($id:ID!){property(propertyId:$id){${field}}}`, {
      id: id(7),
    });
    expect(answer.errors).toBeUndefined();
    expect(answer.data.property).toEqual({ [name]: null });
    upstream.refuse('GET', path, 404);
    expect(
      codeOf(await graph(built.app, `query($id:ID!){property(propertyId:$id){${field}}}`, { id: id(7) })),
    ).toBe('NOT_FOUND');
  });

  it('gives the image a URL on this server', async () => {
    upstream.on('GET', '/api/property', () => ({
      data: [propertyOf(7, { profileImage: `/api/property/${id(7)}/profileimage?v=12` })],
    }));
    const { data } = await graph(built.app, ONE, { id: id(7) });
    expect(data.property.profileImage).toBe(`/download/property-image/${id(7)}?v=12`);
  });
});
