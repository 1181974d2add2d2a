import { requireWhole } from '../errors';
import { roundCents } from '../numeric/cents';
import type { Cents } from '../types';

/** total / units in cents, rounded once; a total in equal shares. */
export function perUnit(total: Cents, units: number): Cents {
  requireWhole('units', units, 1, Number.MAX_SAFE_INTEGER);
  return roundCents(total / units, 'amount per unit');
}

/** Monthly contribution per unit in cents: C(0) / 12 / units, rounded once from the annual amount. */
export function monthlyContributionPerUnit(annual: Cents, units: number): Cents {
  requireWhole('units', units, 1, Number.MAX_SAFE_INTEGER);
  return roundCents(annual / 12 / units, 'monthly contribution per unit');
}

/** Fee of one unit and one period in cents: the annual fee / units / periods of a year, rounded once from the annual amount. */
export function feePerUnit(annual: Cents, units: number, periods: number): Cents {
  requireWhole('units', units, 1, Number.MAX_SAFE_INTEGER);
  requireWhole('periods', periods, 1, 12);
  return roundCents(annual / periods / units, 'fee per unit');
}

/** Deficit per unit in cents, negative for a surplus: (FFB - balance) / units. Source: California Civil Code 5565. */
export function deficitPerUnit(fullyFunded: Cents, balance: Cents, units: number): Cents {
  return perUnit(fullyFunded - balance, units);
}
