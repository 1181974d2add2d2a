/** Returns the same day of another year; February 28 instead of February 29 where that year has none. */
export function addYears(day: string, years: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const moved = new Date(Date.UTC(year + years, month - 1, date));
  const isThere = moved.getUTCMonth() === month - 1;
  return (isThere ? moved : new Date(Date.UTC(year + years, month, 0))).toISOString().slice(0, 10);
}

/** A period of days, both ends included. */
export interface Period {
  from: string;
  to: string;
}

export const isWithin = (day: string, { from, to }: Period): boolean => from <= day && day <= to;
