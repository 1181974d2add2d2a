import { propertyFile } from '@roofline/schema/file/file';
import type { ProblemItem } from '@roofline/schema/value/problem';
import { z } from 'zod';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { found } from '../upstream/errors';
import { restPath, uuid } from '../upstream/path';

interface Asked {
  propertyFileId: string;
  projectId: string;
}

const linkOf = ({ propertyFileId, projectId }: Asked) =>
  restPath`/api/file/file/${uuid(propertyFileId)}/project/${uuid(projectId)}`;

/** The file and the project after a change; nothing after a refusal. */
function payload(context: GraphContext, asked: Asked, userErrors: ProblemItem[]) {
  const isDone = userErrors.length === 0;
  return {
    get file() {
      return isDone ? found(context.loaders.file.load(asked.propertyFileId)) : null;
    },
    get project() {
      return isDone ? found(context.loaders.project.load(asked.projectId)) : null;
    },
    userErrors,
  };
}

export const fileProjectMutations = {
  Mutation: {
    async addFileToProject(_root, { input }, context) {
      const { userErrors } = await change(context, () => context.rest.post(linkOf(input), propertyFile, {}));
      return payload(context, input, userErrors);
    },
    async removeFileFromProject(_root, { input }, context) {
      const { userErrors } = await change(context, () => context.rest.delete(linkOf(input), z.unknown(), {}));
      return payload(context, input, userErrors);
    },
  },
} satisfies Resolvers;
