import { afterEach, describe, expect, it } from 'vitest';
import { counted, formatNumber } from './count';
import { formatAgo, formatDay, formatMoment } from './day';
import { setFormats } from './formats';
import { formatMoney, formatMoneyCents, formatMoneyExact, formatMoneyShort, parseMoney } from './money';
import { formatPercent } from './percent';
import { formatSize } from './size';

describe('money', () => {
  it('has no decimals, groups of digits, and a true minus before the dollar sign', () => {
    expect(formatMoney(1842360)).toBe('$1,842,360');
    expect(formatMoney(-1008528)).toBe('\u2212$1,008,528');
    expect(formatMoney(0)).toBe('$0');
    expect(formatMoney(-0.4)).toBe('$0');
    expect(formatMoney(1200.5)).toBe('$1,201');
  });
  it('shows cents only where there are any', () => {
    expect(formatMoneyExact(12)).toBe('$12');
    expect(formatMoneyExact(-1200.5)).toBe('\u2212$1,200.50');
  });
  it('always shows cents in a column that adds up', () => {
    expect(formatMoneyCents(12)).toBe('$12.00');
    expect(formatMoneyCents(-1200.5)).toBe('\u2212$1,200.50');
  });
  it('is short on axes', () => {
    expect(formatMoneyShort(417500)).toBe('$418K');
    expect(formatMoneyShort(1_400_000)).toBe('$1.4M');
    expect(formatMoneyShort(2_000_000)).toBe('$2M');
    expect(formatMoneyShort(999_700)).toBe('$1M');
    expect(formatMoneyShort(1500)).toBe('$1.5K');
    expect(formatMoneyShort(-50_000)).toBe('\u2212$50K');
    expect(formatMoneyShort(0)).toBe('$0');
  });
  it('reads amounts as people paste them', () => {
    expect(parseMoney('$1,200.50')).toBe(1200.5);
    expect(parseMoney(' 1 200 ')).toBe(1200);
    expect(parseMoney('(300)')).toBe(-300);
    expect(parseMoney('\u2212$300')).toBe(-300);
    expect(parseMoney('$-300')).toBe(-300);
    expect(parseMoney('none')).toBeNull();
    expect(parseMoney('1.2.3')).toBeNull();
  });
});

describe('percent, days and counts', () => {
  it('writes percent whole or with decimals', () => {
    expect(formatPercent(52.9)).toBe('53%');
    expect(formatPercent(3.25, 2)).toBe('3.25%');
    expect(formatPercent(-7)).toBe('\u22127%');
    expect(formatPercent(-0.2)).toBe('0%');
  });
  it('keeps the calendar day in every time zone', () => {
    expect(formatDay('2026-11-01')).toBe('Nov 1, 2026');
    expect(formatMoment('2026-11-20T14:42:00.000Z', 'America/Los_Angeles')).toBe('Nov 20, 2026 at 6:42 AM');
  });
  it('says in words how long ago a moment of the last day was', () => {
    const now = Date.parse('2026-11-20T14:42:30.000Z');
    const said = (moment: string) => formatAgo(moment, now, 'America/Los_Angeles');
    expect(said('2026-11-20T14:43:00.000Z')).toBe('just now');
    expect(said('2026-11-20T14:41:31.000Z')).toBe('just now');
    expect(said('2026-11-20T14:41:30.000Z')).toBe('1 minute ago');
    expect(said('2026-11-20T13:42:31.000Z')).toBe('59 minutes ago');
    expect(said('2026-11-19T14:42:31.000Z')).toBe('23 hours ago');
    expect(said('2026-11-19T14:42:30.000Z')).toBe('Nov 19, 2026 at 6:42 AM');
  });
  it('writes a count with its noun', () => {
    expect(counted(1, 'field')).toBe('1 field');
    expect(counted(1200, 'property', 'properties')).toBe('1,200 properties');
  });
});

describe("the user's formats", () => {
  afterEach(() => setFormats({ numberFormat: 'comma', dateFormat: 'text' }));
  it.each([
    ['comma', '$1,200.50', '\u2212$1,842,360', '1,842.125'],
    ['space', '$1\u00a0200.50', '\u2212$1\u00a0842\u00a0360', '1\u00a0842.125'],
    ['apostrophe', '$1\u2019200.50', '\u2212$1\u2019842\u2019360', '1\u2019842.125'],
    ['none', '$1200.50', '\u2212$1842360', '1842.125'],
  ] as const)('groups numbers by %s and reads them again', (numberFormat, exact, whole, plain) => {
    setFormats({ numberFormat, dateFormat: 'text' });
    expect([formatMoneyExact(1200.5), formatMoney(-1842360), formatNumber(1842.125)]).toEqual([
      exact,
      whole,
      plain,
    ]);
    expect([exact, whole].map(parseMoney)).toEqual([1200.5, -1842360]);
  });
  it.each([
    ['text', 'Nov 1, 2026', 'Nov 20, 2026 at 6:42 AM'],
    ['us', '11/01/2026', '11/20/2026 at 6:42 AM'],
    ['iso', '2026-11-01', '2026-11-20 at 6:42 AM'],
  ] as const)('writes days as %s', (dateFormat, day, moment) => {
    setFormats({ numberFormat: 'comma', dateFormat });
    expect(formatDay('2026-11-01')).toBe(day);
    expect(formatMoment('2026-11-20T14:42:00.000Z', 'America/Los_Angeles')).toBe(moment);
  });
});

it('writes sizes in the unit that fits', () => {
  expect(
    [1, 12, 999, 240_400, 999_499, 999_500, 1_449_999, 999_949_999, 1_800_000_000].map(formatSize),
  ).toEqual([
    '1 byte',
    '12 bytes',
    '999 bytes',
    '240 KB',
    '999 KB',
    '1.0 MB',
    '1.4 MB',
    '999.9 MB',
    '1.8 GB',
  ]);
});
