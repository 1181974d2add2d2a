import { accountRoutes } from './account/routes';
import { activityRoutes } from './activity/routes';
import { componentImportRoutes } from './component-import/routes';
import { componentRoutes } from './component/routes';
import { dashboardRoutes } from './dashboard/routes';
import { disclosureRoutes } from './disclosure/routes';
import { filterSettingsRoutes } from './filter-settings/routes';
import { financialsRoutes } from './financials/routes';
import { fiscalYearRoutes } from './fiscal-year/routes';
import { jobRoutes } from './job/routes';
import { notificationRoutes } from './notification/routes';
import { planRoutes } from './plan/routes';
import type { Route } from './platform/route/declaration';
import { propertyRoutes } from './property/routes';
import { reportRoutes } from './report/routes';
import { reserveStudyRoutes } from './reserve-study/routes';
import { userRoutes } from './user/routes';
import { workbookRoutes } from './workbook/routes';
import { workspaceRoutes } from './workspace/routes';
import { yearSetupRoutes } from './year-setup/routes';

/** Every route of the domains, in the order of the documentation. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...userRoutes,
  ...workspaceRoutes,
  ...propertyRoutes,
  ...financialsRoutes,
  ...fiscalYearRoutes,
  ...yearSetupRoutes,
  ...reserveStudyRoutes,
  ...componentRoutes,
  ...componentImportRoutes,
  ...planRoutes,
  ...workbookRoutes,
  ...disclosureRoutes,
  ...dashboardRoutes,
  ...reportRoutes,
  ...jobRoutes,
  ...activityRoutes,
  ...notificationRoutes,
  ...filterSettingsRoutes,
];
