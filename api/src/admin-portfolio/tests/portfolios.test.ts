import { anAdminPortfolioInput } from '@roofline/schema/fixtures/admin-portfolio';
import type { AdminPortfolio, AdminPortfolioPage } from '@roofline/schema/admin-portfolio/admin-portfolio';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database';
import { newId } from '../../platform/ids';
import { STAFF_SESSION } from '../../platform/identity/staff';
import { buildCast, type Cast, type Identity } from '../../property/fixtures/cast';

let cast: Cast;
beforeEach(async () => {
  cast = await buildCast();
});
afterEach(() => cast.close());

interface Sent {
  payload?: object;
  version?: number;
  key?: string;
}
async function call(
  who: Identity,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  { payload, version, key = newId() }: Sent = {},
) {
  const match = version === undefined ? {} : { 'if-match': `"${version}"` };
  const headers = { ...cast.as[who], 'idempotency-key': key, ...match };
  const answer = await cast.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  const body = answer.body === '' ? {} : answer.json();
  return { status: answer.statusCode, data: body.data, errors: body.error?.errors };
}
const list = async (query = ''): Promise<AdminPortfolioPage> =>
  (await call('staff', 'GET', `/api/admin/portfolio${query}`)).data;
const names = ({ items }: AdminPortfolioPage) => items.map(({ name }) => name);
const harbor = async (): Promise<AdminPortfolio> => (await list('?search=harbor')).items[0]!;
const activity = () =>
  cast.database.system(async (tx) => {
    await tx.execute(sql`select set_config('role', 'none', true)`);
    return rowsOf<{ name: string; description: string; by: string }>(
      tx,
      sql`select distinct on (a.date, a.description) w.name, a.description, a.user_name as by
        from activity_item a join workspace w using (workspace_id) where a.description ~ 'portfolio'
        order by a.date, a.description`,
    );
  });
const fields = anAdminPortfolioInput();

describe('the list of portfolios', () => {
  it('lists all of them by name with their counts, in pages', async () => {
    const first = await list('?pageSize=1');
    const all = await list();
    expect(names(all)).toEqual(names(all).toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())));
    expect([first.items.length, first.totalCount]).toEqual([1, all.items.length]);
    const { propertyCount, userCount, inviteCount } = await harbor();
    expect([propertyCount > 0, userCount > 0, inviteCount]).toEqual([true, true, 0]);
  });

  it('finds by name, company and contact, and takes special characters literally', async () => {
    const payload = { ...fields, contactName: 'Ada Vance', city: 'Mobile' };
    await call('staff', 'POST', '/api/admin/portfolio', { payload });
    for (const text of ['SUMMIT', 'summit manage', 'ada v', 'mobile'])
      expect(names(await list(`?search=${encodeURIComponent(text)}`))).toEqual(['Summit']);
    expect(names(await list('?search=%25'))).toEqual([]);
  });

  it('counts an invitation until it is revoked', async () => {
    const { workspaceId } = await harbor();
    const invited = await call('staff', 'POST', `/api/workspace/invite?workspaceId=${workspaceId}`, {
      payload: { email: 'new@harbor.test', roleName: 'PortfolioAdmin' },
    });
    expect((await harbor()).inviteCount).toBe(1);
    const { invitationId, version } = invited.data;
    await call('staff', 'PUT', `/api/workspace/invite/${invitationId}/revoke`, { version });
    expect((await harbor()).inviteCount).toBe(0);
  });
});

describe('adding a portfolio', () => {
  it('stores every field, and lets staff invite its admin', async () => {
    const payload = {
      ...fields,
      address1: '1 Pier',
      city: 'Mobile',
      state: 'AL',
      zipCode: '36602',
      contactName: 'Ada Vance',
      contactEmail: 'ada@summit.test',
      phone: '001 (251) 555-0100',
      website: 'summit.example',
      isPrivateLabel: true,
      accentColor: '#C0392B',
      featureToggleLoanAnalysis: true,
    };
    const { status, data } = await call('staff', 'POST', '/api/admin/portfolio', { payload });
    expect([status, data]).toEqual([
      201,
      expect.objectContaining({
        ...payload,
        phone: '0012515550100',
        address2: null,
        featureTogglePreventativeMaintenance: false,
        isActive: true,
        propertyCount: 0,
        userCount: 0,
        inviteCount: 0,
      }),
    ]);
    const invited = await call('staff', 'POST', `/api/workspace/invite?workspaceId=${data.workspaceId}`, {
      payload: { email: 'ada@summit.test', roleName: 'PortfolioAdmin' },
    });
    expect(invited.status).toBe(201);
  });

  it('adds only one portfolio when the request is repeated with the same key', async () => {
    const key = newId();
    const first = await call('staff', 'POST', '/api/admin/portfolio', { payload: fields, key });
    const again = await call('staff', 'POST', '/api/admin/portfolio', { payload: fields, key });
    expect([again.status, again.data]).toEqual([201, first.data]);
    expect((await list('?search=summit')).totalCount).toBe(1);
  });

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ companyName: '  ' }, 'Company name is required'],
    [{ phone: '2515550100' }, 'Phone should be 001 and 10 digits'],
    [{ phone: '00125155501000' }, 'Phone should be 001 and 10 digits'],
    [{ website: 'no host' }, 'Website should be like example.com'],
    [{ website: 'javascript:alert(1)' }, 'Website should be like example.com'],
    [{ contactEmail: 'ada' }, 'Contact email should be a valid email address'],
    [{ zipCode: '3660' }, 'Zip code should consist of 5 numbers'],
    [{ accentColor: 'teal' }, 'Accent color should be like #0B6572'],
    [{ accentColor: '#ffee00' }, 'Accent color should be darker, so that buttons stand out on white'],
    [{ isPrivateLabel: 'yes' }, 'Private label should be true or false'],
  ])('refuses %j', async (change, detail) => {
    const answer = await call('staff', 'POST', '/api/admin/portfolio', { payload: { ...fields, ...change } });
    expect([answer.status, answer.errors?.[0].detail]).toEqual([422, detail]);
  });
});

