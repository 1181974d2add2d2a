/** The same day of another year; February 28 for a February 29 that there is none of. */
export function addYears(day: string, years: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const moved = new Date(Date.UTC(year + years, month - 1, date));
  const isThere = moved.getUTCMonth() === month - 1;
  return (isThere ? moved : new Date(Date.UTC(year + years, month, 0))).toISOString().slice(0, 10);
}

/** Days from one to the other, both included. */
export interface Period {
  from: string;
  to: string;
}

export const isWithin = (day: string, { from, to }: Period): boolean => from <= day && day <= to;
