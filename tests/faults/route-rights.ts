import type { Identity } from '@roofline/api/property/fixtures/cast';

/** What may become of a request: let through to the rules, or stopped with this status. */
export type Outcome = 'through' | 401 | 403 | 404;

/** Who gets what, at a property that everybody of the workspace is assigned to and at one that nobody is. */
export interface Rights {
  home: Partial<Record<Identity, Outcome>>;
  away: Partial<Record<Identity, Outcome>>;
}

const nobody = { anonymous: 401, deactivated: 401 } as const;
const wide = { portfolioAdmin: 'through', admin: 'through', staff: 'through' } as const;
const unassigned = { ...nobody, vendor: 404, member: 404, manager: 404, ...wide, stranger: 404 } as const;

/** Rights at a property by what the lesser roles may do with it; who is not assigned does not know of it. */
const at = (vendor: Outcome, member: Outcome): Rights => ({
  home: { ...nobody, vendor, member, manager: 'through', ...wide, stranger: 404 },
  away: unassigned,
});
const readers = at('through', 'through');
const withMember = at(403, 'through');
const runners = at(403, 403);

const unguarded: Rights = { home: {}, away: {} };

const all = (outcome: Outcome, nobodys: Outcome = 401): Rights['home'] => ({
  anonymous: nobodys,
  deactivated: nobodys,
  vendor: outcome,
  member: outcome,
  manager: outcome,
  ...(outcome === 'through' ? wide : { portfolioAdmin: outcome, admin: outcome, staff: outcome }),
  stranger: outcome,
});
const open: Rights = { home: all('through', 'through'), away: all('through', 'through') };
/** Batches and own settings: anybody signed in, who gets null for what is out of reach. */
const signedIn: Rights = { home: all('through'), away: all('through') };
const ownWorkspace: Rights = {
  home: { ...all('through'), stranger: 404 },
  away: { ...all('through'), stranger: 404 },
};
const adding: Rights['home'] = {
  ...nobody,
  vendor: 403,
  member: 403,
  manager: 'through',
  ...wide,
  stranger: 404,
};

/** About oneself: nobody but the signed-in person; what they may do with what is theirs is tested in its domain. */
const oneself: Rights = { home: nobody, away: {} };
/** The workspace's own affairs: its administrators; the lesser roles know of it, others do not. */
const administrators: Rights = {
  home: { ...nobody, vendor: 403, member: 403, manager: 403, stranger: 404 },
  away: {},
};

