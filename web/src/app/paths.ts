/** Every address of the signed-in application, once. */
export const PROPERTY_TABS = ['general', 'financials', 'reserve-study-history', 'connected-apps'] as const;
export type PropertyTab = (typeof PROPERTY_TABS)[number];

export const paths = {
  properties: '/useraccount/user/properties',
  dashboard: '/useraccount/properties/dashboard',
  propertyDetails: (propertyId: string, tab: PropertyTab = 'general') =>
    `/useraccount/properties/details/${encodeURIComponent(propertyId)}?tab=${tab}`,
  /** The financials with an interest rate proposed, in percentage points. */
  financialsWithRate: (propertyId: string, rate: number) =>
    `/useraccount/properties/details/${encodeURIComponent(propertyId)}?tab=financials&interestRate=${rate.toFixed(2)}`,
  components: '/useraccount/components',
  componentImport: '/useraccount/components/import',
  propertyImport: '/useraccount/properties/add-many',
  component: (propertyComponentId: string) =>
    `/useraccount/components/${encodeURIComponent(propertyComponentId)}`,
  /** The photos of the selected property: those of one component, or all. */
  photos: (propertyComponentId?: string) =>
    `/useraccount/photos${propertyComponentId ? `?component=${encodeURIComponent(propertyComponentId)}` : ''}`,
  /** A photo of the selected property, open beside those of a component, or beside all. */
  photo: (propertyPhotoId: string, propertyComponentId?: string) =>
    `/useraccount/photos?${new URLSearchParams({ ...(propertyComponentId && { component: propertyComponentId }), photo: propertyPhotoId }).toString()}`,
  /** A folder of the selected property, or all files. */
  files: (folderId?: string | null) =>
    `/useraccount/files${folderId ? `?folder=${encodeURIComponent(folderId)}` : ''}`,
  /** A file of the selected property, open beside its folder. */
  file: ({ propertyFileId, folderId }: { propertyFileId: string; folderId: string | null }) =>
    `/useraccount/files?${new URLSearchParams({ ...(folderId && { folder: folderId }), file: propertyFileId }).toString()}`,
  activity: '/useraccount/activity',
  notifications: '/useraccount/notifications',
  /** All maintenance tasks of the selected property. */
  maintenance: '/useraccount/maintenance',
  /** The selected property's calendar: a month as `2026-11`, or the current one. */
  calendar: (month = '') => `/useraccount/calendar${month && `?month=${month}`}`,
  /** The projects of the selected property: those of one phase, completed ones too, or all. */
  projects: (phaseId?: string) =>
    `/useraccount/projects${phaseId ? `?view=list&completed=1&phase=${encodeURIComponent(phaseId)}` : ''}`,
  projectPhases: '/useraccount/projects/phases',
  project: (projectId: string) => `/useraccount/projects/${encodeURIComponent(projectId)}`,
  /** Where another service leads back to after a sign-in there. */
  connectedAppReturn: '/useraccount/connected-apps/return',
  placements: '/useraccount/reserve-accounts',
  reserveBorrowing: '/useraccount/reserve-borrowing',
  /** The ledger of the selected property: its transactions, or those of one component or project. */
  transactions: (of: { component?: string; project?: string } = {}) => {
    const query = new URLSearchParams(of).toString();
    return `/useraccount/transactions${query && `?${query}`}`;
  },
  ledgerConfiguration: (tab: 'accounts' | 'banks' = 'accounts') =>
    `/useraccount/transactions/configuration${tab === 'banks' ? '?tab=banks' : ''}`,
  ledgerImport: '/useraccount/transactions/import',
  plans: '/useraccount/plans',
  /** A plan, or one of its tabs: `risk`. */
  plan: (planId: string, tab = '') => `/useraccount/plan/${encodeURIComponent(planId)}${tab && `/${tab}`}`,
  planDisclosure: (planId: string) => `/useraccount/plan/${encodeURIComponent(planId)}/disclosure`,
  setupYear: '/useraccount/setup/year',
  reconcileYear: '/useraccount/setup/reconcile',
  percentFundedReport: '/useraccount/reports/percent-funded',
  anticipatedExpendituresReport: '/useraccount/reports/anticipated-expenditures',
  componentInventoryReport: '/useraccount/reports/component-inventory',
  photosReport: '/useraccount/reports/photos',
  profile: '/useraccount/user/profile',
  editProfile: '/useraccount/user/editprofile',
  changePassword: '/useraccount/user/changepassword',
  userSettings: '/useraccount/user-settings',
  workspaceUsers: '/useraccount/workspace/users',
  workspaceInvites: '/useraccount/workspace/users/invites',
  workspaceSettings: '/useraccount/workspace/settings',
  webhooks: '/useraccount/workspace/webhooks',
  portfolioActivity: '/useraccount/workspace/activity',
  portfolioAssociations: '/useraccount/portfolio-analytics/associations',
  manyYears: '/useraccount/portfolio-analytics/years',
  portfolioUsers: '/useraccount/portfolio-analytics/users',
  portfolioSpendBreakdown: '/useraccount/portfolio-analytics/reports/project-spend/breakdown',
  portfolioProjectSpend: '/useraccount/portfolio-analytics/reports/project-spend',
  portfolioWhatIf: '/useraccount/portfolio-analytics/what-if',
  adminJobs: '/useraccount/admin/jobs',
  adminHealth: '/useraccount/admin/health',
  adminProperties: '/useraccount/admin/properties',
  adminPortfolios: '/useraccount/admin/portfolios',
  exportMap: (propertyId: string) =>
    `/useraccount/admin/properties/${encodeURIComponent(propertyId)}/export-map`,
  adminUsers: '/useraccount/admin/users',
  adminInvites: '/useraccount/admin/users/invites',
  importRequests: '/useraccount/admin/import-requests',
  importRequest: (importRequestId: string) =>
    `/useraccount/admin/import-requests/${encodeURIComponent(importRequestId)}`,
  invitesOf: (workspaceId: string) => `/useraccount/workspace/users/invites?workspace=${workspaceId}`,
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
  propertyImport: 'properties/add-many',
  ledgerImport: 'transactions/import',
  component: 'components/:propertyComponentId',
  photos: 'photos',
  files: 'files',
  activity: 'activity',
  notifications: 'notifications',
  maintenance: 'maintenance',
  calendar: 'calendar',
  projects: 'projects',
  projectPhases: 'projects/phases',
  project: 'projects/:projectId',
  connectedAppReturn: 'connected-apps/return',
  placements: 'reserve-accounts',
  reserveBorrowing: 'reserve-borrowing',
  transactions: 'transactions',
  ledgerConfiguration: 'transactions/configuration',
  plans: 'plans',
  plan: 'plan/:planId/:tab?',
  planDisclosure: 'plan/:planId/disclosure',
  setupYear: 'setup/year',
  reconcileYear: 'setup/reconcile',
  percentFundedReport: 'reports/percent-funded',
  anticipatedExpendituresReport: 'reports/anticipated-expenditures',
  componentInventoryReport: 'reports/component-inventory',
  photosReport: 'reports/photos',
  profile: 'user/profile',
  editProfile: 'user/editprofile',
  changePassword: 'user/changepassword',
  userSettings: 'user-settings',
  workspaceUsers: 'workspace/users',
  workspaceInvites: 'workspace/users/invites',
  workspaceSettings: 'workspace/settings',
  webhooks: 'workspace/webhooks',
  portfolioActivity: 'workspace/activity',
  portfolioAssociations: 'portfolio-analytics/associations',
  manyYears: 'portfolio-analytics/years',
  portfolioUsers: 'portfolio-analytics/users',
  portfolioSpendBreakdown: 'portfolio-analytics/reports/project-spend/breakdown',
  portfolioProjectSpend: 'portfolio-analytics/reports/project-spend',
  portfolioWhatIf: 'portfolio-analytics/what-if',
  adminJobs: 'admin/jobs',
  adminHealth: 'admin/health',
  adminProperties: 'admin/properties',
  adminPortfolios: 'admin/portfolios',
  exportMap: 'admin/properties/:propertyId/export-map',
  adminUsers: 'admin/users',
  adminInvites: 'admin/users/invites',
  importRequests: 'admin/import-requests',
  importRequest: 'admin/import-requests/:importRequestId',
} as const;

/** Returns whether an address is in the admin area. */
export const isAdminAddress = (pathname: string) => /^\/useraccount\/admin(\/|$)/.test(pathname);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Returns whether a text of an address is an id that the service takes: RFC 9562, with version and variant. */
export const isId = (text: string): boolean => UUID.test(text);

/** Returns the property that a mailed link asks for: `?sp_ref=email&propertyId=…`, and only in that form. */
export function mailedPropertyId(search: string): string | null {
  const query = new URLSearchParams(search);
  const id = query.get('propertyId');
  return query.get('sp_ref') === 'email' && id !== null && isId(id) ? id : null;
}
