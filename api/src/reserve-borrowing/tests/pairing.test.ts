import fc from 'fast-check';
import { ledgerAccounts } from '../../ledger/service';
import { aLine } from '../../ledger/fixtures/bookkeeper';
import { findOpenTransfers, findTransfersOn } from '../repository/transfers';
import { buildBorrower, transfer, type Borrower } from './scene';

let cast: Borrower;
beforeEach(async () => {
  cast = await buildBorrower();
});
afterEach(() => cast.close());

const line = (externalId: string, glCode: string, amount: number, change: object = {}) =>
  aLine({ externalId, glCode, amount, date: '2026-03-10', payee: null, ...change });
const ids = async () => (await cast.open()).items.map(({ transferId }) => transferId);

test('equal transfers of a day are numbered, and a line without its counterpart is no transfer', async () => {
  await cast.enter({
    lines: [
      ...transfer('a', '2026-03-10', -100_00, 'First'),
      ...transfer('b', '2026-03-10', -100_00, 'Second'),
      line('c', '1020', -100_00),
      line('d', '1020', 0),
      line('e', '1010', 0),
    ],
  });
  expect((await cast.open()).items).toEqual([
    expect.objectContaining({ transferId: '2026-03-10_out_10000_1', text: 'First' }),
    expect.objectContaining({ transferId: '2026-03-10_out_10000_2', text: 'Second' }),
  ]);
});

test.each([
  ['another day', [line('a', '1020', -50_00), line('b', '1010', 50_00, { date: '2026-03-11' })]],
  ['a cent more', [line('a', '1020', -50_00), line('b', '1010', 50_01)]],
  ['the same sign', [line('a', '1020', -50_00), line('b', '1010', -50_00)]],
  ['no bank account', [line('a', '1020', -50_00), line('b', '7010', 50_00)]],
  ['the same fund', [line('a', '1020', -50_00), line('b', '1020', 50_00)]],
  ['a shared account whose source states no fund', [line('a', '1020', -50_00), line('b', '1090', 50_00)]],
])('%s makes no pair', async (_name, lines) => {
  await cast.enter({ lines });
  expect(await ids()).toEqual([]);
});

test('on a shared account the source states the fund of each line', async () => {
  await cast.enter({
    lines: [
      line('a', '1090', -50_00, { sourceFund: 'reserve' }),
      line('b', '1090', 50_00, { sourceFund: 'operating' }),
    ],
  });
  expect(await ids()).toEqual(['2026-03-10_out_5000_1']);
});

const aSide = fc.record({
  date: fc.constantFrom('2026-03-10', '2026-03-11'),
  glCode: fc.constantFrom('1020', '1010', '1090', '7010'),
  amount: fc.constantFrom(-200, -100, 0, 100, 200),
  sourceFund: fc.constantFrom('reserve' as const, 'operating' as const, null),
});

test('each line is in at most one pair, and no pair is left out, for any lines', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aSide, { maxLength: 14 }), async (sides) => {
      const layout = crypto.randomUUID();
      await cast.enter({ lines: sides.map((one, n) => aLine({ ...one, externalId: `${n}` })) }, layout);
      const fundOf = ({ glCode, sourceFund }: (typeof sides)[number]) =>
        ({ '1020': 'reserve', '1010': 'operating', '1090': sourceFund, '7010': null })[glCode];
      const count = (fund: string, date: string, amount: number) =>
        sides.filter((one) => fundOf(one) === fund && one.date === date && one.amount === amount).length;
      const wanted = ['2026-03-11', '2026-03-10'].flatMap((date) =>
        ['out', 'in'].flatMap((direction) =>
          [200, 100].flatMap((cents) => {
            const amount = direction === 'out' ? -cents : cents;
            const pairs = Math.min(count('reserve', date, amount), count('operating', date, -amount));
            return Array.from({ length: pairs }, (_, n) => `${date}_${direction}_${cents}_${n + 1}`);
          }),
        ),
      );
      expect(await ids()).toEqual(wanted);
      await cast.enter({ deletedExternalIds: sides.map((_, n) => `${n}`) }, layout);
    }),
    { numRuns: 40 },
  );
});

test('numbers the transfers of a day the same for one day as for all', async () => {
  await cast.enter({
    lines: [
      ...transfer('a', '2026-03-10', -100_00),
      ...transfer('b', '2026-03-10', -100_00),
      ...transfer('c', '2026-03-11', 100_00),
    ],
  });
  const [all, day] = await cast.within(async (tx) => {
    const accounts = await ledgerAccounts(tx, [cast.home]);
    return [
      (await findOpenTransfers(tx, accounts, { direction: undefined, offset: 0, limit: 50 })).rows,
      await findTransfersOn(tx, accounts, ['2026-03-10']),
    ];
  });
  expect(all).toHaveLength(3);
  expect(day).toEqual(expect.arrayContaining(all.filter(({ date }) => date === '2026-03-10')));
  expect(day).toHaveLength(2);
});
