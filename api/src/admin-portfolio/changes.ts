import { NO_VALUE } from '@roofline/schema/activity/changes';
import { adminPortfolioInput } from '@roofline/schema/admin-portfolio/admin-portfolio';
import { questionOf } from '@roofline/schema/value/question';
import type { WorkspaceRow } from '../workspace/service';

type Field = keyof typeof adminPortfolioInput.shape;
const FIELDS = Object.keys(adminPortfolioInput.shape) as Field[];
const labelOf = (field: Field) => questionOf(adminPortfolioInput.shape[field])!.label;

const words = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === null || value === undefined || value === '' ? NO_VALUE : String(value);
};

/** What became different, in words: `Name: Northlake → Southlake`; null where nothing did. */
export function describePortfolio(before: WorkspaceRow, to: Partial<WorkspaceRow>): string | null {
  if (to.isActive !== undefined && to.isActive !== before.isActive)
    return to.isActive ? 'Reactivated the portfolio' : 'Deactivated the portfolio';
  const changed = FIELDS.filter((field) => to[field] !== undefined && to[field] !== before[field]);
  if (changed.length === 0) return null;
  return changed
    .map((field) => `${labelOf(field)}: ${words(before[field])} → ${words(to[field])}`)
    .join('; ');
}
