import { annualYield, isFree, valueOn, type PlacedMoney } from '@roofline/engine/placement/placement';
import type { Compounding, Placement, PlacementKind } from '@roofline/schema/placement/placement';
import { toDollars } from '@roofline/schema/value/money';
import type { PlacementRow } from './repository';

/** The kinds that deposit insurance covers: accounts at banks and credit unions, not securities. */
const DEPOSITS: readonly string[] = ['savings', 'moneyMarket', 'certificate'] satisfies PlacementKind[];

/** Returns a row as the engine uses it. */
export const placedMoney = (row: PlacementRow): PlacedMoney => ({
  institution: row.institution,
  account: row.account,
  isDeposit: DEPOSITS.includes(row.kind),
  principal: row.principal,
  rate: row.rateThousandths / 1000,
  compounding: row.compounding as Compounding,
  startDate: row.startDate,
  maturityDate: row.maturityDate,
});

/** Returns a placement as the API shows it, with its figures of a day. */
export function presentPlacement(row: PlacementRow, today: string): Placement {
  const { workspaceId, createdAt, rateThousandths, kind, compounding, principal, ...rest } = row;
  const { sourceId, externalId, sourceName, ...shown } = rest;
  const money = placedMoney(row);
  const { maturityDate } = money;
  return {
    ...shown,
    source: sourceName,
    kind: kind as PlacementKind,
    compounding: compounding as Compounding,
    principal: toDollars(principal),
    interestRate: money.rate,
    value: toDollars(valueOn(money, today)),
    maturityValue: maturityDate === null ? null : toDollars(valueOn(money, maturityDate)),
    annualYield: annualYield(money),
    isMatured: maturityDate !== null && isFree(money, today),
  };
}
