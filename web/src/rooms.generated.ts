import type { Address, Room, Screen } from './app/room';
import { accountRoom } from './account/room';
import { activityRoom } from './activity/room';
import { adminHealthRoom } from './admin-health/room';
import { adminPortfolioRoom } from './admin-portfolio/room';
import { adminPropertyRoom } from './admin-property/room';
import { adminUserRoom } from './admin-user/room';
import { calendarRoom } from './calendar/room';
import { componentRoom } from './component/room';
import { componentImportRoom } from './component-import/room';
import { dashboardRoom } from './dashboard/room';
import { disclosureRoom } from './disclosure/room';
import { entryRoom } from './entry/room';
import { exportMapRoom } from './export-map/room';
import { fileRoom } from './file/room';
import { importRequestRoom } from './import-request/room';
import { integrationRoom } from './integration/room';
import { jobRoom } from './job/room';
import { ledgerRoom } from './ledger/room';
import { ledgerImportRoom } from './ledger-import/room';
import { maintenanceRoom } from './maintenance/room';
import { notificationRoom } from './notification/room';
import { photoRoom } from './photo/room';
import { placementRoom } from './placement/room';
import { planRoom } from './plan/room';
import { portfolioAnalyticsRoom } from './portfolio-analytics/room';
import { projectRoom } from './project/room';
import { propertyRoom } from './property/room';
import { propertyImportRoom } from './property-import/room';
import { reportRoom } from './report/room';
import { reserveBorrowingRoom } from './reserve-borrowing/room';
import { userRoom } from './user/room';
import { webhookRoom } from './webhook/room';
import { workspaceRoom } from './workspace/room';
import { yearSetupRoom } from './year-setup/room';

/** What each room shows to the application. */
export const rooms: readonly Room[] = [
  accountRoom,
  activityRoom,
  adminHealthRoom,
  adminPortfolioRoom,
  adminPropertyRoom,
  adminUserRoom,
  calendarRoom,
  componentRoom,
  componentImportRoom,
  dashboardRoom,
  disclosureRoom,
  entryRoom,
  exportMapRoom,
  fileRoom,
  importRequestRoom,
  integrationRoom,
  jobRoom,
  ledgerRoom,
  ledgerImportRoom,
  maintenanceRoom,
  notificationRoom,
  photoRoom,
  placementRoom,
  planRoom,
  portfolioAnalyticsRoom,
  projectRoom,
  propertyRoom,
  propertyImportRoom,
  reportRoom,
  reserveBorrowingRoom,
  userRoom,
  webhookRoom,
  workspaceRoom,
  yearSetupRoom,
];

/** The page at each address: an address that no room has a page for does not compile. */
export const screens: Record<Address, Screen> = {
  ...accountRoom.screens,
  ...activityRoom.screens,
  ...adminHealthRoom.screens,
  ...adminPortfolioRoom.screens,
  ...adminPropertyRoom.screens,
  ...adminUserRoom.screens,
  ...calendarRoom.screens,
  ...componentRoom.screens,
  ...componentImportRoom.screens,
  ...dashboardRoom.screens,
  ...disclosureRoom.screens,
  ...entryRoom.screens,
  ...exportMapRoom.screens,
  ...fileRoom.screens,
  ...importRequestRoom.screens,
  ...integrationRoom.screens,
  ...jobRoom.screens,
  ...ledgerRoom.screens,
  ...ledgerImportRoom.screens,
  ...maintenanceRoom.screens,
  ...notificationRoom.screens,
  ...photoRoom.screens,
  ...placementRoom.screens,
  ...planRoom.screens,
  ...portfolioAnalyticsRoom.screens,
  ...projectRoom.screens,
  ...propertyRoom.screens,
  ...propertyImportRoom.screens,
  ...reportRoom.screens,
  ...reserveBorrowingRoom.screens,
  ...userRoom.screens,
  ...webhookRoom.screens,
  ...workspaceRoom.screens,
  ...yearSetupRoom.screens,
};
