import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import {
  handExplanationInput,
  newReserveExplanationInput,
  newReserveLoanInput,
  readTransferId,
  repaidLoansInput,
  reserveTransfersInput,
  writeTransferId,
  yearLater,
} from './reserve-borrowing';

const id = (n: number) => `0198c0de-0000-7000-8000-${String(n).padStart(11, '0')}a`;
const key = { date: '2026-03-31', direction: 'out' as const, amount: 1_250_000, ordinal: 2 };

describe('a transfer', () => {
  it('is known by its day, direction, amount and number', () => {
    expect(writeTransferId(key)).toBe('2026-03-31_out_1250000_2');
    expect(readTransferId('2026-03-31_out_1250000_2')).toEqual(key);
    expect(readTransferId('2026-03-31_in_1_1')).toEqual({
      date: '2026-03-31',
      direction: 'in',
      amount: 1,
      ordinal: 1,
    });
  });

  const refused = (transferId: unknown) =>
    failuresOf(newReserveLoanInput, { transferId, purpose: 'Roof', dueDate: '2027-03-31' });
  it('is taken from the list', () => expect(refused(writeTransferId(key))).toEqual([]));

  it.each([
    null,
    '',
    '2026-03-31_up_1_1',
    '2026-03-31_out_0_1',
    '2026-03-31_out_1_0',
    '2026-03-31_out_1',
    '2026-03-31_out_1_1_1',
    'x2026-03-31_out_1_1',
    '2026-03-31_out_1000000000000000_1',
    '2026-03-31_out_1_1000000',
  ])('is not %j', (transferId) =>
    expect(refused(transferId)).toContain('transferId: Choose a transfer from the list'),
  );

  it('is of a day of the calendar', () =>
    expect(refused('2026-02-30_out_1_1')).toEqual(['transferId: Choose a transfer from the list']));
});

it.each([
  ['2026-03-31', '2027-03-31'],
  ['2024-02-29', '2025-02-28'],
  ['2027-02-28', '2028-02-28'],
  ['0999-12-31', '1000-12-31'],
  ['0001-01-01', '0002-01-01'],
])('a year after %s is %s', (day, later) => expect(yearLater(day)).toBe(later));

describe('a repayment', () => {
  const refused = (...loans: object[]) => failuresOf(repaidLoansInput, { loans });
  const loan = (n: number) => ({ loanId: id(n), amount: 100 });
  const TWICE = 'loans.2.loanId: Choose each loan once';

  it('pays each loan back once', () => {
    expect(refused(loan(1), loan(2))).toEqual([]);
    expect(refused(loan(1), loan(2), loan(1))).toEqual([TWICE]);
  });

  it('knows a loan whatever the case of its id', () =>
    expect(refused(loan(1), loan(2), { ...loan(1), loanId: id(1).toUpperCase() })).toEqual([TWICE]));

  it('pays back from 1 to 20 loans', () => {
    expect(refused()).toEqual(['loans: Choose a loan']);
    const many = Array.from({ length: 21 }, (_, n) => loan(n));
    expect(refused(...many.slice(1))).toEqual([]);
    expect(refused(...many)).toEqual(['loans: Choose at most 20 loans']);
    expect(refused({ loanId: 'first', amount: 0 })).toEqual([
      'loans.0.loanId: Choose a loan',
      'loans.0.amount: Amount should be from $0.01 to $999,999,999.99',
    ]);
  });
});

describe('an explanation', () => {
  const refused = (...transferIds: string[]) =>
    failuresOf(newReserveExplanationInput, { transferIds, explanation: 'Insurance' });

  it('is of transfers of a page, each once', () => {
    expect(refused(writeTransferId(key))).toEqual([]);
    expect(refused()).toEqual(['transferIds: Choose at least one transfer']);
    expect(refused(writeTransferId(key), writeTransferId(key))).toEqual([
      'transferIds: Choose each transfer once',
    ]);
    const many = Array.from({ length: 51 }, (_, n) => writeTransferId({ ...key, ordinal: n + 1 }));
    expect(refused(...many)).toEqual(['transferIds: Choose at most 50 transfers']);
  });

  it('by hand has a direction', () =>
    expect(
      failuresOf(handExplanationInput, {
        date: '2026-03-31',
        amount: 1,
        text: 'Fee',
        explanation: 'Insurance',
      }),
    ).toEqual(['direction: Choose a direction']));
});

it('open transfers are listed first', () =>
  expect(reserveTransfersInput.parse({ page: '2' })).toEqual({ state: 'open', page: 2 }));
