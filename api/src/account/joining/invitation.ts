import type { Invitation } from '@roofline/schema/account/credentials';
import { findBlob } from '../../platform/blobs/repository';
import type { Deps } from '../../platform/deps';
import type { ImageSize, ImageToSend } from '../../platform/images/keep';
import { notFound } from '../../platform/problem';
import { openInvitation } from '../../workspace/access';
import { userByEmail } from '../access';

/** Returns what an open invitation shows to a person with its code; 404 for every other code. */
export async function showInvitation(deps: Deps, code: string): Promise<Invitation> {
  return deps.database.system(async (tx) => {
    const invited = await openInvitation(tx, code, deps.clock.now());
    if (!invited) throw notFound();
    const { isPrivateLabel, logoId, accentColor } = invited;
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
        isPrivateLabel && logoId ? `/api/account/invitation/${code}/logo?v=${logoId}` : null,
      isPrivateLabel,
      accentColor: isPrivateLabel ? accentColor : null,
    };
  });
}

/** Returns the logo of an open invitation's workspace. A code may end at any moment, so no one may cache the image. */
export async function invitationLogo(deps: Deps, code: string, size?: ImageSize): Promise<ImageToSend> {
  const now = deps.clock.now();
  return deps.database.system(async (tx) => {
    const invited = await openInvitation(tx, code, now);
    if (!invited?.logoId || !invited.isPrivateLabel) throw notFound();
    const { workspaceId, logoId: blobId } = invited;
    return { id: null, blob: await findBlob(tx, { workspaceId, blobId }, size) };
  });
}
