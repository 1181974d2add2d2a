import {
  realTimeFinancialHealth,
  type RealTimeFinancialHealth,
} from '@roofline/schema/live-dashboard/live-dashboard';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database';
import { liveServer } from '../fixtures/live-server';

let server: Awaited<ReturnType<typeof liveServer>>;
beforeAll(async () => void (server = await liveServer()));
afterAll(() => server.close());

const report = async () => {
  const { status, data } = await server.get<RealTimeFinancialHealth>(server.liveUrl());
  expect(status).toBe(200);
  return realTimeFinancialHealth.parse(data);
};

describe('the real-time report', () => {
  it('adds up the reserve fund of the year to the cent', async () => {
    const live = await report();
    expect(live).toMatchObject({
      spendingActualYtd: 5_700,
      unexpectedYtd: 700,
      reserveIncomeYtd: 1_666.67,
      // $20,000 a year, eleven months of it.
      budgetedContributionsYtd: 18_333.33,
      monthsToDate: 11,
      incomeVariance: { status: 'alert', percent: 90.9 },
      reserveExpenses: { total: 5_800, unexpected: 700 },
    });
    expect(live.header).toMatchObject({
      missingGlCodesConfig: false,
      missingBankAccountsConfig: false,
      lastUpdated: '2026-11-20T14:42:00.000Z',
    });
  });

  it('marks figures by the property’s variance limits', async () => {
    expect((await report()).varianceLimits).toEqual({ watchAbove: 10, alertAbove: 25 });
    const setLimits = (watchAbove: number, alertAbove: number) =>
      server.within((tx) =>
        tx.execute(
          sql`insert into ledger_book (workspace_id, property_id, watch_above, alert_above)
            values (${server.workspaceId}, ${server.propertyId}, ${watchAbove}, ${alertAbove})
            on conflict (workspace_id, property_id) do update set watch_above = excluded.watch_above, alert_above = excluded.alert_above`,
        ),
      );
    await setLimits(50, 95);
    const live = await report();
    expect(live).toMatchObject({
      varianceLimits: { watchAbove: 50, alertAbove: 95 },
      incomeVariance: { status: 'watch', percent: 90.9 },
    });
    await setLimits(10, 25);
  });

  it('follows statements, and the ledger after them', async () => {
    const live = await report();
    expect(live.currentReserveBalance).toBe(8_815);
    expect(live.currentOperatingBalance).toBe(241_870);
    const ends = new Map(live.cashFlowOfReserves.months.map((one) => [one.month, one.endingBalance]));
    expect(ends.get('2026-06-01')).toBe(9_000);
    expect(ends.get('2026-10-01')).toBe(8_790);
    expect(ends.get('2025-12-01')).toBe(9_000);
    const { months } = live.cashFlowOfReserves;
    expect(months).toHaveLength(12);
    // The table adds up to the cent, whatever changed the balance.
    for (const [at, { income, expenses, other, endingBalance }] of [...months.entries()].slice(1))
      expect(endingBalance).toBeCloseTo(months[at - 1]!.endingBalance! + income - expenses + other!, 5);
  });

  it('divides the spending by category, without losing a cent', async () => {
    const { expendituresByCategory: by, spendingActualYtd } = await report();
    const spent = Object.fromEntries(
      by.categories.filter((one) => one.spent !== 0).map((one) => [one.category, one.spent]),
    );
    expect(spent).toEqual({ Roofing: 5_000, 'Not mapped to a component': 700 });
    expect(by.total).toBe(spendingActualYtd);
  });

  it('projects the expenditures that the dashboard of the year plans', async () => {
    const { projectedExpenses, spendingPlanned } = await report();
    expect(projectedExpenses.map(({ years }) => years)).toEqual([1, 5, 10]);
    expect(projectedExpenses[0]!.total).toBe(spendingPlanned);
    const { data } = await server.get<{ totalAnticipatedExpenditures: number }>(
      `/api/reports/financialhealth/${server.propertyId}/2026`,
    );
    expect(spendingPlanned).toBe(data.totalAnticipatedExpenditures);
  });

  it('states the reserves, and whether the year is on plan, in a sentence', async () => {
    const { verdict } = await report();
    expect(verdict.map(({ text }) => text).join('')).toMatch(
      /^Reserves hold \$8,815\. Reserve income this year is \$1,667 of the \$18,333 that was budgeted to date, 91% behind plan\. \$5,700 has been spent of the \$[\d,]+ planned for 2026\.?/,
    );
  });

  it('exists only for the current year, and not for a Vendor', async () => {
    expect((await server.get(server.liveUrl(2027))).status).toBe(404);
    expect(
      (await server.get(server.liveUrl(), await server.signIn('Vendor', [server.propertyId]))).status,
    ).toBe(403);
    expect(
      (await server.get(server.liveUrl(), await server.signIn('Member', [server.propertyId]))).status,
    ).toBe(200);
  });
});

describe('sums of mapped lines', () => {
  const kept = () =>
    server.within((tx) =>
      rowsOf(
        tx,
        sql`select * from (select month, gl_code, lineage_id, is_unexpected, money_in, money_out, line_count::int
        from ledger_mapped_month where line_count > 0) k order by 1, 2, 3, 4`,
      ),
    );
  const counted = () =>
    server.within((tx) =>
      rowsOf(
        tx,
        sql`select date_trunc('month', date::timestamp)::date as month, gl_code,
        coalesce(lineage_id, '00000000-0000-0000-0000-000000000000') as lineage_id, is_unexpected,
        sum(greatest(amount, 0))::bigint as money_in, sum(greatest(-amount, 0))::bigint as money_out, count(*)::int as line_count
        from ledger_line where lineage_id is not null or is_unexpected group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
      ),
    );

  it('follow every write of lines', async () => {
    expect(await kept()).toEqual(await counted());
    const [, first, , second, , third] = server.transactionIds;
    await server.within((tx) =>
      tx.execute(
        sql`update ledger_line set lineage_id = ${server.lineageId}, amount = -20000 where transaction_id = ${first}`,
      ),
    );
    expect(await kept()).toEqual(await counted());
    await server.within((tx) =>
      tx.execute(
        sql`update ledger_line set lineage_id = null, is_unexpected = true, date = '2026-04-01' where transaction_id = ${second}`,
      ),
    );
    expect(await kept()).toEqual(await counted());
    await server.within((tx) => tx.execute(sql`delete from ledger_line where transaction_id = ${third}`));
    expect(await kept()).toEqual(await counted());
    expect(await counted()).not.toEqual([]);
  });
});
