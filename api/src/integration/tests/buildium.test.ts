import { readFileSync } from 'node:fs';
import type { Outside, OutsideRequest } from '../../platform/outside/outside';
import { buildium } from '../connectors/buildium';
import type { Access } from '../connectors/connector';
import { halves, monthPlus } from '../connectors/windows';

const recorded = JSON.parse(
  readFileSync(new URL('../fixtures/buildium-recorded.json', import.meta.url), 'utf8'),
) as Record<string, { Id: number; Date: string }[]>;

/** Serves recorded replies of Buildium; it filters transactions by day, as the parameters ask. */
function contract(change: { gone?: number[]; updated?: string[] } = {}) {
  const asked: OutsideRequest[] = [];
  const outside: Outside = {
    allows: () => true,
    ask: async (request) => {
      asked.push(request);
      const { searchParams: of, pathname } = request.url;
      let rows = recorded[`GET ${pathname}`] ?? [];
      if (pathname === '/v1/generalledger/transactions') {
        rows = rows.filter(
          ({ Id, Date: day }) =>
            !change.gone?.includes(Id) && day >= of.get('startdate')! && day <= of.get('enddate')!,
        );
        if (of.has('lastupdatedfrom')) rows = rows.filter(({ Date: day }) => change.updated?.includes(day));
      }
      return { status: 200, headers: {}, body: JSON.stringify(Number(of.get('offset')) > 0 ? [] : rows) };
    },
  };
  const access: Access = {
    outside,
    registration: null,
    values: { clientId: 'an id', clientSecret: 'a secret' },
    renew: async (work) => work({}),
    now: new Date('2026-11-20T15:00:00Z'),
    today: '2026-11-20',
  };
  return { access, asked };
}

/** Reads all pages. */
async function readAll(access: Access, from: string | null = null) {
  const reader = buildium.open(access, '37');
  const [lines, days, unreadable] = [[] as unknown[], [] as string[], [] as string[]];
  let cursor = from;
  for (;;) {
    const page = await reader.transactions(cursor);
    lines.push(...page.lines);
    unreadable.push(...page.unreadable);
    days.push(page.wholeDays!.from);
    cursor = page.cursor;
    if (!page.hasMore) return { lines, days, unreadable, cursor };
  }
}

test('sends the two headers of its key, and lists the associations', async () => {
  const { access, asked } = contract();
  expect(await buildium.listAssociations(access)).toEqual([{ code: '37', name: 'Seaview Terrace' }]);
  expect(asked[0]!.headers).toMatchObject({
    'x-buildium-client-id': 'an id',
    'x-buildium-client-secret': 'a secret',
  });
});

test('reads subaccounts, bank accounts by their flag, and ids as codes where there is no number', async () => {
  const { access } = contract();
  expect(await buildium.open(access, '37').accounts()).toEqual([
    { glCode: '1020', glName: 'Reserve savings', kind: 'bank' },
    { glCode: '4010', glName: 'Assessments', kind: 'income' },
    { glCode: '3', glName: 'Repairs', kind: 'expense' },
    { glCode: '6110', glName: 'Roof repairs', kind: 'expense' },
  ]);
});

test('reads money in and out of only this association, and lists unreadable entries', async () => {
  const { access } = contract();
  const { lines, unreadable } = await readAll(access);
  expect(lines).toMatchObject([
    { externalId: '501:4', date: '2026-11-03', amount: -40_000, glCode: '6110', description: 'Flashing, building A', reference: '1041' },
    { externalId: '501:4:2', amount: -1_200, description: 'Flashing' },
    { externalId: '501:1', amount: -41_200, glCode: '1020' },
    { externalId: '502:2', amount: 35_025, payee: 'Unit 12', reference: 'R-9' },
    { externalId: '502:9', amount: 100, glCode: '9' },
  ]); // prettier-ignore
  expect(unreadable).toEqual(['Transaction 502: a line without account or amount']);
});

test('reads five years first, then the last months, one older month in turn and changed months', async () => {
  const { access } = contract({ updated: [] });
  const first = await readAll(access);
  expect([first.days.length, first.days[0], first.days.at(-1)]).toEqual([62, '2026-12-01', '2021-11-01']);
  const second = await readAll(access, first.cursor);
  expect(second.days).toEqual(['2026-12-01', '2026-11-01', '2026-10-01', '2026-09-01', '2021-11-01']);
  const third = await readAll(access, second.cursor);
  expect(third.days.at(-1)).toBe('2021-12-01');
  // A cursor of another connector reads everything again.
  expect((await readAll(access, '40812')).days).toHaveLength(62);
});

test('returns the balances of the association’s bank accounts', async () => {
  const { access, asked } = contract();
  expect(await buildium.open(access, '37').balances()).toEqual([
    { externalId: '1', name: 'Reserve savings', institution: null, glCode: '1020', fund: null, asOf: '2026-11-20', balance: 25_000_050 },
  ]); // prettier-ignore
  const query = asked.at(-1)!.url.searchParams;
  expect([query.get('entityid'), query.getAll('glaccountids')]).toEqual(['37', ['1']]);
});

/** Serves bank accounts by page, and the balance of each account that an address names: its id in dollars. */
function manyBanks(count: number) {
  const { access } = contract();
  const asked: string[][] = [];
  const accounts = Array.from({ length: count }, (_, i) => ({ Id: i + 1, AccountNumber: String(1_000 + i), Name: `Bank ${i + 1}`, Type: 'Asset', IsBankAccount: true })); // prettier-ignore
  const ask: Outside['ask'] = async ({ url: { pathname, searchParams: of } }) => {
    const ids = of.getAll('glaccountids');
    const all = pathname.endsWith('/balances') ? ids.map((id) => ({ GLAccount: { Id: Number(id) }, TotalBalance: Number(id) })) : accounts; // prettier-ignore
    const from = Number(of.get('offset'));
    if (pathname.endsWith('/balances') && from === 0) asked.push(ids);
    return {
      status: 200,
      headers: {},
      body: JSON.stringify(all.slice(from, from + Number(of.get('limit')))),
    };
  };
  return { access: { ...access, outside: { ...access.outside, ask } }, asked };
}

test.each([
  [200, [200]],
  [201, [200, 1]],
])('returns the balances of all %i bank accounts, at most 200 an address', async (count, parts) => {
  const { access, asked } = manyBanks(count);
  const balances = await buildium.open(access, '37').balances();
  expect(balances.map(({ balance }) => balance)).toEqual(
    Array.from({ length: count }, (_, i) => (i + 1) * 100),
  );
  expect(asked.map((ids) => ids.length)).toEqual(parts);
});

test('refuses a code that is not a number', () => {
  expect(() => buildium.open(contract().access, '../1')).toThrow('is a number');
});

describe('days', () => {
  test('are halved down to a single one', () => {
    expect(halves({ from: '2026-02-01', to: '2026-02-28' })).toEqual([
      { from: '2026-02-01', to: '2026-02-14' },
      { from: '2026-02-15', to: '2026-02-28' },
    ]);
    expect(halves({ from: '2026-02-01', to: '2026-02-02' })).toEqual([
      { from: '2026-02-01', to: '2026-02-01' },
      { from: '2026-02-02', to: '2026-02-02' },
    ]);
    expect(halves({ from: '2026-02-01', to: '2026-02-01' })).toBeNull();
  });

  test('move by months across the turn of a year', () => {
    expect([monthPlus('2026-01', -1), monthPlus('2025-12', 1)]).toEqual(['2025-12', '2026-01']);
  });
});
