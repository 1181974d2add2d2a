import { sql } from 'drizzle-orm';
import { quickBooksCast } from '../fixtures/quickbooks-cast';
import { askForNightlySyncs } from '../sync/jobs';

const HOUR = 3600_000;
const at = quickBooksCast();
const { ask, signIn, connected, last, sync, runAll, appOf, rows, linesOf, later } = at;

describe('a sync', () => {
  test('reads postings with the sign of their account, accounts by unique numbers, and balances', async () => {
    const { propertyId } = await connected();
    expect(await sync(propertyId)).toMatchObject({ status: 2, added: 4, unreadable: 0 });
    expect(await linesOf(propertyId)).toEqual([
      {
        id: '84:35',
        amount: -41_200,
        code: '35',
        date: '2026-11-03',
        payee: 'Apex Roofing',
        description: 'Check',
      },
      {
        id: '84:8',
        amount: -41_200,
        code: '6110',
        date: '2026-11-03',
        payee: 'Apex Roofing',
        description: 'Flashing',
      },
      {
        id: '85:35',
        amount: 35_025,
        code: '35',
        date: '2026-10-05',
        payee: 'Unit 12',
        description: 'Deposit',
      },
      {
        id: '85:79',
        amount: 35_025,
        code: '4010',
        date: '2026-10-05',
        payee: 'Unit 12',
        description: 'Deposit',
      },
    ]);
    const banks = await rows(sql`select b.name, s.balance::int as balance from ledger_bank_account b
      join ledger_bank_balance s using (workspace_id, bank_account_id) where b.property_id = ${propertyId}::uuid order by 1`);
    expect(banks).toEqual([
      { name: 'Old checking', balance: -300 },
      { name: 'Reserve savings', balance: 25_000_050 },
    ]);
  });

  test('deletes a missing line of an old month, once the changes report a deletion', async () => {
    const { propertyId, realmId } = await connected();
    const company = at.books.companies[realmId]!;
    company.postings.push({ id: '12', type: 'Check', date: '2024-02-01', account: '8', debit: '9.00' });
    expect((await sync(propertyId)).added).toBe(5);
    later(HOUR);
    company.postings = company.postings.filter(({ id }) => id !== '12');
    at.books.requests.length = 0;
    expect(await sync(propertyId)).toMatchObject({ removed: 0 });
    const [few] = [at.books.requests.filter((path) => path.includes('GeneralLedger')).length];
    company.changes = [{ entity: 'Purchase', Id: '12', status: 'Deleted' }];
    later(HOUR);
    expect(await sync(propertyId)).toMatchObject({ status: 2, removed: 1 });
    expect(few).toBeLessThan(7);
  });

  test('reads the month of a change, and a report in parts where it was cut off', async () => {
    const { propertyId, realmId } = await connected();
    await sync(propertyId);
    const company = at.books.companies[realmId]!;
    company.postings.push({ id: '13', type: 'Bill', date: '2023-05-09', account: '8', debit: '20.00' });
    company.changes = [{ entity: 'Bill', Id: '13', TxnDate: '2023-05-09' }];
    later(HOUR);
    const cutOff = {
      Columns: { Column: [] },
      Rows: {
        Row: [
          {
            ColData: [{ value: 'Unable to display more data. Please reduce the date range.' }],
            type: 'Data',
          },
        ],
      },
    };
    at.books.failNext('start_date=2023-05-01', { status: 200, body: JSON.stringify(cutOff) });
    expect(await sync(propertyId)).toMatchObject({ status: 2, added: 1 });
  });

  test('waits when it is throttled, even by a fault with another status', async () => {
    const { propertyId } = await connected();
    const throttled = JSON.stringify({
      Fault: {
        Error: [{ Message: 'message=ThrottleExceeded; errorCode=003001; statusCode=429', code: '3001' }],
        type: 'THROTTLING',
      },
    });
    at.books.failNext(
      'GeneralLedger',
      { status: 429, headers: { 'retry-after': '20' } },
      { status: 403, body: throttled },
    );
    for (const seconds of [21, 61]) {
      expect(await sync(propertyId)).toMatchObject({ status: 1 });
      later(seconds * 1000);
    }
    await runAll();
    expect(await last(propertyId)).toMatchObject({ status: 2, added: 4 });
  });

  test('reports a refusal of QuickBooks with a way to mend it', async () => {
    const { propertyId } = await connected();
    const ended = JSON.stringify({
      Fault: { Error: [{ Message: 'Invalid Company Status', code: '6190' }], type: 'ValidationFault' },
    });
    at.books.failNext('query', { status: 400, body: ended });
    expect(await sync(propertyId)).toMatchObject({
      status: 3,
      problem: expect.stringContaining('subscription of this company'),
    });
  });

  test('of another company than that of the credential fails before any request', async () => {
    const [one, two] = [await connected(), await connected()];
    const { version } = await appOf(one.propertyId);
    const headers = { ...at.cast.as.admin, 'if-match': `"${version}"` };
    const app = {
      integrationId: 4,
      integrationCredentialId: two.integrationCredentialId,
      externalPropertyCode: one.realmId,
      useReserveFundsForExpenses: false,
      useReserveFundsForIncome: false,
    };
    const url = `/api/integration/property/${one.propertyId}`;
    expect((await at.cast.app.inject({ method: 'PUT', url, headers, payload: app })).statusCode).toBe(200);
    at.books.requests.length = 0;
    expect(await sync(one.propertyId)).toMatchObject({
      status: 3,
      problem: expect.stringContaining('another company'),
    });
    expect(at.books.requests).toEqual([]);
  });
});

