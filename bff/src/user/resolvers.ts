import type { Resolvers } from '../generated/resolver-types';
import { photoAddress } from '../upstream/image-address';

export const userResolvers = {
  Query: {
    profile: (_root, _args, { loaders }) => loaders.profile(),
    userSettings: (_root, _args, { loaders }) => loaders.userSettings(),
  },
  UserProfile: {
    imageUrl: (profile) => photoAddress(profile.imageUrl),
  },
} satisfies Resolvers;
