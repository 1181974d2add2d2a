import type { Disclosure, DisclosureSection } from '@roofline/schema/disclosure/disclosure';
import type { Plan } from '@roofline/schema/plan/plan';
import { dollars, percentText } from '../../platform/pdf/format';
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
  it("prints approved revenue in item 6 and the plan's own figures beside it, there and in item 7", async () => {
    const { planId } = await server.seedPlan('CA');
    const page = await server.read(planId);
    const { years } = (await server.get<Plan>(`/api/plan/${planId}`, server.admin)).data.fundingReport!;
    const item6 = sectionOf(page, 'item6');
    // The contribution is $20,000 this year and $24,000 in the plan; half a year's interest of 2% on the difference.
    const approvedEnd = years[0]!.endBalance - 4_000 - 40;
    expect(valueOf(item6, 'Projected reserve fund cash balance')).toBe(dollars(approvedEnd));
    expect(valueOf(sectionOf(page, 'summary'), 'Reserves set aside')).toBe(dollars(approvedEnd));
    expect(valueOf(item6, 'With the funding plan The plan')).toBe(
      `${dollars(years[0]!.endBalance)}, ${funded(years[0]!.percentFundedEnd)} funded`,
    );
    expect(valueOf(item6, 'Estimated amount required')).toBe(dollars(years[0]!.fullyFundedEnd));
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
    // The contribution is $20,000 a year today, and $24,000 in the plan, which also has a planned assessment.
    for (const [, , approved, , balance] of rows) expect(approved).not.toBe(balance);
  });

  it('lists only approved assessments in item 2, per ownership interest', async () => {
    const item2 = sectionOf(await server.read((await server.seedPlan('CA')).planId), 'item2');
    expect(item2.tables[0]!.rows).toEqual([
      ['Jul 1, 2028', '$3,000.00', 'Roof approved'],
      ['Total', '$3,000.00', ''],
    ]);
  });

  it('has every item of the form in order, and the law and the version of its rules', async () => {
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
    const { planId, propertyId } = await server.seedPlan('WA');
    const unitShares = [
      { unit: '1', share: 75 },
      { unit: '2', share: 25 },
    ];
    await server.put(propertyId, { chapter: 'condominium', hasEqualShares: false, unitShares }, 0);
    const page = await server.read(planId);
    expect(page.statutes.map(({ act }) => act)).toEqual(['Revised Code of Washington, chapter 64.34']);
    // Fully funded $225,000 at the start, $100,000 in the bank.
    expect(sectionOf(page, 'position').tables[0]!.rows).toEqual([
      ['1', '75%', '$93,750.00'],
      ['2', '25%', '$31,250.00'],
    ]);
    const wrong = await server.put(propertyId, { unitShares: [{ unit: '1', share: 60 }] }, 1);
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().error.errors[0]).toMatchObject({ field: 'unitShares' });
  });
});

it('exists only for California and Washington, and only for the disclosure plan', async () => {
  const texan = await server.seedPlan('TX');
  const answers = [
    await server.ask(texan.planId),
    await server.ask(texan.planId, 'disclosure/pdf'),
    await server.askFacts(texan.propertyId),
    await server.put(texan.propertyId, {}, 0),
  ];
  for (const answer of answers) expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'noDisclosure']);
  const open = await server.seedPlan('CA', false);
  expect(codeOf(await server.ask(open.planId))).toBe('notDisclosurePlan');
  expect((await server.askFacts(open.propertyId)).json().data).toMatchObject({ disclosurePlanId: null });
});
