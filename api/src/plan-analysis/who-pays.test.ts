import { compareFunding, type FundingOption } from '@roofline/engine/loan/comparison';
import { projectionInput } from '@roofline/engine/plan/plan-input';
import { planOutcome } from '@roofline/engine/what-if/plan-outcome';
import { FIRST_TERMS, loanTerms, proposedDownPayment } from '@roofline/schema/plan-analysis/loan-terms';
import type { WhoPays } from '@roofline/schema/plan-analysis/who-pays';
import { toCents } from '@roofline/schema/value/money';
import { eq } from 'drizzle-orm';
import { Threads } from '../platform/work/threads';
import { planServer, type PlanServer } from '../plan/fixtures/plan-server';
import { workspace } from '../workspace/tables';
import { asOnThePage } from './fixtures/on-the-page';

let on: PlanServer;
let planId: string;
beforeAll(async () => {
  on = await planServer();
  const lines = [
    { name: 'Roof', currentCost: 30_000_000, usefulLife: 20, remainingUsefulLife: 5 },
    { name: 'Fence', currentCost: 1_000_000, usefulLife: 40, remainingUsefulLife: 39 },
    { name: 'Paint', currentCost: 400_055, usefulLife: 7, remainingUsefulLife: 0, category: 'Painting' },
  ];
  ({ planId } = await on.create(await on.seed({ lines }), 'Paid', {
    method: 'custom',
    firstYearContribution: 20_000,
    startingBalance: 90_000,
  }));
});
afterAll(() => on.close());
beforeEach(() => offerLoans(true));

const offerLoans = (featureToggleLoanAnalysis: boolean) =>
  on.within((tx) =>
    tx.update(workspace).set({ featureToggleLoanAnalysis }).where(eq(workspace.workspaceId, on.workspaceId)),
  );
const ask = async (query = '', of = planId) => {
  const { status, data } = await on.get<WhoPays>(`/api/plan/${of}/whopays${query}`);
  expect(status).toBe(200);
  return data;
};
const refusal = async (query: string) => {
  const { status, errors } = await on.call('GET', `/api/plan/${planId}/whopays${query}`);
  return [status, ...errors.map(({ field }) => field)];
};

/** Returns the comparison in cents and years from the first. */
const inCents = ({ ways }: WhoPays) =>
  ways.map((way) => ({
    way: way.way,
    month: toCents(way.perUnitMonth),
    added: toCents(way.addedPerUnitMonth),
    peak: toCents(way.peakPerUnitMonth),
    total: toCents(way.perUnitTotal),
    today: toCents(way.perUnitNetPresent),
    assessed: toCents(way.assessmentPerUnit),
    lowest: [toCents(way.lowestBalance), way.lowestBalanceYear - 2026],
    short: way.firstShortfallYear === null ? null : way.firstShortfallYear - 2026,
    funded: way.percentFundedIn.map(({ percentFunded }) => percentFunded),
    loan: way.loan && [toCents(way.loan.monthlyPayment), way.loan.payments, toCents(way.loan.totalInterest)],
    owed: way.loan && toCents(way.loan.owedAtEnd),
    years: way.years.map((year) => [
      toCents(year.contribution),
      toCents(year.specialAssessments),
      toCents(year.loanPayments),
      toCents(year.paidPerUnit),
      toCents(year.endBalance),
    ]),
  }));
const ofEngine = (options: readonly FundingOption[]) =>
  options.map(({ way, owner, loan, ...option }) => ({
    way,
    month: owner.perUnitMonth,
    added: option.addedPerUnitMonth,
    peak: owner.peakPerUnitMonth,
    total: owner.perUnitTotal,
    today: owner.perUnitNetPresent,
    assessed: option.assessmentPerUnit,
    lowest: [option.lowestBalance, option.lowestYear],
    short: option.firstShortfallYear,
    funded: option.percentFundedAt.map(({ percent }) => percent),
    loan: loan && [loan.monthlyPayment, loan.rows.length, loan.totalInterest],
    owed: loan && option.owedAtEnd,
    years: owner.byYear.map(({ t, contribution, assessment, loan: paid }) => [
      contribution,
      assessment,
      paid,
      owner.perUnitByYearsOwned[t],
      option.projection.rows[t]!.endBalance,
    ]),
  }));

