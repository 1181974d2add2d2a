import { accountLoaders } from './account/loaders';
import { activityLoaders } from './activity/loaders';
import { adminPortfolioLoaders } from './admin-portfolio/loaders';
import { adminPropertyLoaders } from './admin-property/loaders';
import { calendarLoaders } from './calendar/loaders';
import { componentLoaders } from './component/loaders';
import { componentImportLoaders } from './component-import/loaders';
import { dashboardLoaders } from './dashboard/loaders';
import { disclosureLoaders } from './disclosure/loaders';
import { fileLoaders } from './file/loaders';
import { filterSettingsLoaders } from './filter-settings/loaders';
import { financialsLoaders } from './financials/loaders';
import { fiscalYearLoaders } from './fiscal-year/loaders';
import { fullArchiveLoaders } from './full-archive/loaders';
import { integrationLoaders } from './integration/loaders';
import { jobLoaders } from './job/loaders';
import { ledgerLoaders } from './ledger/loaders';
import { ledgerImportLoaders } from './ledger-import/loaders';
import { liveDashboardLoaders } from './live-dashboard/loaders';
import { notificationLoaders } from './notification/loaders';
import { photoLoaders } from './photo/loaders';
import { placementLoaders } from './placement/loaders';
import { planLoaders } from './plan/loaders';
import { portfolioAnalyticsLoaders } from './portfolio-analytics/loaders';
import { projectLoaders } from './project/loaders';
import { propertyLoaders } from './property/loaders';
import { reportLoaders } from './report/loaders';
import { reserveBorrowingLoaders } from './reserve-borrowing/loaders';
import { reserveStudyLoaders } from './reserve-study/loaders';
import { userLoaders } from './user/loaders';
import { workspaceLoaders } from './workspace/loaders';
import { yearSetupLoaders } from './year-setup/loaders';

/** What makes each room's reads. */
export const roomLoaders = [
  accountLoaders,
  activityLoaders,
  adminPortfolioLoaders,
  adminPropertyLoaders,
  calendarLoaders,
  componentLoaders,
  componentImportLoaders,
  dashboardLoaders,
  disclosureLoaders,
  fileLoaders,
  filterSettingsLoaders,
  financialsLoaders,
  fiscalYearLoaders,
  fullArchiveLoaders,
  integrationLoaders,
  jobLoaders,
  ledgerLoaders,
  ledgerImportLoaders,
  liveDashboardLoaders,
  notificationLoaders,
  photoLoaders,
  placementLoaders,
  planLoaders,
  portfolioAnalyticsLoaders,
  projectLoaders,
  propertyLoaders,
  reportLoaders,
  reserveBorrowingLoaders,
  reserveStudyLoaders,
  userLoaders,
  workspaceLoaders,
  yearSetupLoaders,
] as const;
