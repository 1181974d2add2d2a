import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { assessment, loan, rules, settings, step } from '../../fixtures/plan-input';
import { planSettingsInput } from './plan-input';

const refused = (change: object, own = rules) =>
  failuresOf(planSettingsInput(own), { ...settings, ...change });

describe('the steps of a ladder', () => {
  const refusedSteps = (...ladder: object[]) => refused({ method: 'ladder', ladder });

  it('are needed only where the plan is a ladder', () => {
    expect(refused({ method: 'ladder' })).toEqual(['ladder: Add at least one step']);
    expect(refused({ ladder: [{ ...step, fromYear: 2026 }, step, step] })).toEqual([]);
  });

  it('begin after the first year, each in a year of its own', () => {
    expect(refusedSteps({ ...step, fromYear: 2027 }, step)).toEqual([]);
    expect(refusedSteps({ ...step, fromYear: 2026 })).toEqual([
      'ladder.0.fromYear: Step Year should be after 2026, whose contribution is set above',
    ]);
    expect(refusedSteps(step, { ...step, fromYear: 2029 }, step)).toEqual([
      'ladder.2.fromYear: Two steps start in the same year',
    ]);
  });

  it.each([
    ['ladder.0.kind: Choose what the step changes', { kind: 'half' }],
    ['ladder.0.amount: Step Amount is required', { amount: null }],
    ['ladder.0.amount: Step Amount is required', { kind: 'add', amount: undefined }],
    ['ladder.0.amount: Step Amount should be $0 or more', { amount: -0.01 }],
    [
      'ladder.0.amount: Step Amount should be from -$99,000,000 to $99,000,000',
      { kind: 'add', amount: -99_000_001 },
    ],
    ['ladder.0.fromYear: Step Year is required', { fromYear: null }],
    ['ladder.0.increaseRate: Yearly Increase is required', { increaseRate: null }],
  ])('are refused: %s', (failure, change) => expect(refusedSteps({ ...step, ...change })).toEqual([failure]));

  it.each([{ amount: 0 }, { kind: 'add', amount: -5 }, { kind: 'increaseOnly', amount: null }])(
    'may be %o',
    (change) => expect(refusedSteps({ ...step, ...change })).toEqual([]),
  );

  it('are at most 30', () => {
    const steps = Array.from({ length: 31 }, (_, at) => ({ ...step, fromYear: 2027 + at }));
    expect(refusedSteps(...steps)).toEqual(['ladder: A ladder has at most 30 steps']);
    expect(refusedSteps(...steps.slice(1))).toEqual([]);
  });
});

describe('the events of a plan', () => {
  it.each([
    [
      'specialAssessments.0.amount: Special Assessment should be from $0.01 to $99,000,000',
      { specialAssessments: [{ ...assessment, amount: 0 }] },
    ],
    [
      'specialAssessments.0.year: Assessment Year is required',
      { specialAssessments: [{ ...assessment, year: null }] },
    ],
    [
      'specialAssessments.0.purpose: Purpose is required',
      { specialAssessments: [{ ...assessment, purpose: ' ' }] },
    ],
    [
      'specialAssessments.0.dueDate: Due Date should be a valid date',
      { specialAssessments: [{ ...assessment, dueDate: '2027-02-30' }] },
    ],
    [
      'specialAssessments: A plan has at most 60 special assessments',
      { specialAssessments: new Array(61).fill(assessment) },
    ],
    [
      'yearOverrides.1.year: Each year can be overridden only once',
      { yearOverrides: [{ year: 2027 }, { year: 2027 }] },
    ],
    ['yearOverrides.0.year: Override Year is required', { yearOverrides: [{}] }],
    [
      'yearOverrides.0.inflationRate: Inflation Rate should be from 0% to 99.99%',
      { yearOverrides: [{ year: 2027, inflationRate: 100 }] },
    ],
    [
      'yearOverrides.0.interestRate: Interest Rate should be from 0% to 99.99%',
      { yearOverrides: [{ year: 2027, interestRate: 100 }] },
    ],
    [
      'yearOverrides.0.increaseRate: Yearly Increase should be from 0% to 99.99%',
      { yearOverrides: [{ year: 2027, increaseRate: 100 }] },
    ],
    [
      'yearOverrides: Each year can be overridden only once',
      { yearOverrides: Array.from({ length: 31 }, (_, at) => ({ year: 2026 + at })) },
    ],
    ['loans.0.name: Loan Name is required', { loans: [{ ...loan, name: '' }] }],
    ['loans.0.year: Loan Year is required', { loans: [{ ...loan, year: null }] }],
    [
      'loans.0.principal: Loan Amount should be from $0.01 to $99,000,000',
      { loans: [{ ...loan, principal: 0 }] },
    ],
    ['loans.0.annualRate: Loan Rate is required', { loans: [{ ...loan, annualRate: null }] }],
    [
      'loans.0.months: Term in Months should be a whole number from 1 to 480',
      { loans: [{ ...loan, months: 481 }] },
    ],
    ['loans.0.fees: Loan Fees should be from $0 to $99,000,000', { loans: [{ ...loan, fees: -1 }] }],
    [
      'loans.0.interestOnlyMonths: Interest-Only Months should be a whole number from 0 to 60',
      { loans: [{ ...loan, interestOnlyMonths: 61 }] },
    ],
    ['loans: A plan has at most 10 loans', { loans: new Array(11).fill(loan) }],
  ])('are refused: %s', (failure, change) => expect(refused(change)).toEqual([failure]));

  it('override each year of their own', () =>
    expect(refused({ yearOverrides: [{ year: 2027 }, { year: 2028 }] })).toEqual([]));

  it('include loans only with the loan analysis of the portfolio', () => {
    const without = { ...rules, hasLoanAnalysis: false };
    expect(refused({ loans: [] }, without)).toEqual([]);
    expect(refused({ loans: [loan] }, without)).toEqual([
      'loans: Loans require the loan analysis of the portfolio',
    ]);
  });
});
