import { describe, expect, it } from 'vitest';
import { monthsToFiscalYear } from './starting-balance';

describe('starting balance', () => {
  it('counts months across December', () => {
    expect([monthsToFiscalYear(7, 7), monthsToFiscalYear(11, 2), monthsToFiscalYear(2, 1)]).toEqual([
      0, 3, 11,
    ]);
    expect(() => monthsToFiscalYear(0, 1)).toThrow(RangeError);
  });
});
