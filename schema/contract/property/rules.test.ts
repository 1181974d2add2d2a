import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  detailCases,
  financialCases,
  RULE_DAY,
  validDetails,
  validFinancials,
  type RuleCase,
} from '../../fixtures/rule-cases';
import { failuresOf } from '../../fixtures/failures';
import { propertyFinancialInput } from '../financials/financials';
import { propertyDetailsInput } from './property';
import { reserveStudyInput, wizardReserveStudyInput } from '../reserve-study/reserve-study';
import { signInInput } from '../account/account';

const wizard = () => propertyFinancialInput({ balanceMin: 0, hasLoanAnalysis: false, today: RULE_DAY });
const editTab = () =>
  propertyFinancialInput({ balanceMin: -50_000_000, hasLoanAnalysis: true, today: RULE_DAY });
const details = () => propertyDetailsInput(2026);

function messagesAt(schema: z.ZodType, input: unknown, field: string): string[] {
  const result = schema.safeParse(input);
  return result.success
    ? []
    : result.error.issues.filter((i) => i.path.join('.') === field).map((i) => i.message);
}

function check(schema: z.ZodType, valid: Record<string, unknown>, row: RuleCase) {
  const found = messagesAt(schema, { ...valid, ...row.with, [row.field]: row.value }, row.field);
  expect(found[0] ?? null).toBe(row.message);
}

const named = (row: RuleCase) => [`${row.field} = ${JSON.stringify(row.value)?.slice(0, 40)}`, row] as const;

describe('property details', () => {
  it('accepts the valid example', () => expect(details().safeParse(validDetails).success).toBe(true));
  it.each(detailCases.map(named))('%s', (_, row) => check(details(), validDetails, row));

  it('applies only the required rule to a year of conversion while the year built is invalid', () => {
    const input = { ...validDetails, yearBuilt: 1500, isCondoConverted: true, yearOfConversion: 1400 };
    expect(messagesAt(details(), input, 'yearOfConversion')).toEqual([]);
  });

  it('lists every failure at once, dependent ones too', () => {
    const input = { ...validDetails, name: '', zipCode: 'x', isCondoConverted: true };
    const result = details().safeParse(input);
    const fields = result.success ? [] : result.error.issues.map((i) => i.path.join('.'));
    expect(new Set(fields)).toEqual(new Set(['name', 'zipCode', 'yearOfConversion']));
  });
});

describe('financials', () => {
  it('accepts the valid example', () => expect(wizard().safeParse(validFinancials).success).toBe(true));
  it.each(financialCases.map(named))('%s', (_, row) => check(wizard(), validFinancials, row));

  it('lets the balance of the edit tab reach −50,000,000', () => {
    const input = { ...validFinancials, previousHoaAnnualFee: 1, hasUpcomingExpenses: false };
    expect(editTab().safeParse({ ...input, yearEndReserveBalance: -50_000_000 }).success).toBe(true);
    expect(
      messagesAt(editTab(), { ...input, yearEndReserveBalance: -50_000_000.01 }, 'yearEndReserveBalance')[0],
    ).toBe('Starting Reserve Balance should be from -$50,000,000 to $99,000,000');
  });

  it('requires the previous fee only with loan analysis', () => {
    expect(messagesAt(editTab(), validFinancials, 'previousHoaAnnualFee')).toEqual([
      'Previous Annual Fees is required',
    ]);
    expect(messagesAt(wizard(), validFinancials, 'previousHoaAnnualFee')).toEqual([]);
  });

  it('uses the general maximum while the fee is invalid', () => {
    const input = { ...validFinancials, averageHoaAnnualFee: null, annualReserveContribution: 412_000 };
    expect(messagesAt(wizard(), input, 'annualReserveContribution')).toEqual([]);
    const over = { ...input, annualReserveContribution: 99_000_001 };
    expect(messagesAt(wizard(), over, 'annualReserveContribution')).toEqual([
      'Annual Reserve Contributions should be from $0 to $99,000,000.',
    ]);
  });
});

describe('reserve studies', () => {
  it('keep an inspection date only for full studies', () => {
    const study = { date: '2026-05-01', reserveStudyTypeId: 2, inspectionDate: '2026-04-01' };
    expect(messagesAt(reserveStudyInput, study, 'inspectionDate')).toEqual([
      'Only a Full Reserve Study has an inspection date',
    ]);
    expect(reserveStudyInput.safeParse({ ...study, reserveStudyTypeId: 1 }).success).toBe(true);
  });
  it('need a real day', () => {
    expect(messagesAt(reserveStudyInput, { date: '2026-02-30', reserveStudyTypeId: 1 }, 'date')).toEqual([
      'Reserve Study Date should be a valid date',
    ]);
  });
  it('in the wizard name each part that is missing', () => {
    const DATE = 'reserveStudyDate: Reserve Study Date is required';
    const TYPE = 'reserveStudyTypeId: Reserve Study Type is required';
    const refused = (study: object) => failuresOf(wizardReserveStudyInput, study);
    expect(refused({ providerName: 'Someone' })).toEqual([DATE, TYPE]);
    expect(refused({ reserveStudyDate: '2026-05-01' })).toEqual([TYPE]);
    expect(refused({ reserveStudyTypeId: 1 })).toEqual([DATE]);
    expect(refused({ reserveStudyDate: '2026-05-01', reserveStudyTypeId: 1 })).toEqual([]);
  });
  it('in the wizard are all empty or have a date and a type', () => {
    expect(wizardReserveStudyInput.safeParse({}).success).toBe(true);
    expect(messagesAt(wizardReserveStudyInput, { providerName: 'Someone' }, 'reserveStudyDate')).toHaveLength(
      1,
    );
  });
});

describe('sign-in', () => {
  it('has its messages and never changes the password', () => {
    expect(messagesAt(signInInput, { email: '', password: '' }, 'email')).toEqual(['Email is required']);
    expect(messagesAt(signInInput, { email: 'x', password: 'y' }, 'email')).toEqual([
      'Email should be like name@example.com',
    ]);
    expect(signInInput.parse({ email: ' a@b.co ', password: ' x ' })).toMatchObject({
      email: 'a@b.co',
      password: ' x ',
    });
  });
});

it('a saved starting fiscal year stays valid however long ago it was', () => {
  const rules = { balanceMin: 0, hasLoanAnalysis: false, today: RULE_DAY };
  const old = { ...validFinancials, startingFiscalYear: 2005 };
  expect(propertyFinancialInput(rules).safeParse(old).success).toBe(false);
  expect(propertyFinancialInput({ ...rules, savedStartingYear: 2005 }).safeParse(old).success).toBe(true);
  expect(propertyFinancialInput({ ...rules, savedStartingYear: 2006 }).safeParse(old).success).toBe(false);
});
