import type { Transaction, TransactionPage } from '@roofline/schema/ledger/transaction';
import { totalsBasis, totalsGroup } from '@roofline/schema/ledger/totals';
import { aLine, buildBookkeeper, type Bookkeeper } from '../fixtures/bookkeeper';

let desk: Bookkeeper;
const amounts = ({ items }: TransactionPage) => items.map(({ amount }) => amount);
const listed = async (query = '', who: Parameters<Bookkeeper['call']>[0] = 'manager') =>
  (await desk.call(who, 'GET', `/api/ledger/property/${desk.home}/transactions${query}`)) as unknown as {
    status: number;
    data: TransactionPage;
    errors: { field?: string }[];
  };
const page = async (query = '') => (await listed(query)).data;

beforeAll(async () => {
  desk = await buildBookkeeper();
  await desk.enter({
    accounts: [
      { glCode: '7010', glName: 'Roof reserve expense', kind: 'expense', use: 'reserveExpense' },
      { glCode: '4010', glName: 'Dues', kind: 'income', use: 'operatingIncome' },
      { glCode: '1020', glName: 'Money market', kind: 'bank', fund: 'reserve' },
      { glCode: '1010', glName: 'Checking', kind: 'bank' },
      { glCode: '9999', glName: 'Suspense', kind: 'unknown', use: 'ignored' },
      { glCode: '5000', glName: 'Landscape', kind: 'expense' },
    ],
    lines: [
      aLine({ externalId: 'a', date: '2026-01-31', amount: -1_00 }),
      aLine({ externalId: 'b', date: '2026-02-01', amount: 2_00, glCode: '4010', payee: 'Unit 7' }),
      aLine({ externalId: 'c', date: '2026-02-28', amount: -3_00, glCode: '1020', payee: null }),
      aLine({ externalId: 'd', date: '2026-03-01', amount: -4_00, glCode: '1010', sourceFund: 'operating' }),
      aLine({ externalId: 'e', date: '2026-03-02', amount: 5_00, glCode: '5000', sourceFund: 'reserve' }),
      aLine({ externalId: 'f', date: '2026-03-02', amount: 6_00, glCode: '5000', description: '50%_Mulch' }),
      aLine({ externalId: 'g', date: '2026-03-03', amount: -7_00, glCode: '9999', sourceFund: 'reserve' }),
    ],
  });
});
afterAll(() => desk.close());

