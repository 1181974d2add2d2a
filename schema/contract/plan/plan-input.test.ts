import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { assessment, loan, rules, settings } from '../../fixtures/plan-input';
import { planAdoptionInput, planInput, planSettingsInput } from './plan-input';

const refused = (change: object, own = rules) =>
  failuresOf(planSettingsInput(own), { ...settings, ...change });

describe('settings of a plan', () => {
  it('take what is left out as a plan without events, at the usual conventions', () => {
    expect(planSettingsInput(rules).parse(settings)).toEqual({
      ...settings,
      goal: { amount: null, percent: null, year: null },
      ladder: [],
      specialAssessments: [],
      yearOverrides: [],
      loans: [],
      costShock: 0,
      lifeOffset: 0,
      moves: [],
      conventions: {
        inflationTiming: 'startOfYear',
        interestConvention: 'midYear',
        rateBasis: 'annualEffective',
        taxRate: 0,
      },
    });
  });

  it('take events that say only what they must', () => {
    const parsed = planSettingsInput(rules).parse({
      ...settings,
      specialAssessments: [assessment],
      loans: [loan],
      yearOverrides: [{ year: 2027 }],
    });
    expect(parsed.specialAssessments).toEqual([{ ...assessment, status: 'planned', dueDate: null }]);
    expect(parsed.loans).toEqual([
      { ...loan, fees: 0, areFeesFinanced: false, interestOnlyMonths: 0, repaidFrom: 'owners' },
    ]);
    expect(parsed.yearOverrides).toEqual([
      { year: 2027, inflationRate: null, interestRate: null, increaseRate: null },
    ]);
  });

  it.each([
    ['method: Choose how the plan is funded', { method: 'lottery' }],
    [
      'startingBalance: Starting Reserve Balance should be from -$50,000,000 to $99,000,000',
      { startingBalance: -50_000_001 },
    ],
    ['startingBalance: Starting Reserve Balance is required', { startingBalance: null }],
    [
      'firstYearContribution: First-Year Contribution should be from $0 to $99,000,000',
      { firstYearContribution: -1 },
    ],
    [
      'firstYearContribution: First-Year Contribution should be from $0 to $385,000',
      { firstYearContribution: 385_000.01 },
    ],
    ['increaseRate: Reserve Contribution Increase Rate is required', { increaseRate: null }],
    ['inflationRate: Inflation Rate is required', { inflationRate: undefined }],
    ['interestRate: Interest Rate should be from 0% to 99.99%', { interestRate: 100 }],
    ['costShock: Cost Change should be from -50% to 200%', { costShock: 201 }],
    ['costShock: Cost Change should be from -50% to 200%', { costShock: -51 }],
    ['lifeOffset: Life Change should be a whole number from -20 to 20', { lifeOffset: 21 }],
    ['lifeOffset: Life Change should be a whole number from -20 to 20', { lifeOffset: -21 }],
    [
      'conventions.taxRate: Tax Rate is required',
      {
        conventions: {
          inflationTiming: 'midYear',
          interestConvention: 'midYear',
          rateBasis: 'annualEffective',
        },
      },
    ],
    [
      'moves.0.year: Moved To should be a fiscal year',
      { moves: [{ propertyComponentId: '0198c0de-0000-7000-8000-000000000001', year: 1800 }] },
    ],
    ['goal.amount: Lowest Balance should be from $0 to $99,000,000', { goal: { amount: -1 } }],
    ['goal.percent: Percent Funded should be from 0% to 200%', { goal: { percent: 201 } }],
  ])('are refused: %s', (failure, change) => expect(refused(change)).toEqual([failure]));

  it.each([2000.5, 1899, 2401])('name a year that is none: %d', (year) => {
    const moves = [{ propertyComponentId: '0198c0de-0000-7000-8000-000000000001', year }];
    expect(refused({ moves })).toEqual(['moves.0.year: Moved To should be a fiscal year']);
  });

  it('list every failure at once, also where fields are missing altogether', () => {
    expect(failuresOf(planSettingsInput(rules), {})).toEqual([
      'method: Choose how the plan is funded',
      'startingBalance: Starting Reserve Balance is required',
      'firstYearContribution: First-Year Contribution is required',
      'increaseRate: Reserve Contribution Increase Rate is required',
      'inflationRate: Inflation Rate is required',
      'interestRate: Interest Rate is required',
    ]);
    expect(
      refused({ ladder: 'none', yearOverrides: 5, loans: 'none', goal: null, method: 'ladder' }),
    ).toHaveLength(4);
  });
});

