import { randomBytes } from 'node:crypto';
import { readConfig } from '../config';
import { job } from '../job/tables';
import { manualClock, type ManualClock } from '../platform/fixtures/manual-clock';
import type { Database } from '../platform/database';
import { newId } from '../platform/ids';
import { LEASE_MS } from '../platform/jobs/lease';
import type { RunnerOptions } from '../platform/jobs/runner';
import { openTestDatabase, seedWorkspace } from '../platform/testing';
import { forgetOldMail, MAIL_PATIENCE, type Delivery } from './delivery';
import { deliverDue as deliverOf } from './fixtures/mail-runner';
import { headersOf, partOf, startMailServer, type MailServer } from './fixtures/smtp';
import { sealWith } from '../platform/secret/seal';
import { mailer } from './service';
import { mailOutbox } from './tables';
import { smtpSender, type OutgoingMail } from './transport';

let database: Database;
let server: MailServer;
let clock: ManualClock;
let delivery: Omit<Delivery, 'log'>;
let logged: string[];
const seal = sealWith(randomBytes(32));
const config = readConfig({
  NODE_ENV: 'test',
  PUBLIC_URL: 'https://app.example.org/',
  MAIL_FROM: 'Roofline <mail@example.org>',
});

beforeEach(async () => {
  database = await openTestDatabase();
  server = await startMailServer();
  clock = manualClock();
  logged = [];
  const send = smtpSender({ ...config, SMTP_URL: server.url });
  delivery = { seal, send, isReadable: false };
});
afterEach(async () => {
  await database.close();
  await server.close();
});

const { tries: MAIL_TRIES, waitAfter } = MAIL_PATIENCE;
const deliverDue = (by: typeof delivery, options: Partial<RunnerOptions> = {}) =>
  deliverOf({ database, clock, logged }, by, options);
const mail = () => mailer({ config, clock }, seal);
const OF = { workspaceId: newId(), workspaceName: 'N' };
const welcome = (email: string, firstName = 'Ann', workspaceName = 'Northlake') =>
  database.system((tx) => mail().welcome(tx, { ...OF, to: { email, firstName }, workspaceName }));
const invite = async (workspaceId: string, email: string) => {
  const invitationId = newId();
  const given = {
    workspaceId,
    invitationId,
    email,
    code: 'code',
    roleName: 'Member',
    workspaceName: 'N',
    companyName: 'C',
  };
  const more = { invitedByFullName: 'Ann', expiresAt: clock.now(), isAgain: false };
  await database.system((tx) => mail().invitation(tx, { ...given, ...more }));
  return { invitationId };
};
const rows = () => database.system((tx) => tx.select().from(mailOutbox).orderBy(mailOutbox.mailId));
const jobs = () => database.system((tx) => tx.select().from(job).orderBy(job.jobId));

