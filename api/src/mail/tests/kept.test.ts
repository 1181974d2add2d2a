import { randomBytes } from 'node:crypto';
import { readConfig } from '../../config';
import { manualClock, type ManualClock } from '../../platform/fixtures/manual-clock';
import type { Database } from '../../platform/database';
import { newId } from '../../platform/ids';
import { openTestDatabase } from '../../platform/testing';
import { workspace } from '../../workspace/tables';
import type { Delivery } from '../delivery';
import { deliverDue as deliverOf } from '../fixtures/mail-runner';
import { sealWith } from '../../platform/secret/seal';
import { mailer } from '../service';

let database: Database;
let clock: ManualClock;
let delivery: Omit<Delivery, 'log'>;
let logged: string[];
const seal = sealWith(randomBytes(32));
const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://app.example.org/' });

beforeEach(async () => {
  database = await openTestDatabase();
  clock = manualClock();
  logged = [];
  delivery = { seal, send: async () => undefined, isReadable: false };
});
afterEach(() => database.close());

const deliverDue = (by: typeof delivery) => deliverOf({ database, clock, logged }, by);
const mail = () => mailer({ config, clock }, seal);

describe('without a mail server', () => {
  const invitation = (workspaceName: string) => ({
    workspaceId: newId(), invitationId: newId(), email: 'noa@example.test', code: 'planted-code', roleName: 'Member',
    workspaceName, companyName: 'Northlake Mgmt', invitedByFullName: 'https://evil.test/#/a', expiresAt: clock.now(), isAgain: false,
  }); // prettier-ignore
  const LINK = 'https://app.example.org/#/join/invite/planted-code';
  const put = async (workspaceName = 'Northlake') => {
    const given = invitation(workspaceName);
    await database.system(async (tx) => {
      const { workspaceId } = given;
      await tx
        .insert(workspace)
        .values({ workspaceId, name: workspaceName, companyName: 'C', createdAt: clock.now() });
      await mail().invitation(tx, given);
    });
    return given;
  };

  test('logs a mail as one readable line with its link, if no one else can reach the service', async () => {
    await put();
    await deliverDue({ ...delivery, send: null, isReadable: true });
    const line = 'Mail to noa@example.test: You are invited to Northlake on Roofline';
    expect(logged.map((each) => JSON.parse(each).message)).toEqual([`${line} ${LINK}`]);
  });

  test('logs nothing of the mail otherwise', async () => {
    await put();
    await deliverDue({ ...delivery, send: null });
    expect(logged).toHaveLength(1);
    expect(logged.join()).not.toMatch(/planted|noa@|Northlake/);
  });

  test('logs nothing of the mail if there is a mail server, sent or not', async () => {
    await put();
    await deliverDue({ ...delivery, isReadable: true });
    await put();
    const broken = () => Promise.reject(new Error(`no ${LINK}`));
    await deliverDue({ ...delivery, send: broken, isReadable: true });
    expect(logged).toHaveLength(2);
    expect(logged.join()).not.toMatch(/planted|noa@|Northlake/);
  });

  test('the link of an invitation comes from the product, never from a user’s words', async () => {
    const { invitationId } = await put('https://evil.test/#/join/invite/other');
    expect(await database.system((tx) => mail().invitationLink(tx, invitationId))).toBe(LINK);
  });

  test('has no link once the mail has left, or under another key', async () => {
    const { invitationId } = await put();
    const link = (by = mail()) => database.system((tx) => by.invitationLink(tx, invitationId));
    expect(await link(mailer({ config, clock }, sealWith(randomBytes(32))))).toBeNull();
    await deliverDue(delivery);
    expect(await link()).toBeNull();
    expect(await database.system((tx) => mail().invitationLink(tx, newId()))).toBeNull();
  });
});
