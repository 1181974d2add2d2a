import type { Identity } from '@roofline/api/property/fixtures/cast';

/** Outcome of a request at the guard: let through to the rules, or stopped with this status. */
export type Outcome = 'through' | 401 | 403 | 404;
export type Outcomes = Record<Identity, Outcome>;

/** Outcome for each person, at a property that everyone in the workspace is assigned to and at one that no one is. */
export interface Rights {
  home: Outcomes;
  away: Outcomes;
}

const nobody = { anonymous: 401, deactivated: 401 } as const;
const wide = { portfolioAdmin: 'through', admin: 'through', staff: 'through' } as const;
const unassigned = { ...nobody, vendor: 404, member: 404, manager: 404, ...wide, stranger: 404 } as const;

/** Rights at a property by the rights of the lesser roles; a person who is not assigned gets 404. */
const at = (vendor: Outcome, member: Outcome): Rights => ({
  home: { ...nobody, vendor, member, manager: 'through', ...wide, stranger: 404 },
  away: unassigned,
});
const readers = at('through', 'through');
const withMember = at(403, 'through');
const runners = at(403, 403);

const all = (outcome: Outcome, nobodys: Outcome = 401): Outcomes => ({
  anonymous: nobodys,
  deactivated: nobodys,
  vendor: outcome,
  member: outcome,
  manager: outcome,
  ...(outcome === 'through' ? wide : { portfolioAdmin: outcome, admin: outcome, staff: outcome }),
  stranger: outcome,
});
const open: Rights = { home: all('through', 'through'), away: all('through', 'through') };
/** Batches and the caller's own settings: anyone signed in, with null for objects they may not see. */
const signedIn: Rights = { home: all('through'), away: all('through') };
const ownWorkspace: Rights = {
  home: { ...all('through'), stranger: 404 },
  away: { ...all('through'), stranger: 404 },
};
const adding: Outcomes = {
  ...nobody,
  vendor: 403,
  member: 403,
  manager: 'through',
  ...wide,
  stranger: 404,
};

/** A mailed secret opens it, not an identity; everyone with a made-up secret gets the same answer. */
const bySecret = (outcome: Outcome): Rights => ({ home: all(outcome, outcome), away: all(outcome, outcome) });
/** The private object of one Admin, who made the scene: everyone else gets 404. */
const ownersHome: Outcomes = { ...all(404), admin: 'through' };
const owner: Rights = { home: ownersHome, away: ownersHome };
/** Only the Admin named in the body may send it. */
const namedAdmin: Outcomes = { ...all(403), admin: 'through' };
/** Administration of the workspace: for its administrators; the lesser roles get 403, others 404. */
const managing: Outcomes = { ...nobody, vendor: 403, member: 403, manager: 403, ...wide, stranger: 404 };
const administrators: Rights = { home: managing, away: managing };

/**
 * The same in the stranger's workspace, where nobody of ours is and the stranger is Admin: what is not there for the
 * stranger at home is not there for our people here.
 */
