import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import type { DashboardProperty, Health } from '../health';

const line = (number: number, cost: number, year = 2026) => ({
  propertyComponentId: `01980000-0000-7000-8000-0000000002${String(number).padStart(2, '0')}`,
  name: `Component ${number}`,
  category: number % 2 === 0 ? 'Roofing' : 'Pool and spa',
  categoryPosition: number % 2,
  year,
  cost,
});

/** The expenditures of the year, largest first. */
export const lines = [
  line(1, 43_700),
  line(2, 41_440),
  line(3, 26_000),
  line(4, 9000),
  line(5, 8000),
  line(6, 7000),
];
const total = lines.reduce((sum, each) => sum + each.cost, 0);

const years = Array.from({ length: 30 }, (_, t) => ({
  year: 2026 + t,
  startBalance: 100_000,
  contribution: 10_000,
  specialAssessments: 0,
  interest: 1000,
  expenditures: 11_000,
  endBalance: 100_000,
  fullyFundedStart: 200_000,
  fullyFundedEnd: 200_000,
  percentFundedStart: 50,
  percentFundedEnd: 50,
}));

/** Returns the figures of a current year's dashboard, half funded. */
export function aHealth(change: Partial<Health> = {}): Health {
  return {
    propertyId: PROPERTY_ID,
    fiscalYear: 2026,
    basisFiscalYear: 2026,
    view: 'current',
    startDate: '2026-01-01',
    hasComponents: true,
    adoption: null,
    isDataTruncated: false,
    reserveAccountBalance: 100_000,
    contributionsToReserves: 10_000,
    totalAnticipatedExpenditures: total,
    spending: null,
    percentageFunded: 50,
    percentageFundedEnd: 51,
    fundingBand: 'fair',
    fullyFundedBalance: 200_000,
    shortfallPerUnit: 675.68,
    monthlyContributionPerUnit: 5.63,
    componentsDue: lines.length,
    lowestYearComponents: ['Roofs'],
    topExpenditures: lines,
    componentInventoryReport: {
      categories: [
        {
          category: 'Pool and spa',
          categoryPosition: 1,
          total: 77_700,
          components: lines.filter((each) => each.categoryPosition === 1),
        },
        {
          category: 'Roofing',
          categoryPosition: 0,
          total: 57_440,
          components: lines.filter((each) => each.categoryPosition === 0),
        },
      ],
    },
    anticipatedExpendituresReport: {
      anticipatedExpenditureYears: [{ year: 2026, total, categories: [], componentCount: lines.length }],
    },
    fundingReport: {
      years,
      lowestBalance: 100_000,
      lowestBalanceYear: 2026,
      firstShortfallYear: null,
      endBalance: 100_000,
    },
    ratingBands: { weakBelow: 30, strongFrom: 70, overfundedAbove: 130 },
    plan: { planId: null, name: 'Current contribution', tags: ['current'], standing: null },
    today: null,
    cashFacts: {
      lowestBalance: 100_000,
      lowestBalanceYear: 2026,
      firstShortfallYear: null,
      fiveYearCover: 118,
      nextBigProject: { name: 'Roofs', year: 2030, balanceAfter: 100_000 },
    },
    plans: [],
    assumptionsProblem: null,
    lastUpdated: '2026-11-20T15:00:00.000Z',
    ...change,
  };
}

export const aDashboardProperty = (can: Partial<DashboardProperty['viewerCan']> = {}): DashboardProperty => ({
  propertyId: PROPERTY_ID,
  name: 'Cedar Ridge Condominiums',
  numberOfUnits: 148,
  allowPlanning: true,
  viewerCan: { editComponents: true, edit: true, ...can },
  financialHealth: null,
});
