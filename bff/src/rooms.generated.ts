import { accessMutations } from './account/access-mutations';
import { joiningMutations } from './account/joining';
import { accountLoaders } from './account/loaders';
import { accountMutations } from './account/mutations';
import { passwordMutations } from './account/password-mutations';
import { accountResolvers } from './account/resolvers';
import { activityLoaders } from './activity/loaders';
import { componentLoaders } from './component/loaders';
import { componentMutations } from './component/mutations';
import { componentResolvers } from './component/resolvers';
import { componentImportLoaders } from './component-import/loaders';
import { componentImportMutations } from './component-import/mutations';
import { componentImportResolvers } from './component-import/resolvers';
import { dashboardLoaders } from './dashboard/loaders';
import { disclosureLoaders } from './disclosure/loaders';
import { disclosureResolvers, disclosureMutations } from './disclosure/resolvers';
import { filterSettingsLoaders } from './filter-settings/loaders';
import { filterSettingsMutations } from './filter-settings/mutations';
import { filterSettingsResolvers } from './filter-settings/resolvers';
import { financialsLoaders } from './financials/loaders';
import { financialsMutations } from './financials/mutations';
import { fiscalYearLoaders } from './fiscal-year/loaders';
import { jobLoaders } from './job/loaders';
import { jobMutations } from './job/mutations';
import { jobResolvers } from './job/resolvers';
import { notificationLoaders } from './notification/loaders';
import { notificationMutations } from './notification/mutations';
import { notificationResolvers } from './notification/resolvers';
import { planLoaders } from './plan/loaders';
import { planMutations } from './plan/mutations';
import { planResolvers } from './plan/resolvers';
import { propertyLoaders } from './property/loaders';
import { propertyMutations } from './property/mutations';
import { propertyResolvers } from './property/resolvers';
import { reportLoaders } from './report/loaders';
import { reportResolvers, reportMutations } from './report/resolvers';
import { reserveStudyLoaders } from './reserve-study/loaders';
import { reserveStudyMutations } from './reserve-study/mutations';
import { userLoaders } from './user/loaders';
import { userMutations } from './user/mutations';
import { userResolvers } from './user/resolvers';
import { inviteMutations } from './workspace/invite-mutations';
import { workspaceLoaders } from './workspace/loaders';
import { workspaceMutations } from './workspace/mutations';
import { workspaceResolvers } from './workspace/resolvers';
import { yearSetupLoaders } from './year-setup/loaders';
import { yearSetupMutations } from './year-setup/mutations';
import { yearSetupResolvers } from './year-setup/resolvers';

/** What makes each room's reads. */
export const roomLoaders = [
  accountLoaders,
  activityLoaders,
  componentLoaders,
  componentImportLoaders,
  dashboardLoaders,
  disclosureLoaders,
  filterSettingsLoaders,
  financialsLoaders,
  fiscalYearLoaders,
  jobLoaders,
  notificationLoaders,
  planLoaders,
  propertyLoaders,
  reportLoaders,
  reserveStudyLoaders,
  userLoaders,
  workspaceLoaders,
  yearSetupLoaders,
] as const;

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
  filterSettingsMutations,
  filterSettingsResolvers,
  financialsMutations,
  jobMutations,
  jobResolvers,
  notificationMutations,
  notificationResolvers,
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
