import type { Actor } from '../platform/actor';
import type { Clock } from '../platform/clock';
import type { Tx } from '../platform/database';
import { spendingOf } from '../project/service';
import { bankBalancesOn } from '../ledger/service';
import { readSubject } from '../report/study/subject';
import { placedMoney } from './present';
import { selectPlacements } from './repository';
import type { SummarySubject } from './summary';

/** Returns the balance of the ledger's reserve bank accounts, as of their oldest statement; null without any. */
async function reservesInLedger(
  tx: Tx,
  propertyId: string,
  today: string,
): Promise<SummarySubject['ledger']> {
  const banks = (await bankBalancesOn(tx, [propertyId], today)).filter(({ fund }) => fund === 'reserve');
  const stated = banks.flatMap(({ balance, asOf }) =>
    balance === null || asOf === null ? [] : [{ balance, asOf }],
  );
  if (stated.length === 0) return null;
  return {
    balance: stated.reduce((sum, one) => sum + one.balance, 0),
    asOf: stated.map(({ asOf }) => asOf).reduce((oldest, day) => (day < oldest ? day : oldest)),
  };
}

/** Reads the input of the summary of the current fiscal year. */
export async function readSummary(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  propertyId: string,
): Promise<SummarySubject> {
  const today = clock.today();
  const study = await readSubject(tx, actor, clock, { propertyId, fiscalYear: 'current' });
  const { fiscalYear, basis, plans, adopted } = study;
  const id = study.property.propertyId;
  const spending = await spendingOf(tx, { propertyId: id, fiscalYear: fiscalYear.year, today });
  const placed = (await selectPlacements(tx, [id])).map(placedMoney);
  return {
    propertyId: id,
    today,
    placed,
    study: { fiscalYear, basis, plans, adopted },
    spent: spending.total,
    ledger: await reservesInLedger(tx, id, today),
  };
}
