import type { GlConfiguration } from '@roofline/schema/ledger/account';
import type { BankConfiguration } from '@roofline/schema/ledger/bank';
import type { LedgerAccountSeen, LedgerLine } from '../enter/entry';
import { knownLines, ledgerSource } from '../enter/source';
import { aLine, buildBookkeeper, type Bookkeeper } from '../fixtures/bookkeeper';

let desk: Bookkeeper;
beforeEach(async () => void (desk = await buildBookkeeper()));
afterEach(() => desk.close());

const at = (what: string) => `/api/ledger/property/${desk.home}/${what}`;
const gl = async () => (await desk.call('manager', 'GET', at('glconfig'))).data as GlConfiguration;
const account = async (code: string) => (await gl()).accounts.find(({ glCode }) => glCode === code)!;
async function state(glCode: string, kind: string, use = 'unmapped') {
  const { version } = await gl();
  return desk.call('manager', 'PUT', at('glconfig'), {
    body: { accounts: [{ glCode, use, kind }] },
    version,
  });
}
const amounts = async () => {
  const rows = await desk.rows<{ external_id: string; amount: unknown }>('ledger_line');
  return Object.fromEntries(rows.map((row) => [row.external_id, Number(row.amount)]));
};
const banks = async () =>
  ((await desk.call('manager', 'GET', at('bankconfig'))).data as BankConfiguration).accounts;

/** A file that takes an expense account for a bank account: spending is a debit, so it reads as money in. */
const FEES: LedgerAccountSeen = { glCode: '6200', glName: 'Bank fees', kind: 'bank' };
const LINES: LedgerLine[] = [
  aLine({ externalId: '1', date: '2026-01-31', amount: 12_00, glCode: '6200' }),
  aLine({ externalId: '2', date: '2026-02-28', amount: 15_00, glCode: '6200' }),
  aLine({ externalId: '3', date: '2026-02-28', amount: -5_00, glCode: '6200', sourceFund: 'reserve' }),
  aLine({ externalId: '4', date: '2026-02-28', amount: -40_00 }),
];
const FILE = { accounts: [FEES, { glCode: '7010', glName: 'Roof', kind: 'expense' as const }], lines: LINES };
const CORRECTED = { 1: -12_00, 2: -15_00, 3: 5_00, 4: -40_00 };

describe('a corrected kind', () => {
  it('reverses the signs of the account’s lines and month sums, after which the same file changes nothing', async () => {
    await desk.enter(FILE);
    expect(await banks()).toMatchObject([{ glCode: '6200' }]);
    expect((await state('6200', 'expense', 'bank')).status).toBe(200);
    expect(await account('6200')).toMatchObject({ kind: 'expense', sourceKind: 'bank', use: 'unmapped' });
    expect(await amounts()).toEqual(CORRECTED);
    expect(await desk.strayMonths()).toEqual([]);
    // It is no longer a bank account.
    expect(await banks()).toEqual([]);
    expect(await desk.enter(FILE)).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
    // A later part of a file, or a later page of a sync, names no accounts.
    expect(await desk.enter({ lines: LINES })).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
    expect(await amounts()).toEqual(CORRECTED);
    expect(await desk.strayMonths()).toEqual([]);
    expect(await banks()).toEqual([]);
    expect(await account('6200')).toMatchObject({ kind: 'expense', sourceKind: 'bank' });
    const { data } = await desk.call('manager', 'GET', `/api/activity/${desk.home}?type=ledger`);
    expect((data as { items: { description: string }[] }).items.map((one) => one.description)).toEqual(
      expect.arrayContaining([
        'Corrected what 1 account is: 6200 Bank fees from bank to expense; 3 transactions turned round',
      ]),
    );
  });

  it('is taken back by stating the kind of the source', async () => {
    await desk.enter(FILE);
    await state('6200', 'expense');
    await state('6200', 'bank');
    expect(await account('6200')).toMatchObject({ kind: 'bank', sourceKind: null, use: 'bank' });
    expect(await amounts()).toMatchObject({ 1: 12_00, 3: -5_00 });
    expect(await desk.strayMonths()).toEqual([]);
    expect((await state('6200', 'unknown')).errors).toMatchObject([{ field: 'accounts.0.kind' }]);
  });

  it('changes no signs where both kinds have the same sign, or where the source states the signs itself', async () => {
    const stated = await desk.within((tx) =>
      ledgerSource(tx, desk.place, { kind: 'file', name: 'Owner', layout: 'owner', signFollows: 'stated' }),
    );
    await desk.enter({ ...FILE, sourceId: stated.sourceId });
    await state('6200', 'expense');
    expect(await amounts()).toMatchObject({ 1: 12_00, 2: 15_00 });
    expect(await desk.enter({ ...FILE, sourceId: stated.sourceId })).toMatchObject({ unchanged: 4 });
    await state('7010', 'liability');
    expect(await amounts()).toMatchObject({ 4: -40_00 });
  });

  it('still lets lines of another source be found as alike', async () => {
    await desk.enter(FILE);
    await state('6200', 'expense');
    const other = await desk.source('another export');
    const asked = LINES.map((one) => ({ ...one, externalId: `x${one.externalId}` }));
    const readAs = { sourceId: other, accounts: FILE.accounts, signFollows: 'kind' as const };
    const { alike } = await desk.within((tx) => knownLines(tx, desk.place, readAs, asked));
    expect(alike.size).toBe(4);
    const entered = await desk.enter({ ...FILE, sourceId: other, lines: asked, leaveDuplicates: true });
    expect(entered).toMatchObject({ added: 0, duplicates: 4 });
  });
});
