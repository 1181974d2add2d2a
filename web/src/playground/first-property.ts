import type { FirstProperty } from './examples';
import { fetcher } from './fetcher';

const query = `query FirstProperty {
  properties(page: 1, pageSize: 1) { items { propertyId fiscalYears { year isCurrentFiscalYear } } }
}`;

interface Answer {
  data?: {
    properties?: {
      items: { propertyId: string; fiscalYears: { year: number; isCurrentFiscalYear: boolean }[] }[];
    };
  };
}

/** First property of the list and its current year, for the example's variables; null when nobody is signed in. */
export async function firstProperty(): Promise<FirstProperty | null> {
  try {
    const { data } = (await fetcher({ query })) as Answer;
    const item = data?.properties?.items[0];
    if (!item) return null;
    const year = item.fiscalYears.find((each) => each.isCurrentFiscalYear) ?? item.fiscalYears.at(-1);
    return { propertyId: item.propertyId, fiscalYear: year?.year ?? new Date().getFullYear() };
  } catch {
    // The playground opens without a server too; the variables are then left to the reader.
    return null;
  }
}
