import { aProjectPaymentInput } from '@roofline/schema/fixtures/project';
import type { FinancialHealth } from '@roofline/schema/dashboard/dashboard';
import { spendingOf } from '../../project/service';
import { reserveSpendingOfYear } from '../access';
import type { LedgerLine } from '../enter/entry';
import { aLine, buildBookkeeper, type Bookkeeper } from '../fixtures/bookkeeper';

let desk: Bookkeeper;
let projectId: string;
let componentId: string;
let year: number;

const spent = () =>
  desk.within((tx) => spendingOf(tx, { propertyId: desk.home, fiscalYear: year, today: desk.clock.today() }));
const setIntegrated = (isIntegrated: boolean) =>
  desk.within((tx) =>
    tx.execute(
      `update property set is_integrated_property = ${isIntegrated} where property_id = '${desk.home}'`,
    ),
  );
const expense = (externalId: string, change: Partial<LedgerLine>) => aLine({ externalId, ...change });

beforeAll(async () => {
  desk = await buildBookkeeper();
  year = Number(desk.clock.today().slice(0, 4));
  const component = await desk.addOne({ name: 'Flat roof' });
  componentId = component.propertyComponentId;
  const project = await desk.call('manager', 'POST', `/api/project/property/${desk.home}`, {
    body: { name: 'Roof', components: [componentId] },
  });
  ({ projectId } = project.data as { projectId: string });
  for (const [paidOn, amount] of [
    [`${year}-01-10`, 100],
    [`${year}-02-20`, 200],
  ] as const) {
    const body = aProjectPaymentInput({ amount, paidOn });
    await desk.call('manager', 'POST', `/api/project/${projectId}/payment`, { body });
  }
});
afterAll(() => desk.close());

it('returns payments of projects until an integrated property has a ledger with reserve expenses', async () => {
  expect(await spent()).toMatchObject({ source: 'projectPayments', total: 300_00 });
  await desk.enter({
    accounts: [
      { glCode: '7010', glName: 'Roof', kind: 'expense' },
      { glCode: '6010', glName: 'Garden', kind: 'expense', use: 'operatingExpense' },
    ],
    lines: [
      expense('1', { date: `${year}-02-15`, amount: -50_00, payee: 'Beacon' }),
      // The same money as the second payment of a project.
      expense('2', { date: `${year}-02-20`, amount: -200_00 }),
      expense('3', { date: `${year}-02-21`, amount: 20_00, payee: 'Beacon' }),
      expense('4', { date: `${year}-02-22`, amount: -7_00, glCode: '6010' }),
      expense('5', { date: `${year + 1}-02-22`, amount: -9_00 }),
    ],
  });
  await setIntegrated(true);
  expect(await spent()).toMatchObject({ source: 'projectPayments', total: 300_00 });
  await desk.within((tx) =>
    tx.execute(`update ledger_account set use = 'reserveExpense' where gl_code = '7010'`),
  );
  await setIntegrated(false);
  expect(await spent()).toMatchObject({ source: 'projectPayments', total: 300_00 });
});

it('returns the spending of the ledger from its first day on, without payments of projects', async () => {
  await setIntegrated(true);
  // 100 of the payment before the ledger, and 50 + 200 - 20 of the ledger.
  expect(await spent()).toMatchObject({ source: 'ledger', total: 330_00, other: 230_00 });
  const { data } = await desk.call('manager', 'GET', `/api/ledger/property/${desk.home}/transactions`);
  const { items } = data as { items: { externalId: string; transactionId: string; version: number }[] };
  for (const { externalId, transactionId, version } of items) {
    if (externalId !== '2' && externalId !== '1') continue;
    const body = externalId === '2' ? { projectId } : { propertyComponentId: componentId };
    const url = `/api/ledger/transactions/${transactionId}`;
    expect((await desk.call('manager', 'PUT', url, { body, version })).status).toBe(200);
  }
  const after = await spent();
  expect(after).toMatchObject({ source: 'ledger', total: 330_00, other: -20_00 });
  expect(after.components).toMatchObject([{ name: 'Flat roof', spent: 350_00 }]);
});

it('shows the source of the figures on the dashboard', async () => {
  const url = `/api/reports/financialhealth/${desk.home}/${year}`;
  const { data } = await desk.call('manager', 'GET', url);
  expect((data as FinancialHealth).spending).toMatchObject({ source: 'ledger', spent: 330 });
});

it('returns nothing for a year that ended before the ledger began', async () => {
  const of = (fiscalYear: number, today: string) =>
    desk.within((tx) => reserveSpendingOfYear(tx, [desk.home, desk.away], { fiscalYear, today }));
  expect((await of(year - 1, `${year}-12-31`)).size).toBe(0);
  const spentOf = async (today: string) =>
    [...(await of(year + 1, today)).values()].flatMap(({ parts }) => parts.map(({ spent: cents }) => cents));
  expect(await spentOf(`${year + 1}-12-31`)).toEqual([9_00]);
  // A line with a later date counts from that day on.
  expect(await spentOf(`${year}-12-31`)).toEqual([]);
});
