import type { Plan } from '@roofline/schema/plan';
import type { PlanOutcome } from '@roofline/schema/report';
import type { ExpendituresReport, InventoryReport, PercentFundedReport } from '@roofline/schema/report-pages';
import { readFiscalYears } from '../../financials/service';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { notFound } from '../../platform/problem';
import { comparedPlans, frozenPlan, planForDocuments } from '../../plan/service';
import { expendituresReport } from '../pages/expenditures';
import { inventoryDetails, inventoryReport } from '../pages/inventory';
import { percentFundedReport } from '../pages/percent-funded';
import { planOutcomes } from '../plan-outcomes';
import { fundingChoices } from '../study/choice';
import type { ReportSubject } from '../study/subject';

/** Everything that a board reads before it decides on a plan. */
export interface Packet {
  plan: Plan;
  numberOfUnits: number;
  funded: PercentFundedReport;
  expenditures: ExpendituresReport;
  inventory: InventoryReport;
  comparison: PlanOutcome[];
}

const YEARS = 30;

/**
 * Reads a plan's packet. Of an adopted plan everything stands on the inventory and the settings of the day of its
 * adoption, so that a packet printed later says what the board decided on.
 */
export async function readPacket(tx: Tx, actor: Actor, clock: Clock, planId: string): Promise<Packet> {
  const {
    plan,
    property,
    fiscalYear: year,
    inventory,
    financials,
    numberOfUnits,
  } = await planForDocuments(tx, actor, clock, planId);
  const { workspaceId, propertyId } = property;
  const years = (await readFiscalYears(tx, [propertyId], clock.today())).get(propertyId) ?? [];
  const fiscalYear = years.find((one) => one.year === year);
  if (!fiscalYear) throw notFound();
  const basis = { fiscalYear: year, financials, components: inventory };
  const ofYear = { workspaceId, propertyId, fiscalYear: year };
  const plans = await comparedPlans(tx, ofYear);
  const adopted = await frozenPlan(tx, ofYear);
  const subject: ReportSubject = { property, fiscalYear, basis, plans, adopted, lastUpdated: null };
  const query = { years: YEARS, planId: plan.planId };
  const now = clock.now();
  return {
    plan,
    numberOfUnits,
    funded: percentFundedReport(subject, query, now),
    expenditures: expendituresReport(subject, query, now),
    inventory: inventoryReport(subject, await inventoryDetails(tx, subject, query), { planId }, now),
    comparison: planOutcomes(fundingChoices(basis, plans, adopted), { fromT: 0, horizon: YEARS }),
  };
}
