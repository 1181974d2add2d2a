import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { openPeople, type People } from '../../account/fixtures/people';
import { pngOf } from '../../platform/images/fixtures/png';
import { multipartBody } from '../../platform/upload/fixtures/multipart';
import { seedUser, seedWorkspace, signedIn } from '../../platform/testing';
import { workspace } from '../tables';

let t: People;
beforeEach(async () => {
  t = await openPeople();
});
afterEach(() => t.close());

const at = (version: number) => ({ ...t.admin, 'if-match': `"${version}"` });
const put = (payload: object, headers: Record<string, string> = at(1), query = '') =>
  t.send('PUT', `/api/workspace/settings${query}`, payload, headers);

describe('settings', () => {
  test('are those of the first managed workspace, and a change needs their version', async () => {
    const read = (await t.send('GET', '/api/workspace/settings', undefined, t.admin)).json().data;
    expect(read).toEqual({
      workspaceId: t.workspaceId,
      name: 'Northlake',
      companyName: 'Northlake Inc.',
      logoUrl: null,
      isPrivateLabel: false,
      accentColor: null,
      version: 1,
      viewerCan: { edit: true },
    });
    const saved = await put({
      name: ' South ',
      companyName: 'South Inc.',
      workspaceId: 'x',
      isActive: false,
    });
    expect(saved.json().data).toMatchObject({ name: 'South', companyName: 'South Inc.', version: 2 });
    expect((await put({ name: 'A', companyName: 'B' })).statusCode).toBe(412);
    expect((await put({ name: 'A', companyName: 'B' }, t.admin)).statusCode).toBe(428);
  });

  test('answer 404 for a named workspace unless it is the caller’s own; staff must name one', async () => {
    const other = (await seedWorkspace(t.database, { name: 'Elsewhere' })).workspaceId;
    const body = { name: 'A', companyName: 'B' };
    expect((await put(body, at(1), `?workspaceId=${other}`)).statusCode).toBe(404);
    const staff = await signedIn(
      t.database,
      t.clock,
      (await seedUser(t.database, {}, { isStaff: true })).userId,
    );
    expect((await put(body, { ...staff, 'if-match': '"1"' })).json().error.errors[0].field).toBe(
      'workspaceId',
    );
    expect((await put(body, { ...staff, 'if-match': '"1"' }, `?workspaceId=${other}`)).statusCode).toBe(200);
  });

  test.each([
    [{ name: '', companyName: 'B' }, 'name'],
    [{ name: 'x'.repeat(251), companyName: 'B' }, 'name'],
    [{ name: 'A', companyName: ' ' }, 'companyName'],
    [{ name: 'A' }, 'companyName'],
  ])('%j breaks a rule', async (given, field) => {
    const answer = await put(given);
    expect([answer.statusCode, answer.json().error.errors[0].field]).toEqual([422, field]);
  });
});

describe('the logo', () => {
  const upload = (headers: Record<string, string>, bytes = pngOf(20, 10), fileName = 'logo.png') => {
    const { payload, contentType } = multipartBody([{ field: 'file', fileName, type: 'image/png', bytes }]);
    return t.app.inject({
      method: 'POST',
      url: '/api/workspace/logo',
      headers: { ...headers, 'content-type': contentType },
      payload,
    });
  };
  const setLabel = (label: { isPrivateLabel: boolean; accentColor: string | null }) =>
    t.database.system((tx) =>
      tx.update(workspace).set(label).where(eq(workspace.workspaceId, t.workspaceId)),
    );
  const labelOfViewer = async (headers: Record<string, string>) =>
    (await t.send('GET', '/api/account/me', undefined, headers)).json().data.memberships[0].privateLabel;
  /** Counts the stored files: the logo and its small size are two. */
  const files = async () => {
    const keys: string[] = [];
    for await (const file of t.storage.list('blob')) keys.push(file.key);
    return keys.length;
  };

  test('is re-encoded, shown to users and invited people, replaced and removed', async () => {
    const code = await t.invite({ email: 'nora@example.test' });
    const { logoUrl, version } = (await upload(t.admin)).json().data;
    expect(version).toBe(2);
    const member = await signedIn(t.database, t.clock, (await t.user('Vendor')).userId);
    const shown = await t.send('GET', logoUrl, undefined, member);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
    const atJoining = async () => (await t.send('GET', `/api/account/invitation/${code}`)).json().data;
    // Without a private label no invited person sees it at any address.
    expect((await atJoining()).workspacePrivateLabelLogo).toBeNull();
    expect((await t.send('GET', `/api/account/invitation/${code}/logo`)).statusCode).toBe(404);
    expect(await labelOfViewer(member)).toBeNull();
    await setLabel({ isPrivateLabel: true, accentColor: '#0B6572' });
    const { workspacePrivateLabelLogo: invited, ...shownThere } = await atJoining();
    expect(shownThere).toMatchObject({ isPrivateLabel: true, accentColor: '#0B6572' });
    expect(await labelOfViewer(member)).toEqual({ name: 'Northlake Inc.', logoUrl, accentColor: '#0B6572' });
    expect((await t.send('GET', invited)).rawPayload.equals(shown.rawPayload)).toBe(true);
    expect((await t.send('GET', invited.replace(code, 'A'.repeat(32)))).statusCode).toBe(404);
    expect((await upload(at(2), pngOf(30, 10))).json().data.logoUrl).not.toBe(logoUrl);
    expect((await upload(at(2))).statusCode).toBe(412);
    expect((await t.send('DELETE', '/api/workspace/logo', undefined, at(3))).statusCode).toBe(204);
    expect((await t.send('GET', logoUrl, undefined, member)).statusCode).toBe(404);
    expect((await t.send('DELETE', '/api/workspace/logo', undefined, at(4))).statusCode).toBe(404);
    await t.sweepFiles();
    expect(await files()).toBe(0);
  });

  test('has a small size for the navigation and the page of invited people', async () => {
    const code = await t.invite({ email: 'nora@example.test' });
    const { logoUrl } = (await upload(t.admin, pngOf(500, 250))).json().data;
    await setLabel({ isPrivateLabel: true, accentColor: null });
    const sizes = await Promise.all(
      [logoUrl, `/api/account/invitation/${code}/logo?v=1`].map(async (address) => {
        const { rawPayload } = await t.send('GET', `${address}&size=small`, undefined, t.admin);
        return (await sharp(rawPayload).metadata()).width;
      }),
    );
    expect(sizes).toEqual([320, 320]);
  });

  test('is refused from roles that do not manage, from other workspaces, and if it is no image', async () => {
    const member = await signedIn(t.database, t.clock, (await t.user('Member')).userId);
    const other = (await seedWorkspace(t.database)).workspaceId;
    const foreign = await signedIn(
      t.database,
      t.clock,
      (await seedUser(t.database, { [other]: 'Admin' })).userId,
    );
    expect((await upload(member)).statusCode).toBe(403);
    expect((await upload(t.admin, Buffer.from('<svg/>'))).statusCode).toBe(415);
    await upload(t.admin);
    expect((await t.send('GET', `/api/workspace/${t.workspaceId}/logo`, undefined, foreign)).statusCode).toBe(
      404,
    );
    expect(await files()).toBe(2);
  });
});