describe('changing a portfolio', () => {
  it('records the changes in its activity, and nothing if nothing changed', async () => {
    const { workspaceId, companyName, version } = await harbor();
    const at = `/api/admin/portfolio/${workspaceId}`;
    const payload = { name: 'Haven', companyName, phone: '0012515550100', isPrivateLabel: true };
    const changed = await call('staff', 'PUT', at, { payload, version });
    expect([changed.status, changed.data.name, changed.data.version]).toEqual([200, 'Haven', version + 1]);
    const again = await call('staff', 'PUT', at, { payload, version: version + 1 });
    expect(again.data.version).toBe(version + 1);
    expect((await activity()).map(({ description }) => description)).toEqual([
      'Changed 4 fields of the portfolio Haven: name from Harbor to Haven; phone from none to 0012515550100; private label from no to yes; preventative maintenance from yes to no',
    ]);
  });

  it('refuses the slower of two changes', async () => {
    const { workspaceId, version } = await harbor();
    const at = `/api/admin/portfolio/${workspaceId}`;
    await call('staff', 'PUT', at, { payload: fields, version });
    const slower = await call('staff', 'PUT', at, { payload: { ...fields, city: 'Mobile' }, version });
    expect([slower.status, slower.errors[0].code]).toEqual([412, 'staleVersion']);
  });

  it('shows the change in the activity of the portfolio’s properties, and of no others', async () => {
    const { workspaceId, version } = await harbor();
    const at = `/api/admin/portfolio/${workspaceId}`;
    await call('staff', 'PUT', at, { payload: fields, version });
    const own = (await call('admin', 'GET', `/api/activity/${cast.home}`)).data.items[0];
    expect([own.entityName, own.type]).toEqual(['Summit', 'property']);
    const other = (await call('staff', 'GET', `/api/activity/${cast.foreign}`)).data.items;
    expect(other.map(({ entityName }: { entityName: string }) => entityName)).not.toContain('Summit');
  });

  it('closes it to its users and opens it again', async () => {
    const { workspaceId, version } = await harbor();
    const at = `/api/admin/portfolio/${workspaceId}/active`;
    const closed = await call('staff', 'PUT', at, { payload: { isActive: false }, version });
    expect(closed.data.isActive).toBe(false);
    expect((await call('admin', 'GET', `/api/property/${cast.home}`)).status).toBe(404);
    expect(names(await list('?status=inactive'))).toEqual(['Harbor']);
    expect(names(await list('?status=active'))).not.toContain('Harbor');
    await call('staff', 'PUT', at, { payload: { isActive: true }, version: version + 1 });
    expect((await call('admin', 'GET', `/api/property/${cast.home}`)).status).toBe(200);
    expect((await activity()).map(({ description }) => description)).toEqual([
      'Deactivated the portfolio',
      'Reactivated the portfolio',
    ]);
  });
});

describe('access', () => {
  it.each(['admin', 'portfolioAdmin', 'manager'] as const)('refuses the role %s everything', async (who) => {
    const { workspaceId, version } = await harbor();
    const at = `/api/admin/portfolio/${workspaceId}`;
    const answers = await Promise.all([
      call(who, 'GET', '/api/admin/portfolio'),
      call(who, 'GET', at),
      call(who, 'POST', '/api/admin/portfolio', { payload: fields }),
      call(who, 'PUT', at, { payload: fields, version }),
      call(who, 'PUT', `${at}/active`, { payload: { isActive: false }, version }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  it('refuses staff whose session began twelve hours ago, and not a moment earlier', async () => {
    cast.clock.advance(STAFF_SESSION - 1000);
    expect((await call('staff', 'GET', '/api/admin/portfolio')).status).toBe(200);
    cast.clock.advance(1000);
    const late = await call('staff', 'GET', '/api/admin/portfolio');
    expect([late.status, late.errors[0].code]).toEqual([403, 'sessionTooOld']);
  });

  it('answers 404 for a portfolio that does not exist', async () => {
    const at = `/api/admin/portfolio/${newId()}`;
    expect((await call('staff', 'GET', at)).status).toBe(404);
    expect((await call('staff', 'PUT', at, { payload: fields, version: 1 })).status).toBe(404);
  });
});
