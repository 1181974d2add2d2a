import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { manyYearsInput, manyYearsRates } from './many-years';
import { reconciliationInput, yearSetupInput } from './year-setup';

const id = '0198c0de-0000-7000-8000-000000000001';
const setup = {
  expenditures: [],
  hasCostIncrease: false,
  yearEndReserveBalance: 400_000,
  averageHoaAnnualFee: 385_000,
  annualReserveContribution: 60_000,
};
const refused = (change: object) => failuresOf(yearSetupInput, { ...setup, ...change });
const RATE = 'inflationRate: Inflation Rate is required';
const SOURCE = 'informationSourceId: Information Source is required';

describe('the setup of a year', () => {
  it('says of rising costs by how much, and who says so', () => {
    expect(refused({})).toEqual([]);
    expect(refused({ hasCostIncrease: true })).toEqual([RATE, SOURCE]);
    expect(refused({ hasCostIncrease: true, inflationRate: 0, informationSourceId: 13 })).toEqual([]);
    expect(refused({ hasCostIncrease: true, inflationRate: 20.01, informationSourceId: 14 })).toEqual([
      'inflationRate: Inflation Rate should be from 0% to 20%',
      SOURCE,
    ]);
    expect(refused({ hasCostIncrease: null })).toEqual(['hasCostIncrease: Choose whether costs rose']);
  });

  it('contributes at most the annual fees', () =>
    expect(refused({ annualReserveContribution: 385_000.01 })).toEqual([
      'annualReserveContribution: Annual Reserve Contributions should be from $0 to $385,000.',
    ]));

  const reviewed = (change: object) =>
    refused({ expenditures: [{ propertyComponentId: id, outcome: 'done', ...change }] });
  const RANGE =
    'expenditures.0.remainingUsefulLife: Remaining Useful Life should be a whole number from 0 to 200';
  it.each<[object, string[]]>([
    [{}, []],
    [{ outcome: 'deferred' }, []],
    [{ outcome: 'partly', remainingUsefulLife: 0 }, []],
    [{ outcome: 'partly' }, ['expenditures.0.remainingUsefulLife: Remaining Useful Life is required']],
    [{ remainingUsefulLife: -1 }, [RANGE]],
    [{ remainingUsefulLife: 201 }, [RANGE]],
    [
      { remainingUsefulLife: 1.5 },
      ['expenditures.0.remainingUsefulLife: Remaining Useful Life should be a whole number'],
    ],
    [{ outcome: 'half' }, ['expenditures.0.outcome: Choose whether the work was done']],
    [{ actualCost: -1 }, ['expenditures.0.actualCost: Actual Cost should be from $0 to $99,000,000']],
  ])('reviews work as %j', (change, failures) => expect(reviewed(change)).toEqual(failures));
});

describe('the setup of many years', () => {
  const properties = [{ propertyId: id }];
  const many = (change: object) =>
    failuresOf(manyYearsInput, { hasCostIncrease: false, properties, ...change });

  it('says of rising costs by how much, and who says so', () => {
    expect(many({})).toEqual([]);
    expect(many({ hasCostIncrease: true })).toEqual([RATE, SOURCE]);
    expect(many({ hasCostIncrease: true, inflationRate: 3 })).toEqual([SOURCE]);
    expect(many({ hasCostIncrease: true, informationSourceId: 1 })).toEqual([RATE]);
    expect(failuresOf(manyYearsRates, {})).toEqual(['hasCostIncrease: Choose whether costs rose']);
  });

  it('is of 1 to 1,000 properties, whose work was done or not', () => {
    expect(many({ properties: [] })).toEqual(['properties: Choose at least one property']);
    expect(many({ properties: new Array(1001).fill(properties[0]) })).toEqual([
      'properties: Choose at most 1,000 properties',
    ]);
    const expenditures = [{ propertyComponentId: id, outcome: 'partly' }];
    expect(many({ properties: [{ propertyId: id, expenditures }] })).toEqual([
      'properties.0.expenditures.0.outcome: Choose whether the work was done',
    ]);
  });
});

it('a reconciliation says whether the next year starts from its balance', () => {
  const closed = { fiscalYear: 2026, closingBalance: -1, contributions: 0, expenditures: 0 };
  expect(reconciliationInput.parse({ ...closed, updateStartingBalance: true })).toEqual({
    ...closed,
    specialAssessments: 0,
    interest: 0,
    note: null,
    updateStartingBalance: true,
  });
  expect(failuresOf(reconciliationInput, { ...closed, fiscalYear: null })).toEqual([
    'fiscalYear: Fiscal Year is required',
    'updateStartingBalance: Choose whether the next year starts from the closing balance',
  ]);
});