/** AZ-1: each route of the service and who may use it. A route without a line here fails the test beside. */
export const RIGHTS: Record<string, Rights> = {
  'GET /api/docs': open,
  'GET /api/docs/': open,
  'GET /api/docs/*': open,
  'GET /api/docs/json': open,
  'GET /api/docs/static/index.html': open,
  'GET /api/docs/static/swagger-initializer.js': open,
  'GET /api/docs/yaml': open,
  'GET /api/openapi.json': open,
  'GET /api/health/live': open,
  'GET /api/health/ready': open,
  'POST /api/account/signin': open,
  'POST /api/account/signout': signedIn,
  'GET /api/account/me': signedIn,
  // Guarded by a secret of the mail, not by who one is: joining, resets and their refusals are tested in the account.
  'GET /api/account/invitation/:code': unguarded,
  'GET /api/account/invitation/:code/logo': unguarded,
  'POST /api/account/register': unguarded,
  'POST /api/account/join': unguarded,
  'POST /api/account/reset': unguarded,
  'POST /api/account/resetinit': unguarded,
  'POST /api/account/resetrequest': unguarded,
  'GET /api/account/session': oneself,
  'DELETE /api/account/session/:sessionId': oneself,
  'GET /api/account/token': oneself,
  'POST /api/account/token': oneself,
  'DELETE /api/account/token/:tokenId': oneself,
  'POST /api/account/changepassword': oneself,
  'GET /api/user/profile': oneself,
  'POST /api/user/profile': oneself,
  'GET /api/user/profile-photo': oneself,
  'POST /api/user/profile-photo': oneself,
  'DELETE /api/user/profile-photo': oneself,
  'GET /api/user/settings': signedIn,
  'PUT /api/user/settings': signedIn,
  'GET /api/notification/user/notification-preferences': signedIn,
  'PUT /api/notification/user/notification-preferences': signedIn,
  'GET /api/workspace/roles': administrators,
  'GET /api/workspace/settings': administrators,
  'PUT /api/workspace/settings': administrators,
  'GET /api/workspace/users': administrators,
  'GET /api/workspace/user/:workspaceUserId': administrators,
  'PUT /api/workspace/user': administrators,
  'PUT /api/workspace/user/:workspaceUserId/active': administrators,
  'GET /api/workspace/invites': administrators,
  'POST /api/workspace/invite': administrators,
  'PUT /api/workspace/invite/:invitationId/resend': administrators,
  'PUT /api/workspace/invite/:invitationId/revoke': administrators,
  'POST /api/workspace/logo': administrators,
  'DELETE /api/workspace/logo': administrators,
  'GET /api/workspace/:workspaceId/logo': oneself,
  'GET /api/workspace/workspaces': signedIn,
  'GET /api/workspace/workspaces/:workspaceId': ownWorkspace,
  'POST /api/property/search': signedIn,
  'GET /api/property/all': signedIn,
  'GET /api/propertytype': signedIn,
  'GET /api/property/newpropertyworkspaces': signedIn,
  'GET /api/property': signedIn,
  'POST /api/property': { home: adding, away: adding },
  'GET /api/property/:propertyId': readers,
  'PUT /api/property/:propertyId': runners,
  'DELETE /api/property/:propertyId': runners,
  'GET /api/property/:propertyId/load': readers,
  'GET /api/property/:propertyId/profileimage': readers,
  'POST /api/property/:propertyId/profileimage': runners,
  'DELETE /api/property/:propertyId/profileimage': runners,
  'GET /api/propertyfinancial': signedIn,
  'GET /api/propertyfinancial/:propertyId/:fiscalYear': runners,
  'PUT /api/propertyfinancial/:propertyId/:fiscalYear': runners,
  'GET /api/property/fiscalyears': signedIn,
  'GET /api/year/anticipatedexpenditures/:propertyId/:fiscalYear': runners,
  'POST /api/year/setup/:propertyId/:fiscalYear': runners,
  'GET /api/year/skipsetup/:propertyId/:fiscalYear': runners,
  'GET /api/property/:propertyId/reconcilefiscalyear/:fiscalYear': runners,
  'POST /api/property/:propertyId/reconcilefiscalyear': runners,
  'GET /api/property/reservestudies': signedIn,
  'GET /api/property/:propertyId/reservestudy': withMember,
  'POST /api/property/:propertyId/reservestudy': runners,
  'PUT /api/property/:propertyId/reservestudy/:studyId': runners,
  'DELETE /api/property/:propertyId/reservestudy/:studyId': runners,
  'GET /api/component/property/:propertyId': readers,
  'POST /api/component/property/:propertyId': runners,
  'GET /api/component/property/:propertyId/export': runners,
  'POST /api/component/property/:propertyId/import': runners,
  'GET /api/component/categories': readers,
  'GET /api/component/:propertyComponentId': readers,
  'PUT /api/component/:propertyComponentId': runners,
  'DELETE /api/component/:propertyComponentId': runners,
  'GET /api/component/:propertyComponentId/history': readers,
  'POST /api/component/:propertyComponentId/duplicate': runners,
  'PUT /api/component/bulk': runners,
  'GET /api/component/import/:importId': runners,
  'PUT /api/component/import/:importId': runners,
  'POST /api/component/import/:importId/accept': runners,
  'GET /api/plan/outlook': signedIn,
  'GET /api/plan/default': signedIn,
  'GET /api/plan/property/:propertyId/:fiscalYear': withMember,
  'GET /api/plan/inventory/:propertyId/:fiscalYear': withMember,
  'GET /api/plan/steps/:propertyId/:fiscalYear': withMember,
  'GET /api/plan/:planId': withMember,
  'GET /api/reports/financialhealth/:propertyId/:fiscalYear': withMember,
  'GET /api/activity/:propertyId': readers,
  'GET /api/filtersettings/:a': signedIn,
  'GET /api/filtersettings/:a/:b': signedIn,
  'POST /api/filtersettings': signedIn,
};