export function abroad({ home }: Rights): Outcomes {
  const ours = home.stranger;
  const people = { vendor: ours, member: ours, manager: ours, portfolioAdmin: ours, admin: ours };
  return { ...home, ...people, stranger: home.admin };
}

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
  'GET /api/account/invitation/:code': bySecret(404),
  'GET /api/account/invitation/:code/logo': bySecret(404),
  'GET /api/account/instance': open,
  'POST /api/account/setup': bySecret('through'),
  'POST /api/account/register': bySecret('through'),
  'POST /api/account/join': bySecret('through'),
  'POST /api/account/reset': bySecret('through'),
  'POST /api/account/resetinit': bySecret('through'),
  'POST /api/account/resetrequest': bySecret('through'),
  'GET /api/account/session': signedIn,
  'DELETE /api/account/session/:sessionId': owner,
  'GET /api/account/token': signedIn,
  'POST /api/account/token': ownWorkspace,
  'DELETE /api/account/token/:tokenId': owner,
  'POST /api/account/changepassword': { home: namedAdmin, away: namedAdmin },
  'GET /api/user/profile': signedIn,
  'POST /api/user/profile': signedIn,
  'GET /api/user/profile-photo': signedIn,
  'POST /api/user/profile-photo': signedIn,
  'DELETE /api/user/profile-photo': signedIn,
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
  'POST /api/workspace/invite/:invitationId/link': administrators,
  'PUT /api/workspace/invite/:invitationId/resend': administrators,
  'PUT /api/workspace/invite/:invitationId/revoke': administrators,
  'POST /api/workspace/logo': administrators,
  'DELETE /api/workspace/logo': administrators,
  'GET /api/workspace/:workspaceId/logo': ownWorkspace,
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
  // Anyone with access to the property may ask; the job reports that the role may not have the document.
  'POST /api/job/document': readers,
  'GET /api/job/:jobId': owner,
  'POST /api/job/:jobId/cancel': owner,
  'GET /api/job/:jobId/download': owner,
  'GET /api/plan/outlook': signedIn,
  'GET /api/plan/default': signedIn,
  'GET /api/plan/property/:propertyId/:fiscalYear': withMember,
  'GET /api/plan/inventory/:propertyId/:fiscalYear': withMember,
  'GET /api/plan/steps/:propertyId/:fiscalYear': withMember,
  'POST /api/plan/property/:propertyId/:fiscalYear': runners,
  'POST /api/plan/preview/:propertyId/:fiscalYear': withMember,
  'GET /api/plan/:planId': withMember,
  'GET /api/plan/:planId/workbook': withMember,
  'GET /api/plan/disclosurefacts/:propertyId/:fiscalYear': withMember,
  'PUT /api/plan/disclosurefacts/:propertyId/:fiscalYear': runners,
  'GET /api/plan/:planId/disclosure': withMember,
  'GET /api/plan/:planId/disclosure/pdf': withMember,
  'GET /api/plan/:planId/packet': withMember,
  'PUT /api/plan/:planId': runners,
  'DELETE /api/plan/:planId': runners,
  'GET /api/plan/:planId/bridge': withMember,
  'POST /api/plan/:planId/duplicate': runners,
  'POST /api/plan/:planId/recommend': runners,
  'POST /api/plan/:planId/disclosure': runners,
  'POST /api/plan/:planId/adopt': runners,
  'POST /api/plan/:planId/adoption/file': runners,
  'GET /api/plan/adoption/file/:fileId': withMember,
  'DELETE /api/plan/adoption/file/:fileId': runners,
  'GET /api/reports/financialhealth/:propertyId/:fiscalYear': withMember,
  'GET /api/reports/percentfunded/:propertyId/:fiscalYear': withMember,
  'GET /api/reports/percentfunded/:propertyId/:fiscalYear(^\\d{4}).xlsx': withMember,
  'GET /api/reports/percentfunded/:propertyId/:fiscalYear(^\\d{4}).pdf': withMember,
  'GET /api/reports/anticipatedexpenditures/:propertyId/:fiscalYear': withMember,
  'GET /api/reports/anticipatedexpenditures/:propertyId/:fiscalYear(^\\d{4}).xlsx': withMember,
  'GET /api/reports/anticipatedexpenditures/:propertyId/:fiscalYear(^\\d{4}).pdf': withMember,
  'GET /api/reports/componentinventory/:propertyId/:fiscalYear': withMember,
  'GET /api/reports/componentinventory/:propertyId/:fiscalYear(^\\d{4}).xlsx': withMember,
  'GET /api/reports/componentinventory/:propertyId/:fiscalYear(^\\d{4}).pdf': withMember,
  'GET /api/reports/ratingbands/:workspaceId': ownWorkspace,
  'PUT /api/reports/ratingbands/:workspaceId': administrators,
  'GET /api/activity/:propertyId': readers,
  'GET /api/filtersettings/:a': signedIn,
  'GET /api/filtersettings/:a/:b': signedIn,
  'POST /api/filtersettings': signedIn,
};

/**
 * Codes of answers from behind the guard to the test's requests, when these are neither successful nor refused for a
 * stale version.
 */
export const PAST_THE_GUARD: Record<string, string[]> = {
  // A made-up account, code or link; a password that is not the caller's; and too many of these.
  'POST /api/account/signin': ['signInFailed', 'tooManyRequests'],
  'POST /api/account/setup': ['setupInvalid', 'tooManyRequests'],
  'POST /api/account/register': ['invitationInvalid', 'tooManyRequests'],
  'POST /api/account/join': ['invitationInvalid', 'tooManyRequests'],
  'POST /api/account/reset': ['resetExpired'],
  'POST /api/account/resetinit': ['resetExpired'],
  'POST /api/account/changepassword': ['wrongPassword', 'tooManyRequests'],
  // 2026 is set up and has not ended; the list misses columns.
  'POST /api/year/setup/:propertyId/:fiscalYear': ['alreadySetUp'],
  'POST /api/property/:propertyId/reconcilefiscalyear': ['notClosed'],
  'POST /api/component/import/:importId/accept': ['required'],
  // The property is in Alabama; the plan was never adopted.
  'POST /api/plan/:planId/disclosure': ['noDisclosure'],
  'GET /api/plan/disclosurefacts/:propertyId/:fiscalYear': ['noDisclosure'],
  'PUT /api/plan/disclosurefacts/:propertyId/:fiscalYear': ['noDisclosure'],
  'GET /api/plan/:planId/disclosure': ['noDisclosure'],
  'GET /api/plan/:planId/disclosure/pdf': ['noDisclosure'],
  'POST /api/plan/:planId/adoption/file': ['notAdopted'],
  // A page of the documentation that there is none of.
  'GET /api/docs/*': ['notFound'],
};
