import { reconciliation, yearSetup } from '@roofline/schema/year-setup/year-setup';
import type { Rest } from '../upstream/client';
import { restPath, uuid, year } from '../upstream/path';

export function yearSetupLoaders(rest: Rest) {
  return {
    /** Starting point for setting up a year. */
    yearSetup: (propertyId: string, fiscalYear: number) =>
      rest.get(
        restPath`/api/year/anticipatedexpenditures/${uuid(propertyId)}/${year(fiscalYear)}`,
        yearSetup,
      ),
    /** A closed year's plan compared with its actual figures. */
    reconciliation: (propertyId: string, fiscalYear: number) =>
      rest.get(
        restPath`/api/property/${uuid(propertyId)}/reconcilefiscalyear/${year(fiscalYear)}`,
        reconciliation,
      ),
  };
}
