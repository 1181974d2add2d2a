import { property } from '@roofline/schema/property/property';
import { data, image } from '../../platform/route/answer';
import { imageQuery, keepImage } from '../../platform/images/keep';
import { imageUpload } from '../../platform/images/upload';
import { routes } from '../../platform/route/declare';
import { get } from '../../platform/route/read';
import { post, remove } from '../../platform/route/write';
import { propertyGuard, requireProperty } from '../access';
import { changeImage, imageOf } from './service';

const path = '/api/property/:propertyId/profileimage';

/** The routes of a property's profile image. */
export const profileImageRoutes = routes(
  'property',
  post(path, {
    summary: 'Set the profile image: multipart, field "file", jpg or png, at most 5,000,000 bytes',
    activity: 'property',
    file: imageUpload,
    version: 'ifGiven',
    answer: data(property),
    // A caller who may not change the image is refused before the file is read.
    first: ({ actor, params, deps }) =>
      deps.database.tenant(actor, (tx) => requireProperty(tx, actor, params.propertyId, { need: 'edit' }), {
        readOnly: true,
      }),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'edit'),
    steps: ({ actor, params, version, first, signal, file, deps }, once) => {
      const { workspaceId } = first.property;
      return keepImage(deps, { actor, workspaceId, signal }, file, (enter) =>
        once(async (tx) => changeImage(tx, deps, { actor, ...params, version, imageId: await enter(tx) }), {
          sha256: file.sha256,
        }),
      );
    },
  }),
  get(path, {
    summary: 'The profile image; small where it has that size, at most 320 pixels',
    query: imageQuery,
    answer: image,
    work: (tx, { actor, params, query }) => imageOf(tx, actor, params.propertyId, query.size),
  }),
  remove(path, {
    summary: 'Remove the profile image',
    activity: 'property',
    work: (tx, { actor, params, version, deps }) =>
      changeImage(tx, deps, { actor, ...params, version, imageId: null }),
  }),
);
