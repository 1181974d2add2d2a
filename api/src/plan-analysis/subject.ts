import { fundingPlanInput } from '@roofline/engine/plan/funding-plan';
import type { PlanInput } from '@roofline/engine/plan/plan-input';
import { fundingPlanOf } from '@roofline/schema/plan/plan-conversion';
import { toCents, type Cents } from '@roofline/schema/value/money';
import { engineComponents, planForDocuments, type PlanForDocuments } from '../plan/service';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';

/** A saved plan as the input of analyses: plain data, so that a thread can compute. */
export interface AnalysisSubject {
  planId: string;
  fiscalYear: number;
  input: PlanInput;
  /** The first-year contribution in cents. */
  contribution: Cents;
  /** The annual fee in the plan's year, in cents. */
  annualFee: Cents;
  units: number;
  hasLoanAnalysis: boolean;
}

/** A subject with names, for analyses that name components and assessments. */
export interface NamedSubject extends AnalysisSubject {
  /** Names of components by propertyComponentId. */
  names: Readonly<Record<string, string>>;
  /** Purposes of the special assessments, in the plan's order. */
  assessments: readonly { year: number; purpose: string }[];
}

const subjectOf = (planId: string, of: PlanForDocuments): AnalysisSubject => ({
  planId,
  fiscalYear: of.fiscalYear,
  input: fundingPlanInput(fundingPlanOf(of.settings, of.fiscalYear), engineComponents(of.inventory)),
  contribution: toCents(of.settings.firstYearContribution),
  annualFee: of.financials.averageHoaAnnualFee,
  units: Math.max(1, of.numberOfUnits),
  hasLoanAnalysis: of.property.hasLoanAnalysis,
});

const namedSubjectOf = (planId: string, of: PlanForDocuments): NamedSubject => ({
  ...subjectOf(planId, of),
  names: Object.fromEntries(of.inventory.map((line) => [line.propertyComponentId, line.name])),
  assessments: of.settings.specialAssessments.map(({ year, purpose }) => ({ year, purpose })),
});

/** Returns the plan, or 404; 422 if its assumptions are out of range. */
export async function readSubject(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  planId: string,
): Promise<AnalysisSubject> {
  return subjectOf(planId, await planForDocuments(tx, actor, clock, planId));
}

/** Returns the plan with its names, or refuses likewise. */
export async function readNamedSubject(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  planId: string,
): Promise<NamedSubject> {
  return namedSubjectOf(planId, await planForDocuments(tx, actor, clock, planId));
}
