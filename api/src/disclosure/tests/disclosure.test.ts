import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { factGroups } from '@roofline/schema/disclosure-fields';
import type { Disclosure, DisclosureFactSheet, DisclosureSection } from '@roofline/schema/disclosure';
import { NO_FACTS } from '@roofline/schema/disclosure-facts';
import type { Plan } from '@roofline/schema/plan';
import { dollars, percentText } from '../../platform/pdf/format';
import { seedUser, seedWorkspace, signedIn } from '../../platform/testing';
import { codeOf, disclosureServer } from '../fixtures/disclosure-server';

let server: Awaited<ReturnType<typeof disclosureServer>>;

beforeAll(async () => {
  server = await disclosureServer();
});
afterAll(() => server.close());

const sectionOf = ({ sections }: Disclosure, key: string) => sections.find((part) => part.key === key)!;
const valueOf = (part: DisclosureSection, label: string) =>
  part.lines.find((one) => one.label.startsWith(label))?.value;
const funded = (points: number | null) => percentText(points, 1);

describe('the California disclosure', () => {
  it("prints the plan's own figures in items 6 and 7, and approved revenue apart", async () => {
    const { planId } = await server.seedPlan('CA');
    const page = await server.read(planId);
    const { years } = (await server.get<Plan>(`/api/plan/${planId}`, server.admin)).data.fundingReport!;
    const item6 = sectionOf(page, 'item6');
    expect(valueOf(item6, 'Projected reserve fund cash balance')).toBe(dollars(years[0]!.endBalance));
    expect(valueOf(item6, 'Estimated amount required')).toBe(dollars(years[0]!.fullyFundedEnd));
    expect(valueOf(item6, 'Percent funded')).toBe(funded(years[0]!.percentFundedEnd));
    const rows = sectionOf(page, 'item7').tables[0]!.rows;
    expect(rows.map(([, required, , , balance, percent]) => [required, balance, percent])).toEqual(
      years
        .slice(1, 6)
        .map((year) => [
          dollars(year.fullyFundedEnd),
          dollars(year.endBalance),
          funded(year.percentFundedEnd),
        ]),
    );
    expect(rows.map(([day]) => day)).toEqual([2027, 2028, 2029, 2030, 2031].map((year) => `Dec 31, ${year}`));
    // $20,000 a year are paid today, the plan asks for $24,000 and a planned assessment besides.
    for (const [, , approved, , balance] of rows) expect(approved).not.toBe(balance);
  });

  it('lists approved assessments alone in item 2, per ownership interest', async () => {
    const item2 = sectionOf(await server.read((await server.seedPlan('CA')).planId), 'item2');
    expect(item2.tables[0]!.rows).toEqual([
      ['Jul 1, 2028', '$3,000.00', 'Roof approved'],
      ['Total', '$3,000.00', ''],
    ]);
  });

  it('has every item of the form, in order, its law and the version of its rules', async () => {
    const page = await server.read((await server.seedPlan('CA')).planId);
    expect(page.sections.map(({ key }) => key)).toEqual([
      'item1',
      'item2',
      'item3',
      'item4',
      'item5',
      'item6',
      'item7',
      'note',
      'summary',
      'budget',
    ]);
    expect(page.statutes).toEqual([
      expect.objectContaining({
        act: 'California Civil Code',
        version: expect.stringMatching(/^2026-11/),
      }),
    ]);
    expect(sectionOf(page, 'note').paragraphs[0]).toContain(
      '2.00% per year, and the assumed long-term inflation rate',
    );
  });
});

describe('the Washington disclosure', () => {
  it('has the study, three plans over 30 years, and the six year ends', async () => {
    const { planId } = await server.seedPlan('WA');
    const page = await server.read(planId);
    const { years } = (await server.get<Plan>(`/api/plan/${planId}`, server.admin)).data.fundingReport!;
    const balances = sectionOf(page, 'balances').tables[0]!;
    expect(balances.columns.map(({ header }) => header)).toEqual([
      'Fiscal year',
      'The plan',
      'Full funding plan',
      'Baseline plan',
    ]);
    expect(balances.rows.map(([year, end]) => [year, end])).toEqual(
      years.map((year) => [String(year.year), dollars(year.endBalance)]),
    );
    expect(sectionOf(page, 'components').tables[0]!.rows).toEqual([['Roof', '1 LS', '20', '5', '$300,000']]);
    expect(valueOf(sectionOf(page, 'position'), 'Reserve account balance')).toBe(
      dollars(years[0]!.startBalance),
    );
    expect(
      sectionOf(page, 'budget')
        .tables.at(-1)!
        .rows.map((row) => row[4]),
    ).toEqual(years.slice(0, 6).map((year) => dollars(year.endBalance)));
    expect(sectionOf(page, 'caution').paragraphs[0]).toContain(
      'This reserve study should be reviewed carefully.',
    );
    expect(page.statutes).toHaveLength(3);
  });

  it('divides the deficit by the stated shares and cites the stated chapter', async () => {
    const { planId } = await server.seedPlan('WA');
    const unitShares = [
      { unit: '1', share: 75 },
      { unit: '2', share: 25 },
    ];
    await server.put(planId, { chapter: 'condominium', hasEqualShares: false, unitShares }, 0);
    const page = await server.read(planId);
    expect(page.statutes.map(({ act }) => act)).toEqual(['Revised Code of Washington, chapter 64.34']);
    // Fully funded $225,000 at the start, $100,000 in the bank.
    expect(sectionOf(page, 'position').tables[0]!.rows).toEqual([
      ['1', '75%', '$93,750.00'],
      ['2', '25%', '$31,250.00'],
    ]);
    const wrong = await server.put(planId, { unitShares: [{ unit: '1', share: 60 }] }, 1);
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().error.errors[0]).toMatchObject({ field: 'unitShares' });
  });
});

