import {
  csv,
  fundBalanceSheet,
  ownerLedger,
  plain,
  quickBooks,
  trialBalance,
  voyager,
  yardiLines,
  type TableRow,
} from '../fixtures/ledgers';
import { randomLedger, type LedgerAccount } from '../fixtures/random-ledger';
import { readLedger } from '../reading/read-ledger';
import { readSheets } from '../reading/read-sheets';
import { firstReading } from '../reading/first-mapping';

async function read(text: string) {
  const { sheets, mapping, isOrderSure } = firstReading(await readSheets('ledger.csv', Buffer.from(text)));
  return { mapping, isOrderSure, ...readLedger(sheets, mapping) };
}

/** Returns what a reader has to find in a ledger: account by account, to the cent. */
const expected = (ledger: readonly LedgerAccount[]) =>
  ledger.map(({ code, isAsset, postings }) => ({
    glCode: code,
    lines: postings.map(({ date, debit, credit, description }) => ({
      date,
      cents: isAsset ? debit - credit : credit - debit,
      description,
    })),
  }));

const found = ({ accounts, lines }: Awaited<ReturnType<typeof read>>) =>
  accounts
    .filter(({ lineCount }) => lineCount > 0)
    .map(({ glCode }) => ({
      glCode,
      lines: lines
        .filter((line) => line.glCode === glCode)
        .map(({ date, cents, description }) => ({ date, cents, description })),
    }));

const LAYOUTS: [string, (ledger: LedgerAccount[]) => TableRow[], string[]][] = [
  ['trialBalance', trialBalance, ['balance', 'totals', 'control', 'debitsCredits']],
  ['quickBooks', quickBooks, ['balance', 'totals', 'debitsCredits']],
  ['ownerLedger', ownerLedger, ['running']],
  ['yardiLines', yardiLines, []],
  ['voyager', voyager, ['balance']],
  ['plain', (ledger) => plain(ledger, 'two'), ['debitsCredits']],
  ['plain', (ledger) => plain(ledger, 'one'), []],
];

const SEEDS = Array.from({ length: 25 }, (_, i) => i + 1);

describe.each(LAYOUTS)('a ledger written as %s (%#)', (layout, write, kinds) => {
  it.each(SEEDS)('is read back to the cent, with ties that hold (seed %i)', async (seed) => {
    const ledger = randomLedger(seed, 1 + ((seed * 7) % 60));
    const reading = await read(csv(write(ledger)));
    expect(reading.mapping.layout).toBe(layout);
    expect(reading.problems).toEqual([]);
    expect(found(reading)).toEqual(expected(ledger));
    const broken = reading.ties.filter(
      ({ kind, difference }) => kind !== 'debitsCredits' && difference !== 0,
    );
    expect(broken).toEqual([]);
    for (const { kind } of reading.ties) expect(kinds).toContain(kind);
    if (kinds.includes('balance')) {
      expect(reading.ties.filter(({ kind }) => kind === 'balance')).toHaveLength(ledger.length);
      expect(
        reading.accounts.filter(({ begin }) => begin !== null).map(({ glCode, begin }) => [glCode, begin]),
      ).toEqual(ledger.map(({ code, begin }) => [code, begin]));
    }
  });
});

it.each([';', '\t', '|'])('reads a file with the delimiter "%s" and a byte order mark', async (delimiter) => {
  const ledger = randomLedger(3);
  const reading = await read(`\uFEFF${csv(ownerLedger(ledger), delimiter)}`);
  expect(found(reading)).toEqual(expected(ledger));
});

it('shows the difference where an account does not tie', async () => {
  const rows = trialBalance(randomLedger(5));
  const line = rows.findIndex(([date]) => /^\d\d\/\d\d\/\d{4}$/.test(String(date)));
  const at = rows[line]![3] === '-' ? 4 : 3;
  rows[line]![at] = '0.01';
  const reading = await read(csv(rows));
  const broken = reading.ties.filter(({ kind, difference }) => kind === 'balance' && difference !== 0);
  expect(broken).toHaveLength(1);
});

