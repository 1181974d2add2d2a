import { projectPhases } from '@roofline/schema/project/phases';
import { project, type Project } from '@roofline/schema/project/project';
import { z } from 'zod';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import type { CallOptions } from '../upstream/client';
import { change } from '../upstream/change';
import { found } from '../upstream/errors';
import { PathPart, restPath, uuid, type RestPath } from '../upstream/path';

/** A change that the service answers with the project. */
async function changed(context: GraphContext, make: () => Promise<Project>) {
  const { answer, userErrors } = await change(context, make);
  return { project: answer, userErrors };
}

const post = (context: GraphContext, path: RestPath, options: CallOptions) =>
  changed(context, () => context.rest.post(path, project, options));
const put = (context: GraphContext, path: RestPath, options: CallOptions) =>
  changed(context, () => context.rest.put(path, project, options));

/** A change that the service answers with nothing: the project is read only where it is asked for. */
async function removed(context: GraphContext, projectId: string, path: RestPath, options: CallOptions) {
  const { userErrors } = await change(context, () => context.rest.delete(path, z.unknown(), options));
  return {
    get project() {
      return userErrors.length === 0 ? found(context.loaders.project.load(projectId)) : null;
    },
    userErrors,
  };
}

const ofPerson = ({ projectId, userId }: { projectId: string; userId: string }) =>
  restPath`/api/project/${uuid(projectId)}/person/${uuid(userId)}`;

export const projectMutations = {
  Mutation: {
    createProject: (_root, { input: { propertyId, values, idempotencyKey } }, context) =>
      post(context, restPath`/api/project/property/${uuid(propertyId)}`, { body: values, idempotencyKey }),
    createProjectOfComponents: (_root, { input }, context) => {
      const { propertyId, idempotencyKey, propertyComponentIds, ...values } = input;
      const [only, ...more] = propertyComponentIds;
      const at = uuid(propertyId);
      if (only !== undefined && more.length === 0) {
        const path = restPath`/api/project/property/${at}/component/${uuid(only)}`;
        return post(context, path, { body: values, idempotencyKey });
      }
      const path = restPath`/api/project/property/${at}/component/multiple`;
      return post(context, path, { body: { ...values, propertyComponentIds }, idempotencyKey });
    },
    updateProject: (_root, { input: { projectId, version, values } }, context) =>
      put(context, restPath`/api/project/${uuid(projectId)}`, { body: values, version }),
    moveProject: (_root, { input: { projectId, version, projectTemplatePhaseId } }, context) =>
      put(context, restPath`/api/project/phasestatus/${uuid(projectId)}`, {
        body: { projectTemplatePhaseId },
        version,
      }),
    completeProject: (_root, { input: { projectId, version, ...body } }, context) =>
      post(context, restPath`/api/project/${uuid(projectId)}/complete`, { body, version }),
    reopenProject: (_root, { input: { projectId, version, ...body } }, context) =>
      post(context, restPath`/api/project/${uuid(projectId)}/reopen`, { body, version }),
    deleteProject: (_root, { input: { projectId, version } }, context) =>
      removed(context, projectId, restPath`/api/project/${uuid(projectId)}`, { version }),
    restoreProject: (_root, { input: { projectId, version } }, context) =>
      post(context, restPath`/api/project/${uuid(projectId)}/restore`, { version }),
    addProjectComponent: (_root, { input: { projectId, propertyComponentId, includePhotos } }, context) => {
      const at = restPath`/api/project/${uuid(projectId)}/component/${uuid(propertyComponentId)}/${new PathPart(String(includePhotos))}`;
      return post(context, at, {});
    },
    removeProjectComponent: (_root, { input: { projectId, propertyComponentId } }, context) => {
      const at = restPath`/api/project/${uuid(projectId)}/component/${uuid(propertyComponentId)}`;
      return removed(context, projectId, at, {});
    },
    addProjectPerson: (_root, { input }, context) => post(context, ofPerson(input), {}),
    removeProjectPerson: (_root, { input }, context) =>
      removed(context, input.projectId, ofPerson(input), {}),
    followProject: (_root, { input: { projectId, isFollowing } }, context) =>
      put(context, restPath`/api/project/${uuid(projectId)}/follow`, { body: { isFollowing } }),
    async saveProjectPhases(_root, { input: { propertyId, version, phases } }, context) {
      const path = restPath`/api/project/project-template-phase/${uuid(propertyId)}`;
      const { answer, userErrors } = await change(context, () =>
        context.rest.post(path, projectPhases, { body: { phases, version } }),
      );
      return { projectPhases: answer, userErrors };
    },
  },
} satisfies Resolvers;