describe('delivery', () => {
  test('sends HTML and text over SMTP, once, and wipes the bodies', async () => {
    await welcome('ann@example.test');
    expect((await rows())[0]!.sealed).not.toContain('signin');
    expect(await deliverDue(delivery)).toBe(1);
    expect(await deliverDue(delivery)).toBe(0);
    const [got] = server.received;
    expect(server.received).toHaveLength(1);
    expect(got!.to).toBe('ann@example.test');
    expect(headersOf(got!.raw, 'from')).toEqual(['Roofline <mail@example.org>']);
    expect(headersOf(got!.raw, 'message-id')).toEqual([(await rows())[0]!.messageId]);
    const link = 'https://app.example.org/#/signin/ann%40example.test';
    expect(partOf(got!.raw, 'text/plain')).toContain(link);
    expect(partOf(got!.raw, 'text/html')).toContain(`href="${link}"`);
    expect(await rows()).toMatchObject([{ state: 'sent', sealed: null }]);
    expect(logged.join()).not.toMatch(/ann@|signin/);
  });

  test('a mail of a transaction that is rolled back is never sent', async () => {
    const failing = database.system(async (tx) => {
      await mail().welcome(tx, { ...OF, to: { email: 'ann@example.test', firstName: 'Ann' } });
      throw new Error('mid-way');
    });
    await expect(failing).rejects.toThrow('mid-way');
    expect(await deliverDue(delivery)).toBe(0);
  });

  test('is tried again with growing waits under one Message-ID, and given up after 10 tries', async () => {
    server.refuse.add('ann@example.test');
    await welcome('ann@example.test');
    for (let n = 1; n <= MAIL_TRIES; n += 1) {
      expect(await deliverDue(delivery)).toBe(1);
      clock.advance(waitAfter(n) - 1000);
      expect([n, await deliverDue(delivery)]).toEqual([n, 0]);
      clock.advance(1000);
    }
    expect(server.offered).toHaveLength(MAIL_TRIES);
    expect(await deliverDue(delivery)).toBe(0);
    // The text stays stored, encrypted, as long as the mail does, so that staff can still have it sent.
    expect(await rows()).toMatchObject([{ state: 'parked', sealed: expect.any(String) as string }]);
    expect(await jobs()).toMatchObject([{ status: 'failed', attempts: MAIL_TRIES }]);
    expect(logged.join()).not.toContain('ann@');
  });

  test('one bad mail holds up no other', async () => {
    server.refuse.add('bad@example.test');
    await welcome('bad@example.test');
    for (let n = 0; n < 12; n += 1) await welcome(`good${n}@example.test`);
    while ((await deliverDue(delivery)) > 0);
    expect(server.received).toHaveLength(12);
  });

  test('the job of a mail holds nothing of it, and ends with it', async () => {
    await welcome('ann@example.test');
    const { mailId } = (await rows())[0]!;
    expect(await jobs()).toMatchObject([{ kind: 'mail', input: { mailId }, status: 'queued' }]);
    await deliverDue(delivery);
    expect(JSON.stringify(await jobs())).not.toMatch(/ann@|Ann|signin|Northlake/);
    expect(await jobs()).toMatchObject([{ status: 'succeeded', input: { mailId }, attempts: 1 }]);
  });

  test('the job of a dropped mail has nothing to do', async () => {
    const { invitationId } = await invite((await seedWorkspace(database)).workspaceId, 'noa@example.test');
    await database.system((tx) => mail().withdrawInvitation(tx, invitationId));
    expect(await deliverDue(delivery)).toBe(1);
    expect(server.offered).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'dropped', sealed: null }]);
  });

  test('turns go round the workspaces: fifty invitations of one do not delay another (TN-8)', async () => {
    const [loud, quiet] = [await seedWorkspace(database), await seedWorkspace(database)];
    for (let n = 0; n < 6; n += 1) await invite(loud.workspaceId, `loud${n}@example.test`);
    await invite(quiet.workspaceId, 'quiet@example.test');
    const { send } = delivery;
    const later = async (outgoing: OutgoingMail) => {
      // The clock moves on between two mails, like a real one.
      clock.advance(10);
      await send!(outgoing);
    };
    await deliverDue({ ...delivery, send: later }, { briefSlots: 1 });
    expect(server.offered.indexOf('quiet@example.test')).toBe(1);
    expect(server.offered).toHaveLength(7);
  });

  test('a server that is away costs nothing but time', async () => {
    await welcome('ann@example.test');
    const away = { ...delivery, send: smtpSender({ ...config, SMTP_URL: 'smtp://127.0.0.1:1' }) };
    expect(await deliverDue(away)).toBe(1);
    clock.advance(waitAfter(1));
    expect(await deliverDue(delivery)).toBe(1);
    expect(server.received).toHaveLength(1);
  });

  test('a process that ends while sending leaves a mail that is sent again under the same Message-ID', async () => {
    await welcome('ann@example.test');
    const { send } = delivery;
    const dying: typeof delivery = {
      ...delivery,
      send: async (outgoing) => {
        await send!(outgoing);
        await new Promise(() => undefined); // killed before the answer was noted
      },
    };
    void deliverDue(dying);
    while (server.received.length === 0) await new Promise((later) => setTimeout(later, 5));
    clock.advance(LEASE_MS - 1);
    expect(await deliverDue(delivery)).toBe(0);
    clock.advance(1);
    expect(await deliverDue(delivery)).toBe(1);
    expect(new Set(server.received.map(({ raw }) => headersOf(raw, 'message-id')[0])).size).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
  });

  test('two runners at the same time send each mail once', async () => {
    for (let n = 0; n < 10; n += 1) await welcome(`good${n}@example.test`);
    await Promise.all([deliverDue(delivery), deliverDue(delivery)]);
    expect(server.received.map((each) => each.to).sort()).toEqual(
      [...new Set(server.received.map((each) => each.to))].sort(),
    );
    expect(server.received).toHaveLength(10);
  });

  test('without a mail server mails stay stored, and one log line says so without a secret', async () => {
    await welcome('ann@example.test');
    await deliverDue({ ...delivery, send: null });
    expect(await rows()).toMatchObject([{ state: 'kept' }]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('A mail was not sent: SMTP_URL is not set');
    expect(logged[0]).not.toMatch(/ann@|signin/);
  });

  test('deletes finished mails after a while, but not waiting ones', async () => {
    await welcome('old@example.test');
    await deliverDue(delivery);
    await welcome('waiting@example.test');
    clock.advance(31 * 24 * 60 * 60_000);
    await forgetOldMail({ database, clock });
    expect((await rows()).map((row) => row.recipient)).toEqual(['waiting@example.test']);
  });

  test('a body that was encrypted with another key is not sent, and its mail waits', async () => {
    await welcome('ann@example.test');
    expect(await deliverDue({ ...delivery, seal: sealWith('x'.repeat(32)) })).toBe(1);
    expect(server.received).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'waiting' }]);
    expect(await jobs()).toMatchObject([{ status: 'queued', attempts: 1 }]);
  });
});

