import { fiscalYear, type FiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import { z } from 'zod';
import { manyByParent } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath } from '../upstream/path';

const batch = z.array(z.array(fiscalYear).nullable());

export function fiscalYearLoaders(rest: Rest) {
  return {
    fiscalYears: manyByParent<FiscalYear>(
      rest,
      { path: restPath`/api/property/fiscalyears`, argument: 'propertyIds', shape: batch },
      (row) => row.propertyId,
    ),
  };
}