describe('tokens', () => {
  test('are renewed only once by two syncs at the same time, and each new one is stored', async () => {
    const { propertyId, realmId } = await connected();
    const second = await connected(realmId);
    later(2 * HOUR);
    await ask('POST', `/property/${propertyId}/sync`, undefined, 'admin');
    await ask('POST', `/property/${second.propertyId}/sync`, undefined, 'admin');
    await Promise.all([runAll(), runAll()]);
    for (const id of [propertyId, second.propertyId]) expect(await last(id)).toMatchObject({ status: 2 });
    for (let i = 0; i < 2; i += 1) {
      later(2 * HOUR);
      expect(await sync(propertyId)).toMatchObject({ status: 2 });
    }
    at.books.endAccess();
    expect(await sync(propertyId)).toMatchObject({ status: 2 });
    expect(at.books.reused).toBe(0);
  });

  test('that are refused mark the credential, which nightly syncs then skip until it is connected again', async () => {
    const { propertyId, realmId, integrationCredentialId } = await connected();
    await sync(propertyId);
    later(2 * HOUR);
    // The token is renewed during the sync, and then refused.
    at.books.failNext('GeneralLedger', { status: 401 }, { status: 401 });
    expect(await sync(propertyId)).toMatchObject({
      status: 3,
      problem: expect.stringContaining('Connect to QuickBooks again'),
    });
    expect(await appOf(propertyId)).toMatchObject({
      credentialProblem: expect.stringContaining('Connect to QuickBooks again'),
    });
    await signIn(realmId, { propertyId: at.cast.home, integrationCredentialId });
    expect(await appOf(propertyId)).toMatchObject({ credentialProblem: null, integrationCredentialId });
    at.books.revoke(realmId);
    later(2 * HOUR);
    expect((await sync(propertyId)).status).toBe(3);
    later(48 * HOUR);
    await askForNightlySyncs(at.cast);
    await runAll();
    expect((await last(propertyId)).isNightly).toBe(false);
  });

  test('in a lost reply make the credential ask to be connected again, and no sync waits forever', async () => {
    const { propertyId, realmId, integrationCredentialId } = await connected();
    later(2 * HOUR);
    at.books.failNext('tokens/bearer', { status: 0, isLost: true });
    expect((await sync(propertyId)).status).toBe(1);
    later(10_000);
    await runAll();
    expect(await last(propertyId)).toMatchObject({
      status: 3,
      problem: expect.stringContaining('Connect to QuickBooks again'),
    });
    expect((await signIn(realmId, { propertyId: at.cast.home, integrationCredentialId })).status).toBe(200);
    expect(await sync(propertyId)).toMatchObject({ status: 2 });
    expect((at.books.reused = 0)).toBe(0);
  });

  test('are reserved among processes: a sync waits for another one, and those of a dead process become free', async () => {
    const { propertyId, integrationCredentialId: id } = await connected();
    later(2 * HOUR);
    const hold = (until: Date) =>
      rows(
        sql`update integration_credential set renewing_until = ${until.toISOString()}::timestamptz where integration_credential_id = ${id}::uuid`,
      );
    await hold(new Date(at.cast.clock.now().getTime() + 20_000));
    const asked = at.books.requests.filter((path) => path.includes('tokens')).length;
    const under = sync(propertyId);
    await new Promise((done) => setTimeout(done, 600));
    expect(at.books.requests.filter((path) => path.includes('tokens'))).toHaveLength(asked);
    later(21_000);
    expect(await under).toMatchObject({ status: 2 });
    expect(
      await rows(
        sql`select renewing_until as until from integration_credential where integration_credential_id = ${id}::uuid`,
      ),
    ).toEqual([{ until: null }]);
  });
});
