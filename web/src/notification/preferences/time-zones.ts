/** The zone of this browser; null where it does not say, or says only an offset. */
export function browserZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && /^[A-Z]/.test(timeZone) ? timeZone : null;
}

/** Names of zones to choose from, by name, with the one that is chosen. */
export function zonesWith(chosen: string | null): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), ...(chosen === null ? [] : [chosen])])].sort();
}

/** `America/Los_Angeles` as a person reads it. */
export const zoneWords = (name: string): string => name.replaceAll('_', ' ').replaceAll('/', ' / ');
