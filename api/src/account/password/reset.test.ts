import { anAccessTokenInput } from '@roofline/schema/fixtures/person';
import { eq, sql } from 'drizzle-orm';
import { RESET_DONE, RESET_EXPIRED, RESET_SENT } from '@roofline/schema/account/credentials';
import { rowsOf } from '../../platform/database';
import { signedIn } from '../../platform/testing';
import { openPeople, PASSWORD, type People } from '../fixtures/people';
import { appUser } from '../tables';

let t: People;
const EMAIL = 'rosa@example.test';
let userId: string;

beforeEach(async () => {
  t = await openPeople({ config: { PUBLIC_URL: 'https://app.example.org' } as never });
  userId = (await t.user('Member', { email: EMAIL, firstName: 'Rosa' })).userId;
});
afterEach(() => t.close());

interface Link {
  email: string;
  resetPasswordToken: string;
  operationToken: string;
}

const ask = (email = EMAIL, headers = {}) => t.send('POST', '/api/account/resetrequest', { email }, headers);
async function newestLink(): Promise<Link> {
  const [, email, resetPasswordToken, operationToken] =
    /^https:\/\/app\.example\.org\/#\/resetpassword\/([^/\s]+)\/([^/\s]+)\/(\S+)$/m.exec(
      (await t.mails(EMAIL))[0]!.text,
    )!;
  return {
    email: decodeURIComponent(email!),
    resetPasswordToken: resetPasswordToken!,
    operationToken: operationToken!,
  };
}
async function askForLink(): Promise<Link> {
  await ask();
  return newestLink();
}
const chosen = { newPassword: 'green-lamp4', confirmPassword: 'green-lamp4' };
const reset = (link: Partial<Link>) => t.send('POST', '/api/account/reset', { ...link, ...chosen });
const init = (link: Partial<Link>) => t.send('POST', '/api/account/resetinit', link);
const signIn = (password: string) => t.send('POST', '/api/account/signin', { email: EMAIL, password });
const EXPIRED = `422 ${JSON.stringify({ error: { errors: [{ code: 'resetExpired', detail: RESET_EXPIRED }] } })}`;
const seen = (answer: { statusCode: number; body: string }) => `${answer.statusCode} ${answer.body}`;

