import type { WorkspaceRow } from '../workspace/service';

/** How each field is called in activity. */
const LABELS = {
  name: 'Name',
  companyName: 'Company name',
  address1: 'Address 1',
  address2: 'Address 2',
  city: 'City',
  state: 'State',
  zipCode: 'Zip code',
  contactName: 'Contact name',
  contactEmail: 'Contact email',
  phone: 'Phone',
  website: 'Website',
  isPrivateLabel: 'Private label',
  featureToggleLoanAnalysis: 'Loan analysis',
  featureTogglePreventativeMaintenance: 'Preventative maintenance',
} as const;

const words = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === null || value === undefined || value === '' ? 'none' : String(value);
};

/** What became different, in words: `Name: Northlake → Southlake`; null where nothing did. */
export function describePortfolio(before: WorkspaceRow, to: Partial<WorkspaceRow>): string | null {
  if (to.isActive !== undefined && to.isActive !== before.isActive)
    return to.isActive ? 'Reactivated the portfolio' : 'Deactivated the portfolio';
  const changed = (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter(
    (field) => to[field] !== undefined && to[field] !== before[field],
  );
  if (changed.length === 0) return null;
  return changed.map((field) => `${LABELS[field]}: ${words(before[field])} → ${words(to[field])}`).join('; ');
}
