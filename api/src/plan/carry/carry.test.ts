import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { eq } from 'drizzle-orm';
import { workspace } from '../../workspace/tables';
import { seedFundedProperty } from '../fixtures/funded-property';
import { nextYear } from '../fixtures/next-year';
import { planServer } from '../fixtures/plan-server';

let on: Awaited<ReturnType<typeof planServer>>;
let year: ReturnType<typeof nextYear>;
beforeAll(async () => {
  on = await planServer();
  year = nextYear(on);
});
afterAll(() => on.close());

const carried: ReturnType<typeof nextYear>['carried'] = (...given) => year.carried(...given);
const still = { interestRate: 0, increaseRate: 0 };
const aim = (goal: Partial<PlanSettings['goal']>) => ({ amount: null, percent: null, year: null, ...goal });

describe('a plan carried into the year set up from its own', () => {
  it('starts with the contribution of its second year, from the new starting balance', async () => {
    const { from, next, notes } = await carried({ method: 'custom', interestRate: 0 }, { yearEndReserveBalance: 111_111.11 });
    expect(next).toMatchObject({
      fiscalYear: 2027,
      carriedFromPlanId: from.planId,
      firstYearContribution: 20_600,
      increaseRate: 3,
      isAdopted: false,
      isRecommended: false,
      version: 1,
      settings: { ...from.settings, startingBalance: 111_111.11, firstYearContribution: 20_600 },
    });
    expect(notes).toEqual([]);
    const [first, second] = next.fundingReport!.years;
    // 111,111.11 + 20,600; a year later 20,600 * 1.03.
    expect([first!.year, first!.endBalance, second!.contribution]).toEqual([2027, 131_711.11, 21_218]);
  });

  it('uses the increase of its first year where that has one, or the financials where it follows them', async () => {
    const yearOverrides = [2026, 2027, 2029].map((year) => ({ year, inflationRate: 4, interestRate: null, increaseRate: 5 }));
    const own = await carried({ method: 'custom', yearOverrides });
    expect(own.next.firstYearContribution).toBe(21_000);
    expect(own.next.settings.yearOverrides).toEqual(yearOverrides.slice(1));
    expect(own.notes).toEqual(['Rates of 2026 left out: they come before 2027.']);
    const following = await carried({ method: 'currentFunding' }, { annualReserveContribution: 33_000 });
    expect(following.next).toMatchObject({ method: 'currentFunding', firstYearContribution: 33_000 });
  });

  it('is solved again for its goal', async () => {
    const { from, next } = await carried({ method: 'baseline', ...still });
    // The roof costs 300,000 * 1.03^5 = 347,782.22 after six contributions.
    expect(from.firstYearContribution).toBe(41_297.04);
    // Set up a year later at the same cost: 300,000 * 1.03^4 = 337,652.64 after five.
    expect(next).toMatchObject({ method: 'baseline', firstYearContribution: 47_530.53, bindingYear: 2031 });
  });

  it('keeps the future steps of its ladder', async () => {
    const step = { kind: 'set' as const, amount: 30_000, increaseRate: 3 };
    const { next, notes } = await carried({
      method: 'ladder',
      firstYearContribution: 10_000,
      increaseRate: 1,
      ladder: [
        { fromYear: 2027, kind: 'add', amount: 5_000, increaseRate: 2 },
        { fromYear: 2030, ...step },
      ],
    });
    // 10,000 * 1.01 + 5,000, and from then on 2 % a year.
    expect(next).toMatchObject({ method: 'ladder', firstYearContribution: 15_100, increaseRate: 2 });
    expect(next.settings.ladder).toEqual([{ fromYear: 2030, ...step }]);
    expect(next.fundingReport!.years.slice(0, 4).map(({ contribution }) => contribution)).toEqual([
      15_100, 15_402, 15_710.04, 30_000,
    ]);
    expect(notes).toEqual(['The effect of its ladder in 2027 is in the contribution of 2027.']);
  });

  it('becomes a custom plan where no step is left', async () => {
    const { next, notes } = await carried({
      method: 'ladder',
      ladder: [{ fromYear: 2027, kind: 'set', amount: 12_345, increaseRate: 1 }],
    });
    expect(next).toMatchObject({ method: 'custom', firstYearContribution: 12_345, increaseRate: 1 });
    expect(next.settings.ladder).toEqual([]);
    expect(notes).toHaveLength(2);
  });

  it('keeps future assessments, and a floor whose first year has passed', async () => {
    const assessment = (year: number) => ({ year, amount: 1_000, purpose: 'Roof', status: 'approved' as const, dueDate: null });
    const { next, notes } = await carried({
      method: 'thresholdDollars',
      goal: aim({ amount: 5_000, year: 2026 }),
      specialAssessments: [assessment(2026), assessment(2027)],
    });
    expect(next.settings).toMatchObject({ goal: aim({ amount: 5_000 }), specialAssessments: [assessment(2027)] });
    expect(next.fundingReport!.lowestBalance).toBeGreaterThanOrEqual(5_000);
    expect(notes).toEqual(['Special assessments of 2026 left out: they come before 2027.']);
  });

  it('keeps a goal whose year is ahead, and is left out where that year is over', async () => {
    const kept = await carried({ method: 'targetPercent', goal: aim({ percent: 40, year: 2027 }) });
    expect(kept.next.settings.goal).toEqual(aim({ percent: 40, year: 2027 }));
    const full = await carried({ method: 'fullFunding', goal: aim({ year: 2026 }) });
    expect([full.next, full.reason]).toEqual([undefined, 'Its goal is for 2026, before 2027 begins.']);
  });

  it('is left out where it needs more than the fees of the new year', async () => {
    const { next, reason } = await carried({ method: 'custom' }, { averageHoaAnnualFee: 20_599.99, annualReserveContribution: 0 });
    expect([next, reason]).toEqual([undefined, 'First-Year Contribution should be from $0 to $20,599.99.']);
  });
}); // prettier-ignore

