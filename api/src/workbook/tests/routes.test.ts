import type { Plan } from '@roofline/schema/plan/plan';
import { Recalculated } from '../fixtures/calculated';
import { seedFundedProperty } from '../../plan/fixtures/funded-property';
import { planServer } from '../../plan/fixtures/plan-server';

let server: Awaited<ReturnType<typeof planServer>>;
let propertyId: string;
let planId: string;

beforeAll(async () => {
  server = await planServer();
  propertyId = await seedFundedProperty(server.database, server.workspaceId);
  planId = await server.addPlan(propertyId);
  await server.within((tx) => server.hooks.recompute(tx, { workspaceId: server.workspaceId, propertyId }));
});
afterAll(() => server.close());

const download = async (headers?: Record<string, string>) =>
  server.app.inject({ url: `/api/plan/${planId}/workbook`, headers });

describe('GET /api/plan/{id}/workbook', () => {
  it("has the stored plan's figures when another engine recalculates it", async () => {
    const admin = await server.signIn('Admin');
    const answer = await download(admin);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('Test Court Ladder 2026.xlsx');
    const { data: plan } = await server.get<Plan>(`/api/plan/${planId}`, admin);
    const workbook = await Recalculated.of(answer.rawPayload);
    const years = plan.fundingReport!.years.map((year, t) => ({
      stored: [
        year.year,
        year.startBalance,
        year.contribution,
        year.interest,
        year.expenditures,
        year.endBalance,
      ],
      computed: ['A', 'B', 'C', 'G', 'H', 'J'].map((column) => workbook.value('Plan', `${column}${4 + t}`)),
    }));
    expect(years).toHaveLength(30);
    expect(years.map(({ computed }) => computed)).toEqual(years.map(({ stored }) => stored));
    expect(workbook.value('Check', 'B4')).toBe(0);
    workbook.close();
  });

  it('is available to everyone who sees the plan', async () => {
    const member = await server.signIn('Member', [propertyId]);
    expect((await download(member)).statusCode).toBe(200);
    expect((await download(await server.signIn('Member'))).statusCode).toBe(404);
    expect((await download(await server.signIn('Vendor', [propertyId]))).statusCode).toBe(403);
    expect((await download()).statusCode).toBe(401);
  });
});
