import { id } from '@roofline/schema/fixtures/id';

// What each mutation is given and the one REST call that it makes.

const details = {
  isTest: false, name: 'A', addressLine1: 'B', city: 'C', state: 'AL', zipCode: '36602', yearBuilt: 1990, propertyTypeId: 1,
  isCondoConverted: false, numberOfUnits: 4, yearOfConversion: 0,
}; // prettier-ignore
const financials = {
  fiscalYearStartMonth: 1, startingFiscalYear: 2026, averageHoaAnnualFee: 10.25, feeCollectionFrequencyId: 1,
  yearEndReserveBalance: 3_000_000_000.5, reserveMonthStart: 1, annualReserveContribution: 1, hasUpcomingExpenses: false,
  inflationRate: 2.5, interestRate: 1, reserveContributionIncreaseRate: 3, updateAllPlans: false,
}; // prettier-ignore
const component = {
  name: 'Roof',
  category: 'Roofing',
  quantity: 1.5,
  unitCost: 10,
  usefulLife: 20,
  remainingUsefulLife: 3,
};
const componentSent = { ...component, unitOfMeasure: 'EA', isOneTime: false, percentReplaced: 100 };
const settings = {
  method: 'ladder', startingBalance: 5, firstYearContribution: 1, increaseRate: 3, inflationRate: 2.5, interestRate: 1,
  goal: { amount: null, year: 2030 }, ladder: [{ fromYear: 2028, kind: 'set', amount: 2, increaseRate: 0 }], loans: null,
}; // prettier-ignore
const settingsSent = {
  method: 'ladder', startingBalance: 5, firstYearContribution: 1, increaseRate: 3, inflationRate: 2.5, interestRate: 1,
  goal: { year: 2030 }, ladder: [{ fromYear: 2028, kind: 'set', amount: 2, increaseRate: 0 }],
}; // prettier-ignore
export const study = { date: '2026-01-31', reserveStudyTypeId: 1 };
const person = {
  firstName: 'Ann',
  lastName: 'Lee',
  password: 'p',
  confirmPassword: 'p',
  invitationCode: 'c',
};
const link = { email: 'a@b.co', resetPasswordToken: 'r', operationToken: 'o' };
const chosen = { newPassword: 'p', confirmPassword: 'p' };
export const P = id(1);
export const C = id(2);
const I = id(3);

export interface MutationRow {
  input: Record<string, unknown>;
  call: string;
  body?: unknown;
  version?: number;
  key?: string;
}

