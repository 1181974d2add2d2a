import { percentFundedReport, type PercentFundedReport } from '@roofline/schema/report/report-pages';
import { seedFundedProperty } from '../../plan/fixtures/funded-property';
import { readPdf } from '../../platform/pdf/fixtures/read-pdf';
import { dollars, percentText } from '../../platform/pdf/format';
import { cents, reportServer, sheet, total } from '../fixtures/report-server';

let server: Awaited<ReturnType<typeof reportServer>>;
beforeAll(async () => void (server = await reportServer()));
afterAll(() => server.close());

describe('percent funded', () => {
  it('follows the leading plan, and shows the outcome of the current contribution beside it', async () => {
    const found = percentFundedReport.parse(await server.report<PercentFundedReport>('percentfunded'));
    expect(found.plan).toMatchObject({ name: 'Full funding', standing: 'calculated' });
    expect(found.today).toMatchObject({ contribution: 20_000, firstShortfallYear: 2031 });
    const asks = found.rows[0]!.contribution;
    expect(found.today!.difference).toBeCloseTo(asks - 20_000, 2);
    const text = found.verdict.map((run) => run.text).join('');
    expect(text).toContain(
      `With the plan calculated for you, Full funding, ${dollars(asks)} in 2026, they never fall below zero through 2055.`,
    );
    expect(text).toContain(
      `At today's $20,000 a year, ${dollars(asks - 20_000)} less than the plan, they fall below zero in 2031.`,
    );
  });

  it('follows the current contribution on request, and describes it', async () => {
    const found = await server.report<PercentFundedReport>('percentfunded', '?planId=current');
    expect(found.plan).toMatchObject({ planId: null, name: 'Current contribution', standing: null });
    expect(found.today).toBeNull();
    expect(found.plans.map(({ name }) => name)).toEqual(['Current contribution', 'Full funding', 'Ladder']);
    const [first] = found.rows;
    // 300,000 × 15/20 + 8,000.33 + 40,000 × 14/15 + 12,000 × 7/10
    expect(first).toMatchObject({ year: 2026, startBalance: 100_000, fullyFundedStart: 278_733.66 });
    expect(first!.percentFundedStart).toBeCloseTo(35.8765, 3);
    expect(first!.bandStart).toBe('fair');
    expect(found.rows).toHaveLength(30);
    found.rows.slice(1).forEach((row, i) => expect(row.startBalance).toBe(found.rows[i]!.endBalance));
    expect(cents(found.totals!.expenditures)).toBe(total(found.rows.map((row) => row.expenditures)));
    expect(found.conventions.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Inflation', 'Interest', 'Percent funded', 'Rating']),
    );
    expect(found.verdict.map((run) => run.text).join('')).toMatch(
      /^Reserves are 36% funded at the start of 2026, which is fair\. At today's \$20,000 a year, they fall below zero in 2031\./,
    );
  });

  it('follows a named plan for the requested years', async () => {
    const found = await server.report<PercentFundedReport>(
      'percentfunded',
      `?planId=${server.ladder}&years=10`,
    );
    expect(found.plan!.name).toBe('Ladder');
    expect(found.rows).toHaveLength(10);
    expect(found.rows[0]).toMatchObject({ startBalance: 50_000, contribution: 10_000 });
    expect(found.rows[5]!.contribution).toBe(90_000);
    expect(cents(found.totals!.contribution)).toBe(total(found.rows.map((row) => row.contribution)));
  });

  it('rates by the bands of the workspace, which its administrators set', async () => {
    const bandsUrl = `/api/reports/ratingbands/${server.workspaceId}`;
    const { data } = await server.get<{ version: number }>(bandsUrl);
    expect(data).toMatchObject({ weakBelow: 30, strongFrom: 70, overfundedAbove: 130 });
    const put = (payload: object, version: number, headers = server.admin) =>
      server.app.inject({
        method: 'PUT',
        url: bandsUrl,
        headers: { ...headers, 'if-match': `"${version}"` },
        payload,
      });
    const own = { weakBelow: 35.9, strongFrom: 80, overfundedAbove: 120 };
    expect((await put({ ...own, strongFrom: 20 }, data.version)).statusCode).toBe(422);
    const manager = await server.signIn('Manager', [server.propertyId]);
    expect((await put(own, data.version, manager)).statusCode).toBe(403);
    expect((await put(own, data.version)).statusCode).toBe(200);
    expect((await put(own, data.version)).statusCode).toBe(412);
    const found = await server.report<PercentFundedReport>('percentfunded');
    expect(found.rows[0]!.bandStart).toBe('weak');
    expect(found.conventions.at(-2)!.value).toContain('Weak below 36%');
    const health = await server.report<{ fundingBand: string }>('financialhealth');
    expect(health.fundingBand).toBe('weak');
    expect(
      (await put({ weakBelow: 30, strongFrom: 70, overfundedAbove: 130 }, data.version + 1)).statusCode,
    ).toBe(200);
  });

  it('has the same figures in .xlsx, to the cent', async () => {
    const found = await server.report<PercentFundedReport>('percentfunded', '?years=5');
    const { body, headers } = await server.file('percentfunded', '.xlsx?years=5');
    expect(headers['content-disposition']).toContain('filename="Test Court percent funded 2026.xlsx"');
    const rows = await sheet(body, 'Percent funded');
    expect(rows).toHaveLength(1 + 5 + 1);
    found.rows.forEach((row, i) => {
      const cells = rows[i + 1]!;
      expect(cells.slice(0, 3)).toEqual([row.year, row.startBalance, row.fullyFundedStart]);
      expect(Number(cells[3]) * 100).toBeCloseTo(row.percentFundedStart!, 8);
      expect(cells.slice(5, 13)).toEqual([
        row.contribution,
        row.specialAssessments,
        row.loanProceeds,
        row.interest,
        row.expenditures,
        row.debtService,
        row.endBalance,
        row.fullyFundedEnd,
      ]);
    });
    expect(rows.at(-1)![9]).toBe(found.totals!.expenditures);
    const notes = await sheet(body, 'How it was computed');
    for (const { label, value } of found.conventions) expect(notes).toContainEqual([label, value]);
  });

  it('has the same figures in a tagged PDF', async () => {
    const found = await server.report<PercentFundedReport>('percentfunded');
    const { body, headers } = await server.file('percentfunded', '.pdf');
    expect(headers['content-type']).toBe('application/pdf');
    const read = await readPdf(body);
    expect(read).toMatchObject({ title: 'Percent funded, Test Court', lang: 'en-US', isMarked: true });
    for (const row of found.rows)
      expect(read.text).toContain(
        [
          row.year,
          dollars(row.startBalance),
          dollars(row.fullyFundedStart),
          `${percentText(row.percentFundedStart, 1)} ${row.bandStart!.replace(/^./, (c) => c.toUpperCase())}`,
          dollars(row.endBalance),
        ].join(' '),
      );
    // The PDF reader puts a space where the font changes within a sentence.
    const words = (of: string) => of.replace(/\s+/g, '');
    expect(words(read.text)).toContain(words(found.verdict.map((run) => run.text).join('')));
    for (const { value } of found.conventions) expect(read.text).toContain(value);
    expect(read.roles).toEqual(
      expect.arrayContaining(['H1', 'H2', 'Figure', 'Table', 'TH', 'TD', 'Caption']),
    );
  });
});

