import { financialHealth } from '@roofline/schema/dashboard/dashboard';
import type { Rest } from '../upstream/client';
import { restPath, uuid, year } from '../upstream/path';

export function dashboardLoaders(rest: Rest) {
  return {
    /** Everything a dashboard shows, in one answer. */
    financialHealth: (propertyId: string, fiscalYear: number) =>
      rest.get(
        restPath`/api/reports/financialhealth/${uuid(propertyId)}/${year(fiscalYear)}`,
        financialHealth,
      ),
  };
}