/** Every mutation: what it is given and the one REST call that it makes. */
export const MUTATION_ROWS: Record<string, MutationRow> = {
  signIn: { input: { email: 'a@b.co', password: 'p' }, call: 'POST /api/account/signin', body: { email: 'a@b.co', password: 'p', isPersistent: true, rememberBrowser: true } },
  setUp: { input: { secret: 's', workspaceName: 'W', companyName: 'C', firstName: 'A', lastName: 'B', email: 'a@b.co', password: 'p', confirmPassword: 'p', isStaff: true }, call: 'POST /api/account/setup', body: { secret: 's', workspaceName: 'W', companyName: 'C', firstName: 'A', lastName: 'B', email: 'a@b.co', password: 'p', confirmPassword: 'p', isStaff: true } },
  signUp: { input: { ...person, email: 'a@b.co' }, call: 'POST /api/account/register', body: { ...person, email: 'a@b.co' } },
  joinWorkspace: { input: { ...person, userId: null }, call: 'POST /api/account/join', body: { ...person, userId: null } },
  requestPasswordReset: { input: { email: 'a@b.co' }, call: 'POST /api/account/resetrequest', body: { email: 'a@b.co' } },
  checkPasswordReset: { input: link, call: 'POST /api/account/resetinit', body: link },
  resetPassword: { input: { ...link, ...chosen }, call: 'POST /api/account/reset', body: { ...link, ...chosen } },
  changePassword: { input: { email: 'a@b.co', currentPassword: 'p', ...chosen }, call: 'POST /api/account/changepassword', body: { email: 'a@b.co', currentPassword: 'p', ...chosen } },
  endBrowserSession: { input: { sessionId: C }, call: `DELETE /api/account/session/${C}` },
  createAccessToken: { input: { name: 'ETL', scope: 'read', workspaceId: P, expiresInDays: 30 }, call: 'POST /api/account/token', body: { name: 'ETL', scope: 'read', canManagePeople: false, workspaceId: P, expiresInDays: 30 } },
  revokeAccessToken: { input: { tokenId: C }, call: `DELETE /api/account/token/${C}` },
  updateProfile: { input: { firstName: 'Ann', lastName: 'Lee', email: 'a@b.co', phone: null, version: 3 }, call: 'POST /api/user/profile', body: { firstName: 'Ann', lastName: 'Lee', email: 'a@b.co', phone: null }, version: 3 },
  saveUserSettings: { input: { colorMode: 'dark', density: 'compact', numberFormat: 'space', dateFormat: 'iso', defaultPropertyId: P, version: 4 }, call: 'PUT /api/user/settings', body: { colorMode: 'dark', density: 'compact', numberFormat: 'space', dateFormat: 'iso', defaultPropertyId: P }, version: 4 },
  saveNotificationPreferences: { input: { channelSetting: { email: true, emailFrequencyId: 2 }, taskSettings: [{ notificationCategoryId: 1, email: false }], version: 0 }, call: 'PUT /api/notification/user/notification-preferences', body: { channelSetting: { email: true, emailFrequencyId: 2 }, taskSettings: [{ notificationCategoryId: 1, email: false }] }, version: 0 },
  removeProfilePhoto: { input: { version: 3 }, call: 'DELETE /api/user/profile-photo', version: 3 },
  updateWorkspaceSettings: { input: { workspaceId: P, name: 'A', companyName: 'B', version: 2 }, call: `PUT /api/workspace/settings?workspaceId=${P}`, body: { name: 'A', companyName: 'B' }, version: 2 },
  removeWorkspaceLogo: { input: { workspaceId: null, version: 2 }, call: 'DELETE /api/workspace/logo', version: 2 },
  updateWorkspaceUser: { input: { workspaceUserId: C, roleName: 'Member', propertyIds: [P], version: 2 }, call: 'PUT /api/workspace/user', body: { workspaceUserId: C, roleName: 'Member', propertyIds: [P] }, version: 2 },
  setWorkspaceUserActive: { input: { workspaceUserId: C, isActive: false, version: 2 }, call: `PUT /api/workspace/user/${C}/active`, body: { isActive: false }, version: 2 },
  inviteUser: { input: { email: 'a@b.co', roleName: 'Member', propertyIds: [], idempotencyKey: 'k6' }, call: 'POST /api/workspace/invite', body: { email: 'a@b.co', roleName: 'Member', propertyIds: [] }, key: 'k6' },
  invitationLink: { input: { invitationId: I }, call: `POST /api/workspace/invite/${I}/link` },
  resendInvitation: { input: { invitationId: I, version: 1 }, call: `PUT /api/workspace/invite/${I}/resend`, version: 1 },
  revokeInvitation: { input: { invitationId: I, version: 1 }, call: `PUT /api/workspace/invite/${I}/revoke`, version: 1 },
  addProperty: { input: { ...details, propertyFinancial: financials, idempotencyKey: 'k1', workspaceId: null }, call: 'POST /api/property', body: { ...details, propertyFinancial: financials }, key: 'k1' },
  updateProperty: { input: { ...details, propertyId: P, version: 7, allowPlanning: null, isFeatureToggleOn: null }, call: `PUT /api/property/${P}`, body: details, version: 7 },
  archiveProperty: { input: { propertyId: P, version: 7 }, call: `DELETE /api/property/${P}`, version: 7 },
  removePropertyImage: { input: { propertyId: P, version: 7 }, call: `DELETE /api/property/${P}/profileimage`, version: 7 },
  savePropertyFinancial: { input: { propertyId: P, fiscalYear: 2026, version: 0, values: financials }, call: `PUT /api/propertyfinancial/${P}/2026`, body: financials, version: 0 },
  addReserveStudy: { input: { propertyId: P, values: study, idempotencyKey: 'k2' }, call: `POST /api/property/${P}/reservestudy`, body: study, key: 'k2' },
  updateReserveStudy: { input: { propertyId: P, propertyReserveStudyId: C, version: 2, values: study }, call: `PUT /api/property/${P}/reservestudy/${C}`, body: study, version: 2 },
  removeReserveStudy: { input: { propertyId: P, propertyReserveStudyId: C, version: 2 }, call: `DELETE /api/property/${P}/reservestudy/${C}`, version: 2 },
  addComponent: { input: { propertyId: P, fiscalYear: 2026, values: component, idempotencyKey: 'k3' }, call: `POST /api/component/property/${P}?fiscalYear=2026`, body: componentSent, key: 'k3' },
  updateComponent: { input: { propertyComponentId: C, version: 4, values: component }, call: `PUT /api/component/${C}`, body: componentSent, version: 4 },
  duplicateComponent: { input: { propertyComponentId: C, idempotencyKey: 'k4' }, call: `POST /api/component/${C}/duplicate`, key: 'k4' },
  deleteComponent: { input: { propertyComponentId: C, version: 4 }, call: `DELETE /api/component/${C}`, version: 4 },
  changeComponents: { input: { items: [{ propertyComponentId: C, version: 4 }], category: 'Roofing' }, call: 'PUT /api/component/bulk', body: { items: [{ propertyComponentId: C, version: 4 }], change: { kind: 'category', category: 'Roofing' } } },
  mapComponentImport: { input: { importId: I, columns: [{ index: 0, field: 'name' }, { index: 1 }] }, call: `PUT /api/component/import/${I}`, body: { columns: [{ index: 0, field: 'name' }, { index: 1, field: null }], skipErrors: false, skipRows: [] } },
  acceptComponentImport: { input: { importId: I, idempotencyKey: 'k5' }, call: `POST /api/component/import/${I}/accept`, key: 'k5' },
  requestDocument: { input: { document: 'packet', planId: P, years: null, idempotencyKey: 'k6' }, call: 'POST /api/job/document', body: { document: 'packet', planId: P }, key: 'k6' },
  cancelJob: { input: { jobId: P }, call: `POST /api/job/${P}/cancel` },
  createPlan: { input: { propertyId: P, fiscalYear: 2026, name: 'A', settings, idempotencyKey: 'k7' }, call: `POST /api/plan/property/${P}/2026`, body: { name: 'A', settings: settingsSent }, key: 'k7' },
  updateRatingBands: { input: { workspaceId: P, version: 4, weakBelow: 25, strongFrom: 75, overfundedAbove: 120 }, call: `PUT /api/reports/ratingbands/${P}`, body: { weakBelow: 25, strongFrom: 75, overfundedAbove: 120 }, version: 4 },
  updatePlan: { input: { planId: C, version: 3, name: 'A', settings }, call: `PUT /api/plan/${C}`, body: { name: 'A', settings: settingsSent }, version: 3 },
  duplicatePlan: { input: { planId: C, name: null, idempotencyKey: 'k8' }, call: `POST /api/plan/${C}/duplicate`, body: {}, key: 'k8' },
  recommendPlan: { input: { planId: C, isRecommended: true }, call: `POST /api/plan/${C}/recommend`, body: { isRecommended: true } },
  chooseDisclosurePlan: { input: { planId: C, isDisclosure: false }, call: `POST /api/plan/${C}/disclosure`, body: { isDisclosure: false } },
  adoptPlan: { input: { planId: C, version: 3, meetingDate: '2026-10-14', votesFor: 5, note: null }, call: `POST /api/plan/${C}/adopt`, body: { meetingDate: '2026-10-14', votesFor: 5 }, version: 3 },
  deletePlan: { input: { planId: C, version: 3 }, call: `DELETE /api/plan/${C}`, version: 3 },
  removeAdoptionFile: { input: { adoptionFileId: C, version: 1 }, call: `DELETE /api/plan/adoption/file/${C}`, version: 1 },
  stateDisclosureFacts: { input: { propertyId: P, fiscalYear: 2026, version: 0, facts: { preparedBy: 'A', hasLoans: null } }, call: `PUT /api/plan/disclosurefacts/${P}/2026`, body: { preparedBy: 'A', hasLoans: null }, version: 0 },
  setUpYear: { input: { propertyId: P, fiscalYear: 2027, expenditures: [{ propertyComponentId: C, outcome: 'done', actualCost: 5 }], hasCostIncrease: false, inflationRate: null, informationSourceId: null, yearEndReserveBalance: 1, averageHoaAnnualFee: 2, annualReserveContribution: 1, idempotencyKey: 'k9' }, call: `POST /api/year/setup/${P}/2027`, body: { expenditures: [{ propertyComponentId: C, outcome: 'done', actualCost: 5 }], hasCostIncrease: false, inflationRate: null, informationSourceId: null, yearEndReserveBalance: 1, averageHoaAnnualFee: 2, annualReserveContribution: 1 }, key: 'k9' },
  skipYearSetup: { input: { propertyId: P, fiscalYear: 2027 }, call: `GET /api/year/skipsetup/${P}/2027` },
  reconcileFiscalYear: { input: { propertyId: P, fiscalYear: 2025, closingBalance: 1, contributions: 2, expenditures: 3, updateStartingBalance: true, idempotencyKey: 'k10' }, call: `POST /api/property/${P}/reconcilefiscalyear`, body: { fiscalYear: 2025, closingBalance: 1, contributions: 2, expenditures: 3, specialAssessments: 0, interest: 0, updateStartingBalance: true }, key: 'k10' },
  saveFilterSettings: { input: { a: 'properties', value: { deep: { list: [1, 'x', null] } } }, call: 'POST /api/filtersettings', body: { a: 'properties', value: { deep: { list: [1, 'x', null] } } } },
}; // prettier-ignore
