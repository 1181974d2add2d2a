import { toCents, toDollars } from '@roofline/schema/value/money';
import type { ProjectRow } from './use-projects';

/** Sum of amounts in cents, so that no digit is lost; what is missing counts as nothing. */
export const totalOf = (amounts: readonly (number | null)[]): number =>
  toDollars(amounts.reduce<number>((sum, amount) => sum + toCents(amount ?? 0), 0));

type Basis = Pick<ProjectRow, 'contracted' | 'estimate'>;
type Contract = Pick<ProjectRow, 'contracted' | 'paidOnContract'>;

/** The contract with its change orders, else what was estimated; null where neither is known or may be seen. */
export const basisOf = (project: Basis): number | null => project.contracted ?? project.estimate;

/** The sum of what is known; null where nothing is. */
export function sumOf(projects: readonly Basis[]): number | null {
  const known = projects.map(basisOf).filter((amount) => amount !== null);
  return known.length === 0 ? null : totalOf(known);
}

/**
 * Paid on the contract, in whole percent of what is contracted; null without a contract. More than all is more than 100.
 * Rounded down: only what is paid in full says 100%.
 */
export function percentPaid({ contracted, paidOnContract }: Contract): number | null {
  if (contracted === null || contracted <= 0 || paidOnContract === null) return null;
  return Math.floor((100 * toCents(paidOnContract)) / toCents(contracted));
}

/** What is still to be paid on the contract, 0 at least; null without one. */
export const leftOf = ({ contracted, paidOnContract }: Contract): number | null =>
  contracted === null ? null : Math.max(0, totalOf([contracted, -(paidOnContract ?? 0)]));

/** What was paid on the contract beyond what is contracted; 0 where it holds, or where there is none. */
export const paidOver = ({ contracted, paidOnContract }: Contract): number =>
  contracted === null ? 0 : Math.max(0, totalOf([paidOnContract, -contracted]));
