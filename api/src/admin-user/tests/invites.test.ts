import type { AdminInvite, AdminInvitePage } from '@roofline/schema/admin-user/admin-user';
import { sql } from 'drizzle-orm';
import { openPeople, type People } from '../../account/fixtures/people';
import { workActor } from '../../platform/actor';
import { newId } from '../../platform/ids';
import { seedUser, seedWorkspace, signedIn } from '../../platform/testing';

type Headers = Record<string, string>;
let t: People;
let staff: Headers;
beforeEach(async () => {
  t = await openPeople();
  const { userId } = await seedUser(t.database, {}, { isStaff: true, firstName: 'Root', lastName: 'Staff' });
  staff = await signedIn(t.database, t.clock, userId);
});
afterEach(() => t.close());

const list = async (query = ''): Promise<AdminInvitePage> =>
  (await t.send('GET', `/api/admin/invite${query}`, undefined, staff)).json().data;
const emails = ({ items }: AdminInvitePage) => items.map(({ email }) => email);
async function change(
  what: 'resend' | 'revoke',
  { invitationId, version }: Pick<AdminInvite, 'invitationId' | 'version'>,
  as = staff,
) {
  const url = `/api/admin/invite/${invitationId}/${what}`;
  const answer = await t.send('PUT', url, undefined, { ...as, 'if-match': `"${version}"` });
  const { data, error } = answer.json();
  return { status: answer.statusCode, data: data as AdminInvite, errors: error?.errors, text: answer.body };
}
const lookUp = async (code: string) => (await t.send('GET', `/api/account/invitation/${code}`)).statusCode;
/** Adds an invitation to another portfolio. */
async function elsewhere(email: string) {
  const { workspaceId } = await seedWorkspace(t.database, { name: 'Ridge' });
  const url = `/api/workspace/invite?workspaceId=${workspaceId}`;
  await t.send('POST', url, { email, roleName: 'Vendor', propertyIds: [] }, staff);
  return workspaceId;
}

it('lists the invitations to all portfolios, newest first, without their codes', async () => {
  await t.invite({ email: 'one@example.test' });
  t.clock.advance(1000);
  const workspaceId = await elsewhere('two@example.test');
  const answer = await t.send('GET', '/api/admin/invite', undefined, staff);
  const page: AdminInvitePage = answer.json().data;
  expect(page).toMatchObject({
    totalCount: 2,
    isMailed: false,
    items: [
      { email: 'two@example.test', workspaceName: 'Ridge', roleName: 'Vendor', status: 'pending' },
      { email: 'one@example.test', workspaceName: 'Northlake', viewerCan: { resend: true, revoke: true } },
    ],
  });
  for (const email of ['one@example.test', 'two@example.test'])
    expect(answer.body).not.toContain(await t.codeFor(email));
  expect(answer.body).not.toMatch(/code|hash/i);
  expect(emails(await list('?search=RIDGE'))).toEqual(['two@example.test']);
  expect(emails(await list('?search=One@Ex'))).toEqual(['one@example.test']);
  expect(emails(await list(`?workspaceId=${workspaceId}`))).toEqual(['two@example.test']);
  const second = await list('?pageSize=1&page=2');
  expect([emails(second), second.totalCount]).toEqual([['one@example.test'], 2]);
});

it('finds them by status', async () => {
  for (const email of ['out@example.test', 'late@example.test']) await t.invite({ email });
  const out = (await list('?search=out')).items[0]!;
  await change('revoke', out);
  expect(emails(await list('?status=revoked'))).toEqual(['out@example.test']);
  expect(emails(await list('?status=pending'))).toEqual(['late@example.test']);
  t.clock.advance(15 * 24 * 60 * 60_000);
  staff = await signedIn(t.database, t.clock, (await seedUser(t.database, {}, { isStaff: true })).userId);
  expect(emails(await list('?status=expired'))).toEqual(['late@example.test']);
  expect((await list('?status=accepted')).totalCount).toBe(0);
});

it('sends one again with a new link and revokes it, and shows both to the portfolio’s administrators', async () => {
  const property = await t.property('Elm Court');
  const first = await t.invite({ email: 'one@example.test' });
  const again = await change('resend', (await list()).items[0]!);
  const code = await t.codeFor('one@example.test');
  expect([again.status, await lookUp(first), await lookUp(code)]).toEqual([200, 404, 200]);
  expect(again.text).not.toContain(code);
  const [revoked, slower] = [await change('revoke', again.data), await change('revoke', again.data)];
  expect([revoked.status, revoked.data.status, slower.status]).toEqual([200, 'revoked', 412]);
  expect(await lookUp(code)).toBe(404);
  const finished = await change('resend', revoked.data);
  expect([finished.status, finished.errors[0].detail]).toEqual([409, 'The invitation was already revoked']);
  const read = await t.send('GET', `/api/activity/${property}?type=user`, undefined, t.admin);
  expect(read.json().data.items.map(({ description }: { description: string }) => description)).toEqual(
    expect.arrayContaining([
      'Sent the invitation of one@example.test again',
      'Revoked the invitation of one@example.test',
    ]),
  );
  const manager = await seedUser(t.database, { [t.workspaceId]: 'Manager' });
  await t.database.tenant(workActor([t.workspaceId]), (tx) =>
    tx.execute(
      sql`insert into property_assignment values (${t.workspaceId}::uuid, ${property}::uuid, ${manager.userId}::uuid)`,
    ),
  );
  const as = await signedIn(t.database, t.clock, manager.userId);
  const theirs = await t.send('GET', `/api/activity/${property}`, undefined, as);
  expect(theirs.statusCode).toBe(200);
  expect(theirs.body).not.toContain('one@example.test');
});

it('offers and does nothing in a closed portfolio', async () => {
  const workspaceId = await elsewhere('two@example.test');
  const at = `/api/admin/portfolio/${workspaceId}/active`;
  await t.send('PUT', at, { isActive: false }, { ...staff, 'if-match': '"1"' });
  const [invite] = (await list()).items;
  expect(invite!.viewerCan).toEqual({ resend: false, revoke: false });
  const answer = await change('resend', invite!);
  expect([answer.status, answer.errors[0].code]).toEqual([409, 'portfolioInactive']);
});

it('is only for internal staff, and answers 404 for one that does not exist', async () => {
  await t.invite({ email: 'one@example.test' });
  const [invite] = (await list()).items;
  expect((await t.send('GET', '/api/admin/invite', undefined, t.admin)).statusCode).toBe(403);
  expect((await change('revoke', invite!, t.admin)).status).toBe(403);
  expect((await change('revoke', { invitationId: newId(), version: 1 })).status).toBe(404);
});