describe('loans', () => {
  const loan = { name: 'Roof loan', year: 2026, principal: 12_000, annualRate: 0, months: 24, fees: 0, areFeesFinanced: false, interestOnlyMonths: 0 }; // prettier-ignore
  const withLoans = (isOn: boolean) =>
    on.database.system((tx) =>
      tx.update(workspace).set({ featureToggleLoanAnalysis: isOn }).where(eq(workspace.workspaceId, on.workspaceId)),
    ); // prettier-ignore
  beforeAll(() => withLoans(true));

  it('stay while payments are due or ahead, and are left out once repaid', async () => {
    const loans: PlanSettings['loans'] = [
      { ...loan, repaidFrom: 'reserves' },
      { ...loan, name: 'Gate loan', months: 12, repaidFrom: 'reserves' },
      { ...loan, name: 'Pool loan', year: 2028, repaidFrom: 'owners' },
    ];
    const { from, next, notes } = await carried({ method: 'custom', loans, ...still });
    expect(from.fundingReport!.years.slice(0, 3).map(({ debtService }) => debtService)).toEqual([18_000, 6_000, 0]);
    expect(next.settings.loans).toEqual([loans[0], loans[2]]);
    const years = next.fundingReport!.years.slice(0, 2);
    expect(years.map(({ debtService, loanProceeds }) => [debtService, loanProceeds])).toEqual([[6_000, 0], [0, 12_000]]);
    expect(years[0]!.endBalance).toBe(100_000 + 20_000 - 6_000);
    expect(notes).toEqual([
      'Roof loan is drawn; its payments continue until 2027.',
      'Gate loan left out: it is repaid by then.',
    ]);
  }); // prettier-ignore

  it('prevent a plan from being carried where the workspace no longer has loans', async () => {
    const propertyId = await year.seed();
    await on.create(propertyId, 'Borrowed', { loans: [{ ...loan, repaidFrom: 'owners' }] });
    await withLoans(false);
    const { left } = await year.setUp(propertyId);
    expect(left.map(({ reason }) => reason)).toEqual(['Loans require the loan analysis of the portfolio.']);
  });
});

describe('components that a plan moves', () => {
  const lines = [
    { name: 'Roof', currentCost: 30_000_000, usefulLife: 20, remainingUsefulLife: 5 },
    { name: 'Paint', currentCost: 4_000_000, usefulLife: 7, remainingUsefulLife: 0 },
    { name: 'Gate', currentCost: 900_000, usefulLife: 12, remainingUsefulLife: 0 },
    { name: 'Pool', currentCost: 900_000, usefulLife: 12, remainingUsefulLife: 8 },
  ];

  it('get the ids of the new inventory, and are not moved where the review covers their work', async () => {
    const propertyId = await seedFundedProperty(on.database, on.workspaceId, { lines });
    const inventory = async (year: number) =>
      new Map(
        (
          await on.get<{ items: { name: string; propertyComponentId: string }[] }>(
            `/api/component/property/${propertyId}?fiscalYear=${year}`,
          )
        ).data.items.map((line) => [line.name, line.propertyComponentId]),
      );
    const before = await inventory(2026);
    const move = (name: string, year: number) => ({ propertyComponentId: before.get(name)!, year });
    await on.create(propertyId, 'Ours', {
      method: 'custom',
      moves: [move('Roof', 2034), move('Paint', 2029), move('Gate', 2028), move('Pool', 2026)],
    });
    const { carried: done } = await year.setUp(propertyId, {
      expenditures: [
        { propertyComponentId: before.get('Paint'), outcome: 'done' },
        { propertyComponentId: before.get('Gate'), outcome: 'deferred' },
      ],
    });
    const after = await inventory(2027);
    const [, next] = await year.plansIn(propertyId);
    expect(next!.settings.moves).toEqual([
      { propertyComponentId: after.get('Roof'), year: 2034 },
      { propertyComponentId: after.get('Gate'), year: 2028 },
    ]);
    expect(done[0]!.notes).toEqual([
      'Paint is no longer moved to 2029: its work was reviewed.',
      'Pool is no longer moved to 2026: that year is before 2027.',
    ]);
    const spent = next!.fundingReport!.years.map(({ expenditures }) => expenditures);
    // Gate in 2028: 9,000 * 1.03.
    expect(spent.slice(0, 2)).toEqual([0, 9_270]);
  });
});
