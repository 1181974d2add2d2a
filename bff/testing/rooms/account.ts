import { id } from '@roofline/schema/fixtures/id';
import { aPropertyRow } from '@roofline/schema/fixtures/property';
import { DEFAULT_USER_SETTINGS } from '@roofline/schema/user/user-settings';
import {
  anAccessTokenInput,
  aBrowserSession,
  anAccessToken,
  anInvitation,
  aRegisterInput,
  aSetupInput,
  aViewer,
} from '@roofline/schema/fixtures/person';
import { C, P, type RoomExamples } from '../room';

const { email, ...person } = aRegisterInput();
const link = { email: 'a@b.co', resetPasswordToken: 'r', operationToken: 'o' };
const chosen = { newPassword: 'p', confirmPassword: 'p' };

export const invitationExample = anInvitation({
  workspacePrivateLabelLogo: '/api/account/invitation/a/logo?v=0a1b',
  isPrivateLabel: true,
  accentColor: '#0B6572',
});

const sessionOf = (n: number) => aBrowserSession({ sessionId: id(n), isCurrent: n === 1 });
const tokenOf = (n: number) => anAccessToken({ tokenId: id(n) });

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    signIn: { input: { email: 'a@b.co', password: 'p' }, call: 'POST /api/account/signin', body: { email: 'a@b.co', password: 'p', isPersistent: true, rememberBrowser: true } },
    setUp: { input: aSetupInput({ isStaff: true }), call: 'POST /api/account/setup', body: aSetupInput({ isStaff: true }) },
    signUp: { input: aRegisterInput(), call: 'POST /api/account/register', body: aRegisterInput() },
    joinWorkspace: { input: { ...person, userId: null }, call: 'POST /api/account/join', body: { ...person, userId: null } },
    requestPasswordReset: { input: { email: 'a@b.co' }, call: 'POST /api/account/resetrequest', body: { email: 'a@b.co' } },
    checkPasswordReset: { input: link, call: 'POST /api/account/resetinit', body: link },
    resetPassword: { input: { ...link, ...chosen }, call: 'POST /api/account/reset', body: { ...link, ...chosen } },
    changePassword: { input: { email: 'a@b.co', currentPassword: 'p', ...chosen }, call: 'POST /api/account/changepassword', body: { email: 'a@b.co', currentPassword: 'p', ...chosen } },
    endBrowserSession: { input: { sessionId: C }, call: `DELETE /api/account/session/${C}` },
    createAccessToken: { input: { name: 'ETL', scope: 'read', workspaceId: P, expiresInDays: 30 }, call: 'POST /api/account/token', body: anAccessTokenInput({ workspaceId: P }) },
    revokeAccessToken: { input: { tokenId: C }, call: `DELETE /api/account/token/${C}` },
  },
  serve: (upstream, numbers) =>
    upstream
      .data('GET', '/api/account/me', aViewer())
      .data('GET', '/api/account/shell', {
        viewer: aViewer(),
        settings: { ...DEFAULT_USER_SETTINGS, version: 0 },
        firstProperty: { items: [aPropertyRow()], totalCount: 1, page: 1, pageSize: 1 },
      })
      .data('GET', '/api/account/invitation/a', invitationExample)
      .data('GET', '/api/account/session', numbers.map(sessionOf))
      .data('GET', '/api/account/token', numbers.map(tokenOf)),
};
