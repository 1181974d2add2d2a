import {
  detailCases,
  financialCases,
  validDetails,
  validFinancials,
  type RuleCase,
} from '@roofline/schema/fixtures/rule-cases';
import { signedIn } from '../../platform/testing';
import { buildCast, newProperty, type Cast } from '../fixtures/cast';

// RS-1: sends the service the same cases that the contract, the graph and the forms are tested with.
let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

interface Failure {
  field?: string;
  detail: string;
}

async function failures(method: 'POST' | 'PUT', url: string, payload: object): Promise<Failure[]> {
  const headers = { ...cast.as.admin, 'if-match': '"999"' };
  const answer = await cast.app.inject({ method, url, headers, payload });
  // The version is wrong on purpose: a valid body fails by it (or adds a property), an invalid one by the rules.
  if (answer.statusCode === 201 || answer.statusCode === 412) return [];
  expect(answer.statusCode).toBe(422);
  return answer.json().error.errors;
}

const messageAt = (found: Failure[], field: string) => found.find((f) => f.field === field)?.detail ?? null;
const named = (row: RuleCase) => [`${row.field} = ${JSON.stringify(row.value)?.slice(0, 30)}`, row] as const;
const missing = (valid: object, fields: string[]) =>
  fields.map(
    (field) => [field, Object.fromEntries(Object.entries(valid).filter(([key]) => key !== field))] as const,
  );

describe('property details', () => {
  test.each(detailCases.map(named))('POST %s', async (_, row) => {
    const body = newProperty('Rules', { ...row.with, [row.field]: row.value });
    expect(messageAt(await failures('POST', '/api/property', body), row.field)).toBe(row.message);
  });

  test.each(detailCases.map(named))('PUT %s', async (_, row) => {
    const body = { ...validDetails, ...row.with, [row.field]: row.value };
    expect(messageAt(await failures('PUT', `/api/property/${cast.home}`, body), row.field)).toBe(row.message);
  });

  const required = [
    'name',
    'addressLine1',
    'city',
    'state',
    'zipCode',
    'yearBuilt',
    'propertyTypeId',
    'isCondoConverted',
    'numberOfUnits',
  ];
  test.each(missing(validDetails, required))('are refused without %s', async (field, body) => {
    expect(messageAt(await failures('PUT', `/api/property/${cast.home}`, body), field)).toMatch(
      / is required$/,
    );
  });

  const odd = [
    'name',
    'addressLine1',
    'city',
    'state',
    'zipCode',
    'yearBuilt',
    'propertyTypeId',
    'numberOfUnits',
  ];
  test.each(
    odd.flatMap(
      (field) =>
        [
          [field, {}],
          [field, []],
          [field, true],
        ] as const,
    ),
  )('are refused where %s has a wrong type: %j', async (field, value) => {
    const found = await failures('PUT', `/api/property/${cast.home}`, { ...validDetails, [field]: value });
    expect(messageAt(found, field)).not.toBeNull();
  });

  test('are refused with an unknown property type', async () => {
    const found = await failures('POST', '/api/property', newProperty('Rules', { propertyTypeId: 99 }));
    expect(messageAt(found, 'propertyTypeId')).toBe('Property Type is required');
  });

  test('take the current year from the clock', async () => {
    const { clock } = cast;
    const body = { ...validDetails, yearBuilt: 2027 };
    expect(await failures('PUT', `/api/property/${cast.home}`, body)).toHaveLength(1);
    const before = clock.now();
    clock.set('2027-01-01T00:00:00Z');
    const headers = { ...(await signedIn(cast.database, clock, cast.ids.manager)), 'if-match': '"999"' };
    const answer = await cast.app.inject({
      method: 'PUT',
      url: `/api/property/${cast.home}`,
      headers,
      payload: body,
    });
    clock.set(before);
    expect(answer.statusCode).toBe(412);
  });
});

