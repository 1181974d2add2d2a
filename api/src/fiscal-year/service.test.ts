import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defaultFiscalYear, type FiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import {
  currentYearOf,
  fiscalYearBounds,
  listFiscalYears,
  overlapProblem,
  startMonthOf,
  type StoredYears,
} from './service';

const stored = (years: [number, number][], reconciled: number[] = []): StoredYears => ({
  propertyId: 'p',
  setUp: years.map(([fiscalYear, fiscalYearStartMonth]) => ({ fiscalYear, fiscalYearStartMonth })),
  reconciled,
});

describe('bounds and labels of a year', () => {
  test.each([
    [2026, 1, '2026-01-01', '2026-12-31'],
    [2026, 7, '2026-07-01', '2027-06-30'],
    [2023, 3, '2023-03-01', '2024-02-29'],
    [2024, 3, '2024-03-01', '2025-02-28'],
    [2026, 12, '2026-12-01', '2027-11-30'],
  ])('%i starts in month %i', (year, month, startDate, endDate) => {
    expect(fiscalYearBounds(year, month)).toEqual({ startDate, endDate });
  });

  test('shows the start date in the label and both dates in the range', () => {
    const [year] = listFiscalYears(stored([[2026, 4]]), '2026-11-21');
    expect(year).toMatchObject({ label: '2026 (Start Date 4/1/2026)', yearRange: '4/1/2026 - 3/31/2027' });
  });
});

// RL-18: a table of moments. The day is the property's; a clock in any zone provides an ISO day in UTC.
const moments: [string, number, number][] = [
  ['2025-12-31T23:59:59Z', 1, 2025],
  ['2026-01-01T00:00:00Z', 1, 2026],
  ['2026-06-30T23:59:59Z', 7, 2025],
  ['2026-07-01T00:00:00Z', 7, 2026],
  ['2024-02-29T12:00:00Z', 3, 2023],
  ['2024-03-01T00:00:00Z', 3, 2024],
  ['2025-02-28T23:59:59Z', 3, 2024],
  ['2026-03-08T07:00:00Z', 3, 2026],
  ['2026-11-01T06:30:00Z', 11, 2026],
  ['2026-10-31T23:30:00Z', 11, 2025],
  ['2026-12-01T00:00:00Z', 12, 2026],
  ['2026-11-30T23:59:59Z', 12, 2025],
];
const SCRIPT = `
  import { listFiscalYears } from './src/fiscal-year/service.ts';
  const moments = JSON.parse(process.argv.at(-1));
  const found = moments.map(([moment, fiscalYearStartMonth]) => {
    const today = new Date(moment).toISOString().slice(0, 10);
    const setUp = [{ fiscalYear: 2020, fiscalYearStartMonth }];
    return listFiscalYears({ propertyId: 'p', setUp, reconciled: [] }, today).filter((y) => y.isCurrentFiscalYear);
  });
  console.log(JSON.stringify({ hours: new Date('2026-07-01T00:00:00Z').getHours(), found }));`;

// Each zone needs its own process: a running one stays in the zone that it started with.
describe.each([
  ['UTC', 0],
  ['America/Los_Angeles', 17],
  ['Pacific/Kiritimati', 14],
])('with the server in %s', (zone, hours) => {
  let answer: { hours: number; found: FiscalYear[][] };
  beforeAll(() => {
    const run = ['--import', 'tsx', '--input-type=module', '-e', SCRIPT, JSON.stringify(moments)];
    const cwd = fileURLToPath(new URL('../..', import.meta.url));
    answer = JSON.parse(
      execFileSync(process.execPath, run, { cwd, env: { ...process.env, TZ: zone }, encoding: 'utf8' }),
    );
  });
  test('the zone is in effect', () => expect(answer.hours).toBe(hours));
  test.each(moments.map((moment, at) => [...moment, at] as const))(
    'at %s with start month %i the current year is %i',
    (moment, _month, year, at) => {
      const today = moment.slice(0, 10);
      const found = answer.found[at]!;
      expect(found.map((y) => y.year)).toEqual([year]);
      expect(found[0]!.startDate <= today && today <= found[0]!.endDate).toBe(true);
    },
  );
});

