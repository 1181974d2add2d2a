import { percentFunded } from '@roofline/engine/inventory/fully-funded';
import type { FundingPlan } from '@roofline/engine/plan/funding-plan';
import type { ProjectionRow } from '@roofline/engine/types';
import { fundingPlanOf } from '@roofline/schema/plan/plan-conversion';
import type { Tx } from '../../platform/database';
import type { Basis } from '../funding/basis';
import type { FundingRecord, FundingRow } from '../funding/record';
import type { PropertyYear } from '../repository';
import { standingAdoption } from './repository';
import type { ComponentDetails } from './adopted-state';

/** The adopted plan of a year as it was frozen: its basis and its outcome. */
export interface FrozenPlan {
  planId: string;
  name: string;
  /** ISO day of the board's meeting. */
  meetingDate: string;
  numberOfUnits: number;
  basis: Basis;
  /** The input for the engine, with the solved contribution. */
  funding: FundingPlan;
  /** The years as they were computed then, from the year of the plan on. */
  record: FundingRecord;
  /** Quantities and places of the inventory; none for adoptions from before these were stored. */
  details: readonly ComponentDetails[];
}

/** Returns the adopted plan of a year; null where there is none. */
export async function frozenPlan(tx: Tx, year: PropertyYear): Promise<FrozenPlan | null> {
  const adoption = await standingAdoption(tx, year);
  // Where the year has no adoption, this one is of an earlier year.
  if (!adoption || adoption.fiscalYear !== year.fiscalYear) return null;
  const { planId, meetingDate, snapshot } = adoption;
  const { name, numberOfUnits, settings, financials, components, result, details = [] } = snapshot;
  return {
    planId,
    name,
    meetingDate,
    numberOfUnits,
    basis: { fiscalYear: year.fiscalYear, financials, components },
    funding: fundingPlanOf(settings, year.fiscalYear),
    record: result.rows,
    details,
  };
}

function frozenYear(t: number, row: FundingRow): ProjectionRow {
  const [start, contribution, assessments, loans, interest, spent, debtService, end, fullStart, fullEnd] =
    row;
  return {
    t,
    startBalance: start,
    fullyFundedStart: fullStart,
    percentFundedStart: percentFunded(start, fullStart),
    contribution,
    assessments,
    loanProceeds: loans,
    interest,
    expenditures: spent,
    debtService,
    endBalance: end,
    fullyFundedEnd: fullEnd,
    percentFundedEnd: percentFunded(end, fullEnd),
  };
}

/** Returns a projection with the frozen years in place of its own; later years follow as projected. */
export function withFrozenYears(
  rows: readonly ProjectionRow[],
  { record }: Pick<FrozenPlan, 'record'>,
): ProjectionRow[] {
  return rows.map((row, t) => (record[t] ? frozenYear(t, record[t]) : row));
}
