import type { FinancialHealth } from '@roofline/schema/dashboard/dashboard';
import type {
  ExpendituresReport,
  InventoryReport,
  PercentFundedReport,
} from '@roofline/schema/report/report-pages';
import { component } from '../../component/tables';
import { readPdf } from '../../platform/pdf/fixtures/read-pdf';
import { dollars } from '../../platform/pdf/format';
import { reportServer, sheet } from '../fixtures/report-server';

const WORDS = 'are those of “Decided” as the board adopted it on Oct 14, 2026';
let server: Awaited<ReturnType<typeof reportServer>>;
let planId: string;
let proposed: string;
let before: { funded: PercentFundedReport; spent: ExpendituresReport; inventory: InventoryReport };

const reports = async (rest: string) => ({
  funded: await server.report<PercentFundedReport>('percentfunded', rest),
  spent: await server.report<ExpendituresReport>('anticipatedexpenditures', rest),
  inventory: await server.report<InventoryReport>('componentinventory', rest),
});
const costs = (report: InventoryReport) =>
  report.groups.flatMap((group) => group.components.map((one) => [one.name, one.currentCost, one.quantity]));
const ofAdopted = () => `?planId=${planId}`;

beforeAll(async () => {
  server = await reportServer();
  const made = await server.create(server.propertyId, 'Decided', { firstYearContribution: 30_000 });
  planId = made.planId;
  proposed = (await server.create(server.propertyId, 'Proposed', { firstYearContribution: 40_000 })).planId;
  before = await reports(ofAdopted());
  const adopted = await server.call('POST', `/api/plan/${planId}/adopt`, {
    body: { meetingDate: '2026-10-14', votesFor: 4, votesAgainst: 1, votesAbstained: null, note: null },
    headers: { 'if-match': `"${made.version}"`, 'idempotency-key': 'adopt-it-once' },
  });
  expect(adopted.status).toBe(200);
  await server.within((tx) => tx.update(component).set({ currentCost: 700_000, quantityThousandths: 7_000 }));
});
afterAll(() => server.close());

describe('a plan that a board has adopted', () => {
  it('stays unchanged in every report that follows it, and the report says so', async () => {
    const now = await reports(ofAdopted());
    const adoption = { planId, planName: 'Decided', meetingDate: '2026-10-14', isShown: true };
    expect(before.funded.adoption).toBeNull();
    for (const report of [now.funded, now.spent, now.inventory]) {
      expect(report.adoption).toEqual(adoption);
      expect(report.conventions[0]).toEqual({
        label: 'As adopted',
        value: expect.stringMatching('“Decided” as the board adopted it on Oct 14, 2026'),
      });
    }
    expect([now.funded.rows, now.funded.cashFacts]).toEqual([before.funded.rows, before.funded.cashFacts]);
    expect(now.spent.rows).toEqual(before.spent.rows);
    const sentence = (of: InventoryReport) => of.verdict.map((run) => run.text).join('');
    expect([sentence(before.inventory), sentence(now.inventory)]).toEqual([
      expect.stringContaining('to replace today'),
      expect.not.stringContaining('today'),
    ]);
    expect([now.inventory.groups, now.inventory.totals]).toEqual([
      before.inventory.groups,
      before.inventory.totals,
    ]);
  });

  it('has the same figures as on the page of the plan', async () => {
    const { funded } = await reports(ofAdopted());
    const { data: plan } = await server.get<{ fundingReport: { years: unknown[] } }>(`/api/plan/${planId}`);
    expect(funded.rows.map(({ bandStart: _start, bandEnd: _end, ...year }) => year)).toEqual(
      plan.fundingReport.years,
    );
  });

  it('does not affect reports that follow another plan', async () => {
    for (const rest of ['?planId=current', `?planId=${proposed}`]) {
      const now = await reports(rest);
      for (const report of [now.funded, now.spent, now.inventory]) {
        expect(report.adoption).toMatchObject({ planId, isShown: false });
        expect(report.conventions.map(({ label }) => label)).not.toContain('As adopted');
      }
      expect(now.spent.rows[5]!.total).not.toBe(before.spent.rows[5]!.total);
      expect(costs(now.inventory)[0]!.slice(1)).toEqual([7_000, 7]);
    }
    const unknown = server.url('componentinventory', '?planId=0199c0de-0000-7000-8000-00000000ffff');
    expect((await server.get(unknown)).status).toBe(404);
  });
});

