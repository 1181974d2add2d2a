import type { Address, Room, Screen } from './app/room';
import { accountRoom } from './account/room';
import { componentRoom } from './component/room';
import { componentImportRoom } from './component-import/room';
import { dashboardRoom } from './dashboard/room';
import { disclosureRoom } from './disclosure/room';
import { entryRoom } from './entry/room';
import { fileRoom } from './file/room';
import { photoRoom } from './photo/room';
import { planRoom } from './plan/room';
import { propertyRoom } from './property/room';
import { reportRoom } from './report/room';
import { userRoom } from './user/room';
import { workspaceRoom } from './workspace/room';
import { yearSetupRoom } from './year-setup/room';

/** What each room shows to the application. */
export const rooms: readonly Room[] = [
  accountRoom,
  componentRoom,
  componentImportRoom,
  dashboardRoom,
  disclosureRoom,
  entryRoom,
  fileRoom,
  photoRoom,
  planRoom,
  propertyRoom,
  reportRoom,
  userRoom,
  workspaceRoom,
  yearSetupRoom,
];

/** The page at each address: an address that no room has a page for does not compile. */
export const screens: Record<Address, Screen> = {
  ...accountRoom.screens,
  ...componentRoom.screens,
  ...componentImportRoom.screens,
  ...dashboardRoom.screens,
  ...disclosureRoom.screens,
  ...entryRoom.screens,
  ...fileRoom.screens,
  ...photoRoom.screens,
  ...planRoom.screens,
  ...propertyRoom.screens,
  ...reportRoom.screens,
  ...userRoom.screens,
  ...workspaceRoom.screens,
  ...yearSetupRoom.screens,
};
