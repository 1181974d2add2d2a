import { describe, expect, it } from 'vitest';
import { associationViewOf } from './view-address';

const read = (address: string) => associationViewOf((key) => new URLSearchParams(address).get(key) ?? '');

describe('the view that an address names', () => {
  it('is the whole list by name, on the plan, where it names nothing', () =>
    expect(read('')).toEqual({
      text: undefined,
      band: undefined,
      belowZeroBy: undefined,
      isDisclosureOverdue: undefined,
      basis: 'plan',
      sort: 'name',
      descending: false,
    }));

  it('has what the address says', () =>
    expect(read('q=+Oak+&band=weak&zero=2030&overdue=1&basis=current&sort=percentFunded&desc=1')).toEqual({
      text: 'Oak',
      band: 'weak',
      belowZeroBy: 2030,
      isDisclosureOverdue: true,
      basis: 'current',
      sort: 'percentFunded',
      descending: true,
    }));

  it.each(['band=fair', 'band=strong'])('may have the band %s', (address) =>
    expect(`band=${read(address).band}`).toBe(address),
  );

  it('leaves out what it does not know', () =>
    expect(read('band=middling&zero=soon&overdue=yes&basis=other&sort=color&desc=yes')).toEqual(read('')));

  it.each([
    ['1899', undefined],
    ['1900', 1900],
    ['2200', 2200],
    ['2201', undefined],
    ['2030.5', undefined],
  ])('falls below zero by a year of the calendar: %s', (zero, year) =>
    expect(read(`zero=${zero}`).belowZeroBy).toBe(year),
  );

  it('cuts a text to 100 characters', () => expect(read(`q=${'x'.repeat(101)}`).text).toBe('x'.repeat(100)));
});
