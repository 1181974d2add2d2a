import { accountLoaders } from './account/loaders';
import { activityLoaders } from './activity/loaders';
import { adminHealthLoaders } from './admin-health/loaders';
import { adminPortfolioLoaders } from './admin-portfolio/loaders';
import { adminPropertyLoaders } from './admin-property/loaders';
import { adminUserLoaders } from './admin-user/loaders';
import { calendarLoaders } from './calendar/loaders';
import { changeLoaders } from './change/loaders';
import { componentLoaders } from './component/loaders';
import { componentImportLoaders } from './component-import/loaders';
import { dashboardLoaders } from './dashboard/loaders';
import { disclosureLoaders } from './disclosure/loaders';
import { exportMapLoaders } from './export-map/loaders';
import { fileLoaders } from './file/loaders';
import { filterSettingsLoaders } from './filter-settings/loaders';
import { financialsLoaders } from './financials/loaders';
import { fiscalYearLoaders } from './fiscal-year/loaders';
import { fullArchiveLoaders } from './full-archive/loaders';
import { importRequestLoaders } from './import-request/loaders';
import { integrationLoaders } from './integration/loaders';
import { jobLoaders } from './job/loaders';
import { ledgerLoaders } from './ledger/loaders';
import { ledgerImportLoaders } from './ledger-import/loaders';
import { liveDashboardLoaders } from './live-dashboard/loaders';
import { maintenanceLoaders } from './maintenance/loaders';
import { notificationLoaders } from './notification/loaders';
import { photoLoaders } from './photo/loaders';
import { placementLoaders } from './placement/loaders';
import { planLoaders } from './plan/loaders';
import { planAnalysisLoaders } from './plan-analysis/loaders';
import { portfolioAnalyticsLoaders } from './portfolio-analytics/loaders';
import { projectLoaders } from './project/loaders';
import { propertyLoaders } from './property/loaders';
import { propertyImportLoaders } from './property-import/loaders';
import { reportLoaders } from './report/loaders';
import { reserveBorrowingLoaders } from './reserve-borrowing/loaders';
import { reserveStudyLoaders } from './reserve-study/loaders';
import { userLoaders } from './user/loaders';
import { webhookLoaders } from './webhook/loaders';
import { weeklyViewLoaders } from './weekly-view/loaders';
import { workspaceLoaders } from './workspace/loaders';
import { yearSetupLoaders } from './year-setup/loaders';

/** What makes each room's reads. */
export const roomLoaders = [
  accountLoaders,
  activityLoaders,
  adminHealthLoaders,
  adminPortfolioLoaders,
  adminPropertyLoaders,
  adminUserLoaders,
  calendarLoaders,
  changeLoaders,
  componentLoaders,
  componentImportLoaders,
  dashboardLoaders,
  disclosureLoaders,
  exportMapLoaders,
  fileLoaders,
  filterSettingsLoaders,
  financialsLoaders,
  fiscalYearLoaders,
  fullArchiveLoaders,
  importRequestLoaders,
  integrationLoaders,
  jobLoaders,
  ledgerLoaders,
  ledgerImportLoaders,
  liveDashboardLoaders,
  maintenanceLoaders,
  notificationLoaders,
  photoLoaders,
  placementLoaders,
  planLoaders,
  planAnalysisLoaders,
  portfolioAnalyticsLoaders,
  projectLoaders,
  propertyLoaders,
  propertyImportLoaders,
  reportLoaders,
  reserveBorrowingLoaders,
  reserveStudyLoaders,
  userLoaders,
  webhookLoaders,
  weeklyViewLoaders,
  workspaceLoaders,
  yearSetupLoaders,
] as const;
