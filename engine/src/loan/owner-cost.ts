import { roundCents, sumCents } from '../numeric/cents';
import { growthFactor } from '../numeric/growth';
import { perUnit } from '../projection/per-unit';
import type { Cents, Points } from '../types';

/** Payments of all owners together in one year, in cents. */
export interface OwnerYear {
  t: number;
  contribution: Cents;
  /** Special assessments, due once. */
  assessment: Cents;
  /** Loan payments billed to owners in addition to the contribution. */
  loan: Cents;
  total: Cents;
}

export interface OwnerCost {
  byYear: OwnerYear[];
  total: Cents;
  /** Total at the owner discount rate, each year's payments taken in its middle. */
  netPresent: Cents;
  /** Largest year, the earliest on ties. */
  peakYear: number;
  peak: Cents;
  /** Per unit, the total paid by an owner who stays 1, 2, ... years from the start of year 0. */
  perUnitByYearsOwned: Cents[];
  /** Contribution and loan per unit a month in year 0; assessments are not monthly. */
  perUnitMonth: Cents;
  /** The largest of those over the years. */
  peakPerUnitMonth: Cents;
  perUnitTotal: Cents;
  perUnitNetPresent: Cents;
}

export interface OwnerFlows {
  contribution: readonly Cents[];
  assessment: readonly Cents[];
  loan: readonly Cents[];
}

function ownerYears(flows: OwnerFlows): OwnerYear[] {
  return flows.contribution.map((contribution, t) => {
    const assessment = flows.assessment[t]!;
    const loan = flows.loan[t]!;
    return { t, contribution, assessment, loan, total: contribution + assessment + loan };
  });
}

/**
 * Cost to owners in cents: total = sum over years of contribution + assessments + loan payments; net present = sum of
 * total(t) / (1 + d)^(t + 0.5), d the owner discount rate in points. Per-unit figures are equal shares, each rounded once.
 */
export function ownerCost(flows: OwnerFlows, units: number, discountRate: Points): OwnerCost {
  const byYear = ownerYears(flows);
  const present = byYear.map((year) => year.total / growthFactor(discountRate, year.t + 0.5));
  const netPresent = roundCents(
    present.reduce((sum, value) => sum + value, 0),
    'net present owner cost',
  );
  const total = sumCents(
    byYear.map((year) => year.total),
    'owner cost',
  );
  const peak = byYear.reduce((high, year) => (year.total > high.total ? year : high));
  const monthly = byYear.map((year) => perUnit((year.contribution + year.loan) / 12, units));
  let paid = 0;
  return {
    byYear,
    total,
    netPresent,
    peakYear: peak.t,
    peak: peak.total,
    perUnitByYearsOwned: byYear.map((year) => perUnit((paid += year.total), units)),
    perUnitMonth: monthly[0]!,
    peakPerUnitMonth: Math.max(...monthly),
    perUnitTotal: perUnit(total, units),
    perUnitNetPresent: perUnit(netPresent, units),
  };
}
