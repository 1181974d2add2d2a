import type { Invitation } from '@roofline/schema/credentials';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/problem';
import { openInvitation } from '../../workspace/access';
import { userByEmail } from '../access';

/** What an open invitation shows to whoever holds its code; 404 for every other code. */
export async function showInvitation(deps: Deps, code: string): Promise<Invitation> {
  return deps.database.system(async (tx) => {
    const invited = await openInvitation(tx, code, deps.clock.now());
    if (!invited) throw notFound();
    const user = await userByEmail(tx, invited.email);
    return {
      email: invited.email,
      userId: user?.userId ?? null,
      firstName: user?.firstName ?? null,
      lastName: user?.lastName ?? null,
      workspaceName: invited.workspaceName,
      workspaceCompanyName: invited.companyName,
      roleName: invited.roleName,
      workspacePrivateLabelLogo:
        invited.logoKey && `/api/account/invitation/${code}/logo?v=${invited.logoKey.slice(-8)}`,
    };
  });
}

/** Key of the logo of the workspace that an open invitation leads to. */
export async function invitationLogoKey(deps: Deps, code: string): Promise<string> {
  const now = deps.clock.now();
  const invited = await deps.database.system((tx) => openInvitation(tx, code, now));
  if (!invited?.logoKey) throw notFound();
  return invited.logoKey;
}
