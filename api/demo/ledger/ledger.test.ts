import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConnectedApp, IntegrationSync } from '@roofline/schema/integration/connected-app';
import type { GlConfiguration } from '@roofline/schema/ledger/account';
import type { RealTimeFinancialHealth } from '@roofline/schema/live-dashboard/live-dashboard';
import type { Placement, PlacementSummary } from '@roofline/schema/placement/placement';
import type {
  ReserveBorrowing,
  ReserveTransferPage,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { readConfig } from '../../src/config';
import { manualClock } from '../../src/platform/fixtures/manual-clock';
import { folderStorage } from '../../src/platform/files/storage';
import { outsideOf } from '../../src/platform/outside/outside';
import { vaultWith } from '../../src/platform/secret/vault';
import { buildTestApp, type TestApp } from '../../src/platform/testing';
import { askingAs } from '../fixtures/asking-as';
import { loadDemo } from '../load';
import { serveDemoLedger } from '../open-ledger/demo-server';
import type { OpenLedgerServer } from '../open-ledger/server';
import { demoProperties } from '../property/property';
import { demoYears } from '../property/years';
import { BY_FILES, CONNECTED, demoLedger } from './ledger';

const TODAY = '2026-11-21';
const KEY = 'a key of the demo test, 32 signs and more';
const clock = manualClock(`${TODAY}T15:00:00.000Z`);
let folder: string;
let server: TestApp;
let source: OpenLedgerServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roofline-demo-'));
  source = await serveDemoLedger({ port: 0, since: TODAY, today: () => clock.today(), isNew: true });
  const config = { ...readConfig({ DEMO: 'on', DEMO_LEDGER_URL: source.url }), CREDENTIALS_OLD_KEYS: [KEY] };
  const storage = folderStorage(folder);
  server = await buildTestApp({ clock, storage, config });
  const ledgerServer = { url: source.url, config, outside: outsideOf(config), vault: vaultWith(KEY) };
  await loadDemo(server.database, { clock, storage, hashPassword: async () => 'hash', ledgerServer });
});
afterAll(async () => {
  await server.close();
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

const admin = () => askingAs(server, clock, 'admin');
async function asking(name: string) {
  const person = await admin();
  const { propertyId } = (await person.search()).items.find(({ propertyName }) => propertyName === name)!;
  const read = async <T>(url: string) => (await person.get<T>(url.replace(':id', propertyId))).data;
  return { ...person, propertyId, read };
}

it.each(['2026-11-21', '2027-02-03', '2028-01-01', '2029-07-01'])(
  'ends each year where the financials begin the next one, seen on %s',
  (today) => {
    for (const demo of demoProperties().filter(({ name }) => [CONNECTED, BY_FILES].includes(name))) {
      const ledger = demoLedger(demo.name, today);
      const stated = demoYears(demo, today).flatMap(({ fiscalYear, startingBalance }) => {
        const year = ledger.years.find((one) => one.fiscalYear === fiscalYear);
        const before = year && ledger.statements.filter(({ code, asOf }) => code === '1110' && asOf < year.startDate);
        return year ? [[fiscalYear, before!.at(-1)!.balance - startingBalance]] : [];
      });
      expect(stated).toHaveLength(6);
      expect(stated.filter(([, off]) => off !== 0)).toEqual([]);
      expect(ledger.postings.every(({ date }) => date <= today)).toBe(true);
      expect(new Set(ledger.postings.map(({ id }) => id)).size).toBe(ledger.postings.length);
    }
  },
); // prettier-ignore

it('goes on after the day of the demo without changing what was there', () => {
  const before = demoLedger(CONNECTED, TODAY);
  const later = demoLedger(CONNECTED, TODAY, '2027-03-05');
  expect(later.postings.slice(0, before.postings.length)).toEqual(before.postings);
  expect(later.postings.length).toBeGreaterThan(before.postings.length + 80);
  expect(later.statements.filter(({ asOf }) => asOf < TODAY)).toEqual(before.statements);
});

it('gives back what is still borrowed before the fiscal year ends', () => {
  const { years, postings } = demoLedger(CONNECTED, TODAY, '2027-12-31');
  const borrowed = postings.filter(({ code, text }) => code === '1110' && / storm repairs/.test(text));
  expect(borrowed.map(({ amount }) => amount)).toEqual([-20_000_00, 20_000_00]);
  const year = years.find(({ startDate, endDate }) => startDate <= TODAY && endDate >= TODAY)!;
  expect(borrowed[1]!.date > TODAY && borrowed[1]!.date <= year.endDate).toBe(true);
});

it.each([CONNECTED, BY_FILES])('%s has a live dashboard on which nothing is missing', async (name) => {
  const { read } = await asking(name);
  const live = await read<RealTimeFinancialHealth>('/api/reports/realtimefinancialhealth/:id/2026');
  expect(live.header).toMatchObject({ missingGlCodesConfig: false, missingBankAccountsConfig: false });
  for (const sum of [
    live.currentReserveBalance,
    live.currentOperatingBalance,
    live.monthlyAssessmentPerUnit,
    live.monthlyReserveContributionPerUnit,
    live.spendingActualYtd,
    live.budgetedContributionsYtd,
    live.reserveIncomeYtd,
    live.reserveExpenses.total,
    live.expendituresByCategory.total,
  ])
    expect(sum).toBeGreaterThan(0);
  expect(live.unexpectedYtd).toBe(6_840);
  expect(live.cashFlowOfReserves.months.every(({ endingBalance }) => endingBalance! > 0)).toBe(true);
  expect(live.expendituresByCategory.categories.filter(({ spent }) => spent > 0).length).toBeGreaterThan(0);
  const { accounts, isMissing } = await read<GlConfiguration>('/api/ledger/property/:id/glconfig');
  expect(isMissing).toBe(false);
  expect(accounts.filter(({ use }) => use === 'unmapped')).toEqual([]);
});

it.each([
  [CONNECTED, 20_000],
  [BY_FILES, 0],
])('%s has its transfers logged, and owes its reserves %i', async (name, outstanding) => {
  const { read } = await asking(name);
  const log = await read<ReserveBorrowing>('/api/property/:id/reserveborrowing');
  expect(log.outstanding).toBe(outstanding);
  expect(log.loans.map(({ status }) => status)).toEqual(outstanding > 0 ? ['open', 'repaid'] : ['repaid']);
  expect(log.loans.every(({ text, ledgerText }) => text === ledgerText)).toBe(true);
  const open = await read<ReserveTransferPage>('/api/property/:id/reservetransfer');
  expect(open.items.map(({ text }) => text)).toEqual(Array(2).fill('Contribution to reserves'));
  const explained = await read<ReserveTransferPage>('/api/property/:id/reservetransfer?state=explained');
  expect(explained.totalCount).toBeGreaterThan(50);
});

it('has a ladder of placements that adds up to the reserves of the ledger to the cent', async () => {
  const { read } = await asking(BY_FILES);
  const summary = await read<PlacementSummary>('/api/property/:id/placementsummary');
  expect(summary.difference).toBe(0);
  expect(summary.years.filter(({ maturing }) => maturing > 0).length).toBeGreaterThan(2);
});

it('shows what the books of the connected one state beside what its manager entered, in all what the ledger says', async () => {
  const { read } = await asking(CONNECTED);
  const placements = await read<Placement[]>('/api/property/:id/placement');
  expect(placements.map(({ source: by }) => by).sort()).toEqual([
    ...Array<string>(3).fill('Open ledger'),
    null,
  ]);
  expect(placements.every(({ principal }) => principal > 0)).toBe(true);
  const summary = await read<PlacementSummary>('/api/property/:id/placementsummary');
  expect(summary.difference).toBe(0);
});

it('brings what is new by a sync of the connected one', async () => {
  const { propertyId, read, headers } = await asking(CONNECTED);
  const app = await read<ConnectedApp>('/api/integration/property/:id');
  expect(app).toMatchObject({ integrationId: 2, externalPropertyCode: 'HERON' });
  const url = `/api/integration/property/${propertyId}/sync`;
  const asked = await server.app.inject({ method: 'POST', url, headers: { ...headers, 'idempotency-key': 'demo' } });
  expect(asked.statusCode).toBeLessThan(300);
  await server.runJobs();
  const { items } = await read<{ items: IntegrationSync[] }>('/api/integration/property/:id/syncs');
  expect(items.map(({ status }) => status)).toEqual([2, 2]);
  expect(items[0]!.added).toBeGreaterThan(0);
  expect(items[1]!.added).toBeGreaterThan(2_000);
  const live = await read<RealTimeFinancialHealth>('/api/reports/realtimefinancialhealth/:id/2026');
  const whole = demoLedger(CONNECTED, TODAY);
  const moved = whole.postings.filter(({ code }) => code === '1110').reduce((sum, { amount }) => sum + amount, 0);
  expect(Math.round(live.currentReserveBalance! * 100)).toBe(whole.statements.find(({ code }) => code === '1110')!.balance + moved);
  expect((await read<PlacementSummary>('/api/property/:id/placementsummary')).difference).toBe(0);
}); // prettier-ignore
