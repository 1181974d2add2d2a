import { eq, sql } from 'drizzle-orm';
import type { GlAccount, GlConfiguration } from '@roofline/schema/ledger/account';
import type { Job } from '@roofline/schema/job/job';
import type { LedgerImportAnswer, LedgerImportPreview } from '@roofline/schema/ledger-import/ledger-import';
import { appUser } from '../../account/tables';
import { buildUpkeep, type Upkeep } from '../../component/fixtures/upkeep';
import { workActor } from '../../platform/actor';
import { rowsOf } from '../../platform/database';
import { actorOfUser } from '../../platform/identity/session';
import type { Identity } from '../../property/fixtures/cast';
import { acceptImport } from '../accept/accept';
import { ledgerReading } from '../work';
import { csv, ownerLedger, plain, trialBalance } from '../fixtures/ledgers';
import { randomLedger } from '../fixtures/random-ledger';

let t: Upkeep;
beforeEach(async () => void (t = await buildUpkeep()));
afterEach(() => t.close());

async function upload(
  text: string,
  { fileName = 'ledger.csv', who = 'manager' as Identity, propertyId = t.home } = {},
) {
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`;
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/ledger/property/${propertyId}/import`,
    headers: { ...t.as[who], 'content-type': 'multipart/form-data; boundary=b' },
    payload: `${head}${text}\r\n--b--\r\n`,
  });
  const body = answer.json();
  return { status: answer.statusCode, preview: body.data as LedgerImportPreview, errors: body.error?.errors };
}
const at = (id: string) => `/api/ledger/import/${id}`;
const accept = (id: string, who: Identity = 'manager') => t.call(who, 'POST', `${at(id)}/accept`);
const read = async (id: string) => (await t.call('manager', 'GET', at(id))).data as LedgerImportPreview;

const asked = async <T>(query: ReturnType<typeof sql>) =>
  t.database.tenant(workActor([t.workspaceId]), (tx) => rowsOf<T>(tx, query));
const lineCount = async () =>
  (await asked<{ n: number }>(sql`select count(*)::int as n from ledger_line`))[0]!.n;

const dues = (count: number, from = 0) =>
  `Date,GL Code,Account Name,Description,Amount\n${Array.from({ length: count }, (_, i) => `01/31/2025,4010,Dues,Unit ${i + from},250.00`).join('\n')}\n`;

const readingOf = ({ columns, dateOrder, sign, skipProblems, skipDuplicates }: LedgerImportPreview) => ({
  columns: columns.map(({ index, field }) => ({ index, field })),
  dateOrder,
  sign,
  skipProblems,
  skipDuplicates,
});

