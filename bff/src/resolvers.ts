import { accessMutations } from './account/access-mutations';
import { joiningMutations } from './account/joining';
import { accountMutations } from './account/mutations';
import { passwordMutations } from './account/password-mutations';
import { accountResolvers } from './account/resolvers';
import { componentImportMutations } from './component/import-mutations';
import { componentMutations } from './component/mutations';
import { componentResolvers } from './component/resolvers';
import { disclosureMutations, disclosureResolvers } from './disclosure/resolvers';
import { filterSettingsMutations } from './filter-settings/mutations';
import { filterSettingsResolvers } from './filter-settings/resolvers';
import { financialsMutations } from './financials/mutations';
import type { RequiredResolvers, Resolvers } from './generated/resolver-types';
import { scalars } from './graphql/scalars';
import { jobMutations } from './job/mutations';
import { jobResolvers } from './job/resolvers';
import { notificationMutations } from './notification/mutations';
import { notificationResolvers } from './notification/resolvers';
import { planMutations } from './plan/mutations';
import { planResolvers } from './plan/resolvers';
import { propertyMutations } from './property/mutations';
import { propertyResolvers } from './property/resolvers';
import { reportMutations, reportResolvers } from './report/resolvers';
import { reserveStudyMutations } from './reserve-study/mutations';
import { userMutations } from './user/mutations';
import { userResolvers } from './user/resolvers';
import { inviteMutations } from './workspace/invite-mutations';
import { workspaceMutations } from './workspace/mutations';
import { workspaceResolvers } from './workspace/resolvers';
import { yearSetupMutations } from './year-setup/mutations';
import { yearSetupResolvers } from './year-setup/resolvers';

/** Every resolver of the graph. `satisfies`: a field that nothing answers does not compile. */
export const resolvers = {
  ...scalars,
  ...accountResolvers,
  ...userResolvers,
  ...workspaceResolvers,
  ...propertyResolvers,
  ...componentResolvers,
  ...planResolvers,
  ...jobResolvers,
  ...disclosureResolvers,
  Plan: { ...planResolvers.Plan, ...disclosureResolvers.Plan },
  Query: {
    ...accountResolvers.Query,
    ...userResolvers.Query,
    ...workspaceResolvers.Query,
    ...propertyResolvers.Query,
    ...componentResolvers.Query,
    ...planResolvers.Query,
    ...reportResolvers.Query,
    ...jobResolvers.Query,
    ...yearSetupResolvers.Query,
    ...notificationResolvers.Query,
    ...filterSettingsResolvers.Query,
  },
  Mutation: {
    ...accountMutations.Mutation,
    ...joiningMutations.Mutation,
    ...passwordMutations.Mutation,
    ...accessMutations.Mutation,
    ...userMutations.Mutation,
    ...workspaceMutations.Mutation,
    ...inviteMutations.Mutation,
    ...propertyMutations.Mutation,
    ...financialsMutations.Mutation,
    ...reserveStudyMutations.Mutation,
    ...componentMutations.Mutation,
    ...componentImportMutations.Mutation,
    ...planMutations.Mutation,
    ...disclosureMutations.Mutation,
    ...reportMutations.Mutation,
    ...jobMutations.Mutation,
    ...yearSetupMutations.Mutation,
    ...notificationMutations.Mutation,
    ...filterSettingsMutations.Mutation,
  },
} satisfies Resolvers & RequiredResolvers;
