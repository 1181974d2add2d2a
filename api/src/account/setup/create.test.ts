import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { commandSettings } from '../../command-settings';
import { sealWith } from '../../platform/secret/seal';
import { buildTestApp, signedIn, type TestApp } from '../../platform/testing';
import { appUser } from '../tables';
import { createAdmin, type Wanted } from './create';
import { setupSecret } from './secret';

let t: TestApp;
beforeEach(async () => {
  t = await buildTestApp();
});
afterEach(() => t.close());

const ADA: Wanted = {
  email: 'ada@example.test',
  workspace: 'Northlake',
  company: 'Northlake Mgmt',
  name: 'Ada King Byron',
  staff: false,
};
const post = (url: string, payload: object) => t.app.inject({ method: 'POST', url, payload });
const people = () => t.database.system((tx) => tx.select().from(appUser));
const chosen = { newPassword: 'quiet-lake7', confirmPassword: 'quiet-lake7' };

describe('create-admin', () => {
  test('adds a workspace and its Admin, who chooses the password by the link, once', async () => {
    const { email, link, made } = await createAdmin(t, ADA);
    expect([email, made]).toEqual(['ada@example.test', { workspaceName: 'Northlake' }]);
    expect((await post('/api/account/signin', { email, password: 'quiet-lake7' })).statusCode).toBe(401);
    expect((await post('/api/account/reset', { email, ...link, ...chosen })).statusCode).toBe(200);
    expect((await post('/api/account/reset', { email, ...link, ...chosen })).statusCode).toBe(422);
    const { viewer } = (await post('/api/account/signin', { email, password: 'quiet-lake7' })).json().data;
    expect(viewer).toMatchObject({
      fullName: 'Ada King Byron',
      isStaff: false,
      memberships: [{ name: 'Northlake', companyName: 'Northlake Mgmt', roleName: 'Admin' }],
    });
  });

  test('adds a second workspace with its own Admin, as internal staff only with that option', async () => {
    await createAdmin(t, ADA);
    const { email } = await createAdmin(t, {
      ...ADA,
      email: 'bo@example.test',
      name: undefined,
      staff: true,
    });
    expect(
      (await people()).map(({ firstName, lastName, isStaff }) => [firstName, lastName, isStaff]),
    ).toEqual([
      ['Ada', 'King Byron', false],
      ['bo', 'Admin', true],
    ]);
    expect(email).toBe('bo@example.test');
  });

  test('only makes a new link for an existing account, and ends the old link', async () => {
    const first = await createAdmin(t, ADA);
    const again = await createAdmin(t, { email: 'ADA@example.test', staff: true });
    expect([again.email, again.made, (await people())[0]!.isStaff]).toEqual([
      'ada@example.test',
      null,
      false,
    ]);
    const check = async (link: object) =>
      (await post('/api/account/resetinit', { email: ADA.email, ...link })).statusCode;
    expect([await check(first.link), await check(again.link)]).toEqual([422, 200]);
    const headers = await signedIn(t.database, t.clock, (await people())[0]!.userId);
    expect((await t.app.inject({ url: '/api/workspace/workspaces', headers })).json().data).toHaveLength(1);
  });

  test('ends the setup address', async () => {
    const seal = sealWith(randomBytes(32));
    const secret = await setupSecret(t, seal);
    await createAdmin(t, ADA);
    const names = { workspaceName: 'W', companyName: 'C', firstName: 'E', lastName: 'V' };
    const secrets = {
      secret,
      email: 'eve@example.test',
      password: 'quiet-lake7',
      confirmPassword: 'quiet-lake7',
    };
    expect((await post('/api/account/setup', { ...names, ...secrets })).statusCode).toBe(422);
    expect(await setupSecret(t, seal)).toBeNull();
  });

  test('names every option that is missing or wrong, and adds nothing', async () => {
    await expect(createAdmin(t, { staff: false })).rejects.toThrow('--email: Email is required.');
    await expect(createAdmin(t, { email: 'new@example.test', staff: false })).rejects.toThrow(
      '--workspace: Portfolio name is required.\n--company: Company name is required.',
    );
    expect(await people()).toEqual([]);
  });
});

describe('the settings of a command', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'roofline-env-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const env = (text: string) => writeFileSync(join(root, '.env'), text);

  test('come from .env, with folders relative to the repository wherever it is run', () => {
    expect(commandSettings(root, {}).DATA_DIR).toBe(join(root, 'data'));
    env('DATA_DIR=./elsewhere\nPORT=3210\n');
    expect(commandSettings(root, {})).toMatchObject({
      DATA_DIR: join(root, 'elsewhere'),
      PORT: 3210,
      DEMO: 'on',
    });
    // The environment wins, as for npm start.
    expect(commandSettings(root, { PORT: '4567' }).PORT).toBe(4567);
  });

  test('have the address where the application listens, and turn the demo off with a database server', () => {
    env('DATABASE_URL=postgres://localhost/roofline\nHOST=192.0.2.7\n');
    expect(commandSettings(root, {})).toMatchObject({
      DATABASE_URL: 'postgres://localhost/roofline',
      DEMO: 'off',
      APP_HOST: '192.0.2.7',
    });
  });
});
