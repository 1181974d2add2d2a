import type { PlanPreview } from '@roofline/schema/plan';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { computePlan } from '../funding/compute';
import { cashFactsOf, fundingReportOf } from '../funding/record';
import { monthlyPerUnit } from './present';
import { readSettings } from './rules';
import { basisOfYear, requireYear, type AskedYear } from './year';

/** Unsaved settings solved and projected as saving them would; nothing is written. */
export async function previewPlan(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  asked: AskedYear & { body: unknown },
): Promise<PlanPreview> {
  const year = await requireYear(tx, actor, clock, asked);
  const basis = await basisOfYear(tx, year, year.basisFiscalYear ?? asked.fiscalYear);
  const { settings, result, infeasibleReason } = computePlan(
    readSettings(year.access, basis, asked.body),
    basis,
  );
  return {
    settings,
    isFeasible: infeasibleReason === null,
    infeasibleReason,
    bindingYear: result?.bindingYear ?? null,
    monthlyPerUnit: monthlyPerUnit(settings.firstYearContribution, year.access.property.numberOfUnits),
    fundingReport: result && fundingReportOf(result.rows, basis.fiscalYear),
    cashFacts: result && cashFactsOf(result, basis.fiscalYear),
  };
}
