import { financialsByProperty } from '../financials/service';
import { currentYearOf, fiscalYearBounds, startMonthOf } from '../fiscal-year/service';
import type { Tx } from '../platform/database';
import { findReserveSpending, findSpendingLedgers, type DaySpending } from './repository/spending';

// The part of the ledger that projects read. The rest of the ledger reads projects, so this part must not.

/** The spending from the reserve fund in a fiscal year, by the ledger. */
export interface ReserveSpending {
  /** The first day of the ledger, which has no data for earlier days. */
  since: string;
  /** Money out less refunds, by component and project; in cents. */
  parts: Pick<DaySpending, 'lineageId' | 'projectId' | 'spent'>[];
}

/**
 * Returns the spending from reserves in a fiscal year up to `today` by the ledgers, by property: only for integrated properties that have
 * an account for reserve expenses and whose ledger begins by the end of the year. Three statements, however many properties there are.
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
  // After a change of the start month, a day may lie within two years: it belongs to the one that began last.
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
