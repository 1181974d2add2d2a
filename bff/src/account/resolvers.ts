import type { Resolvers } from '../generated/resolver-types';
import { NoIdentityError, RestRefusal } from '../upstream/errors';
import { ImpossibleIdError } from '../upstream/path';
import { logoAddress, photoAddress } from '../upstream/image-address';

const isRefused = (fault: unknown, status: number) => fault instanceof RestRefusal && fault.status === status;

export const accountResolvers = {
  Query: {
    /** No one is signed in: null, whether the token is missing or its session has ended. A program hears that its token is not valid. */
    async me(_root, _args, { loaders, isProgram }) {
      try {
        return await loaders.viewer();
      } catch (fault) {
        if (fault instanceof NoIdentityError || (isRefused(fault, 401) && !isProgram)) return null;
        throw fault;
      }
    },
    /** A code that is not valid gives null, whatever the reason. */
    async invitation(_root, { code }, { loaders }) {
      try {
        const found = await loaders.invitation(code);
        return { ...found, workspacePrivateLabelLogo: logoAddress(found.workspacePrivateLabelLogo) };
      } catch (fault) {
        if (fault instanceof ImpossibleIdError || isRefused(fault, 404)) return null;
        throw fault;
      }
    },
    browserSessions: (_root, _args, { loaders }) => loaders.browserSessions(),
    accessTokens: (_root, _args, { loaders }) => loaders.accessTokens(),
  },
  PrivateLabel: {
    logoUrl: (label) => logoAddress(label.logoUrl),
  },
  Viewer: {
    imageUrl: (viewer) => photoAddress(viewer.imageUrl),
  },
} satisfies Resolvers;
