import { ratingBands } from '@roofline/schema/report/report-bands';
import {
  CURRENT_FUNDING,
  expendituresReport,
  inventoryReport,
  percentFundedReport,
} from '@roofline/schema/report/report-pages';
import type { Rest } from '../upstream/client';
import { asUuid, ImpossibleIdError, restPath, uuid, year } from '../upstream/path';

/** The part of a report that a caller requests. */
export interface AskedReport {
  propertyId: string;
  fiscalYear: number;
  years?: number | null;
  planId?: string | null;
  category?: string | null;
}

/** Returns a plan as a report's query names it. */
function planParameter(planId: string): string {
  const named = planId === CURRENT_FUNDING ? planId : asUuid(planId);
  if (named === null) throw new ImpossibleIdError();
  return named;
}

/** Returns the query of a report, with only the given arguments. */
function reportParameters({ years, planId, category }: Omit<AskedReport, 'propertyId' | 'fiscalYear'>) {
  return {
    ...(years == null ? {} : { years: String(years) }),
    ...(planId == null ? {} : { planId: planParameter(planId) }),
    ...(category == null ? {} : { category }),
  };
}

export function reportLoaders(rest: Rest) {
  return {
    percentFundedReport: ({ propertyId, fiscalYear, ...query }: AskedReport) =>
      rest.get(
        restPath`/api/reports/percentfunded/${uuid(propertyId)}/${year(fiscalYear)}`,
        percentFundedReport,
        reportParameters(query),
      ),
    expendituresReport: ({ propertyId, fiscalYear, ...query }: AskedReport) =>
      rest.get(
        restPath`/api/reports/anticipatedexpenditures/${uuid(propertyId)}/${year(fiscalYear)}`,
        expendituresReport,
        reportParameters(query),
      ),
    inventoryReport: ({ propertyId, fiscalYear, ...query }: AskedReport) =>
      rest.get(
        restPath`/api/reports/componentinventory/${uuid(propertyId)}/${year(fiscalYear)}`,
        inventoryReport,
        reportParameters(query),
      ),
    ratingBands: (workspaceId: string) =>
      rest.get(restPath`/api/reports/ratingbands/${uuid(workspaceId)}`, ratingBands),
  };
}
