import { describe, expect, it } from 'vitest';
import { defaultFiscalYear } from './default-fiscal-year';
import { currentFiscalYear, fiscalYearLabel, monthNames, startingFiscalYears } from './fiscal-year';

/** Years by number; those in `awaiting` need setup, and `current` is the current one. */
const years = (all: number[], awaiting: number[] = [], current = 2026) =>
  all.map((year) => ({ year, requireSetup: awaiting.includes(year), isCurrentFiscalYear: year === current }));

describe('the year that is shown first', () => {
  it('is the stored one, while it is set up', () => {
    expect(defaultFiscalYear(years([2024, 2025, 2026]), 2024)).toBe(2024);
    expect(defaultFiscalYear(years([2024, 2025, 2026], [2024]), 2024)).toBe(2026);
    expect(defaultFiscalYear(years([2025, 2026]), 2020)).toBe(2026);
    expect(defaultFiscalYear(years([2025, 2026]), null)).toBe(2026);
  });

  it('is the year before the current one, while that needs setup', () => {
    expect(defaultFiscalYear(years([2023, 2025, 2026, 2027], [2026]), null)).toBe(2025);
  });

  it('is else the newest that is set up, and else the current one', () => {
    expect(defaultFiscalYear(years([2022, 2023, 2025, 2026], [2025, 2026]), null)).toBe(2023);
    expect(defaultFiscalYear(years([2022, 2023, 2026], [2026]), null)).toBe(2023);
    expect(defaultFiscalYear(years([2025, 2026], [2025, 2026]), null)).toBe(2026);
  });

  it('is the last one where none is current', () => {
    expect(defaultFiscalYear(years([2019, 2020, 2021]), null)).toBe(2021);
    expect(defaultFiscalYear([], null)).toBeNull();
  });
});

it('a fiscal year begins in its start month', () => {
  expect(currentFiscalYear('2026-06-30', 7)).toBe(2025);
  expect(currentFiscalYear('2026-07-01', 7)).toBe(2026);
  expect(fiscalYearLabel(2026, 7)).toBe('2026 (Start Date 7/1/2026)');
  expect([monthNames[0], monthNames[11], monthNames.length]).toEqual(['January', 'December', 12]);
});

it('financials begin this year or in the 15 before it, or in the saved year', () => {
  const usual = startingFiscalYears('2026-11-20');
  expect([usual.length, usual[0], usual.at(-1)]).toEqual([16, 2026, 2011]);
  expect(startingFiscalYears('2026-11-20', 2015)).toEqual(usual);
  expect(startingFiscalYears('2026-11-20', 2005)).toEqual([...usual, 2005]);
  expect(startingFiscalYears('2026-11-20', 2027)).toEqual([2027, ...usual]);
});
