import type { FinancialHealth } from '@roofline/schema/report';
import { financialsByProperty } from '../financials/service';
import { listFiscalYears } from '../fiscal-year/service';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { notFound } from '../platform/problem';
import { comparedPlans, lastComputed, readBasis } from '../plan/service';
import { requireProperty } from '../property/access';
import { financialHealthOf } from './financial-health';

/** The dashboard of a property and fiscal year; 404 for a year that the property does not have. */
export async function financialHealth(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  asked: { propertyId: string; fiscalYear: number },
): Promise<FinancialHealth> {
  const { property } = await requireProperty(tx, actor, asked.propertyId, { need: 'viewDashboard' });
  const { workspaceId, propertyId, numberOfUnits } = property;
  const setUp = (await financialsByProperty(tx, [propertyId])).get(propertyId) ?? [];
  const years = listFiscalYears({ propertyId, setUp, reconciled: [] }, clock.today());
  const fiscalYear = years.find(({ year }) => year === asked.fiscalYear);
  if (!fiscalYear) throw notFound();
  const lastUpdated = await lastComputed(tx, clock, property);
  const basisYear = setUp.map((year) => year.fiscalYear).filter((year) => year <= fiscalYear.year);
  const basis = basisYear.length > 0 ? await readBasis(tx, propertyId, Math.max(...basisYear)) : null;
  const plans = basis
    ? await comparedPlans(tx, { workspaceId, propertyId, fiscalYear: basis.fiscalYear })
    : [];
  return financialHealthOf({ propertyId, numberOfUnits, fiscalYear, basis, plans, lastUpdated });
}
