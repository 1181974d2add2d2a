import { anAccessTokenInput } from '@roofline/schema/fixtures/person';
import { by, type Furnishing, type Place, type Room } from '../register/room';
import { bySecret, namedAdmin, open, owner, ownWorkspace, signedIn } from '../register/rights';
import { signedIn as openSession } from '@roofline/api/platform/testing';

const person = {
  firstName: 'Nina',
  lastName: 'Reyes',
  password: 'harbor-lane7',
  confirmPassword: 'harbor-lane7',
};
const link = {
  email: 'nina@example.test',
  resetPasswordToken: 'a'.repeat(32),
  operationToken: 'b'.repeat(32),
};
const chosen = { newPassword: 'harbor-lane8', confirmPassword: 'harbor-lane8' };
const none = { 404: 'none' } as const;

/** A session to end and a token to revoke. */
async function furnish({ cast, who, workspaceId, ask }: Furnishing): Promise<Place> {
  const { userId, email } = await ask('GET', '/api/account/me');
  await openSession(cast.database, cast.clock, userId);
  const sessions: { sessionId: string; isCurrent: boolean }[] = await ask('GET', '/api/account/session');
  const { accessToken } = await ask('POST', '/api/account/token', {
    payload: anAccessTokenInput({ name: `Of ${who}`, workspaceId }),
  });
  return {
    email,
    sessionId: sessions.find((each) => !each.isCurrent)!.sessionId,
    tokenId: accessToken.tokenId,
    code: 'no-such-code-0123456789',
  };
}

export const room: Room = {
  routes: {
    'POST /api/account/signin': {
      who: open,
      body: () => ({ email: 'nina@example.test', password: 'harbor-lane7' }),
      // A made-up account, code or link; a password that is not the caller's; and too many of these.
      past: ['signInFailed', 'tooManyRequests'],
    },
    'POST /api/account/signout': { who: signedIn, token: 'never', isUnkeyed: true },
    'GET /api/account/me': { who: signedIn, token: 'read' },
    'GET /api/account/shell': { who: signedIn, token: 'read' },
    'GET /api/account/invitation/:code': { who: bySecret(404) },
    'GET /api/account/invitation/:code/logo': { who: bySecret(404) },
    'GET /api/account/instance': { who: open },
    'POST /api/account/setup': {
      who: bySecret('through'),
      body: () => ({
        ...person,
        email: 'nina@example.test',
        secret: 'a'.repeat(32),
        workspaceName: 'First',
        companyName: 'First Inc.',
      }),
      past: ['setupInvalid', 'tooManyRequests'],
    },
    'POST /api/account/register': {
      who: bySecret('through'),
      body: (at) => ({ ...person, email: 'nina@example.test', invitationCode: at.code }),
      past: ['invitationInvalid', 'tooManyRequests'],
    },
    'POST /api/account/join': {
      who: bySecret('through'),
      body: (at) => ({ ...person, invitationCode: at.code }),
      past: ['invitationInvalid', 'tooManyRequests'],
    },
    'POST /api/account/reset': {
      who: bySecret('through'),
      body: () => ({ ...link, ...chosen }),
      past: ['resetExpired'],
    },
    'POST /api/account/resetinit': { who: bySecret('through'), body: () => link, past: ['resetExpired'] },
    'POST /api/account/resetrequest': {
      who: bySecret('through'),
      body: () => ({ email: 'nina@example.test' }),
    },
    'GET /api/account/session': { who: signedIn, token: 'never' },
    'DELETE /api/account/session/:sessionId': { who: owner, token: 'never' },
    'GET /api/account/token': { who: signedIn, token: 'never' },
    'POST /api/account/token': {
      who: ownWorkspace,
      token: 'never',
      body: (at) => anAccessTokenInput({ workspaceId: at.workspaceId }),
      isUnkeyed: true,
    },
    'DELETE /api/account/token/:tokenId': { who: owner, token: 'never' },
    'POST /api/account/changepassword': {
      who: namedAdmin,
      token: 'never',
      body: (at) => ({ email: at.email, currentPassword: 'wrong-one7', ...chosen }),
      past: ['wrongPassword', 'tooManyRequests'],
      isUnkeyed: true,
    },
  },
  furnish,
  queries: {
    me: by('GET /api/account/me', { instead: { 401: 'none' } }),
    invitation: by('GET /api/account/invitation/:code', { instead: none }),
    browserSessions: by('GET /api/account/session'),
    accessTokens: by('GET /api/account/token'),
  },
  mutations: {
    signIn: by('POST /api/account/signin'),
    setUp: by('POST /api/account/setup'),
    signUp: by('POST /api/account/register'),
    joinWorkspace: by('POST /api/account/join'),
    requestPasswordReset: by('POST /api/account/resetrequest'),
    checkPasswordReset: by('POST /api/account/resetinit'),
    resetPassword: by('POST /api/account/reset'),
    changePassword: by('POST /api/account/changepassword'),
    endBrowserSession: by('DELETE /api/account/session/:sessionId'),
    createAccessToken: by('POST /api/account/token'),
    revokeAccessToken: by('DELETE /api/account/token/:tokenId'),
    // Ends the session if there is one, and succeeds even without a session.
    signOut: by('POST /api/account/signout', { instead: { 401: 'value' } }),
  },
  shipped: {
    Viewer: { atMost: 1 },
    SignedIn: { atMost: 1 },
    Invitation: { variables: () => ({ code: 'unknown' }), atMost: 1 },
    BrowserSessions: { atMost: 1 },
    AccessTokens: { atMost: 1 },
    TokenWorkspaces: { atMost: 1 },
  },
};
