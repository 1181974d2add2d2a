import type { Resolvers } from '../generated/resolver-types';
import { pictureAddress } from './addresses';

export const photoResolvers = {
  Query: {
    photo: async (_root, { propertyPhotoId }, { loaders }) => loaders.photo(propertyPhotoId),
  },
  Property: {
    photos: (row, { propertyComponentId, projectId, search, includeInPhotosReport, ...asked }, { loaders }) =>
      loaders.photos(row.propertyId, {
        ...asked,
        propertyComponentId: propertyComponentId ?? undefined,
        projectId: projectId ?? undefined,
        search: search ?? undefined,
        includeInPhotosReport: includeInPhotosReport ?? undefined,
      }),
    photosReport: (row, _args, { loaders }) => loaders.photosReport(row.propertyId),
  },
  Component: {
    photos: async (row, _args, { loaders }) =>
      (await loaders.componentPhotos.load(row.propertyComponentId))?.photos ?? [],
    primaryPhoto: async (row, _args, { loaders }) =>
      (await loaders.componentPhotos.load(row.propertyComponentId))?.primaryPhoto ?? null,
  },
  Project: {
    photoCount: async (row, _args, { loaders }) =>
      (await loaders.projectPhotoCount.load(row))?.photoCount ?? 0,
  },
  Photo: {
    smallFileUrl: ({ smallFileUrl }) => pictureAddress(smallFileUrl),
    mediumFileUrl: ({ mediumFileUrl }) => pictureAddress(mediumFileUrl),
    largeFileUrl: ({ largeFileUrl }) => pictureAddress(largeFileUrl),
    originalFileUrl: ({ originalFileUrl }) => pictureAddress(originalFileUrl),
  },
} satisfies Resolvers;