describe('a link', () => {
  test('of two secrets of at least 128 bits sets the password once and ends every session and token', async () => {
    const sessions = await Promise.all([1, 2, 3].map(() => signedIn(t.database, t.clock, userId)));
    const made = await t.send(
      'POST',
      '/api/account/token',
      anAccessTokenInput({ scope: 'write', workspaceId: t.workspaceId }),
      sessions[0],
    );
    const bearers = [...sessions, { authorization: `Bearer ${made.json().data.secret}` }];
    const link = await askForLink();
    for (const secret of [link.resetPasswordToken, link.operationToken])
      expect(Buffer.from(secret, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect((await init(link)).json()).toEqual({ data: { email: EMAIL } });
    for (const headers of bearers)
      expect((await t.send('GET', '/api/account/me', undefined, headers)).statusCode).toBe(200);
    expect((await reset({ ...link, email: EMAIL.toUpperCase() })).json()).toEqual({
      data: { message: RESET_DONE },
    });
    for (const headers of bearers)
      expect((await t.send('GET', '/api/account/me', undefined, headers)).statusCode).toBe(401);
    expect((await signIn(PASSWORD)).statusCode).toBe(401);
    expect((await signIn(chosen.newPassword)).statusCode).toBe(200);
    expect([seen(await reset(link)), seen(await init(link))]).toEqual([EXPIRED, EXPIRED]);
  });

  test.each<[string, (link: Link) => Partial<Link> | Promise<Partial<Link>>]>([
    ['of another address', (link) => ({ ...link, email: 'admin@example.test' })],
    ['without its first secret', ({ resetPasswordToken: _, ...link }) => link],
    ['without its second secret', ({ operationToken: _, ...link }) => link],
    ['with its secrets exchanged', (link) => ({ ...link, resetPasswordToken: link.operationToken, operationToken: link.resetPasswordToken })],
    ['with a made-up secret', (link) => ({ ...link, operationToken: 'A'.repeat(32) })],
    ['replaced by a newer one', async (link) => (await ask(), link)],
    ['of an address that the account gave up', async (link) => {
      const headers = await signedIn(t.database, t.clock, userId);
      const profile = { firstName: 'Rosa', lastName: 'Vale', email: 'new@example.test', phone: null };
      expect((await t.send('POST', '/api/user/profile', profile, headers)).statusCode).toBe(200);
      return link;
    }],
    ['after the password was changed', async (link) => {
      const headers = await signedIn(t.database, t.clock, userId);
      const change = { email: EMAIL, currentPassword: PASSWORD, ...chosen };
      expect((await t.send('POST', '/api/account/changepassword', change, headers)).statusCode).toBe(200);
      return link;
    }],
    ['of a deactivated user', async (link) => {
      await t.database.system((tx) => tx.update(appUser).set({ isActive: false }).where(eq(appUser.userId, userId)));
      return link;
    }],
  ])('%s has expired', async (_name, change) => {
    const changed = await change(await askForLink());
    expect([seen(await init(changed)), seen(await reset(changed))]).toEqual([EXPIRED, EXPIRED]);
  }); // prettier-ignore

  test('is valid for 60 minutes and not a second longer', async () => {
    const link = await askForLink();
    t.clock.advance(60 * 60_000 - 1000);
    expect((await init(link)).statusCode).toBe(200);
    t.clock.advance(1000);
    expect(seen(await reset(link))).toBe(EXPIRED);
  });

  test('of 20 uses at the same moment one wins', async () => {
    const link = await askForLink();
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(link)));
    expect(answers.filter((each) => each.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((each) => seen(each) === EXPIRED)).toHaveLength(19);
  });

  test('begins with the configured address, whatever a request claims', async () => {
    for (const forged of [{ host: 'evil.test' }, { 'x-forwarded-host': 'evil.test' }])
      expect((await ask(EMAIL, forged)).statusCode).toBe(421);
    expect(await t.mails(EMAIL)).toEqual([]);
    await ask(EMAIL, { origin: 'https://evil.test', referer: 'https://evil.test/' });
    const [mail] = await t.mails(EMAIL);
    expect(`${mail!.html}${mail!.text}`).not.toContain('evil.test');
    expect((await newestLink()).email).toBe(EMAIL);
  });
});

describe('asking for a link', () => {
  /** Returns the rows that requests leave, reduced to facts that should be the same for every address. */
  const left = async () => {
    const rows = await t.database.system((tx) =>
      rowsOf(
        tx,
        sql`select r.reset_token_hash is not null as linked, length(m.sealed) > 1000 as sealed
            from password_reset r join mail_outbox m on m.created_at = r.created_at order by r.created_at`,
      ),
    );
    return rows;
  };

  test('answers and works alike for an address that no one has', async () => {
    const answers = [];
    for (const email of [EMAIL, 'nobody@example.test']) {
      answers.push(seen(await ask(email)));
      t.clock.advance(1000);
    }
    expect(new Set(answers)).toEqual(new Set([`200 ${JSON.stringify({ data: { message: RESET_SENT } })}`]));
    const [known, unknown] = await left();
    expect(known).toEqual({ linked: true, sealed: true });
    expect(unknown).toEqual(known);
    expect((await t.mails()).map((mail) => mail.to)).toEqual([EMAIL]);
  });

  test('more than 3 in an hour are answered alike and send nothing, also at the same moment', async () => {
    const answers = [];
    for (let n = 0; n < 10; n += 1) answers.push(await ask());
    answers.push(...(await Promise.all(Array.from({ length: 10 }, () => ask()))));
    expect(new Set(answers.map(seen)).size).toBe(1);
    const rows = async () =>
      (await t.database.system((tx) => rowsOf(tx, sql`select 1 from mail_outbox where recipient = ${EMAIL}`)))
        .length;
    expect(await rows()).toBe(3);
    t.clock.advance(60 * 60_000);
    await ask();
    expect(await rows()).toBe(4);
  });

  test('refuses an address of more than 50 characters', async () => {
    const answer = await ask(`${'x'.repeat(45)}@a.bcd`);
    expect([answer.statusCode, answer.json().error.errors[0].field]).toEqual([422, 'email']);
  });
});
