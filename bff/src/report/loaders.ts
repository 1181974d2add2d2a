import { financialHealth } from '@roofline/schema/report';
import { ratingBands } from '@roofline/schema/report-bands';
import {
  CURRENT_FUNDING,
  expendituresReport,
  inventoryReport,
  percentFundedReport,
} from '@roofline/schema/report-pages';
import type { Rest } from '../upstream/client';
import { asUuid, ImpossibleIdError, restPath, uuid, year } from '../upstream/path';

/** What of a report a caller asks for. */
export interface AskedReport {
  propertyId: string;
  fiscalYear: number;
  years?: number | null;
  planId?: string | null;
  category?: string | null;
}

/** A plan as a report's query names it. */
function planParameter(planId: string): string {
  const named = planId === CURRENT_FUNDING ? planId : asUuid(planId);
  if (named === null) throw new ImpossibleIdError();
  return named;
}

/** The query of a report: what was left out stays out. */
function reportParameters({ years, planId, category }: Omit<AskedReport, 'propertyId' | 'fiscalYear'>) {
  return {
    ...(years == null ? {} : { years: String(years) }),
    ...(planId == null ? {} : { planId: planParameter(planId) }),
    ...(category == null ? {} : { category }),
  };
}

export function reportLoaders(rest: Rest) {
  return {
    /** Everything a dashboard shows, in one answer. */
    financialHealth: (propertyId: string, fiscalYear: number) =>
      rest.get(
        restPath`/api/reports/financialhealth/${uuid(propertyId)}/${year(fiscalYear)}`,
        financialHealth,
      ),
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
