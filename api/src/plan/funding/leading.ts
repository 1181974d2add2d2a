import type { FundingPlan } from '@roofline/engine/plan/funding-plan';
import type { Cents } from '@roofline/schema/value/money';
import { leadingPlan, type Standing } from '@roofline/schema/plan/leading';
import { fundingPlanOf } from '@roofline/schema/plan/plan-conversion';
import { toCents } from '@roofline/schema/value/money';
import { inventoryOf } from '../../component/service';
import { financialsByProperty } from '../../financials/service';
import { currentYearOf, fiscalYearBounds, startMonthOf } from '../../fiscal-year/service';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { addDays } from '@roofline/schema/value/day';
import { frozenPlan } from '../adoption/frozen';
import { selectPlansOfYears, type PlanRow, type PropertyYear } from '../repository';
import { currentPlan, type Basis } from './basis';
import { projectCurrentFunding, projectFunding } from './compute';
import { freshOutlooks } from './outlook';
import { fundingFigures, planResult, type PlanResult } from './record';

/** A way of funding with its basis and its outcome. */
export interface ComputedFunding {
  leadBy: Standing | 'current';
  /** Null for the current contribution. */
  planName: string | null;
  funding: FundingPlan;
  basis: Basis;
  result: PlanResult | null;
  /** Why there is no result. */
  problem: string | null;
}

/** The funding of a property today: by the leading plan of its year, and by the current contribution. */
export interface PropertyFunding {
  fiscalYear: number;
  plan: ComputedFunding | null;
  current: ComputedFunding;
  contribution: Cents;
  /** The contribution of the recommended plan, else of the default plan. */
  recommendedContribution: Cents | null;
  /** The day on which another year may begin to lead. */
  nextYearOn: string;
}

/** Adds the cash facts to a result that was stored before they existed. */
function withCash(result: PlanResult | null, funding: FundingPlan, basis: Basis): PlanResult | null {
  if (!result || result.cash) return result;
  return { ...result, cash: planResult(projectFunding(basis, funding), basis).cash };
}

async function computedPlan(
  tx: Tx,
  year: PropertyYear,
  plans: readonly PlanRow[],
  basis: Basis,
): Promise<ComputedFunding | null> {
  const leading = leadingPlan(plans);
  if (!leading) return null;
  const { plan: row, standing: leadBy } = leading;
  const frozen = leadBy === 'adopted' ? await frozenPlan(tx, year) : null;
  const stands = frozen ?? { funding: fundingPlanOf(row.settings, row.fiscalYear), basis };
  return {
    leadBy,
    planName: row.name,
    funding: stands.funding,
    basis: stands.basis,
    result: withCash(row.result, stands.funding, stands.basis),
    problem: row.result ? null : row.infeasibleReason,
  };
}

function computedCurrent(basis: Basis): ComputedFunding {
  const { value, problem } = projectCurrentFunding(basis);
  return {
    leadBy: 'current',
    planName: null,
    funding: currentPlan(basis),
    basis,
    result: value && planResult(value, basis),
    problem,
  };
}

function recommendedContribution(plans: readonly PlanRow[]): Cents | null {
  const recommended =
    plans.find((row) => row.isRecommended && !row.isDefaultRecommendedPlan) ??
    plans.find((row) => row.isDefaultRecommendedPlan);
  return recommended?.result ? toCents(recommended.settings.firstYearContribution) : null;
}

/** Returns the funding of properties today, without those that lack financials. Reads rows of each: for few at once. */
export async function fundingOfProperties(
  tx: Tx,
  clock: Clock,
  properties: ReadonlyMap<string, { workspaceId: string }>,
): Promise<Map<string, PropertyFunding>> {
  const outlooks = await freshOutlooks(tx, clock, properties);
  const financials = await financialsByProperty(tx, [...outlooks.keys()]);
  const rows = await selectPlansOfYears(tx, [...outlooks.values()]);
  const found = new Map<string, PropertyFunding>();
  for (const { workspaceId, propertyId, fiscalYear } of outlooks.values()) {
    const setUp = financials.get(propertyId) ?? [];
    const ofYear = setUp.find((row) => row.fiscalYear === fiscalYear)!;
    const components = await inventoryOf(tx, propertyId, fiscalYear);
    const basis: Basis = { fiscalYear, financials: ofYear, components };
    const plans = rows.filter((row) => row.propertyId === propertyId);
    const year = { workspaceId, propertyId, fiscalYear };
    const today = currentYearOf({ setUp }, clock.today());
    found.set(propertyId, {
      fiscalYear,
      plan: await computedPlan(tx, year, plans, basis),
      current: computedCurrent(basis),
      contribution: ofYear.annualReserveContribution,
      recommendedContribution: recommendedContribution(plans),
      nextYearOn: addDays(fiscalYearBounds(today, startMonthOf({ setUp }, today)).endDate, 1),
    });
  }
  return found;
}

/** Returns the key figures of a result, with fiscal years; `null` where there is no result. */
export function keyFiguresOf({ result, basis }: Pick<ComputedFunding, 'result' | 'basis'>) {
  if (!result) return null;
  const figures = fundingFigures(result.rows);
  return {
    percentFunded: figures.percentFundedStart,
    lowestBalance: figures.lowestBalance,
    lowestBalanceYear: basis.fiscalYear + figures.lowest,
    firstYearBelowZero: figures.firstShortfall === null ? null : basis.fiscalYear + figures.firstShortfall,
    fiveYearCover: result.cash?.fiveYearCover ?? null,
  };
}