describe('a ledger file', () => {
  it('enters nothing until it is accepted, and then all of it once', async () => {
    const { status, preview } = await upload(csv(trialBalance(randomLedger(2, 40))));
    expect(status).toBe(201);
    expect(preview).toMatchObject({
      layout: 'trialBalance',
      newTransactions: preview.lineCount,
      canAccept: true,
    });
    expect(preview.ties.filter(({ kind }) => kind === 'balance').every(({ ties }) => ties)).toBe(true);
    expect(await lineCount()).toBe(0);
    const answer = await accept(preview.importId);
    expect(answer).toMatchObject({
      status: 200,
      data: { added: preview.lineCount, unchanged: 0, duplicates: 0 },
    });
    expect(await lineCount()).toBe(preview.lineCount);
    expect((await accept(preview.importId)).data).toEqual(answer.data);
    expect(await lineCount()).toBe(preview.lineCount);
    expect(await read(preview.importId)).toMatchObject({ isAccepted: true, canAccept: false });
    const property = (await t.call('manager', 'GET', `/api/property/${t.home}`)).data;
    expect(property).toMatchObject({ isIntegratedProperty: true });
    const activity = await asked<{ description: string }>(
      sql`select description from activity_item where type = 'ledger'`,
    );
    expect(activity.map(({ description }) => description)).toEqual([
      `Imported ledger.csv: ${preview.lineCount} transactions added`,
    ]);
  });

  it('brings no line twice after someone corrected the kind of an account', async () => {
    const text = csv(trialBalance(randomLedger(2, 40)));
    await accept((await upload(text)).preview.importId);
    const url = `/api/ledger/property/${t.home}/glconfig`;
    const { accounts, version } = (await t.call('manager', 'GET', url)).data as GlConfiguration;
    const isCredit = ({ kind, lineCount: n }: GlAccount) => kind !== 'bank' && kind !== 'asset' && n > 1;
    const { glCode } = accounts.find(isCredit)!;
    const sums = () =>
      asked<{ in: number; out: number }>(sql`select sum(money_in)::int as in, sum(money_out)::int as out
        from ledger_month where gl_code = ${glCode}`);
    const [before] = await sums();
    const body = { accounts: [{ glCode, use: 'bank', kind: 'bank' }] };
    expect((await t.call('manager', 'PUT', url, { body, version })).status).toBe(200);
    expect(await sums()).toEqual([{ in: before!.out, out: before!.in }]);
    const { preview } = await upload(text);
    expect(preview).toMatchObject({ newTransactions: 0, knownTransactions: preview.lineCount });
    const shown = preview.accounts.find((one) => one.glCode === glCode);
    expect(shown).toMatchObject({ kind: 'bank', moneyIn: before!.out / 100, moneyOut: before!.in / 100 });
    // The page sends the uses that it shows; they do not change the sign of the lines.
    const choices = preview.accounts.map((one) => ({ glCode: one.glCode, use: one.use, fund: one.fund }));
    const mapped = await t.call('manager', 'PUT', at(preview.importId), {
      body: { ...readingOf(preview), accounts: choices },
    });
    expect(mapped.data).toMatchObject({ newTransactions: 0 });
    expect((await accept(preview.importId)).data).toMatchObject({ added: 0, changed: 0 });
    expect(await sums()).toEqual([{ in: before!.out, out: before!.in }]);
  });

  it('brings only new lines when a longer export comes later', async () => {
    await accept((await upload(dues(3))).preview.importId);
    const { preview } = await upload(dues(5));
    expect(preview).toMatchObject({ newTransactions: 2, knownTransactions: 3, duplicateCount: 0 });
    expect((await accept(preview.importId)).data).toMatchObject({ added: 2, unchanged: 3 });
    expect(await lineCount()).toBe(5);
  });

  it('needs no choices next month, since those for its layout are saved', async () => {
    const { preview } = await upload('Date,Account,Amount\n02/03/2025,4010 Dues,5\n');
    const input = {
      ...readingOf(preview),
      dateOrder: 'dayFirst',
      sign: 'moneyOut',
      accounts: [{ glCode: '4010', use: 'reserveIncome' }],
    };
    const changed = await t.call('manager', 'PUT', at(preview.importId), { body: input });
    expect(changed.data).toMatchObject({
      sample: [{ date: '2025-03-02', amount: -5 }],
      accounts: [{ glCode: '4010', use: 'reserveIncome', isNew: true }],
    });
    await accept(preview.importId);
    const next = (await upload('Date,Account,Amount\n03/03/2025,4010 Dues,6\n01/04/2025,4010 Dues,7\n'))
      .preview;
    expect(next).toMatchObject({ isMappingSaved: true, dateOrder: 'dayFirst', sign: 'moneyOut' });
    expect(next.sample.map(({ date, amount }) => [date, amount])).toEqual([
      ['2025-03-03', -6],
      ['2025-04-01', -7],
    ]);
    expect(next.accounts).toMatchObject([{ use: 'reserveIncome', isNew: false }]);
  });

  it('shows lines that another source has, and leaves them out by default', async () => {
    const ledger = randomLedger(6, 12);
    await accept((await upload(csv(ownerLedger(ledger)))).preview.importId);
    const before = await lineCount();
    const { preview } = await upload(csv(plain(ledger, 'two')));
    expect(preview).toMatchObject({
      duplicateCount: preview.lineCount,
      newTransactions: 0,
      skipDuplicates: true,
    });
    expect(preview.duplicates).toHaveLength(preview.lineCount);
    expect((await accept(preview.importId)).data).toMatchObject({ added: 0, duplicates: preview.lineCount });
    expect(await lineCount()).toBe(before);
  });

  it('is refused with the rows that cannot be read, until someone leaves them out', async () => {
    const { preview } = await upload('Date,Account,Amount\n01/05/2025,4010,x\n01/06/2025,4010,5\n');
    expect(preview).toMatchObject({
      canAccept: false,
      problems: [
        { row: 2, column: 'C (Amount)', value: 'x', detail: 'Write the amount as a number, like 1,234.56' },
      ],
    });
    expect(await accept(preview.importId)).toMatchObject({ status: 422, errors: [{ field: 'rows.2' }] });
    await t.call('manager', 'PUT', at(preview.importId), {
      body: { ...readingOf(preview), skipProblems: true },
    });
    expect((await accept(preview.importId)).data).toMatchObject({ added: 1 });
  });

  it('is gone once it is discarded', async () => {
    const { preview } = await upload(dues(1));
    expect((await t.call('manager', 'DELETE', at(preview.importId))).status).toBe(204);
    expect((await t.call('manager', 'GET', at(preview.importId))).status).toBe(404);
  });

  it('is not found by another tenant, and a Member may not import', async () => {
    const { preview } = await upload(dues(1));
    expect((await t.call('stranger', 'GET', at(preview.importId))).status).toBe(404);
    expect((await t.call('stranger', 'PUT', at(preview.importId), { body: readingOf(preview) })).status).toBe(
      404,
    );
    expect((await accept(preview.importId, 'stranger')).status).toBe(404);
    expect((await t.call('member', 'GET', at(preview.importId))).status).toBe(403);
    expect((await upload(dues(1), { who: 'member' })).status).toBe(403);
  });

  it('in the old format of Excel is refused with what to do', async () => {
    const { status, errors } = await upload('x', { fileName: 'ledger.xls' });
    expect(status).toBe(415);
    expect(errors[0].detail).toBe(
      'Roofline can’t read .xls files. Open the file in Excel and save it as .xlsx or .csv.',
    );
  });
});

