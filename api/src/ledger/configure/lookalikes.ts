import type { BankLookalike } from '@roofline/schema/ledger/bank';
import { formatLimit, toDollars } from '@roofline/schema/value/money';
import { z } from 'zod';
import type { BankOnDay } from '../repository/banks';

/** Returns external ids of source accounts that a person said are different from this account by hand. */
export const toldApartOf = ({ toldApart }: Pick<BankOnDay, 'toldApart'>): string[] =>
  z.array(z.string()).parse(JSON.parse(toldApart));

/** Returns the last four digits in a name, as banks print them; null where it has fewer. */
const lastDigits = ({ name }: Pick<BankOnDay, 'name'>): string | null => {
  const digits = name.replaceAll(/\D/g, '');
  return digits.length < 4 ? null : digits.slice(-4);
};

const plainName = ({ name }: Pick<BankOnDay, 'name'>) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The largest difference of near balances, as a share of the larger one. */
const NEAR = 0.01;

/**
 * Writes why an account by hand may be the same as one of a source; null where it does not look so. The last four digits of the names
 * decide where both have them. Else the same name counts, or the same fund with nearly the same balance.
 */
export function reasonOf(hand: BankOnDay, other: BankOnDay): string | null {
  const [digits, theirs] = [lastDigits(hand), lastDigits(other)];
  if (digits !== null && theirs !== null) return digits === theirs ? `Both names end in ${digits}.` : null;
  if (plainName(hand) !== '' && plainName(hand) === plainName(other)) return 'Both have the same name.';
  if (hand.fund === 'unmapped' || hand.fund !== other.fund) return null;
  const [mine, its] = [hand.balance ?? 0, other.balance ?? 0];
  const larger = Math.max(Math.abs(mine), Math.abs(its));
  if (mine === 0 || its === 0 || Math.abs(mine - its) > larger * NEAR) return null;
  const sums = mine === its ? [mine] : [mine, its];
  const held = sums.map((cents) => formatLimit(toDollars(cents))).join(' and ');
  return `Both are of the ${hand.fund} fund and hold ${held}.`;
}

/** Returns pairs of accounts by hand and of sources that may be the same and that no one said are different. */
export function lookalikesOf(rows: readonly BankOnDay[]): BankLookalike[] {
  const ofSources = rows.filter(({ isByHand }) => !isByHand);
  return rows
    .filter(({ isByHand }) => isByHand)
    .flatMap((hand) => {
      const apart = new Set(toldApartOf(hand));
      return ofSources.flatMap((other) => {
        const reason = apart.has(other.externalId) ? null : reasonOf(hand, other);
        if (reason === null) return [];
        return [{ bankAccountId: hand.bankAccountId, sourceBankAccountId: other.bankAccountId, reason }];
      });
    });
}
