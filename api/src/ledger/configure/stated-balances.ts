import type { BankConfigurationInput, StatedBalance } from '@roofline/schema/ledger/bank';
import { dayText } from '@roofline/schema/value/day';
import { formatLimit, toCents, toDollars } from '@roofline/schema/value/money';
import type { Tx } from '../../platform/database';
import { ruleFailed } from '../../platform/problem';
import { dropStated, findBalances, stateBalances, type BalanceRow } from '../repository/balances';
import type { BankRow } from '../repository/banks';

type Asked = BankConfigurationInput['accounts'];

/** A balance of a bank account that a person states, beside the earlier one. */
interface Change {
  bank: BankRow;
  asOf: string;
  /** Cents; null where no balance is stated. */
  before: number | null;
  after: number | null;
}

/** Returns the stated balances of an account; 422 for a future day, and for a day whose balance the source states. */
function statedOf(
  balances: readonly StatedBalance[],
  { today, ofSource, field }: { today: string; ofSource: ReadonlySet<string>; field: string },
): Map<string, number> {
  const stated = new Map<string, number>();
  for (const [index, { asOf, balance }] of balances.entries()) {
    const place = `${field}.${index}.asOf`;
    if (asOf > today) throw ruleFailed('As of should be today or a day before', place);
    if (ofSource.has(asOf))
      throw ruleFailed('The source states the balance of this day: choose another day, or remove it', place);
    stated.set(asOf, toCents(balance));
  }
  return stated;
}

/** Returns the differences between the stored balances by hand and those of the request, oldest day first. */
function changesOf(
  bank: BankRow,
  known: readonly BalanceRow[],
  asked: ReadonlyMap<string, number>,
): Change[] {
  const before = new Map(known.map(({ asOf, balance }) => [asOf, balance]));
  return [...new Set([...before.keys(), ...asked.keys()])].sort().flatMap((asOf) => {
    const one = { bank, asOf, before: before.get(asOf) ?? null, after: asked.get(asOf) ?? null };
    return one.before === one.after ? [] : [one];
  });
}

/** Writes `Stated the balance of Reserves as of Oct 31, 2026: $5,000`. */
function wordsOf({ bank, asOf, before, after }: Change): string {
  const balance = `the balance of ${bank.name} as of ${dayText(asOf)}`;
  const money = (cents: number) => formatLimit(toDollars(cents));
  if (after === null) return `Removed ${balance}, stated as ${money(before!)}`;
  return before === null
    ? `Stated ${balance}: ${money(after)}`
    : `Changed ${balance} from ${money(before)} to ${money(after)}`;
}

/**
 * Saves the balances that a person states: the whole list of each bank account that has one in the request. It never changes or
 * removes a balance of the source. Three statements, however many. Returns the descriptions for the activity.
 */
export async function saveStatedBalances(
  tx: Tx,
  rows: readonly BankRow[],
  accounts: Asked,
  today: string,
): Promise<string[]> {
  const asked = accounts.flatMap(({ bankAccountId, statedBalances: list }, index) => {
    const bank = rows.find((row) => row.bankAccountId === bankAccountId.toLowerCase());
    return bank && list ? [{ bank, list, field: `accounts.${index}.statedBalances` }] : [];
  });
  if (asked.length === 0) return [];
  const days = asked.flatMap(({ list }) => list.map(({ asOf }) => asOf));
  const ids = asked.map(({ bank }) => bank.bankAccountId);
  const known = await findBalances(tx, ids, days);
  const changes = asked.flatMap(({ bank, list, field }) => {
    const own = known.filter((row) => row.bankAccountId === bank.bankAccountId);
    const ofSource = new Set(own.filter(({ origin }) => origin === 'source').map(({ asOf }) => asOf));
    const byHand = own.filter(({ origin }) => origin === 'hand');
    return changesOf(bank, byHand, statedOf(list, { today, ofSource, field }));
  });
  const rowOf = ({ bank: { workspaceId, bankAccountId }, asOf }: Change) => ({
    workspaceId,
    bankAccountId,
    asOf,
  });
  await dropStated(tx, changes.filter(({ after }) => after === null).map(rowOf)); // prettier-ignore
  await stateBalances(
    tx,
    changes.flatMap((one) => (one.after === null ? [] : [{ ...rowOf(one), balance: one.after }])),
  );
  return changes.map(wordsOf);
}
