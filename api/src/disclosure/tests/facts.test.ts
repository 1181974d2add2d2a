import { factGroups, missingFacts } from '@roofline/schema/disclosure/disclosure-fields';
import type { DisclosureFactSheet } from '@roofline/schema/disclosure/disclosure';
import { NO_FACTS, type DisclosureFacts } from '@roofline/schema/disclosure/disclosure-facts';
import { propertyFinancial } from '../../financials/tables';
import { financialRow } from '../../plan/fixtures/funded-property';
import { seedUser, seedWorkspace, signedIn } from '../../platform/testing';
import { codeOf, disclosureServer, factsPath } from '../fixtures/disclosure-server';

let server: Awaited<ReturnType<typeof disclosureServer>>;

beforeAll(async () => {
  server = await disclosureServer();
});
afterAll(() => server.close());

const sheetOf = async (propertyId: string, year = 2026) =>
  (await server.askFacts(propertyId, server.admin, year)).json().data as DisclosureFactSheet;

/** Sets a year up unchanged from the one before. */
const setUp = (propertyId: string, year: number) =>
  server.app.inject({ url: `/api/year/skipsetup/${propertyId}/${year}`, headers: server.admin });

const LOAN = {
  payee: 'Bank',
  annualRate: 6,
  balance: 1000,
  annualPayment: 100,
  retirementDate: '2031-01-01',
};

