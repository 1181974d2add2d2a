import { roleText } from '@roofline/schema/account/role-text';
import type { AdminUserRowFragment } from './AdminUsers.generated';

type Membership = AdminUserRowFragment['memberships'][number];
const SHOWN = 2;

const membershipText = ({ workspaceName, roleName, isActive, isWorkspaceActive }: Membership): string =>
  `${workspaceName} (${roleText(roleName)}${isActive && isWorkspaceActive ? '' : ', inactive'})`;

/** Returns a user's portfolios with the role in each: the first ones, then how many more; `all` has every one. */
export function portfoliosText(memberships: readonly Membership[]): { text: string; all: string } {
  const words = memberships.map(membershipText);
  const rest = words.length - SHOWN;
  const all = words.join(', ') || 'None';
  return { all, text: rest > 0 ? `${words.slice(0, SHOWN).join(', ')} and ${rest} more` : all };
}
