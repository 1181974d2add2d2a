import { toCents, toDollars } from '@roofline/schema/value/money';
import type { ProjectRow } from './use-projects';

/** Returns the sum of amounts, added in cents so that no digit is lost; a missing amount counts as 0. */
export const totalOf = (amounts: readonly (number | null)[]): number =>
  toDollars(amounts.reduce<number>((sum, amount) => sum + toCents(amount ?? 0), 0));

type Basis = Pick<ProjectRow, 'contracted' | 'estimate'>;
type Contract = Pick<ProjectRow, 'contracted' | 'paidOnContract'>;

/** Returns the contract with its change orders, else the estimate; null where neither is known or may be seen. */
export const basisOf = (project: Basis): number | null => project.contracted ?? project.estimate;

/** Returns the sum of the known amounts; null where none is known. */
export function sumOf(projects: readonly Basis[]): number | null {
  const known = projects.map(basisOf).filter((amount) => amount !== null);
  return known.length === 0 ? null : totalOf(known);
}

/**
 * Returns the whole percent of the contract that is paid; null without a contract. An overpaid contract is above 100.
 * It is rounded down, so that only a contract paid in full says 100%.
 */
export function percentPaid({ contracted, paidOnContract }: Contract): number | null {
  if (contracted === null || contracted <= 0 || paidOnContract === null) return null;
  return Math.floor((100 * toCents(paidOnContract)) / toCents(contracted));
}

/** Returns the amount still to be paid on the contract, at least 0; null without a contract. */
export const leftOf = ({ contracted, paidOnContract }: Contract): number | null =>
  contracted === null ? null : Math.max(0, totalOf([contracted, -(paidOnContract ?? 0)]));

/** Returns the amount by which payments exceed the contract; 0 where they do not, or without a contract. */
export const paidOver = ({ contracted, paidOnContract }: Contract): number =>
  contracted === null ? 0 : Math.max(0, totalOf([paidOnContract, -contracted]));
