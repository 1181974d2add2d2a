import { accessMutations } from './account/access-mutations';
import { joiningMutations } from './account/joining';
import { accountMutations } from './account/mutations';
import { passwordMutations } from './account/password-mutations';
import { accountResolvers } from './account/resolvers';
import { activityResolvers } from './activity/resolvers';
import { adminHealthResolvers, adminHealthMutations } from './admin-health/resolvers';
import { adminPortfolioMutations } from './admin-portfolio/mutations';
import { adminPortfolioResolvers } from './admin-portfolio/resolvers';
import { adminPropertyMutations } from './admin-property/mutations';
import { adminPropertyResolvers } from './admin-property/resolvers';
import { adminUserMutations } from './admin-user/mutations';
import { adminUserResolvers } from './admin-user/resolvers';
import { calendarResolvers, calendarMutations } from './calendar/resolvers';
import { changeResolvers } from './change/resolvers';
import { componentMutations } from './component/mutations';
import { componentResolvers } from './component/resolvers';
import { componentImportMutations } from './component-import/mutations';
import { componentImportResolvers } from './component-import/resolvers';
import { disclosureResolvers, disclosureMutations } from './disclosure/resolvers';
import { exportMapMutations } from './export-map/mutations';
import { exportMapResolvers } from './export-map/resolvers';
import { fileBulkMutations } from './file/bulk-mutations';
import { fileMutations } from './file/mutations';
import { fileProjectMutations } from './file/project-mutations';
import { fileResolvers } from './file/resolvers';
import { filterSettingsMutations } from './filter-settings/mutations';
import { filterSettingsResolvers } from './filter-settings/resolvers';
import { financialsMutations } from './financials/mutations';
import { fullArchiveResolvers, fullArchiveMutations } from './full-archive/resolvers';
import { importRequestMutations } from './import-request/mutations';
import { importRequestResolvers } from './import-request/resolvers';
import { integrationResolvers, integrationMutations } from './integration/resolvers';
import { jobMutations } from './job/mutations';
import { jobResolvers } from './job/resolvers';
import { ledgerMutations } from './ledger/mutations';
import { ledgerResolvers } from './ledger/resolvers';
import { ledgerImportMutations } from './ledger-import/mutations';
import { ledgerImportResolvers } from './ledger-import/resolvers';
import { liveDashboardResolvers } from './live-dashboard/resolvers';
import { maintenanceResolvers, maintenanceMutations } from './maintenance/resolvers';
import { notificationMutations } from './notification/mutations';
import { notificationResolvers } from './notification/resolvers';
import { photoMutations } from './photo/mutations';
import { photoResolvers } from './photo/resolvers';
import { placementResolvers, placementMutations } from './placement/resolvers';
import { planMutations } from './plan/mutations';
import { planResolvers } from './plan/resolvers';
import { planAnalysisResolvers } from './plan-analysis/resolvers';
import { portfolioAnalyticsResolvers } from './portfolio-analytics/resolvers';
import { projectContractMutations } from './project/contract';
import { projectMutations } from './project/mutations';
import { projectResolvers } from './project/resolvers';
import { projectWorkMutations } from './project/work';
import { propertyMutations } from './property/mutations';
import { propertyResolvers } from './property/resolvers';
import { propertyImportMutations } from './property-import/mutations';
import { propertyImportResolvers } from './property-import/resolvers';
import { reportResolvers, reportMutations } from './report/resolvers';
import { reserveBorrowingResolvers, reserveBorrowingMutations } from './reserve-borrowing/resolvers';
import { reserveStudyMutations } from './reserve-study/mutations';
import { userMutations } from './user/mutations';
import { userResolvers } from './user/resolvers';
import { webhookMutations } from './webhook/mutations';
import { webhookResolvers } from './webhook/resolvers';
import { weeklyViewMutations } from './weekly-view/mutations';
import { weeklyViewResolvers } from './weekly-view/resolvers';
import { inviteMutations } from './workspace/invite-mutations';
import { workspaceMutations } from './workspace/mutations';
import { workspaceResolvers } from './workspace/resolvers';
import { yearSetupMutations } from './year-setup/mutations';
import { yearSetupResolvers } from './year-setup/resolvers';

/** What each room answers in the graph. */
export const roomResolvers = [
  accessMutations,
  joiningMutations,
  accountMutations,
  passwordMutations,
  accountResolvers,
  activityResolvers,
  adminHealthResolvers,
  adminHealthMutations,
  adminPortfolioMutations,
  adminPortfolioResolvers,
  adminPropertyMutations,
  adminPropertyResolvers,
  adminUserMutations,
  adminUserResolvers,
  calendarResolvers,
  calendarMutations,
  changeResolvers,
  componentMutations,
  componentResolvers,
  componentImportMutations,
  componentImportResolvers,
  disclosureResolvers,
  disclosureMutations,
  exportMapMutations,
  exportMapResolvers,
  fileBulkMutations,
  fileMutations,
  fileProjectMutations,
  fileResolvers,
  filterSettingsMutations,
  filterSettingsResolvers,
  financialsMutations,
  fullArchiveResolvers,
  fullArchiveMutations,
  importRequestMutations,
  importRequestResolvers,
  integrationResolvers,
  integrationMutations,
  jobMutations,
  jobResolvers,
  ledgerMutations,
  ledgerResolvers,
  ledgerImportMutations,
  ledgerImportResolvers,
  liveDashboardResolvers,
  maintenanceResolvers,
  maintenanceMutations,
  notificationMutations,
  notificationResolvers,
  photoMutations,
  photoResolvers,
  placementResolvers,
  placementMutations,
  planMutations,
  planResolvers,
  planAnalysisResolvers,
  portfolioAnalyticsResolvers,
  projectContractMutations,
  projectMutations,
  projectResolvers,
  projectWorkMutations,
  propertyMutations,
  propertyResolvers,
  propertyImportMutations,
  propertyImportResolvers,
  reportResolvers,
  reportMutations,
  reserveBorrowingResolvers,
  reserveBorrowingMutations,
  reserveStudyMutations,
  userMutations,
  userResolvers,
  webhookMutations,
  webhookResolvers,
  weeklyViewMutations,
  weeklyViewResolvers,
  inviteMutations,
  workspaceMutations,
  workspaceResolvers,
  yearSetupMutations,
  yearSetupResolvers,
] as const;
