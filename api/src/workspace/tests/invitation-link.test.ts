import { anAccessTokenInput } from '@roofline/schema/fixtures/person';
import { anInviteInput } from '@roofline/schema/fixtures/workspace';
import type { RoleName } from '@roofline/schema/account/account';
import { openPeople, type People } from '../../account/fixtures/people';
import { seedUser, seedWorkspace, signedIn } from '../../platform/testing';

let t: People;
beforeEach(async () => {
  t = await openPeople();
});
afterEach(() => t.close());

const { email: EMAIL } = anInviteInput();
type Headers = Record<string, string>;
const invite = (given: object = {}) => {
  const body = { ...anInviteInput(), ...given };
  return t.send('POST', '/api/workspace/invite', body, t.admin);
};
const list = async () => (await t.send('GET', '/api/workspace/invites', undefined, t.admin)).json().data;
const change = (what: 'resend' | 'revoke', id: string, version: number) => {
  const headers = { ...t.admin, 'if-match': `"${version}"` };
  return t.send('PUT', `/api/workspace/invite/${id}/${what}`, undefined, headers);
};
const lookUp = async (code: string) => (await t.send('GET', `/api/account/invitation/${code}`)).statusCode;

describe('the link of an invitation', () => {
  const link = (id: string, as: Headers = t.admin) =>
    t.send('POST', `/api/workspace/invite/${id}/link`, undefined, as);
  const made = async (given: object = {}) => (await invite(given)).json().data as { invitationId: string };

  test('is handed to who may invite, the same each time, and it opens the invitation', async () => {
    const { invitationId } = await made();
    expect(await list()).toMatchObject({ isMailed: false, items: [{ viewerCan: { copyLink: true } }] });
    const first = await link(invitationId);
    const { url } = first.json().data;
    expect([first.statusCode, url]).toEqual([
      200,
      `http://localhost:3000/#/join/invite/${await t.codeFor(EMAIL)}`,
    ]);
    expect((await link(invitationId)).json().data.url).toBe(url);
    expect(await lookUp(url.split('/').at(-1))).toBe(200);
  });

  test('is a new one after a resend', async () => {
    const { invitationId } = await made();
    const { url } = (await link(invitationId)).json().data;
    await change('resend', invitationId, 1);
    const newer = (await link(invitationId)).json().data.url;
    expect(newer).not.toBe(url);
    expect([await lookUp(url.split('/').at(-1)), await lookUp(newer.split('/').at(-1))]).toEqual([404, 200]);
  });

  test('is refused to users who cannot grant the role, and to programs', async () => {
    const { invitationId } = await made({ roleName: 'Admin' });
    const of = async (role: RoleName) => signedIn(t.database, t.clock, (await t.user(role)).userId);
    const other = await seedWorkspace(t.database);
    const stranger = await seedUser(t.database, { [other.workspaceId]: 'Admin' });
    const token = anAccessTokenInput({ scope: 'write', workspaceId: t.workspaceId });
    const { secret } = (await t.send('POST', '/api/account/token', token, t.admin)).json().data;
    const asked = [
      link(invitationId, await of('PortfolioAdmin')),
      link(invitationId, await of('Manager')),
      link(invitationId, { authorization: `Bearer ${secret}` }),
      link(invitationId, await signedIn(t.database, t.clock, stranger.userId)),
      link(invitationId, {}),
    ];
    const answers = await Promise.all(asked);
    expect(answers.map((each) => each.statusCode)).toEqual([403, 403, 403, 404, 401]);
    expect(answers.map((each) => each.body).join()).not.toContain('join/invite');
    expect((await link(invitationId)).statusCode).toBe(200);
  });

  test('is gone when the invitation is revoked or expired', async () => {
    const revoked = await made();
    await change('revoke', revoked.invitationId, 1);
    const expired = await made({ email: 'kim@example.test' });
    t.clock.advance(14 * 24 * 60 * 60_000);
    const headers = await signedIn(t.database, t.clock, t.adminId);
    const answers = [await link(revoked.invitationId, headers), await link(expired.invitationId, headers)];
    expect(answers.map((each) => [each.statusCode, each.json().error.errors[0].detail])).toEqual([
      [409, 'The invitation was already revoked'],
      [409, 'The invitation has expired. Resend it to create a new link.'],
    ]);
  });

  test('is never shown if a mail server sends it to the invited person', async () => {
    await t.close();
    t = await openPeople({ config: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    const { invitationId } = await made();
    const answer = await t.send('GET', '/api/workspace/invites', undefined, t.admin);
    expect(answer.json().data).toMatchObject({ isMailed: true, items: [{ viewerCan: { copyLink: false } }] });
    const asked = await link(invitationId);
    expect([asked.statusCode, asked.json().error.errors[0].detail]).toEqual([
      409,
      'Roofline emails invitations here: only the invited person gets the link.',
    ]);
  });
});
