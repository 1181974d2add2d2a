import type { FinancialHealth } from '@roofline/schema/report';
import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { financialHealthOf } from './financial-health';
import { readSubject, type AskedYear } from './study/subject';

/** The dashboard of a property and fiscal year; 404 for a year that the property does not have. */
export async function financialHealth(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  asked: AskedYear,
): Promise<FinancialHealth> {
  const { property, ...subject } = await readSubject(tx, actor, clock, asked);
  const { propertyId, numberOfUnits, ratingBands: bands } = property;
  return financialHealthOf({ ...subject, propertyId, numberOfUnits, bands });
}
