import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import type { FinancialHealthSubject } from './financial-health';
import { spendingOf } from '../project/service';
import { readSubject, type AskedYear } from '../report/study/subject';

/** Reads what the dashboard of a property and fiscal year is made of; 404 for a year that the property does not have. */
export async function readDashboard(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  asked: AskedYear,
): Promise<FinancialHealthSubject> {
  const { property, ...subject } = await readSubject(tx, actor, clock, asked);
  const { propertyId, numberOfUnits, ratingBands: bands } = property;
  const { year, isCurrentFiscalYear } = subject.fiscalYear;
  const at = { propertyId, fiscalYear: year, today: clock.today() };
  const spending = isCurrentFiscalYear ? await spendingOf(tx, at) : null;
  return { ...subject, propertyId, numberOfUnits, bands, spending };
}
