import { accountRoutes } from './account/routes';
import { activityRoutes } from './activity/routes';
import { adminPortfolioRoutes } from './admin-portfolio/routes';
import { adminPropertyRoutes } from './admin-property/routes';
import { calendarRoutes } from './calendar/routes';
import { componentRoutes } from './component/routes';
import { componentImportRoutes } from './component-import/routes';
import { dashboardRoutes } from './dashboard/routes';
import { disclosureRoutes } from './disclosure/routes';
import { fileRoutes } from './file/routes';
import { filterSettingsRoutes } from './filter-settings/routes';
import { financialsRoutes } from './financials/routes';
import { fiscalYearRoutes } from './fiscal-year/routes';
import { fullArchiveRoutes } from './full-archive/routes';
import { integrationRoutes } from './integration/routes';
import { jobRoutes } from './job/routes';
import { ledgerRoutes } from './ledger/routes';
import { ledgerImportRoutes } from './ledger-import/routes';
import { liveDashboardRoutes } from './live-dashboard/routes';
import { notificationRoutes } from './notification/routes';
import { photoRoutes } from './photo/routes';
import { placementRoutes } from './placement/routes';
import { planRoutes } from './plan/routes';
import { portfolioAnalyticsRoutes } from './portfolio-analytics/routes';
import { projectRoutes } from './project/routes';
import { propertyRoutes } from './property/routes';
import { reportRoutes } from './report/routes';
import { reserveBorrowingRoutes } from './reserve-borrowing/routes';
import { reserveStudyRoutes } from './reserve-study/routes';
import { userRoutes } from './user/routes';
import { workbookRoutes } from './workbook/routes';
import { workspaceRoutes } from './workspace/routes';
import { yearSetupRoutes } from './year-setup/routes';

/** The declared routes of each room, by its folder. */
export const roomRoutes = {
  account: accountRoutes,
  activity: activityRoutes,
  'admin-portfolio': adminPortfolioRoutes,
  'admin-property': adminPropertyRoutes,
  calendar: calendarRoutes,
  component: componentRoutes,
  'component-import': componentImportRoutes,
  dashboard: dashboardRoutes,
  disclosure: disclosureRoutes,
  file: fileRoutes,
  'filter-settings': filterSettingsRoutes,
  financials: financialsRoutes,
  'fiscal-year': fiscalYearRoutes,
  'full-archive': fullArchiveRoutes,
  integration: integrationRoutes,
  job: jobRoutes,
  ledger: ledgerRoutes,
  'ledger-import': ledgerImportRoutes,
  'live-dashboard': liveDashboardRoutes,
  notification: notificationRoutes,
  photo: photoRoutes,
  placement: placementRoutes,
  plan: planRoutes,
  'portfolio-analytics': portfolioAnalyticsRoutes,
  project: projectRoutes,
  property: propertyRoutes,
  report: reportRoutes,
  'reserve-borrowing': reserveBorrowingRoutes,
  'reserve-study': reserveStudyRoutes,
  user: userRoutes,
  workbook: workbookRoutes,
  workspace: workspaceRoutes,
  'year-setup': yearSetupRoutes,
} as const;
