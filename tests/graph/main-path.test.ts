import { validDetails } from '@roofline/schema/fixtures/rule-cases';
import { GraphClient } from '../stack/graph-client';
import { startStack, type Stack } from '../stack/stack';

let stack: Stack;
let manager: GraphClient;
beforeAll(async () => {
  stack = await startStack();
  manager = await new GraphClient(stack.bffUrl).signIn('manager');
});
afterAll(() => stack?.close());

const ADD = `mutation ($input: AddPropertyInput!) { addProperty(input: $input) {
  property { propertyId name fiscalYears { year requireSetup isCurrentFiscalYear } } userErrors { code detail field } } }`;

async function workspaceId(): Promise<string> {
  const { newPropertyWorkspaces } = await manager.ask<{
    newPropertyWorkspaces: { workspaceId: string; featureToggleLoanAnalysis: boolean }[];
  }>('{ newPropertyWorkspaces { workspaceId featureToggleLoanAnalysis } }');
  return newPropertyWorkspaces[0]!.workspaceId;
}

async function newProperty(over: Record<string, unknown> = {}) {
  return {
    workspaceId: await workspaceId(),
    ...validDetails,
    numberOfUnits: 48,
    propertyFinancial: {
      fiscalYearStartMonth: 1,
      startingFiscalYear: 2026,
      averageHoaAnnualFee: 200_000,
      previousHoaAnnualFee: 190_000,
      feeCollectionFrequencyId: 1,
      yearEndReserveBalance: 50_000,
      reserveMonthStart: 1,
      annualReserveContribution: 26_000,
      hasUpcomingExpenses: false,
      inflationRate: 3,
      interestRate: 1.5,
      reserveContributionIncreaseRate: 3,
      updateAllPlans: false,
    },
    idempotencyKey: `add-${Math.random()}`,
    ...over,
  };
}

type Added = {
  addProperty: {
    property: { propertyId: string; fiscalYears: { year: number; requireSetup: boolean }[] } | null;
    userErrors: { code: string; field: string }[];
  };
};

/** The inventory of the engine's worked example, as a published study prints it. */
const CSV = `Maple Court Reserve Study,,,,,,
Item,Category,Qty,Unit,Replacement Cost,UL,RUL
Roof - replace,Roofing,1,LS,"$120,000",20,6
Exterior paint,Painting,1,LS,"$30,000",5,0
Asphalt - seal coat,Paving,40000,SF,"$8,000",3,2
Concrete walks,Concrete,1,LS,"$28,000",4,7
Total,,,,"$186,000",,
`;

interface Preview {
  importId: string;
  canAccept: boolean;
  counts: Record<string, number>;
  tieOut: { ties: boolean; statedTotal: number; importTotal: number };
}

const ACCEPT = `mutation ($input: AcceptComponentImportInput!) { acceptComponentImport(input: $input) { answer { created unchanged totalCurrentCost } job { jobId } userErrors { detail } } }`;
const HEALTH = `query ($id: ID!) { property(propertyId: $id) { financialHealth(fiscalYear: 2026) {
  hasComponents percentageFunded fullyFundedBalance fundingReport { firstShortfallYear years { year startBalance contribution specialAssessments interest expenditures endBalance } }
  plans { name tags firstYearContribution } } } }`;