describe('facts of a disclosure', () => {
  it.each(['CA', 'WA'] as const)('are all missing in %s at first, and blank on the page', async (state) => {
    const { planId } = await server.seedPlan(state);
    const { factSheet, sections } = await server.read(planId);
    expect(factSheet).toMatchObject({
      version: 0,
      facts: NO_FACTS,
      statedBefore: null,
      disclosurePlanId: planId,
      viewerCan: { edit: true },
    });
    const asked = factGroups(state).flatMap(({ fields }) =>
      fields.filter((one) => !one.when && !one.isOptional),
    );
    expect(factSheet.missing.map(({ key }) => key)).toEqual(asked.map(({ key }) => key));
    const lines = sections.flatMap((section) => section.lines);
    expect(lines.filter(({ value }) => value === null).length).toBeGreaterThan(5);
  });

  it('ask about the professional only where one helped, and about independence by RCW 64.90.550', () => {
    const asked = (facts: Partial<DisclosureFacts>) =>
      missingFacts('WA', { ...NO_FACTS, ...facts })
        .map(({ key }) => key)
        .filter((key) => key.includes('rofessional'));
    expect(asked({})).toEqual(['hasProfessionalHelp']);
    expect(asked({ hasProfessionalHelp: false })).toEqual([]);
    const both = ['isProfessionalIndependent', 'professionalContribution'];
    expect(asked({ hasProfessionalHelp: true })).toEqual(both);
    expect(asked({ hasProfessionalHelp: true, chapter: 'commonInterest' })).toEqual(both);
    expect(asked({ hasProfessionalHelp: true, chapter: 'homeowners' })).toEqual(both.slice(1));
  });

  it('are saved by version, and a stated fact is no longer missing', async () => {
    const { planId, propertyId } = await server.seedPlan('CA');
    const saved = await server.put(propertyId, { preparedBy: ' A. Preparer ', hasLoans: true }, 0);
    expect(saved.statusCode).toBe(200);
    const sheet = saved.json().data as DisclosureFactSheet;
    expect(sheet).toMatchObject({ version: 1, facts: { preparedBy: 'A. Preparer' } });
    expect(sheet.missing.map(({ key }) => key)).toContain('loans');
    expect(sheet.missing.map(({ key }) => key)).not.toContain('preparedBy');
    expect((await server.put(propertyId, {}, 0)).statusCode).toBe(412);
    const second = await server.put(propertyId, { hasLoans: true, loans: [LOAN] }, 1);
    expect(second.json().data.version).toBe(2);
    const budget = (await server.read(planId)).sections.find(({ key }) => key === 'budget')!;
    expect(budget.tables[0]!.rows).toEqual([['Bank', '6.00%', '$1,000', '$100', 'Jan 1, 2031']]);
    const unversioned = { method: 'PUT' as const, url: factsPath(propertyId, 2026), headers: server.admin };
    expect((await server.app.inject({ ...unversioned, payload: NO_FACTS })).statusCode).toBe(428);
  });

  it('refuse to spend more of a settlement than was received, to the cent', async () => {
    const { propertyId } = await server.seedPlan('CA');
    const used = (repaired: number, otherwise: number) => ({
      hasSettlements: true,
      settlements: [
        { source: 'Insurer', received: 5, repaired: 5, otherwise: 0 },
        { source: 'Builder', received: 0.3, repaired, otherwise },
      ],
    });
    const refused = await server.put(propertyId, used(0.1, 0.21), 0);
    expect([refused.statusCode, refused.json().error.errors]).toMatchObject([
      422,
      [
        {
          field: 'settlements.1.repaired',
          detail: 'Spent on Repairs and Used Otherwise should be at most the $0.30 received',
        },
      ],
    ]);
    expect((await server.put(propertyId, { hasSettlements: true }, 0)).json().data.missing).toContainEqual({
      key: 'settlements',
      label: 'Awards and settlements',
    });
    expect((await server.put(propertyId, used(0.1, 0.2), 1)).json().data).toMatchObject({
      facts: used(0.1, 0.2),
    });
  });

  it('are saved for only one of two people who state them at the same moment', async () => {
    const { propertyId } = await server.seedPlan('WA');
    const answers = await Promise.all(
      ['A', 'B'].map((preparedBy) => server.put(propertyId, { preparedBy }, 0)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const kept = answers.find(({ statusCode }) => statusCode === 200)!.json().data as DisclosureFactSheet;
    expect(await sheetOf(propertyId)).toEqual(kept);
  });

  it('are readable for those who see the plan, and changed only by those who may change it', async () => {
    const { planId, propertyId } = await server.seedPlan('CA');
    const member = await server.signIn('Member', [propertyId]);
    expect((await server.ask(planId, 'disclosure', member)).json().data.factSheet.viewerCan).toEqual({
      edit: false,
    });
    expect((await server.put(propertyId, {}, 0, { headers: member })).statusCode).toBe(403);
    const manager = await server.signIn('Manager', [propertyId]);
    expect((await server.put(propertyId, {}, 0, { headers: manager })).statusCode).toBe(200);
    const vendor = await server.signIn('Vendor', [propertyId]);
    const { workspaceId } = await seedWorkspace(server.database);
    const { userId } = await seedUser(server.database, { [workspaceId]: 'Admin' });
    const stranger = await signedIn(server.database, server.clock, userId);
    const reads = (headers: typeof vendor) => [
      server.ask(planId, 'disclosure', headers),
      server.ask(planId, 'disclosure/pdf', headers),
      server.askFacts(propertyId, headers),
      server.put(propertyId, {}, 1, { headers }),
    ];
    const codes = async (headers: typeof vendor) =>
      (await Promise.all(reads(headers))).map(({ statusCode }) => statusCode);
    expect(await codes(vendor)).toEqual([403, 403, 403, 403]);
    expect(await codes(stranger)).toEqual([404, 404, 404, 404]);
  });
});

describe('facts of a year', () => {
  it('stay when another plan is chosen, and when the first one is deleted', async () => {
    const { planId, propertyId } = await server.seedPlan('WA');
    await server.put(propertyId, { preparedBy: 'A. Preparer', studyLevel: 'II' }, 0);
    const other = await server.create(propertyId, 'Another plan');
    const choose = { method: 'POST' as const, headers: server.admin, payload: { isDisclosure: true } };
    await server.app.inject({ ...choose, url: `/api/plan/${other.planId}/disclosure` });
    const { factSheet, planName } = await server.read(other.planId);
    expect(planName).toBe('Another plan');
    expect(factSheet).toMatchObject({
      version: 1,
      disclosurePlanId: other.planId,
      facts: { preparedBy: 'A. Preparer', studyLevel: 'II' },
    });
    const { version } = (await server.get<{ version: number }>(`/api/plan/${planId}`)).data;
    const gone = await server.call('DELETE', `/api/plan/${planId}`, {
      headers: { 'if-match': `"${version}"` },
    });
    expect(gone.status).toBe(204);
    expect((await sheetOf(propertyId)).facts.preparedBy).toBe('A. Preparer');
  });

  it('about approvals count only for the plan under which they were stated', async () => {
    const { planId, propertyId } = await server.seedPlan('CA');
    const said = { increasesApprovedOn: '2026-03-01', loansApprovedOn: '2026-04-02' };
    await server.put(propertyId, said, 0);
    expect((await sheetOf(propertyId)).facts).toMatchObject(said);
    const other = await server.create(propertyId, 'Another plan');
    const choose = (id: string) =>
      server.app.inject({
        method: 'POST',
        headers: server.admin,
        payload: { isDisclosure: true },
        url: `/api/plan/${id}/disclosure`,
      });
    await choose(other.planId);
    const none = { increasesApprovedOn: null, loansApprovedOn: null };
    expect((await sheetOf(propertyId)).facts).toMatchObject(none);
    expect((await server.read(other.planId)).factSheet.facts).toMatchObject(none);
    await choose(planId);
    expect((await sheetOf(propertyId)).facts).toMatchObject(said);
  });

  it('begin unstated in the next year, with those of the last year to confirm', async () => {
    const { propertyId } = await server.seedPlan('WA');
    const stated = { preparedBy: 'A. Preparer', chapter: 'condominium' as const };
    await server.put(propertyId, stated, 0);
    expect((await setUp(propertyId, 2027)).statusCode).toBe(200);
    const next = await sheetOf(propertyId, 2027);
    expect(next).toMatchObject({ version: 0, facts: NO_FACTS });
    expect(next.statedBefore).toEqual({ fiscalYear: 2026, facts: { ...NO_FACTS, ...stated } });
    expect(next.missing.map(({ key }) => key)).toEqual(expect.arrayContaining(['preparedBy', 'chapter']));
    const plans = await server.get<{ items: { planId: string }[] }>(`/api/plan/property/${propertyId}/2027`);
    const { planId } = plans.data.items[0]!;
    const choose = { method: 'POST' as const, headers: server.admin, payload: { isDisclosure: true } };
    await server.app.inject({ ...choose, url: `/api/plan/${planId}/disclosure` });
    const lines = (await server.read(planId)).sections.flatMap((section) => section.lines);
    expect(lines.find(({ label }) => label === 'Prepared by')).toMatchObject({ value: null });
    expect((await server.put(propertyId, { preparedBy: 'B' }, 0, { year: 2027 })).statusCode).toBe(200);
    expect((await sheetOf(propertyId)).facts).toMatchObject(stated);
    expect((await sheetOf(propertyId)).statedBefore).toBeNull();
  });

  it('are read-only once the year is over, and while it awaits its setup', async () => {
    const { propertyId } = await server.seedPlan('CA');
    const place = { workspaceId: server.workspaceId, propertyId };
    const earlier = financialRow(place, { fiscalYear: 2025, startingFiscalYear: 2025 });
    await server.within((tx) => tx.insert(propertyFinancial).values(earlier));
    await server.put(propertyId, { preparedBy: 'A. Preparer' }, 0);
    for (const year of [2025, 2027]) {
      expect(await sheetOf(propertyId, year)).toMatchObject({
        viewerCan: { edit: false },
        statedBefore: null,
      });
      const refused = await server.put(propertyId, { preparedBy: 'Too late' }, 0, { year });
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'readOnly']);
    }
    expect((await server.askFacts(propertyId, server.admin, 2040)).statusCode).toBe(404);
    expect((await server.put(propertyId, {}, 0, { year: 2040 })).statusCode).toBe(404);
  });
});
