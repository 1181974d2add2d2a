import type { Plan } from '@roofline/schema/plan/plan';
import type { PlanOutcome } from '@roofline/schema/report/report';
import type {
  ExpendituresReport,
  InventoryReport,
  PercentFundedReport,
} from '@roofline/schema/report/report-pages';
import { readFiscalYears } from '../../financials/service';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import type { Headed } from '../../platform/letterhead/letterhead';
import { notFound } from '../../platform/problem';
import {
  comparedPlans,
  frozenPlan,
  planForDocuments,
  type Basis,
  type ComponentDetails,
} from '../../plan/service';
import { expendituresReport } from '../pages/expenditures';
import type { Prepared } from '../pages/frame';
import { inventoryDetails, inventoryReport } from '../pages/inventory';
import { percentFundedReport } from '../pages/percent-funded';
import { planOutcomes } from '../study/plan-outcomes';
import { fundingChoices } from '../study/choice';
import type { ReportSubject } from '../study/subject';

/** The contents of a board packet. */
export interface Packet {
  plan: Plan;
  numberOfUnits: number;
  funded: PercentFundedReport;
  expenditures: ExpendituresReport;
  inventory: InventoryReport;
  comparison: PlanOutcome[];
  recordedOn: string | null;
}

/** The stored facts that a packet is computed from. */
export interface PacketSubject extends Headed {
  plan: Plan;
  numberOfUnits: number;
  report: ReportSubject;
  basis: Basis;
  details: readonly ComponentDetails[];
  prepared: Prepared;
  /** The day on which the adoption was recorded; null for a plan that is not adopted. */
  recordedOn: string | null;
}

const YEARS = 30;

/**
 * Reads the facts of a plan's packet. For an adopted plan these are the inventory and the settings of the day of its
 * adoption, so that a packet printed later shows what the board decided on.
 */
export async function readPacket(tx: Tx, actor: Actor, clock: Clock, planId: string): Promise<PacketSubject> {
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
  const report: ReportSubject = { property, fiscalYear, basis, plans, adopted, lastUpdated: null };
  const details = await inventoryDetails(tx, report, { planId });
  const prepared = { now: clock.now(), today: clock.today() };
  const recordedOn = plan.adoption && clock.dayOf(new Date(plan.adoption.adoptedAt));
  return { plan, numberOfUnits, report, basis, details, prepared, recordedOn };
}

/** Computes the packet from what was read for it. */
export function packetOf({
  plan,
  numberOfUnits,
  report,
  basis,
  details,
  prepared,
  recordedOn,
}: PacketSubject): Packet {
  const { planId } = plan;
  const query = { years: YEARS, planId };
  const choices = fundingChoices(basis, report.plans, report.adopted);
  return {
    plan,
    numberOfUnits,
    funded: percentFundedReport(report, query, prepared),
    expenditures: expendituresReport(report, query, prepared),
    inventory: inventoryReport(report, details, { planId }, prepared),
    comparison: planOutcomes(choices, { fromT: 0, horizon: YEARS }),
    recordedOn,
  };
}
