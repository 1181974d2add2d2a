import { accountRoutes } from './account/routes';
import { activityRoutes } from './activity/routes';
import { adminHealthRoutes } from './admin-health/routes';
import { adminPortfolioRoutes } from './admin-portfolio/routes';
import { adminPropertyRoutes } from './admin-property/routes';
import { adminUserRoutes } from './admin-user/routes';
import { calendarRoutes } from './calendar/routes';
import { changeRoutes } from './change/routes';
import { componentRoutes } from './component/routes';
import { componentImportRoutes } from './component-import/routes';
import { dashboardRoutes } from './dashboard/routes';
import { disclosureRoutes } from './disclosure/routes';
import { exportMapRoutes } from './export-map/routes';
import { fileRoutes } from './file/routes';
import { filterSettingsRoutes } from './filter-settings/routes';
import { financialsRoutes } from './financials/routes';
import { fiscalYearRoutes } from './fiscal-year/routes';
import { fullArchiveRoutes } from './full-archive/routes';
import { importRequestRoutes } from './import-request/routes';
import { integrationRoutes } from './integration/routes';
import { jobRoutes } from './job/routes';
import { ledgerRoutes } from './ledger/routes';
import { ledgerImportRoutes } from './ledger-import/routes';
import { liveDashboardRoutes } from './live-dashboard/routes';
import { maintenanceRoutes } from './maintenance/routes';
import { notificationRoutes } from './notification/routes';
import { photoRoutes } from './photo/routes';
import { placementRoutes } from './placement/routes';
import { planRoutes } from './plan/routes';
import { planAnalysisRoutes } from './plan-analysis/routes';
import { portfolioAnalyticsRoutes } from './portfolio-analytics/routes';
import { projectRoutes } from './project/routes';
import { propertyRoutes } from './property/routes';
import { propertyImportRoutes } from './property-import/routes';
import { reportRoutes } from './report/routes';
import { reserveBorrowingRoutes } from './reserve-borrowing/routes';
import { reserveStudyRoutes } from './reserve-study/routes';
import { userRoutes } from './user/routes';
import { webhookRoutes } from './webhook/routes';
import { weeklyViewRoutes } from './weekly-view/routes';
import { workbookRoutes } from './workbook/routes';
import { workspaceRoutes } from './workspace/routes';
import { yearSetupRoutes } from './year-setup/routes';

/** The declared routes of each room, by its folder. */
export const roomRoutes = {
  account: accountRoutes,
  activity: activityRoutes,
  'admin-health': adminHealthRoutes,
  'admin-portfolio': adminPortfolioRoutes,
  'admin-property': adminPropertyRoutes,
  'admin-user': adminUserRoutes,
  calendar: calendarRoutes,
  change: changeRoutes,
  component: componentRoutes,
  'component-import': componentImportRoutes,
  dashboard: dashboardRoutes,
  disclosure: disclosureRoutes,
  'export-map': exportMapRoutes,
  file: fileRoutes,
  'filter-settings': filterSettingsRoutes,
  financials: financialsRoutes,
  'fiscal-year': fiscalYearRoutes,
  'full-archive': fullArchiveRoutes,
  'import-request': importRequestRoutes,
  integration: integrationRoutes,
  job: jobRoutes,
  ledger: ledgerRoutes,
  'ledger-import': ledgerImportRoutes,
  'live-dashboard': liveDashboardRoutes,
  maintenance: maintenanceRoutes,
  notification: notificationRoutes,
  photo: photoRoutes,
  placement: placementRoutes,
  plan: planRoutes,
  'plan-analysis': planAnalysisRoutes,
  'portfolio-analytics': portfolioAnalyticsRoutes,
  project: projectRoutes,
  property: propertyRoutes,
  'property-import': propertyImportRoutes,
  report: reportRoutes,
  'reserve-borrowing': reserveBorrowingRoutes,
  'reserve-study': reserveStudyRoutes,
  user: userRoutes,
  webhook: webhookRoutes,
  'weekly-view': weeklyViewRoutes,
  workbook: workbookRoutes,
  workspace: workspaceRoutes,
  'year-setup': yearSetupRoutes,
} as const;