describe('the list of transactions', () => {
  it('has the newest first, with figures of the whole list', async () => {
    const all = await page('?pageSize=3');
    expect(amounts(all)).toEqual([-7, 6, 5]);
    expect(all).toMatchObject({ totalCount: 7, moneyIn: 13, moneyOut: 1, pageSize: 3 });
    expect(all).toMatchObject({ basis: 'incomeAndExpenses', leftOut: 3 });
  });

  it.each([
    ['from=2026-02-01&to=2026-02-28', [-3, 2]],
    ['from=2026-02-02&to=2026-03-01', [-4, -3]],
    ['fund=reserve', [5, -3, -1]],
    ['fund=operating', [-4, 2]],
    ['fund=unmapped', [-7, 6]],
    ['use=bank', [-4, -3]],
    ['use=unmapped', [6, 5]],
    ['glCode=4010', [2]],
    ['glCode=4010&use=bank', []],
    ['glCode=never', []],
    ['fund=reserve&use=unmapped&from=2026-03-01&to=2026-03-31', [5]],
    ['search=UNIT 7', [2]],
    ['search=50%25_m', [6]],
    ['search=50%25m', []],
    ['search=suspense', [-7]],
    ['isMapped=true', []],
    ['isMapped=false&search=1020', [-3]],
    ['isUnexpected=true', []],
    ['isUnexpected=false&glCode=9999', [-7]],
  ])('filters by %s', async (query, expected) => {
    const found = await page(`?${query}`);
    expect(amounts(found)).toEqual(expected);
    const groups = found.items.map(({ use }) => totalsGroup(use));
    const summed = expected.filter((_, at) => groups[at] === totalsBasis(new Set(groups)));
    const sum = (sign: number) =>
      summed.filter((amount) => amount * sign > 0).reduce((total, amount) => total + amount * sign, 0);
    expect(found).toMatchObject({
      totalCount: expected.length,
      moneyIn: sum(1),
      moneyOut: sum(-1),
      leftOut: expected.length - summed.length,
    });
  });

  it.each([
    ['date', 'true'],
    ['date', 'false'],
    ['amount', 'true'],
    ['amount', 'false'],
    ['payee', 'true'],
    ['payee', 'false'],
  ])('returns every line once by cursors, sorted by %s, desc %s', async (sort, desc) => {
    const whole = await page(`?sort=${sort}&desc=${desc}`);
    const ids: string[] = [];
    for (let after: string | null = '', turns = 0; after !== null && turns < 9; turns += 1) {
      const part: TransactionPage = await page(
        `?sort=${sort}&desc=${desc}&pageSize=2${after && `&after=${encodeURIComponent(after)}`}`,
      );
      expect(part.totalCount).toBe(7);
      ids.push(...part.items.map(({ externalId }) => externalId));
      after = part.nextCursor;
    }
    expect(ids).toEqual(whole.items.map(({ externalId }) => externalId));
    if (sort !== 'payee') expect(ids).toHaveLength(7);
  });

  it.each(['x', '01980000-0000-7000-8000-000000000001_2026-02-31', '01980000-0000-7000-8000-000000000001_5'])(
    'refuses the cursor %s',
    async (after) => {
      const { status, errors } = await listed(`?after=${after}`);
      expect([status, errors[0]?.field]).toEqual([422, 'after']);
    },
  );

  it('shows a component by its line in the year of the transaction, and a project by its name', async () => {
    const component = await desk.addOne();
    const project = await desk.call('manager', 'POST', `/api/project/property/${desk.home}`, {
      body: { name: 'Fence' },
    });
    const { projectId } = project.data as { projectId: string };
    const [first] = (await page('?glCode=7010')).items as [Transaction];
    const { propertyComponentId } = component;
    await desk.call('manager', 'PUT', `/api/ledger/transactions/${first.transactionId}`, {
      body: { propertyComponentId, projectId },
      version: first.version,
    });
    const shown = { propertyComponentId, componentName: component.name, projectId, projectName: 'Fence' };
    expect((await page('?isMapped=true')).items).toMatchObject([{ ...shown, mappedBy: 'user' }]);
    expect(amounts(await page(`?propertyComponentId=${propertyComponentId}`))).toEqual([-1]);
    expect(amounts(await page(`?projectId=${projectId}`))).toEqual([-1]);
    const one = await desk.call('member', 'GET', `/api/ledger/transactions/${first.transactionId}`);
    expect(one.data).toMatchObject({ ...shown, viewerCan: { edit: false } });
  });
});

it('hides the ledger from Vendors, and answers for transactions of others as for unknown ones', async () => {
  expect((await listed('', 'vendor')).status).toBe(403);
  expect((await listed('', 'member')).status).toBe(200);
  expect((await listed('', 'stranger')).status).toBe(404);
  const [{ transactionId }] = (await page()).items as [Transaction];
  const ask = (who: 'vendor' | 'stranger' | 'admin', id: string) =>
    desk.call(who, 'GET', `/api/ledger/transactions/${id}`);
  const never = await ask('admin', '01980000-0000-7000-8000-000000000001');
  for (const who of ['vendor', 'stranger'] as const)
    expect([(await ask(who, transactionId)).status, (await ask(who, transactionId)).errors]).toEqual([
      404,
      never.errors,
    ]);
  const batch = await desk.call('stranger', 'GET', `/api/ledger/transactions?ids=${transactionId}`);
  expect(batch.data).toEqual([null]);
});