describe('from sign-in to a funded reserve plan', () => {
  it('adds a property, imports its components and reads how well funded it is', async () => {
    const { addProperty } = await manager.ask<Added>(ADD, { input: await newProperty() });
    expect(addProperty.userErrors).toEqual([]);
    const id = addProperty.property!.propertyId;
    expect(addProperty.property!.fiscalYears.map((y) => [y.year, y.requireSetup])).toEqual([
      [2026, false],
      [2027, true],
    ]);

    const upload = await manager.upload<Preview>(`/upload/component-import/${id}/2026`, 'study.csv', CSV);
    expect(upload.status).toBe(200);
    const preview = upload.body.data!;
    expect(preview.counts).toMatchObject({ new: 4, error: 0 });
    expect(preview.tieOut).toMatchObject({ ties: true, statedTotal: 186_000, importTotal: 186_000 });
    const before = await manager.ask<Health>(HEALTH, { id });
    expect(before.property.financialHealth.hasComponents).toBe(false);

    const accepted = await manager.ask<Accepted>(ACCEPT, {
      input: { importId: preview.importId, idempotencyKey: 'k1' },
    });
    expect(accepted.acceptComponentImport).toEqual({
      answer: { created: 4, unchanged: 0, totalCurrentCost: 186_000 },
      job: null,
      userErrors: [],
    });

    const { financialHealth: health } = (await manager.ask<Health>(HEALTH, { id })).property;
    // roof 120,000 × 14/20 + paint 30,000 × 5/5 + seal 8,000 × 1/3 + walks 28,000 × 0/4
    expect(health.fullyFundedBalance).toBeCloseTo(84_000 + 30_000 + 2_666.67, 2);
    expect(health.percentageFunded).toBeCloseTo((100 * 50_000) / 116_666.67, 4);
    expect(health.fundingReport.years).toHaveLength(30);
    for (const y of health.fundingReport.years)
      expect(
        y.startBalance + y.contribution + y.specialAssessments + y.interest - y.expenditures,
      ).toBeCloseTo(y.endBalance, 2);
    expect(health.plans.map((plan) => plan.tags[0])).toEqual(['current', 'default']);

    const again = await manager.upload<Preview>(`/upload/component-import/${id}/2026`, 'study.csv', CSV);
    expect(again.body.data!.counts).toMatchObject({ new: 0, changed: 0, unchanged: 4 });
  });

  it('adds one property for 20 attempts with one key', async () => {
    const input = await newProperty({ name: 'Only Once', idempotencyKey: 'same-key' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => manager.send<Added>(ADD, { input })));
    const ids = new Set(answers.flatMap((answer) => answer.data?.addProperty.property?.propertyId ?? []));
    expect(ids.size).toBe(1);
    const list = await manager.ask<{ properties: { totalCount: number } }>(
      '{ properties(filter: { text: "Only Once" }) { totalCount } }',
    );
    expect(list.properties.totalCount).toBe(1);
  });

  it('answers every broken rule with the field it belongs to', async () => {
    const input = await newProperty({ name: ' ', zipCode: '12', isCondoConverted: true });
    input.propertyFinancial.annualReserveContribution = 300_000;
    const { addProperty } = await manager.ask<Added>(ADD, { input });
    expect(addProperty.property).toBeNull();
    expect(addProperty.userErrors.map((error) => error.field).sort()).toEqual(
      ['name', 'propertyFinancial.annualReserveContribution', 'yearOfConversion', 'zipCode'].sort(),
    );
  });

  it('gives an export that imports back unchanged', async () => {
    const list = await manager.ask<{ properties: { items: { propertyId: string }[] } }>(
      '{ properties(filter: { text: "Alder Creek" }) { items { propertyId } } }',
    );
    const id = list.properties.items[0]!.propertyId;
    const download = () => manager.download(`/download/components/${id}/2026.xlsx`);
    // On a busy machine its turn may not come in time: the answer says to ask again.
    let { status, bytes } = await download();
    for (let tries = 0; status === 503 && tries < 20; tries += 1) ({ status, bytes } = await download());
    expect(status).toBe(200);
    const back = await manager.upload<Preview>(
      `/upload/component-import/${id}/2026`,
      'components.xlsx',
      bytes,
    );
    expect(back.body.data!.counts).toMatchObject({ new: 0, changed: 0, error: 0, unchanged: 42 });
  });
});

interface Health {
  property: {
    financialHealth: {
      hasComponents: boolean;
      percentageFunded: number;
      fullyFundedBalance: number;
      fundingReport: {
        firstShortfallYear: number | null;
        years: {
          startBalance: number;
          contribution: number;
          specialAssessments: number;
          interest: number;
          expenditures: number;
          endBalance: number;
        }[];
      };
      plans: { tags: string[] }[];
    };
  };
}
interface Accepted {
  acceptComponentImport: { answer: { created: number } };
}
