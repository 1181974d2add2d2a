import type { PlanPreview } from '@roofline/schema/plan/plan';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { quick } from '../../platform/work/kind';
import type { Basis } from '../funding/basis';
import { computePlan } from '../funding/compute';
import { cashFactsOf, fundingReportOf } from '../funding/record';
import { monthlyPerUnit } from './present';
import { readSettings } from './rules';
import { basisOfYear, requireYear, type AskedYear } from './year';

/** The input of a preview. */
export interface PreviewSubject {
  settings: PlanSettings;
  basis: Basis;
  numberOfUnits: number;
}

/** Reads the basis of a preview of unsaved settings; 422 where they break a rule. */
export async function readPreview(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  asked: AskedYear & { body: unknown },
): Promise<PreviewSubject> {
  const year = await requireYear(tx, actor, clock, asked);
  const basis = await basisOfYear(tx, year, year.basisFiscalYear ?? asked.fiscalYear);
  const { numberOfUnits } = year.access.property;
  return { settings: readSettings(year.access, basis, asked.body), basis, numberOfUnits };
}

/** Solves and projects unsaved settings as saving them would; writes nothing. */
function previewOf({ settings: asked, basis, numberOfUnits }: PreviewSubject): PlanPreview {
  const { settings, result, infeasibleReason } = computePlan(asked, basis);
  return {
    settings,
    isFeasible: infeasibleReason === null,
    infeasibleReason,
    bindingYear: result?.bindingYear ?? null,
    monthlyPerUnit: monthlyPerUnit(settings.firstYearContribution, numberOfUnits),
    fundingReport: result && fundingReportOf(result.rows, basis.fiscalYear),
    cashFacts: result && cashFactsOf(result, basis.fiscalYear),
  };
}

export const planPreviewWork = quick('plan preview', previewOf);
