import type { FirstProperty } from './examples';
import { fetcher } from './fetcher';

const query = `query FirstProperty {
  me { email }
  properties(page: 1, pageSize: 1) { items { propertyId fiscalYears { year isCurrentFiscalYear } } }
}`;

interface Answer {
  data?: {
    me?: object | null;
    properties?: {
      items: { propertyId: string; fiscalYears: { year: number; isCurrentFiscalYear: boolean }[] }[];
    } | null;
  } | null;
  errors?: { extensions?: { code?: string } }[];
}

export interface Reader {
  /** Whether no one is signed in with this browser. */
  isSignedOut: boolean;
  /** First property of the list and its current year, for the variables of examples. */
  first: FirstProperty | null;
}

function firstOf({ data }: Answer): FirstProperty | null {
  const item = data?.properties?.items[0];
  if (!item) return null;
  const year = item.fiscalYears.find((each) => each.isCurrentFiscalYear) ?? item.fiscalYears.at(-1);
  return { propertyId: item.propertyId, fiscalYear: year?.year ?? new Date().getFullYear() };
}

/** Returns whether the reader is signed in, and their first property for the examples. */
export async function reader(): Promise<Reader> {
  try {
    const answer = (await fetcher({ query })) as Answer;
    const isSignedOut =
      answer.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;
    return { isSignedOut, first: firstOf(answer) };
  } catch {
    // The playground also opens without a server; the reader then fills in the variables.
    return { isSignedOut: false, first: null };
  }
}

/** Returns whether the browser has tabs of an earlier visit: their reader may use a token and needs no session. */
export const hasOwnTabs = (): boolean => Object.keys(localStorage).some((key) => key.startsWith('graphiql:'));
