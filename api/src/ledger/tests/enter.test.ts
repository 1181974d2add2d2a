import fc from 'fast-check';
import { aLine, buildBookkeeper, type Bookkeeper } from '../fixtures/bookkeeper';
import type { LedgerLine } from '../enter/entry';
import { knownLines, likenessOf } from '../enter/source';

let desk: Bookkeeper;

beforeAll(async () => {
  desk = await buildBookkeeper();
});
afterAll(() => desk.close());
beforeEach(async () => {
  for (const table of ['ledger_line', 'ledger_month', 'ledger_rule', 'ledger_account'])
    await desk.within((tx) => tx.execute(`delete from ${table}`));
});
afterEach(async () => {
  expect(await desk.strayMonths()).toEqual([]);
});

type Stored = Record<string, unknown>;
const months = () => desk.rows<Stored>('ledger_month');
const lines = () => desk.rows<Stored>('ledger_line');

describe('an entry of a source', () => {
  it('adds lines with their month sums, and nothing when it is repeated', async () => {
    const entry = {
      lines: [
        aLine(),
        aLine({ externalId: '2', amount: 500_00 }),
        aLine({ externalId: '3', date: '2026-04-01' }),
      ],
    };
    expect(await desk.enter(entry)).toEqual({
      added: 3,
      changed: 0,
      removed: 0,
      unchanged: 0,
      duplicates: 0,
    });
    const before = await lines();
    expect(await desk.enter(entry)).toEqual({
      added: 0,
      changed: 0,
      removed: 0,
      unchanged: 3,
      duplicates: 0,
    });
    expect(await lines()).toEqual(before);
    expect(
      (await months()).map((row) => [row.line_count, Number(row.money_in), Number(row.money_out)]),
    ).toEqual(
      expect.arrayContaining([
        [2, 500_00, 40_000_00],
        [1, 0, 40_000_00],
      ]),
    );
  });

  it('updates the sums of a corrected line, and leaves a mapping by hand', async () => {
    await desk.enter({ lines: [aLine()] });
    await desk.within((tx) => tx.execute(`update ledger_line set mapped_by = 'user', is_unexpected = true`));
    const corrected = aLine({ amount: -41_000_00, date: '2026-05-02', glCode: '7020', payee: 'Apex' });
    expect(await desk.enter({ lines: [corrected] })).toMatchObject({ added: 0, changed: 1 });
    const [line] = await lines();
    expect(line).toMatchObject({ gl_code: '7020', payee_key: 'apex', is_unexpected: true, version: 2 });
    expect(await months()).toHaveLength(1);
  });

  it('deletes lines that the source deleted, even when it also lists them as lines', async () => {
    await desk.enter({ lines: [aLine(), aLine({ externalId: '2' })] });
    const gone = { deletedExternalIds: ['1', 'never'], lines: [aLine()] };
    expect(await desk.enter(gone)).toEqual({ added: 0, changed: 0, removed: 1, unchanged: 0, duplicates: 0 });
    expect(await desk.enter({ deletedExternalIds: ['2'] })).toMatchObject({ removed: 1 });
    expect(await months()).toEqual([]);
  });

  it('stores the last of lines with the same id, and separates sources', async () => {
    const twice = [aLine({ amount: 1 }), aLine({ amount: 2 })];
    expect(await desk.enter({ lines: twice })).toMatchObject({ added: 1 });
    expect(await desk.enter({ lines: twice }, 'another')).toMatchObject({ added: 1 });
    expect((await lines()).map((row) => Number(row.amount))).toEqual([2, 2]);
    expect(await desk.enter({ deletedExternalIds: ['1'] }, 'another')).toMatchObject({ removed: 1 });
    expect(await lines()).toHaveLength(1);
  });

  it('stores texts with characters that no one types, and cuts long ones', async () => {
    const hostile = aLine({
      description: `a\u0000b\uD800 "x" {y}, \\n ${'é'.repeat(2000)}`,
      payee: '  \u0007 ',
      reference: 'r'.repeat(300),
    });
    await desk.enter({ lines: [hostile] });
    const [line] = await lines();
    expect(String(line!.description)).toHaveLength(1000);
    expect(String(line!.description)).toMatch(/^a b "x" \{y\}, \\n é/);
    expect(line).toMatchObject({ payee: null, payee_key: '', reference: 'r'.repeat(100) });
    expect(await desk.enter({ lines: [hostile] })).toMatchObject({ unchanged: 1 });
  });

  it('refuses too many lines, and a source of another property', async () => {
    const many = Array.from({ length: 2001 }, (_, n) => aLine({ externalId: String(n) }));
    await expect(desk.enter({ lines: many })).rejects.toThrow(/at most 2000 lines/);
    await expect(
      desk.enter({ sourceId: '01980000-0000-7000-8000-000000000001', lines: [aLine()] }),
    ).rejects.toThrow(/has no source/);
    expect(await lines()).toEqual([]);
  });

  it('waits for other entries of the same property', async () => {
    const part = (from: number) =>
      Array.from({ length: 60 }, (_, n) => aLine({ externalId: String(from + n), amount: n - 30 }));
    await desk.source();
    const counts = await Promise.all([0, 20, 40, 20].map((from) => desk.enter({ lines: part(from) })));
    expect(counts.reduce((sum, { added }) => sum + added, 0)).toBe(100);
    expect(await lines()).toHaveLength(100);
  });
});