describe('financials', () => {
  test.each(financialCases.map(named))('wizard %s', async (_, row) => {
    const propertyFinancial = { ...validFinancials, ...row.with, [row.field]: row.value };
    const found = await failures('POST', '/api/property', newProperty('Rules', { propertyFinancial }));
    expect(messageAt(found, `propertyFinancial.${row.field}`)).toBe(row.message);
  });

  const editCases = financialCases.filter((row) => row.field !== 'yearEndReserveBalance');
  test.each(editCases.map(named))('edit tab %s', async (_, row) => {
    const body = { ...validFinancials, ...row.with, [row.field]: row.value };
    const found = await failures('PUT', `/api/propertyfinancial/${cast.home}/2027`, { ...body });
    expect(messageAt(found, row.field)).toBe(row.message);
  });

  test.each([
    [-50_000_000, null],
    [-50_000_000.01, 'Starting Reserve Balance should be from -$50,000,000 to $99,000,000'],
    [99_000_001, 'Starting Reserve Balance should be from -$50,000,000 to $99,000,000'],
  ])('the edit tab judges a balance of %d: %p', async (yearEndReserveBalance, message) => {
    const body = { ...validFinancials, hasUpcomingExpenses: false, yearEndReserveBalance };
    const found = await failures('PUT', `/api/propertyfinancial/${cast.home}/2027`, body);
    expect(messageAt(found, 'yearEndReserveBalance')).toBe(message);
  });
});

describe('a whole request', () => {
  test('gets all failures of all its parts in one answer', async () => {
    const found = await failures('POST', '/api/property', {
      ...newProperty(''),
      zipCode: 'x',
      propertyFinancial: { ...validFinancials, inflationRate: 100 },
      reserveStudy: { providerName: 'Someone' },
    });
    expect([...new Set(found.map((f) => f.field))].sort()).toEqual([
      'name',
      'propertyFinancial.inflationRate',
      'reserveStudy.reserveStudyDate',
      'reserveStudy.reserveStudyTypeId',
      'zipCode',
    ]);
  });

  test.each([[[]], ['text'], [null], [7]])('is refused where its body is no object: %j', async (payload) => {
    for (const [method, url] of [
      ['POST', '/api/property'],
      ['PUT', `/api/property/${cast.home}`],
    ] as const) {
      const headers = { ...cast.as.admin, 'if-match': '"1"', 'content-type': 'application/json' };
      const answer = await cast.app.inject({ method, url, headers, payload: JSON.stringify(payload) });
      expect(answer.statusCode).toBe(422);
    }
  });

  test.each([
    [{ date: null, reserveStudyTypeId: 1 }, 'date', 'Reserve Study Date is required'],
    [{ date: '2026-02-30', reserveStudyTypeId: 1 }, 'date', 'Reserve Study Date should be a valid date'],
    [{ date: '2026-02-28', reserveStudyTypeId: 5 }, 'reserveStudyTypeId', 'Reserve Study Type is required'],
    [
      { date: '2026-02-28', reserveStudyTypeId: 1, cost: -1 },
      'cost',
      'Cost should be from $0 to $99,000,000',
    ],
    [
      { date: '2026-02-28', reserveStudyTypeId: 2, inspectionDate: '2026-02-01' },
      'inspectionDate',
      'Only a Full Reserve Study has an inspection date',
    ],
  ])('study %j', async (body, field, message) => {
    expect(messageAt(await failures('POST', `/api/property/${cast.home}/reservestudy`, body), field)).toBe(
      message,
    );
  });
});

test.each([
  [{ filter: { updatedSince: '2026-01-01' } }, 'filter', 'A filter has no updatedSince; it has text, propertyTypeId, workspaceId, needsAttention, sort and descending'],
  [{ filters: {} }, undefined, 'A search has no filters; it has filter, page and pageSize'],
  [{ pageSize: 101 }, 'pageSize', 'Page size should be from 1 to 100'],
  [{ page: 0 }, 'page', 'Page should be at least 1'],
])('a search by %j is refused with a clear message', async (payload, field, detail) => {
  const answer = await cast.app.inject({ method: 'POST', url: '/api/property/search', headers: cast.as.admin, payload });
  expect([answer.statusCode, answer.json().error.errors[0].field, answer.json().error.errors[0].detail]).toEqual([422, field, detail]);
}); // prettier-ignore
