import { propertyFinancial, type PropertyFinancial } from '@roofline/schema/financials/financials';
import { z } from 'zod';
import { byArgument, oneById } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { fiscalYearNumber, restPath } from '../upstream/path';

const batch = z.array(propertyFinancial.nullable());
const path = restPath`/api/propertyfinancial`;

export function financialsLoaders(rest: Rest) {
  return {
    /** Financials of a year, by property; of the newest set-up year for null. */
    propertyFinancial: byArgument((fiscalYear: number | null) =>
      oneById<PropertyFinancial>(
        rest,
        { path, argument: 'propertyIds', shape: batch },
        (row) => row.propertyId,
        fiscalYear === null ? {} : { fiscalYear: String(fiscalYearNumber(fiscalYear)) },
      ),
    ),
  };
}