/** Returns the page's comparison for work of the plan or an amount. */
async function onThePage(
  project: { amount: number; year: number; isScheduled: boolean },
  form = FIRST_TERMS,
  rate = 4,
) {
  const { solved, list } = await asOnThePage(on, planId);
  return compareFunding({
    plan: projectionInput(solved.input),
    project,
    units: Math.max(1, list.numberOfUnits),
    loan: loanTerms(form),
    downPayment: toCents(form.downPayment ?? proposedDownPayment(project.amount)),
    debtServiceFrom: form.debtServiceFrom,
    ownerDiscountRate: rate,
  });
}

describe('who pays for work of a plan', () => {
  it('defaults to the next big project, to the cent of the page', async () => {
    const { solved } = await asOnThePage(on, planId);
    const big = planOutcome(solved.projection, solved.schedule).nextBigProject!;
    const found = await ask();
    expect(found.work).toMatchObject({
      propertyComponentId: big.componentId,
      name: 'Roof',
      year: 2026 + big.t,
    });
    expect(toCents(found.work!.cost)).toBe(big.cost);
    expect(found.downPayment).toBe(proposedDownPayment(big.cost));
    const wanted = await onThePage({ amount: big.cost, year: big.t, isScheduled: true });
    expect(inCents(found)).toEqual(ofEngine(wanted));
    expect(found.ways.map(({ way }) => way)).toContain('mix');
  });

  it('accepts an amount with its own terms', async () => {
    const found = await ask(
      '?amount=50000&year=2030&annualRate=5&months=60&fees=500&areFeesFinanced=true&interestOnlyMonths=6' +
        '&balloonMonth=48&downPayment=10000&debtServiceFrom=reserves&ownerDiscountRate=0',
    );
    expect(found.work).toEqual({ propertyComponentId: null, name: null, year: 2030, cost: 50_000 });
    const terms = { annualRate: 5, months: 60, fees: 500, areFeesFinanced: true, interestOnlyMonths: 6 };
    const form = {
      ...FIRST_TERMS,
      ...terms,
      balloonMonth: 48,
      downPayment: 10_000,
      debtServiceFrom: 'reserves' as const,
    };
    const wanted = await onThePage({ amount: 5_000_000, year: 4, isScheduled: false }, form, 0);
    expect(inCents(found)).toEqual(ofEngine(wanted));
  });

  it('accepts a component in a year in which it is due', async () => {
    const { components } = await asOnThePage(on, planId);
    const paint = components.find(({ name }) => name === 'Paint')!.propertyComponentId;
    const years = await Promise.all(
      ['', '&year=2033'].map(async (year) => (await ask(`?propertyComponentId=${paint}${year}`)).work!.year),
    );
    expect(years).toEqual([2026, 2033]);
    expect(await refusal(`?propertyComponentId=${paint}&year=2032`)).toEqual([422, 'year']);
    const fence = components.find(({ name }) => name === 'Fence')!.propertyComponentId;
    expect(await refusal(`?propertyComponentId=${fence}`)).toEqual([422, 'propertyComponentId']);
    expect(await refusal(`?propertyComponentId=${paint}&amount=5`)).toEqual([422, 'amount']);
  });

  it('names every term that makes a loan impossible', async () => {
    expect(await refusal('?amount=1000&months=481&interestOnlyMonths=61')).toEqual([
      422,
      'months',
      'interestOnlyMonths',
    ]);
    expect(await refusal('?amount=1000&downPayment=1000')).toEqual([422, 'downPayment']);
    expect(await refusal('?amount=1000&months=1.5')).toEqual([422, 'months']);
    expect(await refusal('?amount=1000&year=2056')).toEqual([422, 'year']);
    expect(await refusal('?year=2030')).toEqual([422, 'year']);
    expect(await refusal('?annualRate=much')).toEqual([422, 'annualRate']);
  });

  it('borrows only if the portfolio has loan analysis', async () => {
    await offerLoans(false);
    const found = await ask();
    expect(found.ways.map(({ way }) => way)).toEqual(['present', 'assessment', 'contribution', 'whenShort']);
    expect(found.downPayment).toBeNull();
  });

  it('has no ways to pay if nothing is due', async () => {
    const empty = await on.create(await on.seed({ lines: [] }), 'Nothing to fund');
    expect(await ask('', empty.planId)).toMatchObject({ work: null, ways: [] });
  });

  it('is computed once for an input', async () => {
    const first = await ask('?amount=7777');
    const work = vi.spyOn(Threads.prototype, 'work');
    expect(await ask('?amount=7777')).toEqual(first);
    expect(work).not.toHaveBeenCalled();
    await ask('?amount=7778');
    expect(work).toHaveBeenCalledOnce();
    work.mockRestore();
  });
});
