import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { RULE_DAY, validDetails, validFinancials } from '../../fixtures/rule-cases';
import { contributionMaximum, propertyFinancialInput, upcomingExpensesOf } from '../financials/financials';
import { questionOf } from '../value/question';
import { newPropertyInput } from './new-property';
import { propertyDetailsInput, propertyUpdateInput } from './property';

const rules = { balanceMin: 0, hasLoanAnalysis: false, today: RULE_DAY };
const labels = (schema: { shape: object }) =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([key, field]) => {
      const { label, kind } = questionOf(field) ?? { label: null };
      return [key, kind ? `${label} (${kind})` : label];
    }),
  );

it('the form of a property asks for its details', () =>
  expect(labels(propertyDetailsInput(2026))).toEqual({
    workspaceId: 'Portfolio',
    isTest: 'Test Property',
    name: 'Property Name',
    addressLine1: 'Address Line 1',
    addressLine2: 'Address Line 2',
    city: 'City',
    state: 'State',
    zipCode: 'Zip Code',
    yearBuilt: 'Year Built',
    propertyTypeId: 'Property Type (choice)',
    isCondoConverted: 'Condo Conversion',
    numberOfUnits: 'Number of Units',
    numberOfFloors: 'Number of Floors',
    yearOfConversion: 'Year of Conversion',
    propertyDescription: 'Description',
    latLng: null,
  }));

it('the form of financials asks for amounts, rates and choices', () =>
  expect(labels(propertyFinancialInput(rules))).toEqual({
    fiscalYearStartMonth: 'Fiscal Year Start Month (choice)',
    startingFiscalYear: 'Starting Fiscal Year (choice)',
    averageHoaAnnualFee: 'Total Annual Fees (money)',
    previousHoaAnnualFee: 'Previous Annual Fees (money)',
    feeCollectionFrequencyId: 'Fee Collection Frequency (choice)',
    yearEndReserveBalance: 'Starting Reserve Balance (money)',
    reserveMonthStart: 'Reserve Month Start (choice)',
    annualReserveContribution: 'Annual Reserve Contributions (money)',
    hasUpcomingExpenses: 'Upcoming Expenses',
    upcomingExpenses: 'Upcoming Expenses (money)',
    inflationRate: 'Inflation Rate (percent)',
    interestRate: 'Interest Rate (percent)',
    reserveContributionIncreaseRate: 'Reserve Contribution Increase Rate (percent)',
    updateAllPlans: 'Update All Plans',
  }));

describe('details of a property', () => {
  const refused = (change: object) => failuresOf(propertyUpdateInput(2026), { ...validDetails, ...change });
  const TYPE = 'propertyTypeId: Property Type is required';
  it.each([
    ['workspaceId: Portfolio is required', { workspaceId: 'mine' }],
    [TYPE, { propertyTypeId: null }],
    [TYPE, { propertyTypeId: 11 }],
    ['isCondoConverted: Condo Conversion is required', { isCondoConverted: null }],
    ['numberOfFloors: Number of Floors should be a whole number', { numberOfFloors: 1.5 }],
    ['numberOfFloors: Number of Floors should be a whole number', { numberOfFloors: -1 }],
    ['numberOfFloors: Number of Floors should have at most 5 digits', { numberOfFloors: 100_000 }],
    ['yearOfConversion: Year of Conversion should be a year of 4 digits', { yearOfConversion: 'soon' }],
    ['yearOfConversion: Year of Conversion is required', { isCondoConverted: true, yearOfConversion: 0 }],
    ['state: State should have letters only', { state: '1A' }],
    ['zipCode: Zip Code is required', { zipCode: ' ' }],
    ['zipCode: zip should consist of 5 numbers', { zipCode: '1234' }],
  ])('are refused: %s', (failure, change) => expect(refused(change)).toEqual([failure]));

  it('lie on the globe', () => {
    const at = (lat: number, lng: number) => refused({ latLng: { lat, lng } }).length;
    expect([at(-90, -180), at(90, 180), at(0, 0)]).toEqual([0, 0, 0]);
    expect([at(-90.1, 0), at(90.1, 0), at(0, -180.1), at(0, 180.1)]).toEqual([1, 1, 1, 1]);
    expect(refused({ latLng: {} })).toHaveLength(2);
  });

  it('are no test where nothing is said, and keep the switches that are sent', () => {
    expect(
      propertyUpdateInput(2026).parse({ ...validDetails, isTest: undefined, allowPlanning: true }),
    ).toMatchObject({
      isTest: false,
      allowPlanning: true,
    });
  });
});

describe('a new property', () => {
  const body = { ...validDetails, propertyFinancial: validFinancials };

  it('may have no study', () => {
    const schema = newPropertyInput(2026, rules);
    expect([
      schema.parse(body).reserveStudy,
      schema.parse({ ...body, reserveStudy: null }).reserveStudy,
    ]).toEqual([null, null]);
    expect(schema.parse({ ...body, reserveStudy: {} }).reserveStudy).not.toBeNull();
  });

  it('lists failures of details, financials and study at once', () =>
    expect(
      failuresOf(newPropertyInput(2026, rules), {
        ...body,
        city: '',
        propertyFinancial: { ...validFinancials, inflationRate: null },
        reserveStudy: { reserveStudyTypeId: 1 },
      }),
    ).toEqual([
      'city: City is required',
      'propertyFinancial.inflationRate: Inflation Rate is required',
      'reserveStudy.reserveStudyDate: Reserve Study Date is required',
    ]));
});

describe('upcoming expenses', () => {
  const refused = (change: object) =>
    failuresOf(propertyFinancialInput(rules), { ...validFinancials, ...change });

  it('are those that are stated, or none', () => {
    expect(upcomingExpensesOf({ hasUpcomingExpenses: true, upcomingExpenses: 5 })).toBe(5);
    expect(upcomingExpensesOf({ hasUpcomingExpenses: true, upcomingExpenses: null })).toBe(0);
    expect(upcomingExpensesOf({ hasUpcomingExpenses: false, upcomingExpenses: 5 })).toBeNull();
    expect(upcomingExpensesOf({ upcomingExpenses: 5 })).toBe(5);
    expect(upcomingExpensesOf({ upcomingExpenses: 0 })).toBeNull();
    expect(upcomingExpensesOf({})).toBeNull();
  });

  it('are at most what is there, while the months are not known', () => {
    const FROM = 'upcomingExpenses: Upcoming Expenses should be from $0 to $1,000';
    const much = { hasUpcomingExpenses: true, upcomingExpenses: 1_001, yearEndReserveBalance: 1_000 };
    for (const missing of ['reserveMonthStart', 'fiscalYearStartMonth'])
      expect(refused({ ...much, [missing]: null })).toContain(FROM);
  });

  it('are an amount of whole cents', () => {
    const yes = (upcomingExpenses: unknown) => refused({ hasUpcomingExpenses: true, upcomingExpenses });
    expect(yes(0)).toEqual([]);
    expect(yes(0.001)).toEqual(['upcomingExpenses: Upcoming Expenses should have at most two decimals']);
    expect(yes('much')).toContain('upcomingExpenses: Upcoming Expenses should be an amount');
    expect(yes(null)).toEqual(['upcomingExpenses: Upcoming Expenses is required']);
  });
});

it('a contribution is at most the annual fees, where they are right', () => {
  expect([0, 385_000, 99_000_000].map(contributionMaximum)).toEqual([0, 385_000, 99_000_000]);
  expect([-1, 99_000_001, null, 'x'].map(contributionMaximum)).toEqual([
    99_000_000, 99_000_000, 99_000_000, 99_000_000,
  ]);
});
