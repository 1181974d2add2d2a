// Not in fiscal-year.ts, whose shapes need zod: the application's first load needs only this function.

/** What the choice of a year needs to know of each. */
interface YearToChoose {
  year: number;
  requireSetup: boolean;
  isCurrentFiscalYear: boolean;
}

/**
 * Default year of section 4: the stored year if it exists and needs no setup; otherwise the current one; if that
 * requires setup, the previous year. Falls back to the newest that is set up, then to the current one.
 */
export function defaultFiscalYear(years: readonly YearToChoose[], stored: number | null): number | null {
  const kept = years.find((y) => y.year === stored && !y.requireSetup);
  if (kept) return kept.year;
  const current = years.find((y) => y.isCurrentFiscalYear);
  if (!current) return years.at(-1)?.year ?? null;
  if (!current.requireSetup) return current.year;
  const previous = years.find((y) => y.year === current.year - 1);
  if (previous && !previous.requireSetup) return previous.year;
  const setUp = years.filter((y) => !y.requireSetup).map((y) => y.year);
  return setUp.length > 0 ? Math.max(...setUp) : current.year;
}