it('reads a balance sheet by fund: an account can have money in several', async () => {
  const accounts = [
    { code: '1010', name: 'Operating Checking', operating: 1_234_56, reserve: 0 },
    { code: '1030', name: 'Pooled Savings', operating: 500_00, reserve: 9_999_99 },
  ];
  const { accounts: read_, ties, period, mapping } = await read(csv(fundBalanceSheet(accounts)));
  expect(mapping.layout).toBe('fundBalanceSheet');
  expect(read_.map(({ glCode, kind, funds }) => ({ glCode, kind, funds }))).toEqual([
    { glCode: '1010', kind: 'bank', funds: { operating: 1_234_56, reserve: 0 } },
    { glCode: '1030', kind: 'bank', funds: { operating: 500_00, reserve: 9_999_99 } },
  ]);
  expect(ties.map(({ difference }) => difference)).toEqual([0, 0]);
  expect(period).toEqual({ from: '2025-12-31', to: '2025-12-31' });
});

it('finds columns by their headings, in any order', async () => {
  const rows = ownerLedger(randomLedger(4));
  const turned = rows.map((row) => [null, ...row.toReversed(), 'x']);
  const reading = await read(csv(turned));
  expect(reading.lines.map(({ cents }) => cents)).toEqual(
    (await read(csv(rows))).lines.map(({ cents }) => cents),
  );
  expect(reading.mapping.columns.indexOf('date')).toBe(7);
});

it.each([
  ['25/12/2025', '03/04/2025', '2025-04-03', true, 'dayFirst'],
  ['12/25/2025', '03/04/2025', '2025-03-04', true, 'monthFirst'],
  ['04/05/2025', '03/04/2025', '2025-03-04', false, 'monthFirst'],
])(
  'settles the order of month and day from the whole column: %s',
  async (other, text, iso, isSure, order) => {
    const reading = await read(`Date,Account,Amount\n${text},4010,5\n${other},4010,6\n`);
    expect([reading.lines[0]!.date, reading.isOrderSure, reading.mapping.dateOrder]).toEqual([
      iso,
      isSure,
      order,
    ]);
  },
);

it.each([
  ['1-Feb-25', '2025-02-01'],
  ['Feb 1, 2025', '2025-02-01'],
  ['45689', '2025-02-01'],
  ['2025-02-01 10:00', '2025-02-01'],
  ['20250201', '2025-02-01'],
  ['2/1/25', '2025-02-01'],
])('reads the day %s', async (text, iso) => {
  const reading = await read(`Date,Account,Amount\n"${text}",4010,5\n`);
  expect(reading.lines.map(({ date }) => date)).toEqual([iso]);
});

it('reports the row and cell that it cannot read, and how to correct them', async () => {
  const { problems, lines } = await read(
    'Date,Account,Description,Amount\n01/05/2025,4010,Dues,x\n13/40/2025,4010,Dues,5\n01/06/2025,4010,Dues,\n01/07/2025,4010,Dues,7\n',
  );
  expect(problems.map(({ row, column, detail }) => [row, column, detail])).toEqual([
    [1, 3, 'Write the amount as a number, like 1,234.56'],
    [2, 0, 'The row has an amount and no readable date: write the date like 01/31/2025'],
    [3, null, 'The row has a date and no amount: enter one, or delete the row'],
  ]);
  expect(lines).toHaveLength(1);
});

it.each([
  ['GL Code', 'Account'],
  ['Account No.', 'GL Account'],
])('takes the code of "%s" and the name of "%s" beside it, in either order', async (code, name) => {
  for (const [heads, row] of [
    [`${code},${name}`, '7010,Roof Repairs'],
    [`${name},${code}`, 'Roof Repairs,7010'],
  ]) {
    const { accounts, problems } = await read(
      `Date,${heads},Description,Amount\n2026-03-12,${row},Roof,-41250.75\n`,
    );
    expect(problems).toEqual([]);
    expect(accounts.map(({ glCode, glName }) => [glCode, glName])).toEqual([['7010', 'Roof Repairs']]);
  }
});

it('prefers a heading for the account name over a second one for the account', async () => {
  const { accounts } = await read(
    'Date,GL Code,Account,Account Name,Description,Amount\n2026-03-12,7010,Roof,Roof Repairs,Roof,-1\n',
  );
  expect(accounts.map(({ glCode, glName }) => [glCode, glName])).toEqual([['7010', 'Roof Repairs']]);
});
