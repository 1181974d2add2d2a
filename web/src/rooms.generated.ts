import type { Address, Room, Screen } from './app/room';
import { accountRoom } from './account/room';
import { activityRoom } from './activity/room';
import { adminPortfolioRoom } from './admin-portfolio/room';
import { adminPropertyRoom } from './admin-property/room';
import { calendarRoom } from './calendar/room';
import { componentRoom } from './component/room';
import { componentImportRoom } from './component-import/room';
import { dashboardRoom } from './dashboard/room';
import { disclosureRoom } from './disclosure/room';
import { entryRoom } from './entry/room';
import { fileRoom } from './file/room';
import { integrationRoom } from './integration/room';
import { jobRoom } from './job/room';
import { ledgerRoom } from './ledger/room';
import { ledgerImportRoom } from './ledger-import/room';
import { notificationRoom } from './notification/room';
import { photoRoom } from './photo/room';
import { placementRoom } from './placement/room';
import { planRoom } from './plan/room';
import { portfolioAnalyticsRoom } from './portfolio-analytics/room';
import { projectRoom } from './project/room';
import { propertyRoom } from './property/room';
import { reportRoom } from './report/room';
import { reserveBorrowingRoom } from './reserve-borrowing/room';
import { userRoom } from './user/room';
import { workspaceRoom } from './workspace/room';
import { yearSetupRoom } from './year-setup/room';

/** What each room shows to the application. */
export const rooms: readonly Room[] = [
  accountRoom,
  activityRoom,
  adminPortfolioRoom,
  adminPropertyRoom,
  calendarRoom,
  componentRoom,
  componentImportRoom,
  dashboardRoom,
  disclosureRoom,
  entryRoom,
  fileRoom,
  integrationRoom,
  jobRoom,
  ledgerRoom,
  ledgerImportRoom,
  notificationRoom,
  photoRoom,
  placementRoom,
  planRoom,
  portfolioAnalyticsRoom,
  projectRoom,
  propertyRoom,
  reportRoom,
  reserveBorrowingRoom,
  userRoom,
  workspaceRoom,
  yearSetupRoom,
];

/** The page at each address: an address that no room has a page for does not compile. */
export const screens: Record<Address, Screen> = {
  ...accountRoom.screens,
  ...activityRoom.screens,
  ...adminPortfolioRoom.screens,
  ...adminPropertyRoom.screens,
  ...calendarRoom.screens,
  ...componentRoom.screens,
  ...componentImportRoom.screens,
  ...dashboardRoom.screens,
  ...disclosureRoom.screens,
  ...entryRoom.screens,
  ...fileRoom.screens,
  ...integrationRoom.screens,
  ...jobRoom.screens,
  ...ledgerRoom.screens,
  ...ledgerImportRoom.screens,
  ...notificationRoom.screens,
  ...photoRoom.screens,
  ...placementRoom.screens,
  ...planRoom.screens,
  ...portfolioAnalyticsRoom.screens,
  ...projectRoom.screens,
  ...propertyRoom.screens,
  ...reportRoom.screens,
  ...reserveBorrowingRoom.screens,
  ...userRoom.screens,
  ...workspaceRoom.screens,
  ...yearSetupRoom.screens,
};