describe('a report refuses', () => {
  it.each([
    ['?years=4', 422],
    ['?years=31', 422],
    ['?planId=no', 422],
    ['?planId=0199c0de-0000-7000-8000-00000000ffff', 404],
  ])('%s with %d', async (rest, status) =>
    expect((await server.get(server.url('percentfunded', rest))).status).toBe(status),
  );
  it('a Vendor, in any format', async () => {
    const vendor = await server.signIn('Vendor', [server.propertyId]);
    for (const kind of ['percentfunded', 'anticipatedexpenditures', 'componentinventory'])
      for (const form of ['', '.xlsx', '.pdf'])
        expect((await server.get(server.url(kind, form), vendor).catch(() => ({ status: 403 }))).status).toBe(
          403,
        );
  });
});

it('explains what is missing where there are no components or no financials', async () => {
  const empty = await seedFundedProperty(server.database, server.workspaceId, { lines: [] });
  const bare = await seedFundedProperty(server.database, server.workspaceId, { years: [] });
  for (const id of [empty, bare])
    for (const kind of ['percentfunded', 'anticipatedexpenditures', 'componentinventory']) {
      const { status, data } = await server.get<PercentFundedReport>(`/api/reports/${kind}/${id}/2026`);
      expect([status, data.hasComponents, data.verdict]).toEqual([200, false, []]);
      const pdf = await server.app.inject({
        url: `/api/reports/${kind}/${id}/2026.pdf`,
        headers: server.admin,
      });
      expect((await readPdf(pdf.rawPayload)).text).toContain('There are no components yet');
      const file = await server.app.inject({
        url: `/api/reports/${kind}/${id}/2026.xlsx`,
        headers: server.admin,
      });
      expect(file.statusCode).toBe(200);
    }
});
