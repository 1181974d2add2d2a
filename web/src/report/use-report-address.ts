import { limits } from '@roofline/schema/value/limits';
import { useSearchParams } from 'react-router-dom';
import type { AskedDocument } from '../app/job/documents';

export interface ReportAddress {
  years: number;
  /** UUID of a plan, `current`, or null for the dashboard's plan. */
  planId: string | null;
  category: string | null;
}

const longest: number = limits.displayYears.at(-1)!;

/** Stores a report's choices in its address, so that users can share it and Back undoes a choice. */
export function useReportAddress() {
  const [search, setSearch] = useSearchParams();
  const years = Number(search.get('years') ?? longest);
  const address: ReportAddress = {
    years: limits.displayYears.some((each) => each === years) ? years : longest,
    planId: search.get('plan'),
    category: search.get('category'),
  };
  const change = (part: Partial<ReportAddress>) => {
    const next = { ...address, ...part };
    const given = {
      years: next.years === longest ? null : String(next.years),
      plan: next.planId,
      category: next.category,
    };
    setSearch((known) => {
      for (const [key, value] of Object.entries(given))
        if (value === null) known.delete(key);
        else known.set(key, value);
      return known;
    });
  };
  return { address, change };
}

const DOCUMENTS = {
  'percent-funded': 'percentFunded',
  'anticipated-expenditures': 'anticipatedExpenditures',
  'component-inventory': 'componentInventory',
} as const;
export type ReportName = keyof typeof DOCUMENTS;

/** Returns the request for the same report as a file. */
export function reportFile(
  { name, ...of }: { propertyId: string; fiscalYear: number; name: ReportName },
  { years, planId, category }: Partial<ReportAddress>,
  extension: 'Pdf' | 'Xlsx',
): AskedDocument['of'] {
  return {
    document: `${DOCUMENTS[name]}${extension}`,
    ...of,
    ...(years === undefined ? {} : { years }),
    ...(planId ? { planId } : {}),
    ...(category ? { category } : {}),
  };
}
