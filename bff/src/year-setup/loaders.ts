import { reconciliation, yearSetup } from '@roofline/schema/year-setup/year-setup';
import { manyYears } from '@roofline/schema/year-setup/many-years';
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
    /** The year of the properties of a portfolio. */
    manyYears: (workspaceId: string, fiscalYear: number) =>
      rest.get(restPath`/api/year/setupmany/${uuid(workspaceId)}/${year(fiscalYear)}`, manyYears),
    /** A closed year's plan compared with its actual figures. */
    reconciliation: (propertyId: string, fiscalYear: number) =>
      rest.get(
        restPath`/api/property/${uuid(propertyId)}/reconcilefiscalyear/${year(fiscalYear)}`,
        reconciliation,
      ),
  };
}