describe('files of an adopted plan', () => {
  it('have the same figures as the screen', async () => {
    const rest = ofAdopted();
    const { funded, spent, inventory } = await reports(rest);
    const xlsx = async (kind: string) => (await server.file(kind, `.xlsx${rest}`)).body;
    const years = await sheet(await xlsx('percentfunded'), 'Percent funded');
    expect(years.slice(1, -1).map((cells) => [cells[0], cells[1], cells[11]])).toEqual(
      funded.rows.map((row) => [row.year, row.startBalance, row.endBalance]),
    );
    const every = await sheet(await xlsx('anticipatedexpenditures'), 'Every expenditure');
    expect(every.at(-1)![3]).toBe(spent.total);
    const lines = await sheet(await xlsx('componentinventory'), 'Components');
    expect(lines.slice(1, -1).map((cells) => [cells[1], cells[5], cells[3]])).toEqual(costs(inventory));
    for (const [kind, report] of [
      ['percentfunded', funded],
      ['anticipatedexpenditures', spent],
      ['componentinventory', inventory],
    ] as const) {
      const { value } = report.conventions[0]!;
      expect(await sheet(await xlsx(kind), 'How it was computed')).toContainEqual(['As adopted', value]);
      const read = await readPdf((await server.file(kind, `.pdf${rest}`)).body);
      // Once below the title, and once under how the figures were computed.
      expect(read.texts[0]).toContain(value);
      expect(read.text.split(value)).toHaveLength(3);
    }
  });

  it('agree with the board packet, also about the other plans', async () => {
    const { funded, inventory } = await reports(ofAdopted());
    const packet = async (id: string) => {
      const answer = await server.app.inject({ url: `/api/plan/${id}/packet`, headers: server.admin });
      return (await readPdf(answer.rawPayload)).text;
    };
    const own = await packet(planId);
    expect(own).toContain(WORDS);
    for (const row of funded.rows) expect(own).toContain(`${row.year} ${dollars(row.startBalance)}`);
    for (const [name, cost] of costs(inventory))
      expect(own).toContain(`${name} 1 LS ${dollars(cost as number)}`);
    const other = await packet(proposed);
    const lowest = `${dollars(funded.cashFacts!.lowestBalance)} in ${funded.cashFacts!.lowestBalanceYear}`;
    expect(other).toContain(
      '“Decided” as the board adopted it on Oct 14, 2026, the others with today’s inventory',
    );
    expect(other).toContain(lowest);
    expect(own).toContain('on the inventory that the board decided on');
  });
});

it('the dashboards of its year and the next follow the plan as adopted', async () => {
  const health = async (year: number) =>
    (await server.get<FinancialHealth>(`/api/reports/financialhealth/${server.propertyId}/${year}`)).data;
  const next = await health(2027);
  expect(next.plan).toMatchObject({ planId, tags: ['adopted'] });
  expect(next.adoption).toEqual({ planId, planName: 'Decided', meetingDate: '2026-10-14', isShown: true });
  expect(next.reserveAccountBalance).toBe(before.funded.rows[1]!.startBalance);
  expect(next.fullyFundedBalance).toBe(before.funded.rows[1]!.fullyFundedStart);
  expect(next.totalAnticipatedExpenditures).toBe(before.spent.rows[1]!.total);
  const current = await health(2026);
  expect(current.adoption).toMatchObject({ planId, isShown: true });
  expect(current.fundingReport!.lowestBalance).toBe(before.funded.cashFacts!.lowestBalance);
  expect(current.contributionsToReserves).toBe(current.today!.contribution);
  const beside = current.plans.find((one) => one.planId === planId)!;
  expect(beside.endBalances).toEqual(before.funded.rows.map((row) => row.endBalance));
  const funded = await server.get<PercentFundedReport>(
    `/api/reports/percentfunded/${server.propertyId}/2027`,
  );
  expect(funded.data.rows.slice(0, 29)).toEqual(before.funded.rows.slice(1));
  expect(funded.data.adoption).toMatchObject({ planId, isShown: true });
});
