import { anAccessTokenInput } from '@roofline/schema/fixtures/person';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../platform/database';
import { signedIn } from '../platform/testing';
import { openPeople, PASSWORD, type People } from './fixtures/people';

let t: People;
beforeEach(async () => {
  t = await openPeople();
});
afterEach(() => t.close());

test('whoever steals the database finds no password, token, link or code in any table (AU-1)', async () => {
  const { userId } = await t.user('Member', { email: 'rosa@example.test' });
  const headers = await signedIn(t.database, t.clock, userId);
  const secrets = [PASSWORD, headers.authorization.slice(7), t.admin.authorization.slice(7)];
  secrets.push(await t.invite({ email: 'nora@example.test' }));
  const used = await t.invite({ email: 'paul@example.test' });
  const person = {
    firstName: 'Paul',
    lastName: 'Reed',
    password: 'green-lamp4',
    confirmPassword: 'green-lamp4',
  };
  const joined = await t.send('POST', '/api/account/join', { ...person, invitationCode: used });
  secrets.push(used, person.password, joined.json().data.sessionToken);
  const signedInAgain = await t.send('POST', '/api/account/signin', {
    email: 'rosa@example.test',
    password: PASSWORD,
  });
  secrets.push(signedInAgain.json().data.sessionToken);
  await t.send('POST', '/api/account/resetrequest', { email: 'rosa@example.test' });
  const [mail] = await t.mails('rosa@example.test');
  secrets.push(
    ...mail!.text
      .match(/resetpassword\/\S+/)![0]
      .split('/')
      .slice(2),
  );
  const token = anAccessTokenInput({ workspaceId: t.workspaceId });
  secrets.push((await t.send('POST', '/api/account/token', token, headers)).json().data.secret);
  expect(secrets.every((secret) => secret.length > 5)).toBe(true);

  // Row security shows nothing to the owner of the tables, so each table is read as the role that may.
  const tables = ['app_user', 'session', 'sign_in_attempt', 'password_reset', 'access_token', 'mail_outbox', 'invitation', 'membership', 'workspace']; // prettier-ignore
  let dump = '';
  for (const table of tables) {
    const rows = await t.database.system((tx) =>
      rowsOf<{ row: string }>(tx, sql.raw(`select to_jsonb(x)::text as row from ${table} x`)),
    );
    expect([table, rows.length > 0]).toEqual([table, true]);
    dump += rows.map((each) => each.row).join('\n');
  }
  expect(secrets.filter((secret) => dump.includes(secret))).toEqual([]);
});
