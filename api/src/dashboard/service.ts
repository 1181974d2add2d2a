import type { Actor } from '../platform/actor';
import { readFiscalYears } from '../financials/service';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import type { FinancialHealthSubject } from './financial-health';
import { spendingAhead, spendingOf } from '../project/service';
import { readSubject, subjectAhead, type AskedYear } from '../report/study/subject';

/** Starts the first reads of a dashboard together with others that the request needs. */
export function dashboardAhead(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  { propertyId, fiscalYear }: AskedYear,
): void {
  subjectAhead(tx, actor, clock, propertyId);
  spendingAhead(tx, propertyId, fiscalYear);
}

/** Reads the input of the dashboard of a property and fiscal year; 404 for a year that the property does not have. */
export async function readDashboard(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  asked: AskedYear,
): Promise<FinancialHealthSubject> {
  dashboardAhead(tx, actor, clock, asked);
  const today = clock.today();
  const propertyId = asked.propertyId.toLowerCase();
  const years = (await readFiscalYears(tx, [propertyId], today)).get(propertyId) ?? [];
  const isCurrent = years.some((one) => one.year === asked.fiscalYear && one.isCurrentFiscalYear);
  const [{ property, ...subject }, spending] = await Promise.all([
    readSubject(tx, actor, clock, asked),
    isCurrent ? spendingOf(tx, { propertyId, fiscalYear: asked.fiscalYear, today }) : null,
  ]);
  const { numberOfUnits, ratingBands: bands } = property;
  return { ...subject, propertyId, numberOfUnits, bands, spending };
}