describe('the list', () => {
  const shape = (years: ReturnType<typeof listFiscalYears>) =>
    years.map((y) => [
      y.year,
      y.isPreviousFiscalYear ? 'previous' : y.isCurrentFiscalYear ? 'current' : 'future',
      y.requireSetup,
      y.requireReconciliation,
    ]);

  test('runs from the first set-up year to the one after the current', () => {
    expect(
      shape(
        listFiscalYears(
          stored([
            [2024, 1],
            [2026, 1],
          ]),
          '2026-11-21',
        ),
      ),
    ).toEqual([
      [2024, 'previous', false, false],
      [2025, 'previous', true, false],
      [2026, 'current', false, false],
      [2027, 'future', true, false],
    ]);
  });

  test('a property that starts in a future year still has a current one', () => {
    expect(shape(listFiscalYears(stored([[2026, 7]]), '2026-03-01'))).toEqual([
      [2025, 'current', true, false],
      [2026, 'future', false, false],
    ]);
  });

  test('a property without saved years has the current and the next year', () => {
    expect(listFiscalYears(stored([]), '2026-03-01').map((y) => y.year)).toEqual([2026, 2027]);
  });

  test('a saved year beyond the next stays in the list', () => {
    expect(
      listFiscalYears(
        stored([
          [2026, 1],
          [2029, 1],
        ]),
        '2026-03-01',
      ).at(-1)!.year,
    ).toBe(2029);
  });

  test('asks for reconciliation in the current year until the year before is reconciled', () => {
    const asks = (reconciled: number[]) =>
      listFiscalYears(
        stored(
          [
            [2025, 1],
            [2026, 1],
          ],
          reconciled,
        ),
        '2026-11-21',
      )
        .filter((y) => y.requireReconciliation)
        .map((y) => y.year);
    expect(asks([])).toEqual([2026]);
    expect(asks([2025])).toEqual([]);
    expect(asks([2024])).toEqual([2026]);
  });
});

describe('a start month that changes', () => {
  const changed = stored([
    [2025, 1],
    [2026, 7],
  ]);
  test('each set-up year has its own, and later years inherit it', () => {
    expect([2024, 2025, 2026, 2027].map((y) => startMonthOf(changed, y))).toEqual([1, 1, 7, 7]);
  });
  test('exactly one year is current on every day, despite a gap or an overlap', () => {
    for (const years of [
      changed,
      stored([
        [2025, 7],
        [2026, 1],
      ]),
    ])
      for (let day = 0; day < 800; day += 1) {
        const today = new Date(Date.UTC(2025, 6, 1 + day)).toISOString().slice(0, 10);
        expect(listFiscalYears(years, today).filter((y) => y.isCurrentFiscalYear)).toHaveLength(1);
      }
    expect(currentYearOf(changed, '2026-03-15')).toBe(2025);
    expect(
      currentYearOf(
        stored([
          [2025, 7],
          [2026, 1],
        ]),
        '2026-03-15',
      ),
    ).toBe(2026);
  });
});

test('the default year is a set-up one, if there is one', () => {
  expect(defaultFiscalYear(listFiscalYears(stored([[2025, 1]]), '2026-03-01'), null)).toBe(2025);
  expect(defaultFiscalYear(listFiscalYears(stored([[2026, 7]]), '2026-03-01'), null)).toBe(2026);
});

describe('years that would overlap', () => {
  const setUp = (...years: [number, number][]) =>
    years.map(([fiscalYear, fiscalYearStartMonth]) => ({ fiscalYear, fiscalYearStartMonth }));

  test('a year cannot start before the previous one ends, whether that is set up or inherits its start month', () => {
    const words = '2026 cannot start on 6/1/2026: fiscal year 2025 ends on 6/30/2026.';
    expect(overlapProblem(setUp([2025, 7], [2026, 7]), 2026, 6)).toBe(words);
    expect(overlapProblem(setUp([2023, 7], [2026, 7]), 2026, 6)).toBe(words);
    expect(overlapProblem(setUp([2025, 7], [2026, 7]), 2026, 7)).toBeNull();
  });

  test('a year cannot end after the next set-up one starts; a gap is allowed', () => {
    const words =
      '2026 would end on 6/30/2027, after fiscal year 2027 starts on 1/1/2027. Change the start month of 2027 first.';
    expect(overlapProblem(setUp([2026, 1], [2027, 1]), 2026, 7)).toBe(words);
    expect(overlapProblem(setUp([2026, 1], [2027, 7]), 2026, 7)).toBeNull();
    expect(overlapProblem(setUp([2026, 1], [2027, 7]), 2026, 8)).not.toBeNull();
    expect(overlapProblem(setUp([2026, 1], [2029, 1], [2030, 1]), 2026, 2)).toContain(
      '2028 would end on 1/31/2029',
    );
    expect(overlapProblem(setUp([2026, 1], [2027, 1]), 2027, 7)).toBeNull();
  });

  test('the only year may start in any month', () => {
    expect(overlapProblem(setUp([2026, 7]), 2026, 1)).toBeNull();
  });
});
