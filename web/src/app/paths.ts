/** Every address of the signed-in application, once. */
export const PROPERTY_TABS = ['general', 'financials', 'reserve-study-history', 'connected-apps'] as const;
export type PropertyTab = (typeof PROPERTY_TABS)[number];

export const paths = {
  properties: '/useraccount/user/properties',
  dashboard: '/useraccount/properties/dashboard',
  propertyDetails: (propertyId: string, tab: PropertyTab = 'general') =>
    `/useraccount/properties/details/${encodeURIComponent(propertyId)}?tab=${tab}`,
  components: '/useraccount/components',
  componentImport: '/useraccount/components/import',
  component: (propertyComponentId: string) =>
    `/useraccount/components/${encodeURIComponent(propertyComponentId)}`,
  /** The photos of the selected property: those of one component, or all. */
  photos: (propertyComponentId?: string) =>
    `/useraccount/photos${propertyComponentId ? `?component=${encodeURIComponent(propertyComponentId)}` : ''}`,
  /** A folder of the selected property, or all files. */
  files: (folderId?: string | null) =>
    `/useraccount/files${folderId ? `?folder=${encodeURIComponent(folderId)}` : ''}`,
  /** A file of the selected property, open beside its folder. */
  file: ({ propertyFileId, folderId }: { propertyFileId: string; folderId: string | null }) =>
    `/useraccount/files?${new URLSearchParams({ ...(folderId && { folder: folderId }), file: propertyFileId }).toString()}`,
  plans: '/useraccount/plans',
  plan: (planId: string, search = '') => `/useraccount/plan/${encodeURIComponent(planId)}${search}`,
  planDisclosure: (planId: string) => `/useraccount/plan/${encodeURIComponent(planId)}/disclosure`,
  setupYear: '/useraccount/setup/year',
  reconcileYear: '/useraccount/setup/reconcile',
  percentFundedReport: '/useraccount/reports/percent-funded',
  anticipatedExpendituresReport: '/useraccount/reports/anticipated-expenditures',
  componentInventoryReport: '/useraccount/reports/component-inventory',
  profile: '/useraccount/user/profile',
  editProfile: '/useraccount/user/editprofile',
  changePassword: '/useraccount/user/changepassword',
  userSettings: '/useraccount/user-settings',
  workspaceUsers: '/useraccount/workspace/users',
  workspaceInvites: '/useraccount/workspace/users/invites',
  workspaceSettings: '/useraccount/workspace/settings',
  playground: '/playground',
  signIn: (returnTo?: string) =>
    returnTo ? `/#/signin?return=${encodeURIComponent(returnTo)}` : '/#/signin',
} as const;

/** Route patterns, relative to /useraccount, for the router. */
export const patterns = {
  properties: 'user/properties',
  dashboard: 'properties/dashboard',
  propertyDetails: 'properties/details/:propertyId',
  components: 'components',
  componentImport: 'components/import',
  component: 'components/:propertyComponentId',
  photos: 'photos',
  files: 'files',
  plans: 'plans',
  plan: 'plan/:planId',
  planDisclosure: 'plan/:planId/disclosure',
  setupYear: 'setup/year',
  reconcileYear: 'setup/reconcile',
  percentFundedReport: 'reports/percent-funded',
  anticipatedExpendituresReport: 'reports/anticipated-expenditures',
  componentInventoryReport: 'reports/component-inventory',
  profile: 'user/profile',
  editProfile: 'user/editprofile',
  changePassword: 'user/changepassword',
  userSettings: 'user-settings',
  workspaceUsers: 'workspace/users',
  workspaceInvites: 'workspace/users/invites',
  workspaceSettings: 'workspace/settings',
} as const;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The property that a mailed link asks for: `?sp_ref=email&propertyId=…`, and only in that form. */
export function mailedPropertyId(search: string): string | null {
  const query = new URLSearchParams(search);
  const id = query.get('propertyId');
  return query.get('sp_ref') === 'email' && id !== null && UUID.test(id) ? id : null;
}
