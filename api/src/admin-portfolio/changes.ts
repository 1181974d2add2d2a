import { changesOf, changeWords, wordedFields } from '@roofline/schema/activity/changes';
import { adminPortfolioInput } from '@roofline/schema/admin-portfolio/admin-portfolio';
import type { WorkspaceRow } from '../workspace/service';

const FIELDS = wordedFields<typeof adminPortfolioInput, WorkspaceRow>(adminPortfolioInput, {});

/** Describes the changes to a portfolio; null if nothing changed. */
export function describePortfolio(before: WorkspaceRow, to: Partial<WorkspaceRow>): string | null {
  if (to.isActive !== undefined && to.isActive !== before.isActive)
    return to.isActive ? 'Reactivated the portfolio' : 'Deactivated the portfolio';
  const after = { ...before, ...to };
  return changeWords(`of the portfolio ${after.name}`, changesOf(FIELDS, { before, after }));
}
