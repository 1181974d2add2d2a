import type { Plan } from '@roofline/schema/plan/plan';
import type { PercentFundedReport } from '@roofline/schema/report/report-pages';
import { component } from '../../component/tables';
import { seedFundedProperty } from '../../plan/fixtures/funded-property';
import { planServer } from '../../plan/fixtures/plan-server';
import { planSettings } from '../../plan/fixtures/settings';
import { uaFindings } from '../../platform/pdf/fixtures/pdf-ua/check';
import { readPdf } from '../../platform/pdf/fixtures/read-pdf';
import { dollars, percentText } from '../../platform/pdf/format';

const lines = [
  { name: 'Roof', currentCost: 30_000_000, usefulLife: 20, remainingUsefulLife: 5 },
  { name: 'Pool deck', category: 'Pool', currentCost: 4_000_000, usefulLife: 15, remainingUsefulLife: 1 },
];
let server: Awaited<ReturnType<typeof planServer>>;
let propertyId: string;
let admin: Record<string, string>;

beforeAll(async () => {
  server = await planServer();
  admin = await server.signIn('Admin');
  propertyId = await seedFundedProperty(server.database, server.workspaceId, { lines });
  await server.get(`/api/reports/financialhealth/${propertyId}/2026`);
});
afterAll(() => server.close());

async function packetOf(planId: string, headers = admin) {
  const answer = await server.app.inject({ url: `/api/plan/${planId}/packet`, headers });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    pdf: () => readPdf(answer.rawPayload),
    findings: () => uaFindings(answer.rawPayload),
  };
}
const settings = planSettings({
  method: 'ladder',
  startingBalance: 50_000,
  firstYearContribution: 10_000,
  increaseRate: 1,
  inflationRate: 2,
  interestRate: 1,
  ladder: [{ fromYear: 2031, kind: 'set', amount: 90_000, increaseRate: 1 }],
});
async function addPlan(name: string): Promise<Plan> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/plan/property/${propertyId}/2026`,
    headers: { ...admin, 'idempotency-key': `add-${name}` },
    payload: { name, settings },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
}
const reportOf = async (planId: string) =>
  (await server.get<PercentFundedReport>(`/api/reports/percentfunded/${propertyId}/2026?planId=${planId}`))
    .data;

it('has the cover, thirty years, the other plans, the expenditures and the inventory', async () => {
  const { planId } = await addPlan('Ladder');
  const { status, headers, pdf, findings } = await packetOf(planId);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toContain('filename="Test Court Ladder 2026.pdf"');
  const read = await pdf();
  expect(await findings()).toEqual([]);
  expect(read).toMatchObject({ title: 'Ladder, Test Court', isMarked: true });
  expect(read.text).toContain('Proposed: the board has not adopted this plan.');
  const { rows, cashFacts } = await reportOf(planId);
  expect(read.text).toContain(`Lowest balance ${dollars(cashFacts!.lowestBalance)}`);
  for (const row of rows) {
    expect(read.text).toContain(`${row.year} ${dollars(row.startBalance)} ${dollars(row.contribution)}`);
    expect(read.text).toContain(`${dollars(row.fullyFundedEnd)} ${percentText(row.percentFundedEnd, 1)}`);
  }
  expect(read.text).toContain('The contribution is $90,000');
  for (const name of ['Current contribution', 'Full funding', 'Roof', 'Pool deck'])
    expect(read.text).toContain(name);
  expect(read.roles.filter((role) => /^H[12]$/.test(role))[0]).toBe('H1');
  expect(read.alts.length).toBeGreaterThanOrEqual(3);
});

it('shows the board’s decision and the inventory of that day for an adopted plan', async () => {
  const { planId, version } = await addPlan('Decided');
  const adopted = await server.app.inject({
    method: 'POST',
    url: `/api/plan/${planId}/adopt`,
    headers: { ...admin, 'if-match': `"${version}"`, 'idempotency-key': 'adopt-it-once' },
    payload: { meetingDate: '2026-10-14', votesFor: 4, votesAgainst: 1, note: 'Carried after discussion' },
  });
  expect(adopted.statusCode).toBe(200);
  await server.within((tx) => tx.update(component).set({ name: 'Renamed', currentCost: 1 }));
  const read = await (await packetOf(planId)).pdf();
  expect(read.text).toContain('Adopted at the meeting of Oct 14, 2026');
  expect(read.text).toContain('4 for, 1 against');
  expect(read.text).toContain('Carried after discussion');
  expect(read.text).toContain('Roof 1 LS $300,000');
  expect(read.text).not.toContain('Renamed');
});

it('refuses a caller who may not see plans', async () => {
  const { planId } = await addPlan('Third');
  const vendor = await server.signIn('Vendor', [propertyId]);
  const stranger = await server.signIn('Manager');
  expect((await packetOf(planId, vendor)).status).toBe(403);
  expect((await packetOf(planId, stranger)).status).toBe(404);
});