describe('facts of a disclosure', () => {
  it.each(['CA', 'WA'] as const)('are all missing in %s at first, and blank on the page', async (state) => {
    const { planId } = await server.seedPlan(state);
    const { factSheet, sections } = await server.read(planId);
    expect(factSheet).toMatchObject({ version: 0, facts: NO_FACTS, viewerCan: { edit: true } });
    const asked = factGroups(state).flatMap(({ fields }) =>
      fields.filter((one) => !one.when && !one.isOptional),
    );
    expect(factSheet.missing.map(({ key }) => key)).toEqual(asked.map(({ key }) => key));
    expect(
      sections.flatMap(({ lines }) => lines).filter(({ value }) => value === null).length,
    ).toBeGreaterThan(5);
  });

  it('are kept by version and leave the list of what is missing', async () => {
    const { planId } = await server.seedPlan('CA');
    const saved = await server.put(planId, { preparedBy: ' A. Preparer ', hasLoans: true }, 0);
    expect(saved.statusCode).toBe(200);
    const sheet = saved.json().data as DisclosureFactSheet;
    expect(sheet).toMatchObject({ version: 1, facts: { preparedBy: 'A. Preparer' } });
    expect(sheet.missing.map(({ key }) => key)).toContain('loans');
    expect(sheet.missing.map(({ key }) => key)).not.toContain('preparedBy');
    expect((await server.put(planId, {}, 0)).statusCode).toBe(412);
    const loan = {
      payee: 'Bank',
      annualRate: 6,
      balance: 1000,
      annualPayment: 100,
      retirementDate: '2031-01-01',
    };
    expect((await server.put(planId, { hasLoans: true, loans: [loan] }, 1)).json().data.version).toBe(2);
    const budget = sectionOf(await server.read(planId), 'budget');
    expect(budget.tables[0]!.rows).toEqual([['Bank', '6.00%', '$1,000', '$100', 'Jan 1, 2031']]);
    const unversioned = {
      method: 'PUT' as const,
      url: `/api/plan/${planId}/disclosurefacts`,
      headers: server.admin,
    };
    expect((await server.app.inject({ ...unversioned, payload: NO_FACTS })).statusCode).toBe(428);
  });

  it('are read by whoever sees the plan and changed by whoever may change it', async () => {
    const { planId, propertyId } = await server.seedPlan('CA');
    const member = await server.signIn('Member', [propertyId]);
    expect((await server.ask(planId, 'disclosure', member)).json().data.factSheet.viewerCan).toEqual({
      edit: false,
    });
    expect((await server.put(planId, {}, 0, member)).statusCode).toBe(403);
    expect((await server.put(planId, {}, 0, await server.signIn('Manager', [propertyId]))).statusCode).toBe(
      200,
    );
    const vendor = await server.signIn('Vendor', [propertyId]);
    const { workspaceId } = await seedWorkspace(server.database);
    const { userId } = await seedUser(server.database, { [workspaceId]: 'Admin' });
    const stranger = await signedIn(server.database, server.clock, userId);
    for (const what of ['disclosure', 'disclosure/pdf', 'disclosurefacts']) {
      expect((await server.ask(planId, what, vendor)).statusCode).toBe(403);
      expect((await server.ask(planId, what, stranger)).statusCode).toBe(404);
    }
    expect((await server.put(planId, {}, 1, stranger)).statusCode).toBe(404);
  });
});

it('is for California and Washington, and for the chosen plan', async () => {
  const texan = await server.seedPlan('TX');
  for (const what of ['disclosure', 'disclosure/pdf', 'disclosurefacts']) {
    const answer = await server.ask(texan.planId, what);
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'noDisclosure']);
  }
  const open = await server.seedPlan('CA', false);
  expect(codeOf(await server.ask(open.planId))).toBe('notDisclosurePlan');
  expect((await server.ask(open.planId, 'disclosurefacts')).statusCode).toBe(200);
});
