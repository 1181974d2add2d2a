import type { FiscalYear } from '@roofline/schema/fiscal-year/fiscal-year';
import { readFiscalYears } from '../../financials/service';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { notFound } from '../../platform/problem';
import { ahead } from '../../platform/store/view';
import {
  comparedPlans,
  frozenPlan,
  lastComputed,
  readBasis,
  storedOutlook,
  type Basis,
  type ComparedPlan,
  type FrozenPlan,
} from '../../plan/service';
import { reachedProperties, requireProperty, type PropertyAccess } from '../../property/access';

/** A property and one of its fiscal years, as a request names them. */
export interface AskedYear {
  propertyId: string;
  fiscalYear: number;
}

/** The stored facts that every report of a fiscal year is computed from. */
export interface ReportSubject {
  property: Pick<
    PropertyAccess['property'],
    'workspaceId' | 'propertyId' | 'name' | 'numberOfUnits' | 'workspaceCompanyName' | 'ratingBands'
  >;
  fiscalYear: FiscalYear;
  /** The newest set-up year that is not after the fiscal year; null without one. */
  basis: Basis | null;
  /** Plans of the basis year, the default recommended one among them. */
  plans: readonly ComparedPlan[];
  /** The adopted plan among them as it was frozen. */
  adopted: FrozenPlan | null;
  lastUpdated: Date | null;
}

/** Starts the first reads of a subject early, so that they run with other reads. */
export const subjectAhead = (tx: Tx, actor: Actor, clock: Clock, propertyId: string): void =>
  ahead(
    tx,
    () => reachedProperties(tx, actor, [propertyId]),
    () => readFiscalYears(tx, [propertyId], clock.today()),
    () => storedOutlook(tx, propertyId),
  );

/** Reads the facts for the reports of a year; 404 for a year that the property does not have. */
export async function readSubject(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  asked: AskedYear | { propertyId: string; fiscalYear: 'current' },
): Promise<ReportSubject> {
  subjectAhead(tx, actor, clock, asked.propertyId);
  const { property } = await requireProperty(tx, actor, asked.propertyId, { need: 'viewDashboard' });
  const { workspaceId, propertyId } = property;
  const years = (await readFiscalYears(tx, [propertyId], clock.today())).get(propertyId) ?? [];
  const fiscalYear = years.find(({ year, isCurrentFiscalYear }) =>
    asked.fiscalYear === 'current' ? isCurrentFiscalYear : year === asked.fiscalYear,
  );
  if (!fiscalYear) throw notFound();
  const lastUpdated = await lastComputed(tx, clock, property);
  const setUp = years.filter((one) => !one.requireSetup && one.year <= fiscalYear.year);
  const basisYear = setUp.at(-1)?.year;
  if (basisYear !== undefined)
    ahead(tx, () => comparedPlans(tx, { workspaceId, propertyId, fiscalYear: basisYear }));
  const basis = basisYear === undefined ? null : await readBasis(tx, propertyId, basisYear);
  const ofBasis = basis && { workspaceId, propertyId, fiscalYear: basis.fiscalYear };
  const plans = ofBasis ? await comparedPlans(tx, ofBasis) : [];
  const adopted = ofBasis && plans.some(({ isAdopted }) => isAdopted) ? await frozenPlan(tx, ofBasis) : null;
  return { property, fiscalYear, basis, plans, adopted, lastUpdated };
}
