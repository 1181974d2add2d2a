import { userProfile } from '@roofline/schema/user/user';
import { imageQuery, keepImage } from '../platform/images/keep';
import { imageUpload } from '../platform/images/upload';
import { data, image } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { remove, unkeyed } from '../platform/route/write';
import { changePhoto, photoOf, readProfile } from './profile';

const path = '/api/user/profile-photo';

/** The routes of the caller's photo. */
export const photoRoutes = routes(
  'user',
  unkeyed('POST', path, {
    summary: 'Set the photo of the caller: multipart, field "file", jpg or png, at most 5,000,000 bytes',
    activity: { none: "it is about the caller's own settings, not about a property" },
    neither: 'a repeat sets the same photo',
    file: imageUpload,
    version: 'ifGiven',
    answer: data(userProfile),
    steps: async ({ actor, version, signal, file, deps }) => {
      await keepImage(deps, { actor, workspaceId: actor.userId, signal }, file, (enter) =>
        deps.database.system(async (tx) => changePhoto(tx, { actor, imageId: await enter(tx), version })),
      );
      return readProfile(deps, actor);
    },
  }),
  get(path, {
    summary: 'The photo of the caller; small where it has that size, at most 320 pixels',
    right: 'read',
    query: imageQuery,
    answer: image,
    identity: (tx, { actor, query }) => photoOf(tx, actor, query.size),
  }),
  remove(path, {
    summary: 'Remove the photo of the caller',
    activity: { none: "it is about the caller's own settings, not about a property" },
    identity: (tx, { actor, version }) => changePhoto(tx, { actor, imageId: null, version }),
  }),
);
