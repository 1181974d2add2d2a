import { realTimeFinancialHealth } from '@roofline/schema/live-dashboard/live-dashboard';
import type { Rest } from '../upstream/client';
import { restPath, uuid, year } from '../upstream/path';

export function liveDashboardLoaders(rest: Rest) {
  return {
    /** What the ledger says of the current fiscal year, in one answer. */
    realTimeFinancialHealth: (propertyId: string, fiscalYear: number) =>
      rest.get(
        restPath`/api/reports/realtimefinancialhealth/${uuid(propertyId)}/${year(fiscalYear)}`,
        realTimeFinancialHealth,
      ),
  };
}
