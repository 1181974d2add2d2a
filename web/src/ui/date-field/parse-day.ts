import { isDay } from './day-math';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const LONGEST = 40;

/** Returns a year of four digits; two digits mean a year from 1950 to 2049. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return `${Number(year) < 50 ? '20' : '19'}${year}`;
}

function dayOf(year: string, month: string | number, day: string): string | null {
  const iso = `${fullYear(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}

/** Reads a typed day as an ISO day: `2026-11-20`, `11/20/2026`, `11/20/26`, `Nov 20, 2026`, `20 November 2026`. */
export function parseDay(typed: string): string | null {
  const text = typed.slice(0, LONGEST).trim().toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!);
  const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  if (us) return dayOf(us[3]!, us[1]!, us[2]!);
  const [one = '', two = '', year = '', ...rest] = text.split(/[ ,.]+/);
  const [name, day] = /^[a-z]/.test(one) ? [one, two] : [two, one];
  const month = name.length < 3 ? -1 : MONTHS.indexOf(name.slice(0, 3));
  if (month < 0 || rest.length > 0 || !/^[a-z]+$/.test(name)) return null;
  if (!/^\d{1,2}$/.test(day) || !/^(\d{4}|\d{2})$/.test(year)) return null;
  return dayOf(year, month + 1, day);
}
