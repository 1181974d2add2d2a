import { noProjects } from '../../platform/fixtures/plan-hooks';
import { validFinancials } from '@roofline/schema/fixtures/rule-cases';
import { roleIn, workActor, type Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { seedUser, signedIn } from '../../platform/testing';
import { addProperty } from '../add';
import { buildCast, newProperty, type Cast, type Identity } from '../fixtures/cast';
import { failAtEach } from '../fixtures/failing';

let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

const post = (headers: Record<string, string>, payload: object) =>
  cast.app.inject({ method: 'POST', url: '/api/property', headers, payload });
const get = async (identity: Identity, url: string) =>
  (await cast.app.inject({ url, headers: cast.as[identity] })).json().data;

describe('the workspace of a new property', () => {
  test('is the only possible one by default', async () => {
    const { workspaceId } = (await post(cast.as.manager, newProperty('Only'))).json().data;
    expect(workspaceId).toBe(cast.workspaceId);
  });

  test('must be chosen where several are possible', async () => {
    const both = await seedUser(cast.database, {
      [cast.workspaceId]: 'Admin',
      [cast.otherWorkspaceId]: 'Manager',
    });
    const headers = await signedIn(cast.database, cast.clock, both.userId);
    const missing = await post(headers, newProperty('', {}));
    expect(missing.statusCode).toBe(422);
    const failures = missing.json().error.errors as { field: string; detail: string }[];
    expect(failures[0]).toMatchObject({ field: 'workspaceId', detail: 'Portfolio is required' });
    // The same answer reports the other failures.
    expect(failures.map((f) => f.field)).toContain('name');
    const chosen = await post(headers, newProperty('Chosen', { workspaceId: cast.otherWorkspaceId }));
    expect(chosen.json().data.workspaceId).toBe(cast.otherWorkspaceId);
  });

  test('must be one where the role may add properties', async () => {
    const mixed = await seedUser(cast.database, {
      [cast.workspaceId]: 'Vendor',
      [cast.otherWorkspaceId]: 'Admin',
    });
    const headers = await signedIn(cast.database, cast.clock, mixed.userId);
    const before = await cast.everything();
    expect((await post(headers, newProperty('No', { workspaceId: cast.workspaceId }))).statusCode).toBe(403);
    expect(await cast.everything()).toBe(before);
    expect((await post(headers, newProperty('Yes'))).json().data.workspaceId).toBe(cast.otherWorkspaceId);
  });

  test('is not found where it is foreign or unknown', async () => {
    const before = await cast.everything();
    const unknown = '01900000-0000-7000-8000-00000000dead';
    const bodies = [];
    for (const workspaceId of [cast.otherWorkspaceId, unknown]) {
      const answer = await post(cast.as.admin, newProperty('No', { workspaceId }));
      expect(answer.statusCode).toBe(404);
      bodies.push(answer.body);
    }
    expect(bodies[0]).toBe(bodies[1]);
    expect(await cast.everything()).toBe(before);
  });

  test('is chosen from those where the role may add properties', async () => {
    const names = async (identity: Identity) =>
      (await get(identity, '/api/property/newpropertyworkspaces')).map((w: { name: string }) => w.name);
    expect(await names('manager')).toEqual(['Harbor']);
    expect(await names('staff')).toEqual(['Harbor', 'Ridge']);
    expect(await names('vendor')).toEqual([]);
  });
});

describe('a new property', () => {
  test('is open to the Manager who added it, and not to another Manager', async () => {
    const { propertyId } = await cast.add('manager', newProperty('Mine'));
    expect((await get('manager', `/api/property/${propertyId}`)).name).toBe('Mine');
    const second = await seedUser(cast.database, { [cast.workspaceId]: 'Manager' });
    const headers = await signedIn(cast.database, cast.clock, second.userId);
    expect((await cast.app.inject({ url: `/api/property/${propertyId}`, headers })).statusCode).toBe(404);
  });

  test.each(['manager', 'admin', 'staff'] as const)(
    'has the Test switch on only when internal staff sets it: %s',
    async (identity) => {
      const body = newProperty('Switch', { isTest: true, workspaceId: cast.workspaceId });
      expect((await cast.add(identity, body)) as unknown).toMatchObject({ isTest: identity === 'staff' });
    },
  );

  test('has its financials in the starting fiscal year and its study in the history', async () => {
    const { propertyId } = await cast.add(
      'admin',
      newProperty('Whole', {
        propertyFinancial: { ...validFinancials, startingFiscalYear: 2025, hasUpcomingExpenses: false },
        reserveStudy: { reserveStudyDate: '2024-02-03', reserveStudyTypeId: 3, providerName: ' Best ' },
      }),
    );
    const loaded = await get('admin', `/api/property/${propertyId}/load`);
    expect(
      loaded.fiscalYears.map((y: { year: number; requireSetup: boolean }) => [y.year, y.requireSetup]),
    ).toEqual([
      [2025, false],
      [2026, true],
      [2027, true],
    ]);
    expect(loaded.componentCount).toBe(0);
    const financial = await get('admin', `/api/propertyfinancial/${propertyId}/2025`);
    expect(financial).toMatchObject({
      upcomingExpenses: 0,
      isReadOnly: true,
      version: 1,
      annualReserveContribution: 24_000,
    });
    expect(await get('admin', `/api/property/${propertyId}/reservestudy`)).toMatchObject([
      { date: '2024-02-03', reserveStudyTypeName: 'Financial Update', providerName: 'Best', cost: null },
    ]);
  });

  test('stores no undeclared keys (AZ-6)', async () => {
    const forged = {
      propertyId: cast.foreign,
      isActive: false,
      isIntegratedProperty: true,
      isDemo: true,
      isFeatureToggleOn: false,
      allowPlanning: false,
      profileImageId: '0199c0de-0000-7000-8000-000000000009',
      version: 77,
      createdAt: '2000-01-01T00:00:00Z',
      userId: cast.ids.vendor,
      roleName: 'Admin',
    };
    const added = await cast.add('manager', newProperty('Forged', forged));
    expect(added).toMatchObject({
      isActive: true,
      isIntegratedProperty: false,
      isDemo: false,
      isFeatureToggleOn: true,
      allowPlanning: true,
      profileImage: null,
      version: 1,
    });
    expect(added.propertyId).not.toBe(cast.foreign);
  });
});

describe('adding once (RL-9)', () => {
  test('20 requests at the same time with one key add one property', async () => {
    const headers = { ...cast.as.admin, 'idempotency-key': 'wizard-1' };
    const send = () => post(headers, newProperty('Twenty'));
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    const statuses = new Set(answers.map((a) => a.statusCode));
    expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
    const first = answers.find((a) => a.statusCode === 201)!;
    expect((await send()).body).toBe(first.body);
    expect(
      (await get('admin', '/api/property/all')).filter(
        (p: { propertyName: string }) => p.propertyName === 'Twenty',
      ),
    ).toHaveLength(1);
    expect((await post(headers, newProperty('Other body'))).statusCode).toBe(422);
  });
});

test('a failure at any statement leaves nothing (RL-11)', async () => {
  const actor: Actor = { ...workActor([cast.workspaceId]), isStaff: false };
  actor.userId = cast.ids.manager;
  actor.memberships = [
    {
      workspaceId: cast.workspaceId,
      workspaceUserId: actor.userId,
      role: 'Manager',
      name: '',
      companyName: '',
    },
  ];
  expect(roleIn(actor, cast.workspaceId)).toBe('Manager');
  const body = newProperty('Half', {
    reserveStudy: { reserveStudyDate: '2024-02-03', reserveStudyTypeId: 1 },
  });
  const plans = {
    ...noProjects,
    recompute: async (tx: Tx) => void (await tx.execute('select 1')),
    updateAll: async () => undefined,
    carry: async () => [],
  };
  const before = await cast.everything();
  const statements = await failAtEach(
    (failing) =>
      cast.database.tenant(actor, (tx) =>
        addProperty(failing(tx), { clock: cast.clock, plans }, actor, body),
      ),
    cast.everything,
  );
  // Writes of property, assignment, financials, study, activity and plans, and the reads around them.
  expect(statements).toBeGreaterThanOrEqual(7);
  expect(await cast.everything()).not.toBe(before);
});
