import type { DashboardQuery } from './Dashboard.generated';

export type DashboardProperty = NonNullable<DashboardQuery['property']>;
export type Health = NonNullable<DashboardProperty['financialHealth']>;
export type FundingReport = NonNullable<Health['fundingReport']>;
export type FundingYear = FundingReport['years'][number];
export type PlanOutcome = Health['plans'][number];
export type ExpenditureYear = Health['anticipatedExpendituresReport']['anticipatedExpenditureYears'][number];
export type ExpenditureLine = Health['topExpenditures'][number];
export type CategoryTotal = Health['componentInventoryReport']['categories'][number];
