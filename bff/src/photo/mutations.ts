import { componentPhotos, photo, photoIdList, photoList } from '@roofline/schema/photo/photo';
import { z } from 'zod';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change } from '../upstream/change';
import { found } from '../upstream/errors';
import { restPath, uuid, type RestPath } from '../upstream/path';

/** Many photos changed: as they are now, or none where the change was refused. */
async function changedPhotos(context: GraphContext, path: RestPath, body: object) {
  const { answer, userErrors } = await change(context, () => context.rest.post(path, photoList, { body }));
  return { photos: answer ?? [], userErrors };
}

/** Photos that came to the trash, left it or are gone. */
async function movedPhotos(context: GraphContext, path: RestPath, propertyPhotoIds: string[]) {
  const { answer, userErrors } = await change(context, () =>
    context.rest.post(path, photoIdList, { body: { propertyPhotoIds } }),
  );
  return { propertyPhotoIds: answer?.propertyPhotoIds ?? [], userErrors };
}

export const photoMutations = {
  Mutation: {
    async updatePhoto(_root, { input: { propertyPhotoId, version, values } }, context) {
      const { answer, userErrors } = await change(context, () =>
        context.rest.put(restPath`/api/photo/${uuid(propertyPhotoId)}`, photo, { body: values, version }),
      );
      return { photo: answer, userErrors };
    },
    async retryPhotoPicture(_root, { input: { propertyPhotoId } }, context) {
      const path = restPath`/api/photo/${uuid(propertyPhotoId)}/retry`;
      const { answer, userErrors } = await change(context, () => context.rest.post(path, photo, {}));
      return { photo: answer, userErrors };
    },
    async setPrimaryPhoto(_root, { input: { propertyComponentId, propertyPhotoId } }, context) {
      const path = restPath`/api/photo/${uuid(propertyComponentId)}/primary/${uuid(propertyPhotoId)}`;
      const { userErrors } = await change(context, () => context.rest.post(path, componentPhotos, {}));
      return {
        get component() {
          return userErrors.length === 0 ? context.loaders.component(propertyComponentId) : null;
        },
        userErrors,
      };
    },
    assignPhotos: (_root, { input }, context) =>
      changedPhotos(context, restPath`/api/photo/bulk/assigncomponent`, input),
    setPhotosReport: (_root, { input }, context) =>
      changedPhotos(context, restPath`/api/photo/bulk/reportsettings`, input),
    async addPhotosToProject(_root, { input }, context) {
      const path = restPath`/api/photo/bulk/addproject`;
      const { photos, userErrors } = await changedPhotos(context, path, input);
      return {
        photos,
        get project() {
          return userErrors.length === 0 ? found(context.loaders.project.load(input.projectId)) : null;
        },
        userErrors,
      };
    },
    async removePhotoFromProject(_root, { input: { propertyPhotoId, projectId } }, context) {
      const path = restPath`/api/photo/photo/${uuid(propertyPhotoId)}/project/${uuid(projectId)}`;
      const { userErrors } = await change(context, () => context.rest.delete(path, z.unknown(), {}));
      return {
        get photos() {
          return userErrors.length === 0 ? [context.loaders.photo(propertyPhotoId)] : [];
        },
        get project() {
          return userErrors.length === 0 ? found(context.loaders.project.load(projectId)) : null;
        },
        userErrors,
      };
    },
    async deletePhoto(_root, { input: { propertyPhotoId, version } }, context) {
      const { userErrors } = await change(context, () =>
        context.rest.delete(restPath`/api/photo/${uuid(propertyPhotoId)}`, z.unknown(), { version }),
      );
      return { propertyPhotoIds: userErrors.length === 0 ? [propertyPhotoId] : [], userErrors };
    },
    deletePhotos: (_root, { input }, context) =>
      movedPhotos(context, restPath`/api/photo/bulk/delete`, input.propertyPhotoIds),
    restorePhotos: (_root, { input }, context) =>
      movedPhotos(context, restPath`/api/photo/bulk/restore`, input.propertyPhotoIds),
    erasePhotos: (_root, { input }, context) =>
      movedPhotos(context, restPath`/api/photo/bulk/erase`, input.propertyPhotoIds),
  },
} satisfies Resolvers;
