import type { FundingOption, FundingWay } from '@roofline/engine/loan/comparison';
import { toDollars } from '@roofline/schema/value/money';
import { formatMoney } from '../../../ui/format/money';
import { WAYS } from '../ways';

export type OwnershipFigure = 'more' | 'all';

export interface OwnershipLine {
  way: FundingWay;
  /** Dollars per unit from an owner who stays 1, 2, ... years: in all, or more than as planned. */
  values: number[];
}

/** Returns the payments of an owner, in all or more than as planned, by years of ownership. */
export function ownershipLines(options: readonly FundingOption[], figure: OwnershipFigure): OwnershipLine[] {
  const present = options.find(({ way }) => way === 'present');
  const base = figure === 'more' ? present?.owner.perUnitByYearsOwned : undefined;
  return options
    .filter(({ way }) => figure === 'all' || way !== 'present')
    .map(({ way, owner }) => ({
      way,
      values: owner.perUnitByYearsOwned.map((paid, index) => toDollars(paid - (base?.[index] ?? 0))),
    }));
}

/** Returns `After 10 years: Pay now $12,005, …`. */
export function ownershipText(lines: readonly OwnershipLine[], years: number): string {
  const parts = lines.map(({ way, values }) => `${WAYS[way].name} ${formatMoney(values[years - 1]!)}`);
  return `After ${years} ${years === 1 ? 'year' : 'years'}: ${parts.join(', ')}`;
}
