import { financialHealth } from '@roofline/schema/report';
import type { Rest } from '../upstream/client';
import { restPath, uuid, year } from '../upstream/path';

export function reportLoaders(rest: Rest) {
  return {
    /** Everything a dashboard shows, in one answer. */
    financialHealth: (propertyId: string, fiscalYear: number) =>
      rest.get(
        restPath`/api/reports/financialhealth/${uuid(propertyId)}/${year(fiscalYear)}`,
        financialHealth,
      ),
  };
}
