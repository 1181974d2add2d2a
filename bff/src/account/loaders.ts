import { accessToken, browserSession } from '@roofline/schema/account/access';
import { invitation } from '@roofline/schema/account/credentials';
import { z } from 'zod';
import { once } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { shellOf } from '../upstream/shell/shell';
import { invitationCode, restPath } from '../upstream/path';

const shapes = { sessions: z.array(browserSession), tokens: z.array(accessToken) };

export function accountLoaders(rest: Rest) {
  return {
    viewer: once(() => shellOf(rest).ask('viewer')),
    /** For anyone who has the code: no identity is needed. */
    invitation: (code: string) =>
      rest.get(restPath`/api/account/invitation/${invitationCode(code)}`, invitation, undefined, {
        isPublic: true,
      }),
    browserSessions: once(() => rest.get(restPath`/api/account/session`, shapes.sessions)),
    accessTokens: once(() => rest.get(restPath`/api/account/token`, shapes.tokens)),
  };
}
