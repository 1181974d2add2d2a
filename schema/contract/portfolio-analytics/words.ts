import type { Standing } from '../plan/leading';
import type { Association } from './associations';

// What figures of associations rest on, in the words of the page and of its files.

/** By what a whole list is computed. */
export const BASES = {
  plan: 'By the plan that leads each year: adopted, else disclosure, else recommended, else calculated',
  current: 'At the contribution that each association pays today',
} as const;

const LED_BY: Record<Standing | 'current', string> = {
  adopted: 'Adopted plan',
  disclosure: 'Disclosure plan',
  recommended: 'Recommended plan',
  calculated: 'Calculated plan',
  current: 'Current contribution',
};

/** What the figures of an association follow: `Adopted plan Steady increase, from 2026`. */
export function basisOf({
  leadBy,
  planName,
  fiscalYear,
}: Pick<Association, 'leadBy' | 'planName' | 'fiscalYear'>): string {
  if (leadBy === null || fiscalYear === null) return 'No fiscal year is set up';
  return `${LED_BY[leadBy]}${planName ? ` ${planName}` : ''}, from ${fiscalYear}`;
}
