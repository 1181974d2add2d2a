/** Returns the time zone of this browser; null where it gives none, or only an offset. */
export function browserZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && /^[A-Z]/.test(timeZone) ? timeZone : null;
}

/** Returns the names of time zones to choose from, in order, including the chosen one. */
export function zonesWith(chosen: string | null): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), ...(chosen === null ? [] : [chosen])])].sort();
}

/** Returns the readable name of a zone: `America / Los Angeles`. */
export const zoneWords = (name: string): string => name.replaceAll('_', ' ').replaceAll('/', ' / ');
