import { anAccessTokenInput } from '@roofline/schema/fixtures/person';
import { PASSWORD_COMMON, PASSWORD_RULE } from '@roofline/schema/account/password';
import { signedIn } from '../../platform/testing';
import { openPeople, PASSWORD, type People } from '../fixtures/people';

let t: People;
let headers: { authorization: string };
let userId: string;
const EMAIL = 'rosa@example.test';

beforeEach(async () => {
  t = await openPeople();
  userId = (await t.user('Member', { email: EMAIL })).userId;
  headers = await signedIn(t.database, t.clock, userId);
});
afterEach(() => t.close());

const change = (given: object, as = headers) =>
  t.send(
    'POST',
    '/api/account/changepassword',
    {
      email: EMAIL,
      currentPassword: PASSWORD,
      newPassword: 'green-lamp4',
      confirmPassword: 'green-lamp4',
      ...given,
    },
    as,
  );
const me = async (as: { authorization: string }) =>
  (await t.send('GET', '/api/account/me', undefined, as)).statusCode;

describe('changing the password', () => {
  test('keeps this browser signed in, and ends the other sessions and every token', async () => {
    const other = await signedIn(t.database, t.clock, userId);
    const token = anAccessTokenInput({ workspaceId: t.workspaceId });
    const made = await t.send('POST', '/api/account/token', token, headers);
    const bearer = { authorization: `Bearer ${made.json().data.secret}` };
    expect((await change({ email: EMAIL.toUpperCase() })).json()).toEqual({
      data: { message: 'Password Changed' },
    });
    expect([await me(headers), await me(other), await me(bearer)]).toEqual([200, 401, 401]);
  });

  test("another's address is forbidden, and nothing is counted or changed", async () => {
    expect((await change({ email: 'admin@example.test' })).statusCode).toBe(403);
    expect((await change({})).statusCode).toBe(200);
  });

  test('the current password is needed, and guesses count as failed sign-ins', async () => {
    const wrong = await change({ currentPassword: 'wrong-horse0' });
    expect(wrong.json().error.errors).toEqual([
      { code: 'wrongPassword', detail: 'Current password is not correct', field: 'currentPassword' },
    ]);
    for (let n = 1; n < 10; n += 1) await change({ currentPassword: `wrong-horse${n}` });
    expect((await change({})).statusCode).toBe(429);
  });
});

// Passwords that break the rule or are well known; the server refuses them wherever a password is chosen.
const REFUSED: [password: string, reason: string][] = [
  ['a1-bc', PASSWORD_RULE], ['abcdef', PASSWORD_RULE], ['abcde1', PASSWORD_RULE], ['abcde-', PASSWORD_RULE],
  ['123456', PASSWORD_RULE], ['12345-', PASSWORD_RULE], ['ABCDE1-', PASSWORD_RULE], ['------', PASSWORD_RULE],
  ['abc 123', PASSWORD_RULE], ['abc\u00a01234', PASSWORD_RULE], ['      ', PASSWORD_RULE], ['äöü äöü1', PASSWORD_RULE],
  ['      a1', PASSWORD_RULE], ['abcdefghijklmnopqrst', PASSWORD_RULE], ['ÀÉÎ123-', PASSWORD_RULE],
  ['green-lamp4green-lamp', 'New password should have at most 20 characters'], ['x1-'.repeat(7), 'New password should have at most 20 characters'],
  ['', 'New password is required'],
  ['password1!', PASSWORD_COMMON], ['Password1!', PASSWORD_COMMON], ['p@ssw0rd!1', PASSWORD_COMMON], ['P@$$w0rd1', PASSWORD_COMMON],
  ['qwerty1!', PASSWORD_COMMON], ['letmein1!', PASSWORD_COMMON], ['welcome1!', PASSWORD_COMMON], ['w3lc0me!1', PASSWORD_COMMON],
  ['admin123!', PASSWORD_COMMON], ['adm1n-123', PASSWORD_COMMON], ['abc123!', PASSWORD_COMMON], ['iloveyou2!', PASSWORD_COMMON],
  ['summer2026!', PASSWORD_COMMON], ['!1changeme', PASSWORD_COMMON], ['roofline1!', PASSWORD_COMMON], ['m0nkey!!1', PASSWORD_COMMON],
]; // prettier-ignore
const TAKEN = [
  'green-lamp5', 'k1-wtz', 'x'.repeat(18) + '1-', 'pässwörter-1', 'k 1-wtz ', ' k1-wtz', 'Aa1-Aa', 'a1€wtz', 'пароль1!', 'a1\u{1f600}wtz',
]; // prettier-ignore

describe('a chosen password', () => {
  const ways = {
    change: (newPassword: string) => change({ newPassword, confirmPassword: newPassword }),
    reset: (newPassword: string) =>
      t.send('POST', '/api/account/reset', { email: EMAIL, newPassword, confirmPassword: newPassword }),
    register: (password: string) =>
      t.send('POST', '/api/account/register', { firstName: 'Ann', lastName: 'Lee', email: EMAIL, password, confirmPassword: password, invitationCode: 'x' }),
  }; // prettier-ignore

  test.each(Object.keys(ways) as (keyof typeof ways)[])('is judged on the server: %s', async (way) => {
    const wrong = [];
    for (const [password, reason] of REFUSED) {
      const answer = await ways[way](password);
      const details = (answer.json().error?.errors ?? []).map((each: { detail: string }) => each.detail);
      const said = way === 'register' ? reason.replace('New password', 'Password') : reason;
      if (answer.statusCode !== 422 || !details.includes(said))
        wrong.push([password, answer.statusCode, details]);
    }
    expect(wrong).toEqual([]);
  });

  test('is judged on the server: join', async () => {
    const invitationCode = await t.invite({ email: 'nora@example.test' });
    const names = { firstName: 'Nora', lastName: 'Quist', invitationCode };
    for (const [password] of REFUSED) {
      const answer = await t.send('POST', '/api/account/join', {
        ...names,
        password,
        confirmPassword: password,
      });
      expect([password, answer.statusCode]).toEqual([password, 422]);
    }
  });

  test('is compared exactly, without trimming, folding or cutting', async () => {
    let currentPassword = PASSWORD;
    for (const newPassword of TAKEN) {
      const answer = await change({ currentPassword, newPassword, confirmPassword: newPassword });
      expect([newPassword, answer.statusCode]).toEqual([newPassword, 200]);
      currentPassword = newPassword;
    }
    const signIn = (password: string) => t.send('POST', '/api/account/signin', { email: EMAIL, password });
    await change({ currentPassword, newPassword: ' Pässw1-x', confirmPassword: ' Pässw1-x' });
    for (const near of ['Pässw1-x', ' pässw1-x', ' Pa\u0308ssw1-x', ' Pässw1-', ' Pässw1-x '])
      expect([near, (await signIn(near)).statusCode]).toEqual([near, 401]);
    expect((await signIn(' Pässw1-x')).statusCode).toBe(200);
  });
});
