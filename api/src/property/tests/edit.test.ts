import { validDetails } from '@roofline/schema/fixtures/rule-cases';
import { buildCast, newProperty, type Cast, type Identity } from '../fixtures/cast';

let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

const put = (identity: Identity, id: string, version: number | string, payload: object) =>
  cast.app.inject({
    method: 'PUT',
    url: `/api/property/${id}`,
    headers: { ...cast.as[identity], 'if-match': `"${version}"` },
    payload,
  });

describe('switches that only some roles may set (AZ-7)', () => {
  const switches = { isTest: true, isFeatureToggleOn: false, allowPlanning: false };
  test.each([
    ['manager', { isTest: false, isFeatureToggleOn: true, allowPlanning: true }],
    ['admin', { isTest: true, isFeatureToggleOn: true, allowPlanning: true }],
    ['portfolioAdmin', { isTest: true, isFeatureToggleOn: true, allowPlanning: true }],
    ['staff', { isTest: true, isFeatureToggleOn: false, allowPlanning: false }],
  ] as const)('%s', async (identity, stored) => {
    const { propertyId } = await cast.add('manager', newProperty(`Switch ${identity}`));
    const answer = await put(identity, propertyId, 1, { ...validDetails, ...switches });
    expect(answer.json().data).toMatchObject({ ...stored, version: 2 });
    const again = await cast.app.inject({ url: `/api/property/${propertyId}`, headers: cast.as[identity] });
    expect(again.json().data).toMatchObject(stored);
  });

  test('keep their value where a save does not send them', async () => {
    const { propertyId } = await cast.add('manager', newProperty('Stay'));
    await put('admin', propertyId, 1, { ...validDetails, isTest: true });
    const { isTest, ...rest } = validDetails;
    expect((await put('admin', propertyId, 2, rest)).json().data.isTest).toBe(true);
    expect((await put('admin', propertyId, 3, { ...rest, isTest })).json().data.isTest).toBe(false);
  });
});

describe('a save', () => {
  test('stores trimmed, normalized text, and no year without a conversion', async () => {
    const { propertyId } = await cast.add('manager', newProperty('Text'));
    const body = {
      ...validDetails,
      name: '  Cafe\u0301 ',
      yearOfConversion: 2001,
      propertyDescription: '  ',
      latLng: { lat: 30.7, lng: -88 },
    };
    const { data } = (await put('manager', propertyId, 1, body)).json();
    expect(data).toMatchObject({
      name: 'Café',
      yearOfConversion: 0,
      propertyDescription: null,
      latLng: { lat: 30.7, lng: -88 },
      updatedAt: cast.clock.now().toISOString(),
    });
    const found = await cast.app.inject({
      method: 'POST',
      url: '/api/property/search',
      headers: cast.as.manager,
      payload: { filter: { text: 'CAFÉ' } },
    });
    expect(found.json().data.totalCount).toBe(1);
  });

  test('stores no undeclared key (AZ-6)', async () => {
    const { propertyId } = await cast.add('manager', newProperty('Forge'));
    const forged = {
      propertyId: cast.foreign,
      workspaceId: cast.otherWorkspaceId,
      isActive: false,
      isIntegratedProperty: true,
      isDemo: true,
      version: 99,
      searchText: 'x',
      profileImageId: '0199c0de-0000-7000-8000-000000000009',
    };
    const { data } = (
      await put('staff', propertyId, 1, { ...validDetails, name: 'Forge', ...forged })
    ).json();
    expect(data).toMatchObject({
      propertyId,
      workspaceId: cast.workspaceId,
      isActive: true,
      isIntegratedProperty: false,
      isDemo: false,
      profileImage: null,
      version: 2,
    });
  });

  test('leaves undeclared keys out of the answer (AZ-8)', async () => {
    const { data } = (
      await cast.app.inject({ url: `/api/property/${cast.home}`, headers: cast.as.vendor })
    ).json();
    for (const hidden of ['profileImageId', 'searchText', 'createdAt', 'latitude', 'isAssigned'])
      expect(Object.keys(data)).not.toContain(hidden);
  });

  test('is in the history, unless it changes nothing', async () => {
    const { propertyId } = await cast.add('manager', newProperty('Told'));
    await put('manager', propertyId, 1, { ...validDetails, name: 'Told', numberOfUnits: 13, city: 'Daphne' });
    await put('manager', propertyId, 2, { ...validDetails, name: 'Told', numberOfUnits: 13, city: 'Daphne' });
    const rows = (await cast.everything()).match(/Changed 2 fields of Told: [^"]+/g);
    expect(rows).toEqual([
      'Changed 2 fields of Told: city from Mobile to Daphne; number of units from 12 to 13',
    ]);
  });
});

describe('versions (RL-10)', () => {
  test('a write is refused where the version is missing, unreadable or stale', async () => {
    const url = `/api/property/${cast.home}`;
    for (const method of ['PUT', 'DELETE'] as const) {
      const request = { method, url, payload: validDetails };
      expect((await cast.app.inject({ ...request, headers: cast.as.admin })).statusCode).toBe(428);
      const headers = { ...cast.as.admin, 'if-match': '*' };
      expect((await cast.app.inject({ ...request, headers })).statusCode).toBe(400);
    }
    const stale = await put('admin', cast.home, 7, validDetails);
    expect([stale.statusCode, stale.headers.etag]).toEqual([412, '"1"']);
  });

  test('one of many editors wins each version, and no change is lost', async () => {
    const { propertyId } = await cast.add('admin', newProperty('Race', { numberOfUnits: 1 }));
    const addOne = async () => {
      for (;;) {
        const { data } = (
          await cast.app.inject({ url: `/api/property/${propertyId}`, headers: cast.as.admin })
        ).json();
        const body = { ...validDetails, name: 'Race', numberOfUnits: data.numberOfUnits + 1 };
        const answer = await put('admin', propertyId, data.version, body);
        if (answer.statusCode === 200) return;
        expect(answer.statusCode).toBe(412);
      }
    };
    await Promise.all(Array.from({ length: 10 }, addOne));
    const { data } = (
      await cast.app.inject({ url: `/api/property/${propertyId}`, headers: cast.as.admin })
    ).json();
    expect(data).toMatchObject({ numberOfUnits: 11, version: 11 });
  });

  test('archiving with a stale version changes nothing', async () => {
    const before = await cast.everything();
    const headers = { ...cast.as.admin, 'if-match': '"5"' };
    expect(
      (await cast.app.inject({ method: 'DELETE', url: `/api/property/${cast.home}`, headers })).statusCode,
    ).toBe(412);
    expect(await cast.everything()).toBe(before);
  });
});
