import { InvalidInputError } from '../errors';
import { sumCents } from '../numeric/cents';
import type { Cents } from '../types';
import { valueOn, type PlacedMoney } from './placement';

/** What deposit insurance covers for one depositor at one institution, as dated data. */
export interface InsuranceRule {
  /** ISO day from which it holds. */
  from: string;
  limit: Cents;
  source: string;
}

/**
 * An association is one depositor, whatever its owners hold: 12 CFR 330.11(a) for banks, 12 CFR 745.6 for credit unions.
 * The days are those of the acts.
 */
const INSURANCE_RULES: readonly InsuranceRule[] = [
  {
    from: '1980-03-31',
    limit: 10_000_000,
    source: '12 U.S.C. 1821(a), Public Law 96-221, since March 31, 1980',
  },
  {
    from: '2008-10-03',
    limit: 25_000_000,
    source:
      '12 U.S.C. 1821(a)(1)(E), Public Law 110-343, since October 3, 2008, permanent by Public Law 111-203',
  },
];

/** The rule of a day; InvalidInputError before the first. */
export function insuranceOn(day: string): InsuranceRule {
  const rule = INSURANCE_RULES.findLast(({ from }) => from <= day);
  if (!rule) throw new InvalidInputError('day', `${day} is before the first rule of deposit insurance`);
  return rule;
}

export interface InstitutionHolding {
  /** As it was first written. */
  institution: string;
  deposits: Cents;
  others: Cents;
  /** Deposits above the limit. */
  uninsured: Cents;
}

const keyOf = (institution: string) =>
  institution.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** What each institution holds on a day, the largest first; names count without regard to case and spaces. */
export function holdingsOf(placed: readonly PlacedMoney[], day: string): InstitutionHolding[] {
  const { limit } = insuranceOn(day);
  const groups = new Map<string, PlacedMoney[]>();
  for (const one of placed) {
    const key = keyOf(one.institution);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const sum = (all: readonly PlacedMoney[], isDeposit: boolean) =>
    sumCents(
      all.filter((one) => one.isDeposit === isDeposit).map((one) => valueOn(one, day)),
      'money at one institution',
    );
  return [...groups.values()]
    .map((all) => {
      const deposits = sum(all, true);
      const uninsured = Math.max(0, deposits - limit);
      return { institution: all[0]!.institution, deposits, others: sum(all, false), uninsured };
    })
    .sort((a, b) => b.deposits + b.others - (a.deposits + a.others));
}
