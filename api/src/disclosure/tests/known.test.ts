import type { DisclosureFactSheet } from '@roofline/schema/disclosure/disclosure';
import { NO_FACTS } from '@roofline/schema/disclosure/disclosure-facts';
import { eq } from 'drizzle-orm';
import { propertyFinancial } from '../../financials/tables';
import { property } from '../../property/tables';
import { disclosureServer } from '../fixtures/disclosure-server';

let server: Awaited<ReturnType<typeof disclosureServer>>;

beforeAll(async () => {
  server = await disclosureServer();
});
afterAll(() => server.close());

const sheetOf = async (propertyId: string) =>
  (await server.askFacts(propertyId)).json().data as DisclosureFactSheet;

describe('a fact that the property has elsewhere', () => {
  it('is suggested with its source, and stated only once someone confirms it', async () => {
    const { propertyId } = await server.seedPlan('WA');
    const empty = await sheetOf(propertyId);
    expect(empty.known!.sources.map(({ key }) => key)).not.toContain('preparedBy');
    for (const [day, reserveStudyTypeId, providerName] of [
      ['2023-03-01', 3, 'Older Studies'],
      ['2025-03-04', 1, 'Apex Reserve Studies'],
    ] as const) {
      const added = await server.app.inject({
        method: 'POST',
        url: `/api/property/${propertyId}/reservestudy`,
        headers: { ...server.admin, 'idempotency-key': `study-${day}` },
        payload: {
          date: day,
          reserveStudyTypeId,
          providerName,
          cost: 4_000,
          inspectionDate: reserveStudyTypeId === 1 ? '2025-02-01' : null,
        },
      });
      expect(added.statusCode).toBe(201);
    }
    const { known, facts, missing } = await sheetOf(propertyId);
    expect(known!.facts).toMatchObject({
      preparedBy: 'Apex Reserve Studies',
      studyDate: '2025-03-04',
      studyLevel: 'I',
      assessmentPeriod: 'month',
    });
    expect(known!.sources).toEqual(
      expect.arrayContaining([
        { key: 'preparedBy', source: 'Reserve study of Mar 4, 2025' },
        { key: 'assessmentAmount', source: 'Financials of 2026, in equal shares' },
      ]),
    );
    expect(facts).toEqual(NO_FACTS);
    expect(missing.map(({ key }) => key)).toContain('preparedBy');
    const manager = await server.signIn('Member', [propertyId]);
    const read = (await server.askFacts(propertyId, manager)).json().data as DisclosureFactSheet;
    expect(read.known).toBeNull();
  });

  it.each([
    [1, 'month', 12],
    [2, 'quarter', 4],
    [3, 'year', 1],
    [4, 'year', 1],
  ] as const)('can be the fee of a unit, by its frequency (%i)', async (frequency, period, times) => {
    const { propertyId } = await server.seedPlan('CA');
    await server.within((tx) =>
      tx
        .update(propertyFinancial)
        .set({ feeCollectionFrequencyId: frequency, averageHoaAnnualFee: 12_345_678 })
        .where(eq(propertyFinancial.propertyId, propertyId)),
    );
    const [row] = await server.within((tx) =>
      tx.select({ units: property.numberOfUnits }).from(property).where(eq(property.propertyId, propertyId)),
    );
    const { known } = await sheetOf(propertyId);
    expect(known!.facts.assessmentPeriod).toBe(period);
    expect(known!.facts.assessmentAmount).toBe(Math.round(12_345_678 / times / row!.units) / 100);
  });
});

it('asks to read statements about a plan again when another plan is chosen for the disclosure', async () => {
  const { propertyId, planId } = await server.seedPlan('CA');
  const said = {
    hasDeferredRepairs: true,
    deferredRepairs: 'The fence.',
    anticipatesAssessments: false,
    insuranceSummary: 'All risks.',
  };
  await server.put(propertyId, said, 0);
  expect((await sheetOf(propertyId)).toReadAgain).toEqual([]);
  const other = await server.addPlan(propertyId, { name: 'Other' });
  const choose = { method: 'POST' as const, headers: server.admin, payload: { isDisclosure: true } };
  const chosen = await server.app.inject({ ...choose, url: `/api/plan/${other}/disclosure` });
  expect(chosen.statusCode).toBe(200);
  const sheet = await sheetOf(propertyId);
  expect(sheet.toReadAgain.map(({ key }) => key)).toEqual([
    'hasDeferredRepairs',
    'deferredRepairs',
    'anticipatesAssessments',
  ]);
  expect(sheet.facts).toMatchObject(said);
  await server.app.inject({ ...choose, url: `/api/plan/${planId}/disclosure` });
  expect((await sheetOf(propertyId)).toReadAgain).toEqual([]);
  await server.app.inject({ ...choose, url: `/api/plan/${other}/disclosure` });
  const unread = async () => (await sheetOf(propertyId)).toReadAgain.map(({ key }) => key);
  // Changing one statement means that it was read, and says nothing of the others.
  const next = { ...said, insuranceSummary: 'Fire.', deferredRepairs: 'The gate.' };
  expect((await server.put(propertyId, next, sheet.version)).statusCode).toBe(200);
  expect(await unread()).toEqual(['hasDeferredRepairs', 'anticipatesAssessments']);
  const { version } = await sheetOf(propertyId);
  expect((await server.put(propertyId, next, version)).statusCode).toBe(200);
  expect(await unread()).toEqual([]);
});