describe('a long ledger', () => {
  it('is entered by a job that continues after a crash without losing or doubling a line', async () => {
    const { preview } = await upload(dues(4100));
    const first = await accept(preview.importId);
    expect(first).toMatchObject({ status: 202, data: { kind: 'ledgerImport' } });
    const { jobId } = first.data as Job;
    expect(await read(preview.importId)).toMatchObject({ jobId, isAccepted: false });
    expect(
      (await t.call('manager', 'PUT', at(preview.importId), { body: readingOf(preview) })).errors,
    ).toMatchObject([{ code: 'stillRunning' }]);
    expect((await t.call('manager', 'DELETE', at(preview.importId))).status).toBe(409);
    // The process ends after the first part.
    const userId = t.ids.manager;
    const actor = await t.database.system(async (tx) => {
      const [user] = await tx.select().from(appUser).where(eq(appUser.userId, userId));
      return actorOfUser(tx, user!);
    });
    let parts = 0;
    const crashed = acceptImport(t, preview.importId, {
      actor,
      compute: async (file) => ledgerReading.do(file),
      write: (work) => {
        parts += 1;
        if (parts > 1) throw new Error('gone');
        return t.database.tenant(actor, work);
      },
    });
    await expect(crashed).rejects.toThrow('gone');
    expect(await lineCount()).toBe(2000);
    expect(await read(preview.importId)).toMatchObject({ isAccepted: false, enteredLines: 2000 });
    expect(await t.runJobs()).toBe(1);
    expect(await lineCount()).toBe(4100);
    const answer = (await accept(preview.importId)).data as LedgerImportAnswer;
    expect(answer).toMatchObject({ added: 4100, unchanged: 0, duplicates: 0 });
    expect(await read(preview.importId)).toMatchObject({ isAccepted: true, enteredLines: 4100 });
  });
});