describe('accounts of an entry', () => {
  const accounts = () => desk.rows<Stored>('ledger_account');

  it('are added as unmapped with a suggested use, and bank accounts as bank', async () => {
    await desk.enter({
      accounts: [
        { glCode: '4010', glName: 'Reserve contributions', kind: 'income' },
        { glCode: '1010', glName: 'Reserve money market', kind: 'bank' },
      ],
      lines: [aLine({ glCode: 'Landscape' })],
    });
    const known = Object.fromEntries(
      (await accounts()).map((row) => [row.gl_code, [row.kind, row.use, row.suggested_use]]),
    );
    expect(known).toEqual({
      4010: ['income', 'unmapped', 'reserveIncome'],
      1010: ['bank', 'bank', 'bank'],
      Landscape: ['unknown', 'unmapped', 'unmapped'],
    });
  });

  it('keep their configuration, unless a person chose another use in an import', async () => {
    const seen = { glCode: '7010', glName: 'Roof', kind: 'expense' as const };
    await desk.enter({ accounts: [seen] });
    await desk.within((tx) => tx.execute(`update ledger_account set use = 'reserveExpense'`));
    await desk.enter({ accounts: [{ ...seen, glName: 'Roofs' }], lines: [aLine()] });
    expect(await accounts()).toMatchObject([{ gl_name: 'Roofs', kind: 'expense', use: 'reserveExpense' }]);
    await desk.enter({ accounts: [{ ...seen, use: 'ignored' }] });
    expect(await accounts()).toMatchObject([{ use: 'ignored' }]);
  });
});

const asRead = { accounts: [], signFollows: 'kind' } as const;

it('finds lines that the ledger already has, by id and by likeness', async () => {
  await desk.enter({ lines: [aLine(), aLine({ externalId: '2', amount: 7 })] });
  const asked = [
    aLine({ amount: 1 }),
    aLine({ externalId: 'other' }),
    aLine({ externalId: 'new', date: '2026-03-11' }),
  ];
  const sourceId = await desk.source();
  const { known, alike } = await desk.within((tx) =>
    knownLines(tx, desk.place, { ...asRead, sourceId }, asked),
  );
  expect([...known]).toEqual(['1']);
  // Equal lines of the same source are not duplicates.
  expect([...alike]).toEqual([]);
  const ofAnother = await desk.within((tx) =>
    knownLines(tx, desk.place, { ...asRead, sourceId: null }, asked),
  );
  expect([...ofAnother.known]).toEqual([]);
  expect([...ofAnother.alike]).toEqual([likenessOf(aLine())]);
});

const anyLine = fc.record({
  externalId: fc.constantFrom('1', '2', '3', '4', '5', '6'),
  date: fc.constantFrom('2026-01-31', '2026-02-01', '2026-02-28', '2027-01-01'),
  amount: fc.integer({ min: -1_000_00, max: 1_000_00 }),
  glCode: fc.constantFrom('1', '2'),
  sourceFund: fc.constantFrom('reserve' as const, 'operating' as const, null),
  payee: fc.constantFrom('A', null),
});

it('always has month sums that equal the sums of lines', async () => {
  const entry = fc.record({
    lines: fc.array(anyLine, { maxLength: 8 }),
    deletedExternalIds: fc.array(fc.constantFrom('1', '2', '3', '7'), { maxLength: 3 }),
    layout: fc.constantFrom('a', 'b'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 4 }), async (entries) => {
      for (const { layout, lines: some, deletedExternalIds } of entries) {
        const of: LedgerLine[] = some.map((line) => aLine(line));
        await desk.enter({ lines: of, deletedExternalIds }, layout);
        expect(await desk.strayMonths()).toEqual([]);
      }
    }),
    { numRuns: 25 },
  );
});
