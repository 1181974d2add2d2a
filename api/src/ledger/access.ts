import { financialsByProperty } from '../financials/service';
import { currentYearOf, fiscalYearBounds, startMonthOf } from '../fiscal-year/service';
import type { Tx } from '../platform/database';
import { findReserveSpending, findSpendingLedgers, type DaySpending } from './repository/spending';

// What projects read of the ledger. The rest of the ledger reads projects, so that this part never does.

/** What the ledger says was spent from the reserve fund in a fiscal year. */
export interface ReserveSpending {
  /** First day of the ledger: of days before it, it knows nothing. */
  since: string;
  /** Money out less what came back, by component and project; in cents. */
  parts: Pick<DaySpending, 'lineageId' | 'projectId' | 'spent'>[];
}

/**
 * What ledgers say was spent from reserves in a fiscal year up to `today`, by property: of integrated properties that have an account for
 * expenses of the reserve fund, and whose ledger begins by the end of the year. Three statements, however many.
 */
export async function reserveSpendingOfYear(
  tx: Tx,
  propertyIds: readonly string[],
  { fiscalYear, today }: { fiscalYear: number; today: string },
): Promise<Map<string, ReserveSpending>> {
  const ledgers = await findSpendingLedgers(tx, propertyIds);
  const saved = await financialsByProperty(tx, ledgers.map(({ propertyId }) => propertyId)); // prettier-ignore
  const bounds = new Map(
    ledgers.map(({ propertyId }) => {
      const setUp = saved.get(propertyId) ?? [];
      return [propertyId, { setUp, ...fiscalYearBounds(fiscalYear, startMonthOf({ setUp }, fiscalYear)) }];
    }),
  );
  const known = ledgers.filter(({ propertyId, since }) => since <= bounds.get(propertyId)!.endDate);
  if (known.length === 0) return new Map();
  const days = [...bounds.values()];
  const within = {
    from: days.map(({ startDate }) => startDate).sort()[0]!,
    to: days
      .map(({ endDate }) => (endDate < today ? endDate : today))
      .sort()
      .at(-1)!,
  };
  const spent = await findReserveSpending(tx, known.map(({ propertyId }) => propertyId), within); // prettier-ignore
  // Where the start month changed, a day may lie in the bounds of two years: it belongs to the last one begun.
  const ofYear = spent.filter(
    ({ propertyId, date }) => currentYearOf(bounds.get(propertyId)!, date) === fiscalYear,
  );
  return new Map(
    known.map(({ propertyId, since }) => [
      propertyId,
      { since, parts: ofYear.filter((part) => part.propertyId === propertyId) },
    ]),
  );
}

export { findSpendingLedgers as spendingLedgers } from './repository/spending';