const PAYLOADS = [
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onmouseover='x", '&lt;b&gt;', 'Ann\r\nBcc: victim@example.test',
  'Ann\nSubject: other', 'Ann\u2028x', 'Ann\u202Etxt', '=?utf-8?q?=0D=0ABcc:_a@b.c?=', '${7*7}{{7*7}}', 'javascript:alert(1)',
]; // prettier-ignore

describe('what users typed', () => {
  test.each(PAYLOADS)('%j is text in the HTML, plain in the text, and never a header', async (payload) => {
    await welcome('ann@example.test', payload, payload);
    await database.system((tx) =>
      mail().addressChanged(tx, {
        to: { email: 'old@example.test', firstName: payload },
        newEmail: 'new@example.test',
      }),
    );
    await deliverDue(delivery);
    expect(server.received).toHaveLength(2);
    for (const { raw } of server.received) {
      expect(headersOf(raw, 'bcc')).toEqual([]);
      expect(headersOf(raw, 'subject')).toHaveLength(1);
      expect(headersOf(raw, 'to')).toHaveLength(1);
      const html = partOf(raw, 'text/html');
      expect(html).not.toMatch(/<script|<img|onmouseover='|\u202E|\u2028/);
      expect(html.match(/<[a-z!/][^>]*>/g)!.every((tag) => !tag.includes('alert(1)'))).toBe(true);
    }
  });

  test('names in the subject of an invitation stay in it', async () => {
    const { send } = delivery;
    const subject = 'Roofs\r\nBcc: victim@example.test';
    await send!({ to: 'ann@example.test', subject, html: '<p>x</p>', text: 'x', messageId: '<a@b.test>' });
    expect(headersOf(server.received[0]!.raw, 'bcc')).toEqual([]);
    expect(server.offered).toEqual(['ann@example.test']);
  });
});
