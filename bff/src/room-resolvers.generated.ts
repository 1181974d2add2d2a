import { accessMutations } from './account/access-mutations';
import { joiningMutations } from './account/joining';
import { accountMutations } from './account/mutations';
import { passwordMutations } from './account/password-mutations';
import { accountResolvers } from './account/resolvers';
import { componentMutations } from './component/mutations';
import { componentResolvers } from './component/resolvers';
import { componentImportMutations } from './component-import/mutations';
import { componentImportResolvers } from './component-import/resolvers';
import { disclosureResolvers, disclosureMutations } from './disclosure/resolvers';
import { fileBulkMutations } from './file/bulk-mutations';
import { fileMutations } from './file/mutations';
import { fileResolvers } from './file/resolvers';
import { filterSettingsMutations } from './filter-settings/mutations';
import { filterSettingsResolvers } from './filter-settings/resolvers';
import { financialsMutations } from './financials/mutations';
import { jobMutations } from './job/mutations';
import { jobResolvers } from './job/resolvers';
import { notificationMutations } from './notification/mutations';
import { notificationResolvers } from './notification/resolvers';
import { photoMutations } from './photo/mutations';
import { photoResolvers } from './photo/resolvers';
import { planMutations } from './plan/mutations';
import { planResolvers } from './plan/resolvers';
import { propertyMutations } from './property/mutations';
import { propertyResolvers } from './property/resolvers';
import { reportResolvers, reportMutations } from './report/resolvers';
import { reserveStudyMutations } from './reserve-study/mutations';
import { userMutations } from './user/mutations';
import { userResolvers } from './user/resolvers';
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
  componentMutations,
  componentResolvers,
  componentImportMutations,
  componentImportResolvers,
  disclosureResolvers,
  disclosureMutations,
  fileBulkMutations,
  fileMutations,
  fileResolvers,
  filterSettingsMutations,
  filterSettingsResolvers,
  financialsMutations,
  jobMutations,
  jobResolvers,
  notificationMutations,
  notificationResolvers,
  photoMutations,
  photoResolvers,
  planMutations,
  planResolvers,
  propertyMutations,
  propertyResolvers,
  reportResolvers,
  reportMutations,
  reserveStudyMutations,
  userMutations,
  userResolvers,
  inviteMutations,
  workspaceMutations,
  workspaceResolvers,
  yearSetupMutations,
  yearSetupResolvers,
] as const;
