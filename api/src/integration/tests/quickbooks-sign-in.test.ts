import { sql } from 'drizzle-orm';
import type { IntegrationCredential } from '@roofline/schema/integration/credential';
import { buildCast } from '../../property/fixtures/cast';
import { quickBooksCast } from '../fixtures/quickbooks-cast';
import { CLIENT } from '../fixtures/quickbooks-server';

const at = quickBooksCast();
const { ask, newCompany, leave, comeBack, signIn, connected, rows, later } = at;

describe('a sign-in', () => {
  test('leads to Intuit with this installation’s registration, and back to a credential of the company', async () => {
    const realmId = newCompany('Oak Court HOA');
    const query = await leave({ propertyId: at.cast.home });
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: CLIENT.id,
      response_type: 'code',
      scope: 'com.intuit.quickbooks.accounting',
      redirect_uri: 'https://roofline.test/useraccount/connected-apps/return',
    });
    const back = { state: query.get('state')!, code: at.books.allow(realmId), externalCode: realmId };
    const { status, data } = await comeBack(back);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      propertyId: at.cast.home,
      credential: { name: 'Oak Court HOA', integrationId: 4, isExpired: false },
    });
    const listed = await ask('GET', `/credentials/${data.credential.integrationCredentialId}/associations`);
    expect(listed.data).toEqual({ associations: [{ code: realmId, name: 'Oak Court HOA' }], problem: null });
    const stored = await rows(sql`select * from integration_credential where external_code = ${realmId}`);
    expect(JSON.stringify([stored, data, listed])).not.toMatch(/planted/);
    // A second sign-in to the same company gives the same credential.
    expect((await signIn(realmId)).data.credential.integrationCredentialId).toBe(
      data.credential.integrationCredentialId,
    );
  });

  test('accepts one return, of the same session, within ten minutes', async () => {
    const realmId = newCompany();
    const back = async () => ({
      state: (await leave({ propertyId: at.cast.home })).get('state')!,
      code: at.books.allow(realmId),
      externalCode: realmId,
    });
    const refused = { status: 422, problem: expect.stringContaining('another session') };
    const others = await back();
    expect(await comeBack(others, 'admin')).toMatchObject(refused);
    expect((await comeBack(others)).status).toBe(200);
    expect(await comeBack({ ...others, code: at.books.allow(realmId) })).toMatchObject(refused);
    const { state } = await back();
    const forged = `${state.slice(0, -4)}${state.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    for (const each of [forged, 'none', '', 'a.b'])
      expect(
        await comeBack({ state: each, code: at.books.allow(realmId), externalCode: realmId }),
      ).toMatchObject(refused);
    const late = await back();
    later(11 * 60_000);
    expect(await comeBack(late)).toMatchObject(refused);
    const many = await back();
    const both = await Promise.all([comeBack(many), comeBack(many)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('is refused without permission, with an unknown code and with another company than the chosen one', async () => {
    const [mine, theirs] = [newCompany(), newCompany()];
    const state = async () => (await leave({ propertyId: at.cast.home })).get('state')!;
    const denied = await comeBack({
      state: await state(),
      code: null,
      externalCode: null,
      refusal: 'access_denied',
    });
    expect(denied).toMatchObject({
      status: 422,
      problem: expect.stringContaining('permission was not given'),
    });
    expect((await comeBack({ state: await state(), code: 'made up', externalCode: mine })).status).toBe(422);
    const swapped = await comeBack({
      state: await state(),
      code: at.books.allow(mine),
      externalCode: theirs,
    });
    expect(swapped).toMatchObject({
      status: 422,
      problem: expect.stringContaining('does not let this connection'),
    });
    const path = await comeBack({
      state: await state(),
      code: at.books.allow(mine),
      externalCode: `../${mine}`,
    });
    expect(path.status).toBe(422);
    expect(
      await rows(sql`select 1 from integration_credential where external_code in (${mine}, ${theirs})`),
    ).toEqual([]);
  });

  test('that connects a credential again cannot change its company', async () => {
    const { integrationCredentialId, name } = await connected();
    const other = await signIn(newCompany('Elsewhere'), {
      propertyId: at.cast.home,
      integrationCredentialId,
    });
    expect(other).toMatchObject({
      status: 422,
      problem: expect.stringContaining(`Elsewhere, which is another company than the one of ${name}`),
    });
  });

  test.each([['vendor', 403], ['member', 403], ['stranger', 404]] as const)('is not begun by a %s', async (as, status) =>
    expect((await ask('POST', '/authorizations', { propertyId: at.cast.home, integrationId: 4 }, as)).status).toBe(status),
  ); // prettier-ignore

  test('cannot begin where people enter a credential, or with a credential of another integration', async () => {
    const entered = await ask('POST', '/authorizations', { propertyId: at.cast.home, integrationId: 3 });
    expect(entered.problem).toContain('Add a credential');
    const values = { clientId: 'an id', clientSecret: 'a secret' };
    const made = await ask<IntegrationCredential>('POST', '/credentials', {
      workspaceId: at.cast.workspaceId,
      integrationId: 3,
      name: 'Buildium',
      values,
    });
    const { integrationCredentialId } = made.data;
    const mixed = await ask('POST', '/authorizations', {
      propertyId: at.cast.home,
      integrationId: 4,
      integrationCredentialId,
    });
    expect(mixed).toMatchObject({ status: 422, problem: 'Choose a credential of this integration' });
  });
});

test('an installation without a registration reports which settings are missing', async () => {
  const { config } = { config: { QUICKBOOKS_CLIENT_ID: undefined, QUICKBOOKS_CLIENT_SECRET: undefined } };
  const bare = await buildCast({ config });
  try {
    const headers = bare.as.manager;
    const list = await bare.app.inject({ url: '/api/integration/integrations', headers });
    expect(list.json().data).toContainEqual(
      expect.objectContaining({
        integrationId: 4,
        connectText: 'Connect to QuickBooks',
        missing: expect.stringContaining('QUICKBOOKS_CLIENT_ID'),
      }),
    );
    const payload = { propertyId: bare.home, integrationId: 4 };
    const begun = await bare.app.inject({
      method: 'POST',
      url: '/api/integration/authorizations',
      headers,
      payload,
    });
    expect([begun.statusCode, begun.json().error.errors[0].detail]).toEqual([
      422,
      expect.stringContaining('QUICKBOOKS_CLIENT_SECRET'),
    ]);
  } finally {
    await bare.close();
  }
});
