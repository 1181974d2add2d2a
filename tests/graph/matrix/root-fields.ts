import { adoption, type Place } from '../../faults/routes/route-scene';

/** The graph's form of the service's answer: a value, nothing, or an error with this code. */
export type GraphOutcome = 'value' | 'none' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';

export interface RootField {
  /** The route that decides: route-rights.ts lists who may use it, once for both. */
  route: string;
  /** Set when the field reports a refusal in another way than by an error. */
  instead?: Partial<Record<401 | 403 | 404, GraphOutcome>>;
  /** Arguments that do not follow from the place and the body of the route. */
  over?: (at: Place) => object;
}

const by = (route: string, more: Omit<RootField, 'route'> = {}): RootField => ({ route, ...more });
const none = { 404: 'none' } as const;

/** AZ-2: each query and who may ask it. A query without a line fails the test beside. */
export const QUERIES: Record<string, RootField> = {
  me: by('GET /api/account/me', { instead: { 401: 'none' } }),
  invitation: by('GET /api/account/invitation/:code', { instead: none }),
  browserSessions: by('GET /api/account/session'),
  accessTokens: by('GET /api/account/token'),
  profile: by('GET /api/user/profile'),
  userSettings: by('GET /api/user/settings'),
  notificationPreferences: by('GET /api/notification/user/notification-preferences'),
  workspaces: by('GET /api/workspace/workspaces'),
  workspaceRoles: by('GET /api/workspace/roles'),
  workspaceSettings: by('GET /api/workspace/settings'),
  workspaceUsers: by('GET /api/workspace/users'),
  workspaceUser: by('GET /api/workspace/user/:workspaceUserId'),
  workspaceInvites: by('GET /api/workspace/invites'),
  property: by('GET /api/property/:propertyId'),
  properties: by('POST /api/property/search'),
  propertyChoices: by('GET /api/property/all'),
  propertyTypes: by('GET /api/propertytype'),
  newPropertyWorkspaces: by('GET /api/property/newpropertyworkspaces'),
  component: by('GET /api/component/:propertyComponentId'),
  componentImport: by('GET /api/component/import/:importId'),
  job: by('GET /api/job/:jobId'),
  plan: by('GET /api/plan/:planId'),
  plans: by('GET /api/plan/property/:propertyId/:fiscalYear'),
  previewPlan: by('POST /api/plan/preview/:propertyId/:fiscalYear'),
  yearSetup: by('GET /api/year/anticipatedexpenditures/:propertyId/:fiscalYear'),
  reconciliation: by('GET /api/property/:propertyId/reconcilefiscalyear/:fiscalYear'),
  percentFundedReport: by('GET /api/reports/percentfunded/:propertyId/:fiscalYear'),
  expendituresReport: by('GET /api/reports/anticipatedexpenditures/:propertyId/:fiscalYear'),
  inventoryReport: by('GET /api/reports/componentinventory/:propertyId/:fiscalYear'),
  ratingBands: by('GET /api/reports/ratingbands/:workspaceId'),
  filterSettings: by('GET /api/filtersettings/:a/:b'),
};

/** AZ-2: each mutation and who may make it. A mutation without a line fails the test beside. */
export const MUTATIONS: Record<string, RootField> = {
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
  updateProfile: by('POST /api/user/profile'),
  removeProfilePhoto: by('DELETE /api/user/profile-photo'),
  saveUserSettings: by('PUT /api/user/settings'),
  saveNotificationPreferences: by('PUT /api/notification/user/notification-preferences'),
  updateWorkspaceSettings: by('PUT /api/workspace/settings'),
  removeWorkspaceLogo: by('DELETE /api/workspace/logo'),
  updateWorkspaceUser: by('PUT /api/workspace/user'),
  setWorkspaceUserActive: by('PUT /api/workspace/user/:workspaceUserId/active'),
  inviteUser: by('POST /api/workspace/invite'),
  invitationLink: by('POST /api/workspace/invite/:invitationId/link'),
  resendInvitation: by('PUT /api/workspace/invite/:invitationId/resend'),
  revokeInvitation: by('PUT /api/workspace/invite/:invitationId/revoke'),
  addProperty: by('POST /api/property'),
  updateProperty: by('PUT /api/property/:propertyId'),
  archiveProperty: by('DELETE /api/property/:propertyId'),
  removePropertyImage: by('DELETE /api/property/:propertyId/profileimage'),
  savePropertyFinancial: by('PUT /api/propertyfinancial/:propertyId/:fiscalYear'),
  addReserveStudy: by('POST /api/property/:propertyId/reservestudy'),
  updateReserveStudy: by('PUT /api/property/:propertyId/reservestudy/:studyId'),
  removeReserveStudy: by('DELETE /api/property/:propertyId/reservestudy/:studyId'),
  addComponent: by('POST /api/component/property/:propertyId'),
  updateComponent: by('PUT /api/component/:propertyComponentId'),
  duplicateComponent: by('POST /api/component/:propertyComponentId/duplicate'),
  deleteComponent: by('DELETE /api/component/:propertyComponentId'),
  changeComponents: by('PUT /api/component/bulk', { over: () => ({ delete: true }) }),
  mapComponentImport: by('PUT /api/component/import/:importId'),
  acceptComponentImport: by('POST /api/component/import/:importId/accept'),
  requestDocument: by('POST /api/job/document', { over: () => ({ planId: undefined }) }),
  cancelJob: by('POST /api/job/:jobId/cancel'),
  createPlan: by('POST /api/plan/property/:propertyId/:fiscalYear'),
  updatePlan: by('PUT /api/plan/:planId'),
  duplicatePlan: by('POST /api/plan/:planId/duplicate'),
  recommendPlan: by('POST /api/plan/:planId/recommend'),
  chooseDisclosurePlan: by('POST /api/plan/:planId/disclosure'),
  adoptPlan: by('POST /api/plan/:planId/adopt', { over: () => adoption }),
  deletePlan: by('DELETE /api/plan/:planId'),
  removeAdoptionFile: by('DELETE /api/plan/adoption/file/:fileId', {
    over: (at) => ({ adoptionFileId: at.fileId }),
  }),
  stateDisclosureFacts: by('PUT /api/plan/disclosurefacts/:propertyId/:fiscalYear', {
    over: () => ({ facts: {} }),
  }),
  updateRatingBands: by('PUT /api/reports/ratingbands/:workspaceId'),
  setUpYear: by('POST /api/year/setup/:propertyId/:fiscalYear'),
  skipYearSetup: by('GET /api/year/skipsetup/:propertyId/:fiscalYear'),
  reconcileFiscalYear: by('POST /api/property/:propertyId/reconcilefiscalyear'),
  saveFilterSettings: by('POST /api/filtersettings'),
  // Ends the session if there is one, and succeeds even without a session.
  signOut: by('POST /api/account/signout', { instead: { 401: 'value' } }),
};
