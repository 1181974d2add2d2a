import {
  componentPhotos,
  photo,
  photoInput,
  photoListInput,
  photoPage,
  PHOTO_SIZES,
  type PhotoSize,
} from '@roofline/schema/photo/photo';
import { idList } from '@roofline/schema/value/page';
import { z } from 'zod';
import { imageQuery } from '../platform/images/keep';
import { data, download, image, uploaded } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, put, remove, unkeyed } from '../platform/route/write';
import { propertyGuard, requireProperty } from '../property/access';
import { bulkPhotoRoutes } from './bulk/routes';
import { deletePhoto, setPrimary, updatePhoto } from './change';
import { imageOfPhoto, originalOfPhoto, pageOfPhotos, photosOfComponents, readPhoto } from './read';
import { addPhotos } from './upload/add';
import { photoUpload } from './upload/reception';

const ofProperty = '/api/photo/property/:propertyId';
const ofPhoto = '/api/photo/:propertyPhotoId';

/** Photos one by one. */
const singlePhotoRoutes = routes(
  'photo',
  get(ofProperty, {
    summary: 'Photos of a property, page by page, with how many each month has',
    query: photoListInput,
    answer: data(photoPage),
    work: (tx, { actor, params, query, deps }) => pageOfPhotos(tx, deps, actor, { ...query, ...params }),
  }),
  post(ofProperty, {
    summary:
      'Add photos: multipart, 1 to 20 files "files" of at most 25,000,000 bytes and 60 megapixels, jpg, png or heic; fields description, takenDate, propertyComponentIds',
    activity: 'photo',
    file: photoUpload,
    answer: uploaded(photo),
    // Whoever may not add photos hears so before anything is read.
    first: ({ actor, params, deps }) =>
      deps.database.tenant(
        actor,
        (tx) => requireProperty(tx, actor, params.propertyId, { need: 'addPhotos' }),
        { readOnly: true },
      ),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'addPhotos'),
    steps: ({ actor, signal, deps, first: access, file }, once) =>
      addPhotos({ actor, signal, deps, access }, file, once),
  }),
  get('/api/photo/component', {
    summary: 'Photos of many components, newest first, at most 50 each, in the requested order of the lines',
    query: z.object({ propertyComponentIds: idList }),
    answer: data(z.array(componentPhotos.nullable())),
    work: (tx, { actor, query, deps }) => photosOfComponents(tx, deps, actor, query.propertyComponentIds),
  }),
  get(ofPhoto, {
    summary: 'A photo',
    answer: data(photo),
    work: (tx, { actor, params, deps }) => readPhoto(tx, deps, actor, params.propertyPhotoId),
  }),
  put(ofPhoto, {
    summary: 'Change a photo; what is left out is emptied',
    activity: 'photo',
    body: photoInput,
    answer: data(photo),
    work: (tx, { actor, params, version, body, deps }) =>
      updatePhoto(tx, { actor, deps }, { ...params, version }, body),
  }),
  remove(ofPhoto, {
    summary: 'Move a photo to the trash',
    activity: 'photo',
    work: (tx, { actor, params, version, deps }) => deletePhoto(tx, { actor, deps }, { ...params, version }),
  }),
  unkeyed('POST', '/api/photo/:propertyComponentId/primary/:propertyPhotoId', {
    summary: 'Choose the photo that stands for a component; it is put on the component when it is not yet',
    activity: 'photo',
    neither: 'a repeat chooses the same photo',
    answer: data(componentPhotos),
    work: (tx, { actor, params, deps }) => setPrimary(tx, { actor, deps }, params),
  }),
  get('/api/photo/:propertyPhotoId/image/:size', {
    summary: 'The picture in a size, as a JPEG without metadata; may be kept under an address with ?v=',
    params: { size: z.enum(PHOTO_SIZES) },
    query: imageQuery,
    answer: image,
    work: (tx, { actor, params }) =>
      imageOfPhoto(tx, actor, params.propertyPhotoId, params.size as PhotoSize),
  }),
  get('/api/photo/download/:propertyPhotoId', {
    summary: 'The picture at its full size under its name, as a JPEG without metadata',
    answer: download('image/jpeg'),
    work: (tx, { actor, params }) => originalOfPhoto(tx, actor, params.propertyPhotoId),
  }),
);

/** Photos one by one, and many at once. */
export const photoRoutes = [...singlePhotoRoutes, ...bulkPhotoRoutes];
