import type { FinancialRow } from '../financials/service';
import { reconcileEvents, setUpEvents, type EnteredFigures } from './events';

const year2026 = {
  fiscalYear: 2026,
  fiscalYearStartMonth: 1,
  startingFiscalYear: 2025,
  yearEndReserveBalance: 4_100_000,
  averageHoaAnnualFee: 38_640_000,
  previousHoaAnnualFee: null,
  annualReserveContribution: 2_400_000,
  inflationRate: 300,
  interestRate: 210,
  reserveContributionIncreaseRate: 300,
  feeCollectionFrequencyId: 1,
  updateAllPlans: false,
  hasUpcomingExpenses: false,
  upcomingExpenses: 0,
  reserveMonthStart: 10,
} as FinancialRow;
const year2027 = {
  ...year2026,
  fiscalYear: 2027,
  reserveMonthStart: 1,
  annualReserveContribution: 2_472_000,
};
const words = (events: ReturnType<typeof setUpEvents>) =>
  events
    .filter(({ description }) => description !== null)
    .map(({ type, description }) => [type, description]);

const year = {
  isPrevious: false,
  isSetUp: false,
  basis: year2026,
  rows: [0, 0, 4].map((remainingUsefulLife, n) => ({
    propertyComponentId: String(n),
    remainingUsefulLife,
    replacementCost: null,
  })),
} as Parameters<typeof setUpEvents>[1]['year'];
const setUp = (review: object | null) =>
  words(
    setUpEvents('Home Court', {
      fiscalYear: 2027,
      year,
      input: review && ({ expenditures: [{ outcome: 'done' }], ...review } as never),
      financials: year2027,
    }),
  );
const FINANCIALS = [
  'financials',
  'Set up the financials of 2027 from those of 2026: reserve month start from October to January; ' +
    'annual reserve contributions from $24,000 to $24,720',
];

test('records the outcome, costs and financials of a setup in separate items', () => {
  expect(setUp({ hasCostIncrease: true, inflationRate: 3.4 })).toEqual([
    ['fiscalYear', 'Set up 2027 from 2026: 1 of 2 expenditures done'],
    ['componentCost', 'Raised the costs of 2027 by 3.4%'],
    FINANCIALS,
  ]);
  expect(setUp({ hasCostIncrease: false })[1]).toEqual(['componentCost', 'Kept the costs of 2027 unchanged']);
  expect(setUp(null)).toEqual([['fiscalYear', 'Set up 2027 from 2026 without a review'], FINANCIALS]);
});

const entered: EnteredFigures = {
  closingBalance: 40_000,
  contributions: 24_000,
  specialAssessments: 0,
  interest: 850.5,
  expenditures: 3_000,
  note: null,
};
const reconciled = (before: EnteredFigures | null, after: EnteredFigures, isNextChanged = false) =>
  words(
    reconcileEvents('Home Court', {
      fiscalYear: 2025,
      before,
      after,
      next: isNextChanged
        ? { before: year2026, after: { ...year2026, yearEndReserveBalance: 4_000_000 } }
        : null,
    }),
  );

test('records the figures of a reconciliation and those of the next year in separate items', () => {
  expect(reconciled(null, entered, true)).toEqual([
    ['fiscalYear', 'Reconciled 2025'],
    ['financials', 'Reconciled 2025 with a closing balance of $40,000'],
    ['financials', 'Changed the starting reserve balance in the financials of 2026 from $41,000 to $40,000'],
  ]);
});

test('records the earlier figures when a year is reconciled again', () => {
  const after = { ...entered, closingBalance: 39_000, note: 'Bank statement' };
  expect(reconciled(entered, after)).toEqual([
    ['fiscalYear', 'Reconciled 2025 again'],
    [
      'financials',
      'Changed 2 fields of the reconciliation of 2025: closing balance from $40,000 to $39,000; note from none to Bank statement',
    ],
  ]);
  expect(reconciled(entered, entered)).toEqual([['fiscalYear', 'Reconciled 2025 again']]);
});
