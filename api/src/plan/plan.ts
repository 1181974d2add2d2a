import { toDollars, toPoints } from '@roofline/schema/money';
import type { Plan } from '@roofline/schema/plan';
import { fundingReportOf, type FundingRecord } from './funding-record';
import type { PlanRow } from './repository';
import type { PlanSettings } from './settings';

/** A stored plan as it goes on the wire. */
export function planOf(row: PlanRow): Plan {
  const settings = row.settings as PlanSettings;
  const record = row.result as FundingRecord | null;
  return {
    planId: row.planId,
    propertyId: row.propertyId,
    fiscalYear: row.fiscalYear,
    name: row.name,
    method: row.method as Plan['method'],
    isRecommended: row.isRecommended,
    isDefaultRecommendedPlan: row.isDefaultRecommendedPlan,
    isAdopted: row.isAdopted,
    isDisclosure: row.isDisclosure,
    firstYearContribution: toDollars(row.firstYearContribution),
    increaseRate: toPoints(settings.increaseRate),
    inflationRate: toPoints(settings.inflationRate),
    interestRate: toPoints(settings.interestRate),
    isFeasible: row.infeasibleReason === null,
    infeasibleReason: row.infeasibleReason,
    computedAt: row.computedAt.toISOString(),
    fundingReport: record && fundingReportOf(record, row.fiscalYear),
    version: row.version,
  };
}