describe('the first contribution', () => {
  it('may be the whole annual fee', () => expect(refused({ firstYearContribution: 385_000 })).toEqual([]));

  it('should be $0 without an annual fee', () => {
    const free = { ...rules, annualFee: 0 };
    expect(refused({}, free)).toEqual(['firstYearContribution: First-Year Contribution should be $0']);
    expect(refused({ firstYearContribution: 0 }, free)).toEqual([]);
  });

  it('is not compared with the fee where a goal determines it', () =>
    expect(refused({ method: 'baseline', firstYearContribution: 400_000 })).toEqual([]));
});

describe('a goal', () => {
  const AMOUNT = 'goal.amount: Lowest Balance is required';
  const PERCENT = 'goal.percent: Percent Funded is required';
  const YEAR = 'goal.year: Goal Year is required';
  it.each([
    ['thresholdDollars', [AMOUNT]],
    ['thresholdPercent', [PERCENT]],
    ['targetPercent', [PERCENT, YEAR]],
    ['fullFunding', []],
    ['baseline', []],
    ['custom', []],
  ])('of the method %s needs its figures', (method, failures) => {
    expect(refused({ method })).toEqual(failures);
    const goal = { amount: 1, percent: 70, year: 2030 };
    expect(refused({ method, goal })).toEqual([]);
  });

  it.each([
    [2025, ['goal.year: Goal Year should be from 2026 to 2055']],
    [2026, []],
    [2055, []],
    [2056, ['goal.year: Goal Year should be from 2026 to 2055']],
  ])('lies within the 30 years of the plan: %d', (year, failures) =>
    expect(refused({ method: 'fullFunding', goal: { year } })).toEqual(failures),
  );
});

it('a plan has a name of at most 100 characters', () => {
  const named = (name: string) => failuresOf(planInput(rules), { name, settings });
  expect(named('')).toEqual(['name: Plan Name is required']);
  expect(named('x'.repeat(100))).toEqual([]);
  expect(named('x'.repeat(101))).toEqual(['name: Plan Name should have at most 100 characters']);
  expect(failuresOf(planInput(rules), { name: 'Plan', settings: { ...settings, costShock: 201 } })).toEqual([
    'settings.costShock: Cost Change should be from -50% to 200%',
  ]);
});

describe('the minutes of an adoption', () => {
  const adopts = () => planAdoptionInput('2026-11-20');

  it('are of today or before, and the rest may be left out', () => {
    const left = { votesFor: null, votesAgainst: null, votesAbstained: null, note: null };
    expect(adopts().parse({ meetingDate: '2026-11-20' })).toEqual({ meetingDate: '2026-11-20', ...left });
    expect(failuresOf(adopts(), { meetingDate: '2026-11-21' })).toEqual([
      'meetingDate: Meeting Date is in the future: adopt the plan after the meeting, with the day on which it was held',
    ]);
    expect(failuresOf(adopts(), {})).toEqual(['meetingDate: Meeting Date is required']);
  });

  it.each([
    ['votesFor', 'Votes For'],
    ['votesAgainst', 'Votes Against'],
    ['votesAbstained', 'Abstentions'],
  ])('count %s up to 9999', (field, label) => {
    const counted = (votes: number) => failuresOf(adopts(), { meetingDate: '2026-11-20', [field]: votes });
    expect([counted(0), counted(9999)]).toEqual([[], []]);
    const failure = [`${field}: ${label} should be a whole number from 0 to 9999`];
    expect([counted(-1), counted(10_000)]).toEqual([failure, failure]);
  });

  it('have a note of at most 2000 characters', () =>
    expect(failuresOf(adopts(), { meetingDate: '2026-11-20', note: 'x'.repeat(2001) })).toEqual([
      'note: Note should have at most 2000 characters',
    ]));
});
